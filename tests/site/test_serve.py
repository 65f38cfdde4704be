"""The server for authors: under the sub-path, with the page of errors, building on changes."""

import socket
import struct
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

from tests.support.trees import write
from volto_site.serve import address, follow, server


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    write(tmp_path / "rules" / "index.html", "<p>Rules</p>")
    write(tmp_path / "index.html", "<p>Home</p>")
    write(tmp_path / "404.html", "<p>Lost</p>")
    with server(tmp_path, 0) as web:
        Thread(target=web.serve_forever, daemon=True).start()
        yield web.server_port
        web.shutdown()


def read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=10) as answer:
        return str(answer.read().decode())


def test_pages_lie_under_the_sub_path(port: int) -> None:
    assert read(f"{address(port)}rules/") == "<p>Rules</p>"


def test_nothing_is_kept_of_a_site_that_is_being_written(port: int) -> None:
    assert "unregister()" in read(f"{address(port)}sw.js")


def test_the_root_of_the_host_leads_to_the_site(port: int) -> None:
    assert read(f"http://127.0.0.1:{port}/") == "<p>Home</p>"


@pytest.mark.parametrize("path", ["volto/nothing/", "rules/"])
def test_a_lost_reader_gets_the_page_of_errors(port: int, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as error:
        read(f"http://127.0.0.1:{port}/{path}")
    with error.value:
        assert error.value.code == 404
        assert error.value.read() == b"<p>Lost</p>"


def test_a_reader_who_leaves_in_the_middle_of_a_download_leaves_no_traceback(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "engine.bin").write_bytes(bytes(50_000_000))
    with server(tmp_path, 0) as web:
        # What closes the server then waits until the reader has been served.
        web.daemon_threads = False
        Thread(target=web.serve_forever, daemon=True).start()
        with socket.create_connection(("127.0.0.1", web.server_port)) as reader:
            reader.sendall(b"GET /volto/engine.bin HTTP/1.0\r\n\r\n")
            assert reader.recv(100).startswith(b"HTTP/1.0 200")
            # Without a farewell: what was still on the way is lost.
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        web.shutdown()
    assert capfd.readouterr() == ("", "")


def test_what_goes_wrong_on_this_side_is_still_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with server(tmp_path, 0) as web:
        try:
            raise ValueError("a mistake of ours")
        except ValueError:
            web.handle_error(None, ("127.0.0.1", 1))
    assert "a mistake of ours" in capfd.readouterr().err


class Diary:
    """A builder that notes what it is asked for, and whose builds end only when given up."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    def whole(self, given_up: Event) -> None:
        self.notes.append("whole begins")
        given_up.wait()
        self.notes.append("whole given up")

    def soon(self, changed: list[Path]) -> None:
        self.notes.append(f"soon {changed[0].name}")


def test_a_change_gives_up_the_build_that_runs_and_is_shown_before_the_next() -> None:
    diary = Diary()
    follow(iter([[Path("rules.md")], [Path("faq.md")]]), diary)
    changes = [note for note in diary.notes if note.startswith("soon")]
    assert changes == ["soon rules.md", "soon faq.md"]
    builds = [note for note in diary.notes if note.startswith("whole")]
    assert builds == ["whole begins", "whole given up"] * 2
