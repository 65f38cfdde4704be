"""The `defs` that drawings share through `use`."""

from volto_core.svg.masks import mask_definitions
from volto_core.svg.mat import mat_definitions
from volto_core.svg.overlays import overlay_definitions
from volto_core.svg.symbols import symbol_definitions

PREFIX = "volto"
_REFERENCE = 'href="#~'

_DEFINITIONS = mat_definitions() | symbol_definitions() | mask_definitions() | overlay_definitions()


def definitions(ident_prefix: str = PREFIX) -> str:
    """A hidden `svg` with every definition that the drawings of a page refer to."""
    everything = prefixed(_groups(_DEFINITIONS), ident_prefix)
    return (
        '<svg class="volto-definitions" width="0" height="0" aria-hidden="true">'
        f"<defs>{everything}</defs></svg>"
    )


def definitions_for(drawing: str) -> str:
    """The definitions that this drawing refers to; others would reveal kinds that it hides."""
    needed: set[str] = set()
    waiting = _references(drawing)
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.add(name)
            waiting += _references(_DEFINITIONS[name])
    used = {name: drawing for name, drawing in _DEFINITIONS.items() if name in needed}
    return f"<defs>{_groups(used)}</defs>" if used else ""


def prefixed(drawing: str, prefix: str) -> str:
    """The drawing with this prefix before its ids."""
    return drawing.replace('="#~', f'="#{prefix}-').replace('id="~', f'id="{prefix}-')


def _groups(drawings: dict[str, str]) -> str:
    return "".join(f'<g id="~{name}">{drawing}</g>' for name, drawing in drawings.items())


def _references(drawing: str) -> list[str]:
    return [part[: part.index('"')] for part in drawing.split(_REFERENCE)[1:]]
