"""The running hub: the camera's thread, presses that wait, pictures that are kept."""
