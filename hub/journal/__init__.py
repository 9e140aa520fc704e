"""What is kept: the file, a move as a line, a match together with its file, all matches."""
