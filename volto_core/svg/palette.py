"""The colours by name, in four themes: light, dark, print, and forced colours."""

Palette = dict[str, str]

LIGHT: Palette = {
    "stone-1": "#f4ecdc",
    "stone-2": "#eadec7",
    "inlay": "#d3c19c",
    "ivory-palace-1": "#b04c4a",
    "ivory-palace-2": "#a64343",
    "night-palace-1": "#4f7799",
    "night-palace-2": "#466e91",
    "arcade": "#f4dca699",
    "niche": "#ffdf9a14",
    "frame": "#e8dbc0",
    "edge": "#b48a35",
    "coordinate": "#5a4527",
    "gold": "#c39a41",
    "candle": "#f3d892",
    "tile": "#221a2e",
    "shadow": "#1a102033",
    "ivory": "#fffaf0",
    "ivory-rim": "#3f3022",
    "ivory-shade": "#6b4a1f1a",
    "ivory-mark": "#701829",
    "ivory-eye": "#33251c",
    "night": "#1d1738",
    "night-rim": "#0b0719",
    "night-shade": "#8f7fd624",
    "night-mark": "#f4ebff",
    "night-eye": "#f4ebff",
    "last": "#c9a24d47",
    "highlight": "#1f7a7440",
    "selected": "#c9a24d80",
    "target": "#12605b",
    "halo": "#fffaf0",
    "card": "#fffaf0",
    "card-mark": "#2b2133",
}
DARK: Palette = LIGHT | {
    "stone-1": "#7d7080",
    "stone-2": "#736676",
    "inlay": "#948593",
    "ivory-palace-1": "#a35052",
    "ivory-palace-2": "#99484a",
    "night-palace-1": "#476d8e",
    "night-palace-2": "#406585",
    "arcade": "#f0d9a080",
    "frame": "#221a2e",
    "edge": "#c9a24d",
    "coordinate": "#ecd9ac",
    "gold": "#d9ae55",
    "shadow": "#08041266",
    "ivory": "#f6eddc",
    "night": "#120d26",
    "night-rim": "#a294cc",
    "last": "#e6b95c40",
    "highlight": "#7fe0cf40",
    "selected": "#e6b95c73",
    "target": "#86dccb",
    "halo": "#0d0a18",
    "card": "#f6eddc",
}
# Ink is for lines and signs, not for surfaces.
PRINT: Palette = LIGHT | {
    "stone-1": "#fff",
    "stone-2": "#f6f3ee",
    "ivory-palace-1": "#f1dcdd",
    "ivory-palace-2": "#ecd2d4",
    "night-palace-1": "#dde4ee",
    "night-palace-2": "#d2dbe8",
    "arcade": "#a8884799",
    "niche": "#0000",
    "frame": "#fff",
    "coordinate": "#2b2133",
    "shadow": "#0000",
    "ivory": "#fff",
    "night": "#c3bed0",
    "night-mark": "#120d26",
    "night-eye": "#120d26",
}
# The system colours of forced-colors mode.
FORCED: Palette = (
    dict.fromkeys(LIGHT, "Canvas")
    | dict.fromkeys(("ivory-rim", "ivory-mark", "ivory-eye", "night", "night-rim"), "CanvasText")
    | dict.fromkeys(("edge", "coordinate", "card-mark", "candle"), "CanvasText")
    | dict.fromkeys(("gold", "inlay", "arcade"), "GrayText")
    | dict.fromkeys(("selected", "target"), "Highlight")
    | dict.fromkeys(("shadow", "ivory-shade", "night-shade", "niche"), "#0000")
)


def theme(palette: Palette, *bases: Palette) -> str:
    """The palette as custom properties, without those that every base theme already sets."""
    return ";".join(
        f"--volto-{name}:{colour}"
        for name, colour in palette.items()
        if not bases or any(base[name] != colour for base in bases)
    )
