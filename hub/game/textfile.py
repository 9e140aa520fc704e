"""Text from a file, or a plain sentence that says why it cannot be had."""

from __future__ import annotations

from pathlib import Path


class UnreadableText(ValueError):
    """A file is missing or no text; the sentence names it and says what is the matter."""


def read_text(path: Path) -> str:
    """Return the text of a UTF-8 file (a mark of the byte order is skipped).

    Raises UnreadableText.
    """
    check_is_file(path)
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:  # ValueError: bytes that are no text, a name with a NUL
        raise UnreadableText(why(path, error)) from error


def check_is_file(path: Path) -> None:
    """Raise UnreadableText for a pipe or a device, where reading may never end."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise UnreadableText(f"{path} is no file but a pipe or a device: name a file.")


def why(path: Path, error: OSError | ValueError, verb: str = "read") -> str:
    """Return in plain words why a file cannot be read (or `verb`, as "written").

    >>> why(Path("a.mtn"), FileNotFoundError(2, "No such file or directory"))
    'There is no file a.mtn.'
    """
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        missing = "folder" if verb == "written" else "file"
        return f"There is no {missing} {path.parent if verb == 'written' else path}."
    if isinstance(error, IsADirectoryError):
        return f"{path} is a folder, not a file."
    if isinstance(error, PermissionError):
        return f"{path} may not be {verb}: look at its permissions."
    if isinstance(error, UnicodeError):
        return f"{path} is not text."
    reason = error.strerror if isinstance(error, OSError) else None
    return f"{path} cannot be {verb}" + (f": {reason}." if reason else ".")
