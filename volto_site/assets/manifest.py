"""The web app manifest, one per language."""

import json

from volto_core.svg.palette import LIGHT
from volto_site.languages import language_of
from volto_site.strings import strings_of

# The icons: their sizes in pixels, and whether they are maskable.
ICONS = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-cut.png": (512, True)}


def app_manifest(language: str) -> bytes:
    """The manifest, with relative addresses, as the site may be served from any path."""
    strings = strings_of(language)
    about = {
        "name": strings.t("offline-app-name"),
        "short_name": "VOLTO",
        "description": strings.t("offline-app-about"),
        "lang": language,
        "start_url": f"../../{language_of(language).prefix}",
        "scope": "../../",
        "display": "standalone",
        "background_color": LIGHT["tile"],
        "theme_color": LIGHT["tile"],
        "icons": [
            {
                "src": name,
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": "maskable" if is_cut else "any",
            }
            for name, (size, is_cut) in ICONS.items()
        ],
    }
    return json.dumps(about, ensure_ascii=False, indent=1).encode()
