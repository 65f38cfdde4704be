"""A small puzzle as the page loads it, and what is said of a puzzle of the path."""

PUZZLE = {
    "id": "hunt",
    "theme": "hunt",
    "kind": "win",
    "position": "5/1n3/c3l/2a2/1C3/4L/L4 2 01",
    "within": 1,
    "solution": "c4b3",
}


def comment_id(name: str) -> str:
    """The message that comments on a puzzle of the path."""
    return f"path-{name}"
