"""A theme lists what MkDocs copies, as it always did, and loads everything else as well."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.theme import Theme

from volto_site.listed import ShownFiles, environment_of


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
    assert ShownFiles(tmp_path).list_templates() == ["main.html", "partials/head.html"]
    assert environment.get_template(".icons/mask.svg").render() == ".icons/mask.svg"
