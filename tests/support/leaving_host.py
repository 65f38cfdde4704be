"""A host that can go out of reach."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

from tests.support.host import Handler
from tests.support.site import Site


class Leaving(Handler):
    """A host that answers nobody while it is gone."""

    gone = Event()

    def do_GET(self) -> None:
        """Send a file, or close the line."""
        if self.gone.is_set():
            self.close_connection = True
        else:
            super().do_GET()


class Host(Site):
    """The built site on a host of its own."""

    @contextmanager
    def away(self) -> Iterator[None]:
        """Let the host be out of reach."""
        Leaving.gone.set()
        try:
            yield
        finally:
            Leaving.gone.clear()
