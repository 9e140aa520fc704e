"""Runs on the Pico, copied onto it as it stands; the hub shares link.py."""
