"""hub.toml: what it may say, how it is read, the one to start from."""
