"""Takes the pictures of the README from the built site: `python -m tests.bench.pictures`."""

import base64
from pathlib import Path

from playwright.sync_api import Browser

from tests.bench.fixtures import chromium
from tests.support.host import served
from volto_site.places import ROOT, SITE

FOLDER = ROOT / ".github" / "pictures"
SCHEMES = ("light", "dark")

# A browser writes WebP, which is half of a PNG.
TO_WEBP = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
  return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}"""


def picture(browser: Browser, home: str, scheme: str) -> bytes:
    """The home page as a reader of English meets it."""
    context = browser.new_context(
        viewport={"width": 1120, "height": 760},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    page.goto(f"{home}en/", wait_until="networkidle")
    taken = base64.b64encode(page.screenshot()).decode()
    blank = context.new_page()
    written = blank.evaluate(TO_WEBP, taken)
    context.close()
    return base64.b64decode(written)


def main(folder: Path = FOLDER) -> None:
    """Write the pictures."""
    folder.mkdir(exist_ok=True)
    with served(SITE) as home, chromium() as browser:
        for scheme in SCHEMES:
            (folder / f"{scheme}.webp").write_bytes(picture(browser, home, scheme))


if __name__ == "__main__":
    main()
