"""Where readers can write to the authors: the repository that the site was built from."""

from urllib.parse import urlsplit

PAGE = "about.md"
MARK = "<!-- repository -->"


def with_repository(markdown: str, address: str) -> str:
    """The page with a link to the repository in place of each mark."""
    parts = urlsplit(address)
    return markdown.replace(MARK, f"[`{parts.netloc}{parts.path.rstrip('/')}`]({address})")
