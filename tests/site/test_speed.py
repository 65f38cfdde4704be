"""What makes a build faster changes nothing that it builds."""

from pathlib import Path

import pytest
from jinja2 import DictLoader, Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.theme import Theme

from volto_site.speed import Copies, VisibleFiles, end_copy, environment_of, keep_templates


def environment(
    templates: dict[str, str], folder: Path, *, trim_blocks: bool = False
) -> Environment:
    """A new environment, as MkDocs makes one for each language."""
    made = Environment(loader=DictLoader(templates), autoescape=True, trim_blocks=trim_blocks)
    keep_templates(made, folder)
    return made


def test_the_next_language_finds_its_templates_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    templates = {"page": "{{ title }}!"}
    environment(templates, tmp_path).get_template("page")
    monkeypatch.delattr(Environment, "compile")
    assert environment(templates, tmp_path).get_template("page").render(title="Oui") == "Oui!"


def test_a_changed_template_is_compiled_again(tmp_path: Path) -> None:
    environment({"page": "old"}, tmp_path).get_template("page")
    assert environment({"page": "new"}, tmp_path).get_template("page").render() == "new"


def test_a_template_is_compiled_again_for_other_settings(tmp_path: Path) -> None:
    templates = {"page": "{% if true %}\nOui{% endif %}"}
    assert environment(templates, tmp_path).get_template("page").render() == "\nOui"
    trimmed = environment(templates, tmp_path, trim_blocks=True)
    assert trimmed.get_template("page").render() == "Oui"


def test_mkdocs_copies_the_same_files_of_material_as_without_the_list() -> None:
    config = MkDocsConfig()
    config.site_dir, config.use_directory_urls = "site", True
    config.theme = Theme(name="material")
    ours, theirs = Files([]), Files([])
    ours.add_files_from_theme(environment_of(config.theme), config)
    theirs.add_files_from_theme(config.theme.get_env(), config)
    assert list(ours.src_uris) == list(theirs.src_uris)
    assert len(ours)


def test_a_hidden_file_can_be_loaded_and_is_not_listed(tmp_path: Path) -> None:
    for name in (".icons/mask.svg", "partials/.draft", "partials/head.html", "main.html"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(name, "utf-8")
    environment = environment_of(Theme(custom_dir=str(tmp_path)))
    assert VisibleFiles(tmp_path).list_templates() == ["main.html", "partials/head.html"]
    assert environment.get_template(".icons/mask.svg").render() == ".icons/mask.svg"


@pytest.mark.parametrize("succeeds", [True, False])
def test_what_a_copy_of_the_process_comes_to_is_told_once(*, succeeds: bool) -> None:
    copies = Copies()
    if copies.start():
        end_copy(succeeds=succeeds)
    assert copies.all_succeed() is succeeds
    assert copies.all_succeed()


def test_a_copy_does_not_wait_for_copies_that_were_started_before_it() -> None:
    earlier, later = Copies(), Copies()
    if earlier.start():
        end_copy(succeeds=False)
    if later.start():
        end_copy(succeeds=earlier.all_succeed())
    assert later.all_succeed()
    assert not earlier.all_succeed()
