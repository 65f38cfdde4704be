"""Progress lines of commands that take long."""

# What every such line begins with.
MARK = "==> "


def say(text: str) -> None:
    """Print a progress line, flushed so that it also shows in a pipe."""
    # With its end in one piece: steps that run side by side would write into each other's lines.
    print(f"{MARK}{text}\n", end="", flush=True)
