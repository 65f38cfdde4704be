import xml.etree.ElementTree as ET
from itertools import product

import pytest

from volto_core.pieces import KINDS, Player
from volto_core.svg import definitions, emblem_svg, mask_svg, stylesheet
from volto_core.svg.palette import DARK, FORCED, LIGHT, PRINT, Palette, theme
from volto_core.svg.style import RULES, standalone_style

Colour = tuple[float, float, float]
PAGES = {"light": "#faf6ee", "dark": "#15111f", "print": "#fff"}
THEMES = {"light": LIGHT, "dark": DARK, "print": PRINT}
SQUARES = tuple(
    f"{ground}-{tone}"
    for ground, tone in product(("stone", "ivory-palace", "night-palace"), (1, 2))
)
MARKS = (None, "last", "highlight", "selected")
FAMILIES = ("ivory", "night")
EVERYTHING = "".join(f'class="volto-{name}"' for name in RULES)


def layers(code: str) -> tuple[Colour, float]:
    """A colour such as #abc, #abcd, #aabbcc or #aabbccdd, and how much it covers."""
    digits = code.removeprefix("#")
    if len(digits) < 6:
        digits = "".join(digit * 2 for digit in digits)
    red, green, blue, cover = bytes.fromhex(digits.ljust(8, "f"))
    return (red, green, blue), cover / 255


def over(ground: Colour, code: str) -> Colour:
    colour, cover = layers(code)
    mixed = [top * cover + under * (1 - cover) for top, under in zip(colour, ground, strict=True)]
    return (mixed[0], mixed[1], mixed[2])


def luminance(colour: Colour) -> float:
    linear = [
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def grounds(palette: Palette, page: str) -> dict[str, Colour]:
    """What a mask can stand on: each square, plain, in a niche or marked, and the page."""
    found = {"page": layers(page)[0]}
    for square in SQUARES:
        plain = layers(palette[square])[0]
        found[square] = plain
        if "palace" in square:
            found[f"{square} niche"] = over(plain, palette["niche"])
        for mark in MARKS[1:]:
            found[f"{square} {mark}"] = over(plain, palette[mark or ""])
    return found


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("name", THEMES)
def test_a_mask_stands_out_against_every_ground(name: str, family: str) -> None:
    palette = THEMES[name]
    fill, rim = layers(palette[family])[0], layers(palette[f"{family}-rim"])[0]
    faint = {
        ground: round(max(contrast(fill, colour), contrast(rim, colour)), 2)
        for ground, colour in grounds(palette, PAGES[name]).items()
        if max(contrast(fill, colour), contrast(rim, colour)) < 3
    }
    assert faint == {}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("name", THEMES)
def test_a_symbol_is_legible_on_its_mask(name: str, family: str) -> None:
    palette = THEMES[name]
    fill = layers(palette[family])[0]
    for mark in ("mark", "eye"):
        for ground in (fill, over(fill, palette[f"{family}-shade"])):
            assert contrast(layers(palette[f"{family}-{mark}"])[0], ground) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_the_families_differ_in_shade(name: str) -> None:
    ivory, night = (layers(THEMES[name][family])[0] for family in FAMILIES)
    assert contrast(ivory, night) >= (1.5 if name == "print" else 3)


@pytest.mark.parametrize("name", THEMES)
def test_targets_and_arrows_stand_out_on_squares_and_on_masks(name: str) -> None:
    palette = THEMES[name]
    dot, halo = layers(palette["target"])[0], layers(palette["halo"])[0]
    on = [layers(palette[ground])[0] for ground in (*SQUARES, *FAMILIES)]
    assert contrast(dot, halo) >= 3
    assert all(max(contrast(dot, ground), contrast(halo, ground)) >= 3 for ground in on)


@pytest.mark.parametrize("name", THEMES)
def test_letters_and_signs_are_legible(name: str) -> None:
    palette = THEMES[name]
    for text, ground in (("coordinate", "frame"), ("card-mark", "card"), ("halo", "target")):
        assert contrast(layers(palette[text])[0], layers(palette[ground])[0]) >= 4.5


@pytest.mark.parametrize("palette", [DARK, PRINT, FORCED])
def test_every_theme_names_the_same_colours(palette: Palette) -> None:
    assert palette.keys() == LIGHT.keys()


def test_a_theme_leaves_out_what_is_the_same_in_all_others() -> None:
    assert theme({"a": "#111", "b": "#222"}) == "--volto-a:#111;--volto-b:#222"
    assert theme({"a": "#111", "b": "#222"}, {"a": "#111", "b": "#333"}) == "--volto-b:#222"


@pytest.mark.parametrize("style", [stylesheet(), standalone_style(EVERYTHING)])
def test_colours_are_custom_properties_only(style: str) -> None:
    declarations = style.replace("{", ";").replace("}", ";").split(";")
    strays = [part for part in declarations if "#" in part and not part.startswith("--volto-")]
    assert strays == []
    used = {part.split(")")[0].split(",")[0] for part in style.split("var(")[1:]}
    assert used - {"--volto-font", "--volto-coordinate-size"} == {
        f"--volto-{name}" for name in LIGHT
    }


def test_a_page_chooses_its_theme_and_a_file_follows_the_system() -> None:
    assert '[data-md-color-scheme="slate"]{' in stylesheet()
    assert "prefers-color-scheme" not in stylesheet()
    assert "@media (prefers-color-scheme:dark)" in standalone_style(EVERYTHING)
    for style in (stylesheet(), standalone_style(EVERYTHING)):
        assert "@media print" in style
        assert "@media (forced-colors:active)" in style
        assert style.count("{") == style.count("}")


def test_drawings_are_styled_by_known_classes_only() -> None:
    pictures = [definitions(), emblem_svg(standalone=False)]
    pictures += [mask_svg(kind, player, standalone=False) for kind in KINDS for player in Player]
    style = stylesheet()
    for picture in pictures:
        for element in ET.fromstring(picture).iter():
            assert not {"style", "fill", "stroke", "color"} & element.attrib.keys()
            for name in element.get("class", "").split():
                assert any(f".{name}{end}" in style for end in "{,")
