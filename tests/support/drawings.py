"""Drawings read back: which definitions they use, and where."""

import xml.etree.ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
Place = tuple[float, float]


def drawn(picture: str) -> list[tuple[str, Place]]:
    """Every use outside the definitions as the name of what it draws and its place."""
    root = ET.fromstring(picture)
    for child in list(root):
        if child.tag.removeprefix(SVG) == "defs":
            root.remove(child)
    return [
        (
            element.attrib["href"].removeprefix("#volto-"),
            (float(element.get("x", "0")), float(element.get("y", "0"))),
        )
        for element in root.iter()
        if element.tag.removeprefix(SVG) == "use"
    ]


def places(picture: str, name: str) -> list[Place]:
    """Where the picture draws this definition."""
    return [place for drawing, place in drawn(picture) if drawing == name]


def words(picture: str) -> list[str | None]:
    """What is written in the picture."""
    return [element.text for element in ET.fromstring(picture).iter(f"{SVG}text")]
