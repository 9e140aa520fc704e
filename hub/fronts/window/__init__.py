"""What is shown on a screen: the camera's picture, the station, whose turn it is, the scores."""
