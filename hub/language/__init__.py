"""Sentences for people, made of moves and matches (pure)."""
