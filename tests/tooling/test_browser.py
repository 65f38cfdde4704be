from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from volto_site.tooling.browser import (
    VARIABLE,
    Browser,
    Source,
    choose,
    known,
    launch_arguments,
    provide,
    sources,
    works,
)
from volto_site.tooling.missing import Missing


def source(name: str, *paths: str) -> Source:
    return Source(name, lambda: paths)


def only(*good: str) -> Callable[[str], bool]:
    return lambda path: path in good


def never_asked() -> Iterator[str]:
    raise AssertionError("this source should not have been asked")
    yield


def program(folder: Path, script: str = "exit 0") -> Path:
    path = folder / "chromium"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def test_the_first_browser_that_runs_is_chosen() -> None:
    places = [source("system", "/stub", "/chrome"), source("playwright", "/own")]
    assert choose(places, runs=only("/chrome", "/own")) == Browser(Path("/chrome"), "system")


def test_a_source_without_a_browser_that_runs_is_passed_over() -> None:
    places = [source("system", "/stub"), source("playwright"), source("apt", "/chromium")]
    assert choose(places, runs=only("/chromium")) == Browser(Path("/chromium"), "apt")


def test_nothing_is_downloaded_once_a_browser_is_found() -> None:
    places = [source("system", "/chrome"), Source("playwright", never_asked)]
    assert choose(places, runs=only("/chrome")) is not None


def test_the_system_comes_before_playwright_and_apt_comes_last(tmp_path: Path) -> None:
    assert [place.name for place in sources(tmp_path)] == [
        "installed on this system",
        "from Playwright",
        "from a Debian package",
    ]


def test_the_browser_that_the_user_names_comes_before_all(tmp_path: Path) -> None:
    (tmp_path / "browser-path").write_text(str(program(tmp_path)))
    places = [Source("system", never_asked)]
    named = provide(tmp_path, environment={VARIABLE: "/mine"}, places=places, runs=only("/mine"))
    assert named == Path("/mine")


def test_a_named_browser_that_does_not_run_is_an_error(tmp_path: Path) -> None:
    places = [source("system", "/chrome")]
    with pytest.raises(Missing, match="VOLTO_BROWSER names /mine"):
        provide(tmp_path, environment={VARIABLE: "/mine"}, places=places, runs=only("/chrome"))


def test_a_browser_once_found_is_remembered(tmp_path: Path) -> None:
    path = str(program(tmp_path))
    provide(tmp_path, environment={}, places=[source("system", path)], runs=only(path))
    again = provide(tmp_path, environment={}, places=[Source("system", never_asked)])
    assert str(again) == path


def test_a_remembered_browser_that_is_gone_is_looked_for_again(tmp_path: Path) -> None:
    (tmp_path / "browser-path").write_text("/gone")
    places = [source("system", "/new")]
    assert provide(tmp_path, environment={}, places=places, runs=only("/new")) == Path("/new")


def test_no_browser_at_all_is_an_error_with_a_remedy(tmp_path: Path) -> None:
    with pytest.raises(Missing, match="Install Chromium or Chrome, or name one"):
        provide(tmp_path, environment={}, places=[source("system")], runs=only())


def test_no_browser_is_known_before_one_is_found(tmp_path: Path) -> None:
    assert known(tmp_path, {}) is None


def test_a_program_that_answers_works(tmp_path: Path) -> None:
    assert works(str(program(tmp_path)))


def test_a_stub_does_not_work(tmp_path: Path) -> None:
    assert not works(str(program(tmp_path, "exit 127")))


def test_a_program_that_is_not_there_does_not_work(tmp_path: Path) -> None:
    assert not works(str(tmp_path / "chromium"))


def test_launch_arguments_are_a_copy_for_each_caller() -> None:
    launch_arguments().clear()
    assert "--no-sandbox" in launch_arguments()
