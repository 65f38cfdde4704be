"""The table of figures in the README, which nobody types."""

from volto_site.measures.page import readme_table
from volto_site.places import ROOT
from volto_site.strings import strings_of

README = ROOT / "README.md"
BEGIN = "<!-- Written by `make bench`. -->\n"
END = "<!-- Until here. -->\n"


def with_table(text: str) -> str:
    """The README with the figures measured last."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{readme_table(strings_of('en'))}\n\n{END}{after}"


def write_readme() -> None:
    """Write the figures into the README."""
    README.write_text(with_table(README.read_text("utf-8")), "utf-8")
