"""Templates are compiled once for all languages, and again when their text is another."""

import pytest
from jinja2 import DictLoader, Environment

from volto_site.compiled import CompiledTemplates


def environment(templates: dict[str, str], compiled: CompiledTemplates) -> Environment:
    """A new environment, as MkDocs makes one for each language."""
    return Environment(loader=DictLoader(templates), bytecode_cache=compiled, autoescape=True)


def test_the_next_language_finds_its_templates_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, templates = CompiledTemplates(), {"page": "{{ title }}!"}
    environment(templates, compiled).get_template("page")
    monkeypatch.delattr(Environment, "compile")
    assert environment(templates, compiled).get_template("page").render(title="Oui") == "Oui!"


def test_a_changed_template_is_compiled_again() -> None:
    compiled = CompiledTemplates()
    environment({"page": "old"}, compiled).get_template("page")
    assert environment({"page": "new"}, compiled).get_template("page").render() == "new"
