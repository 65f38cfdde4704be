"""Progress lines of commands that take long."""


def say(text: str) -> None:
    """Print a progress line, flushed so that it also shows in a pipe."""
    print(f"==> {text}", flush=True)
