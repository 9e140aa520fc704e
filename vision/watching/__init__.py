"""From a camera's frames to settled tables."""
