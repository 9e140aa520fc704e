"""One file a subcommand of `woowoo`."""
