"""The lines that show how far a command has come."""


def say(text: str) -> None:
    """Print one step of progress at once, also into a pipe."""
    print(f"==> {text}", flush=True)
