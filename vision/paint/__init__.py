"""Paints tiles and tables as a camera would see them, with the truth about them."""
