"""Progress lines of commands that take long."""


def say(text: str) -> None:
    """Print a progress line, flushed so that it also shows in a pipe."""
    # With its end in one piece: steps that run side by side would write into each other's lines.
    print(f"==> {text}\n", end="", flush=True)
