"""Reading the source of a page without rendering it."""

from volto_site.content.source import parse_source


def test_the_front_matter_is_read_and_counted() -> None:
    source = parse_source('---\ntitle: "A: b"\nhide: toc\n---\n\n# A {#a}\n')
    assert source.meta == {"title": "A: b", "hide": "toc"}
    assert [(heading.line, heading.id) for heading in source.headings] == [(6, "a")]


def test_a_page_without_front_matter_has_none() -> None:
    assert parse_source("# A\n").meta == {}


def test_headings_in_code_are_no_headings() -> None:
    assert not parse_source("```text\n# A {#a}\n```\n").headings


def test_a_longer_fence_holds_shorter_ones() -> None:
    (fence,) = parse_source("````text\n```volto\nx\n```\n````\n").fences
    assert fence.text == "```volto\nx\n```"


def test_a_fence_that_never_ends_is_read_to_the_end() -> None:
    (fence,) = parse_source("```volto\nx\n").fences
    assert fence.info == "volto"


def test_links_images_and_code_are_told_apart() -> None:
    source = parse_source("[a `b`](c.md#d), ![e](f.svg), `[g](h)` and [i [j]](k)\n")
    assert [(link.target, link.is_image) for link in source.links] == [
        ("c.md#d", False),
        ("f.svg", True),
        ("k", False),
    ]


def test_a_heading_gives_its_title_by_its_id() -> None:
    source = parse_source("## The noble {#move-noble}\n")
    assert source.title_of("move-noble") == "The noble"
    assert source.title_of("move-lady") is None
