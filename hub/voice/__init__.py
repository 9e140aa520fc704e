"""What can be heard: sounds and speech."""
