"""The error of a set-up that needs something of the user."""


class Missing(Exception):
    """A requirement that the set-up cannot install; the message tells the user what to do."""
