"""Timings, printed by make bench."""
