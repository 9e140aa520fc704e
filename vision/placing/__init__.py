"""Where the camera stands: from pixels to millimetres of the table."""
