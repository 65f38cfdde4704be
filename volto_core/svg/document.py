"""A drawing as an SVG file or an inline fragment, with its accessible title and description."""

from typing import NamedTuple

from volto_core.svg.definitions import PREFIX, definitions_for, prefixed
from volto_core.svg.style import standalone_style


class Caption(NamedTuple):
    """The accessible texts of a drawing, and the prefix of its ids."""

    ident: str
    title: str = ""
    description: str = ""


# The end of the opening tag of a drawing without accessible texts.
_WITHOUT_CAPTION = ' aria-hidden="true">'


def escaped(text: str) -> str:
    """The text escaped for XML."""
    for character, entity in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "#39")):
        text = text.replace(character, f"&{entity};")
    return text


def document(
    drawing: str,
    *,
    box: str,
    size: tuple[int, int] | None,
    caption: Caption,
    standalone: bool,
) -> str:
    """The drawing in its `svg` element; `~` in it stands for the prefix of the ids."""
    ident = escaped(caption.ident)
    names = _names(ident, caption)
    sizes = f' width="{size[0]}" height="{size[1]}"' if size else ""
    opening = f'class="volto" viewBox="{box}"{sizes}'
    if not standalone:
        return f"<svg {opening}{names}{prefixed(drawing, PREFIX)}</svg>"
    content = prefixed(definitions_for(drawing) + drawing, ident)
    namespace = 'xmlns="http://www.w3.org/2000/svg"'
    return f"<svg {namespace} {opening}{names}{standalone_style(content)}{content}</svg>"


def captioned(svg: str, *, ident: str, title: str, description: str = "") -> str:
    """Add accessible texts to a fragment rendered without, which is shared by all languages."""
    return svg.replace(_WITHOUT_CAPTION, _names(ident, Caption(ident, title, description)), 1)


def _names(ident: str, caption: Caption) -> str:
    """The end of the opening tag, and the elements that its ARIA attributes refer to."""
    attributes = texts = ""
    for text, tag, attribute in (
        (caption.title, "title", "aria-labelledby"),
        (caption.description, "desc", "aria-describedby"),
    ):
        if text:
            attributes += f' {attribute}="{ident}-{tag}"'
            texts += f'<{tag} id="{ident}-{tag}">{escaped(text)}</{tag}>'
    if not texts:
        return _WITHOUT_CAPTION
    return f' role="img"{attributes}>{texts}'
