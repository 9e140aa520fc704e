"""From pixels to tiles on tracks. Knows no rules and no players."""
