"""The windows in which pages are tested."""

from playwright.sync_api import ViewportSize

DESK: ViewportSize = {"width": 1280, "height": 900}
# The narrowest phone that the site is made for.
SMALL_PHONE: ViewportSize = {"width": 320, "height": 640}
