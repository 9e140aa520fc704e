"""Cameras behind one protocol."""
