"""The site as an app: the manifest that lets a device install it, one per language."""

import json

from volto_core.svg.palette import LIGHT
from volto_site.languages import language_of
from volto_site.strings import strings_of

# The drawings as pictures: their widths, and whether a device may cut them to its own shape.
ICONS = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-cut.png": (512, True)}


def app_manifest(language: str) -> bytes:
    """The manifest, whose addresses are relative to its own: the site may lie anywhere."""
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
