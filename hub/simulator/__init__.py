"""A virtual table around the real app."""
