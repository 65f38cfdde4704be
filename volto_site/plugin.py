"""The events of MkDocs: each hands pages to the rest of the package and back."""

import logging
from functools import cache, partial
from html import escape
from pathlib import Path
from typing import Any

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import Abort, PluginError
from mkdocs.plugins import CombinedEvent, event_priority, get_plugin_logger
from mkdocs.structure import StructureItem
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page

from volto_site.aid.sheet import PAGE as AID
from volto_site.aid.sheet import with_sheet
from volto_site.assets.files import assets, downloads, stamped
from volto_site.boards.extension import (
    BoardError,
    BoardExtension,
    boards_drawn,
    boards_written,
    with_definitions,
)
from volto_site.check import data_problems, problems_of_the_site
from volto_site.closure import references_of
from volto_site.content.source import parse_source, read_source
from volto_site.handover import Taken
from volto_site.languages import CODES, SOURCE, TRANSLATIONS, language_of
from volto_site.node import NodeFailed
from volto_site.offline.worker import write_worker
from volto_site.pages.contact import PAGE as CONTACT
from volto_site.pages.contact import with_repository
from volto_site.pages.generated import generated_pages
from volto_site.pages.rule_links import with_links
from volto_site.pages.sitemap import pages_in, sitemap
from volto_site.pages.strategy import PAGE as STRATEGY
from volto_site.pages.strategy import with_figures
from volto_site.pages.template import PageFacts, Template
from volto_site.places import DOCS
from volto_site.puzzles.collection import retired_puzzles
from volto_site.puzzles.overview import PAGE as PUZZLES
from volto_site.puzzles.overview import with_lists
from volto_site.puzzles.pages import SHELL, WHOLE, shell_markdown, write_pages, write_retired
from volto_site.search.index import write_indexes
from volto_site.speed import (
    Copies,
    disable_garbage_collection,
    end_copy,
    keep_templates,
    list_visible_files,
    skip_last_collection,
)
from volto_site.strings import Strings, strings_of
from volto_site.strings.parser import keep_messages

log = get_plugin_logger("volto")

# What looks for problems, and what builds other languages, each beside this process.
_checks, _languages = Copies(), Copies()

# static-i18n builds the languages one after the other, and runs every event again for each.
LATE = -200
# Before static-i18n, which builds the other languages when the first one is done.
EARLY = 200
# What mkdocs.yml calls the mark behind a heading, which has a name in every language.
_HEADING_LINK = 'title="heading-link"'


def language(config: MkDocsConfig) -> str:
    """The language that is being built."""
    return str(_i18n(config).current_language or SOURCE)


def _i18n(config: MkDocsConfig) -> Any:
    """The plugin static-i18n, which has no types."""
    return config.plugins["i18n"]


def only_page(config: MkDocsConfig) -> str:
    """The one page to build, such as `fr/rules.md`, empty where the site is built."""
    return str(config.extra.get("page") or "")


def on_startup(command: str, dirty: bool) -> None:
    """Disable garbage collection during a build."""
    disable_garbage_collection()


def on_shutdown() -> None:
    """Skip the garbage collection at the end of the process."""
    skip_last_collection()


@event_priority(EARLY)
def _on_config_of_a_page(config: MkDocsConfig) -> None:
    """Build the language of the one page, and no other after it."""
    if only_page(config):
        languages = _i18n(config)
        languages.current_language = only_page(config).partition("/")[0]
        languages.building = True


@event_priority(LATE)
def _on_config(config: MkDocsConfig) -> None:
    """Leave what the languages share to one build, and mark the assets with their content."""
    # There is one sitemap, written at the end, and one page of each error, written first.
    config.theme.static_templates.discard("sitemap.xml")
    if language(config) == SOURCE and not only_page(config):
        config.theme.static_templates.add("503.html")
    else:
        config.theme.static_templates -= {"404.html", "503.html"}
    list_visible_files(config.theme)
    if language(config) == SOURCE and not only_page(config):
        _refuse_wrong_data()
    try:
        _make_assets()
        generated_pages(language(config))
    finally:
        # They need most of what has been read by now; where it cannot be read, they tell why.
        start_checks(config)
    config.extra_css = [stamped(path.partition("?")[0]) for path in config.extra_css]
    for script in config.extra_javascript:
        if not isinstance(script, str):
            script.path = stamped(script.path.partition("?")[0])


on_config = CombinedEvent(_on_config_of_a_page, _on_config)


def _refuse_wrong_data() -> None:
    """End the build with what is wrong in data files and puzzles: nothing can be computed of it."""
    problems = data_problems()
    for problem in problems:
        log.error(str(problem))
    if problems:
        raise PluginError("The data files are not in order, see above")


def _make_assets() -> None:
    """Make the assets once; engine and scripts fail if Node or memory is missing."""
    try:
        assets()
    except NodeFailed as problem:
        raise PluginError(f"No engine or no scripts: {problem}") from problem


def start_checks(config: MkDocsConfig) -> None:
    """Look for pages that do not agree, beside the build; without strict, only say so."""
    if language(config) != SOURCE or only_page(config):
        return
    if not Copies.can_start:
        _finish_checks(config, succeeds=_is_in_order())
    elif _checks.start():
        end_copy(succeeds=_is_in_order())


def _is_in_order() -> bool:
    """Whether all pages agree; what does not is told."""
    problems = problems_of_the_site()
    for problem in problems:
        log.warning(str(problem))
    keep_messages()
    return not problems


def _finish_checks(config: MkDocsConfig, *, succeeds: bool) -> None:
    if config.strict and not succeeds:
        raise PluginError("The pages do not agree, see above")


def on_build_error(error: Exception) -> None:
    """Let the checks say first what is wrong, and the other languages end."""
    _checks.all_succeed()
    _languages.all_succeed()
    if isinstance(error, BoardError):
        # Page and line have been told; the way through the parser helps no author.
        raise Abort("Aborted with a board that cannot be drawn") from None


@event_priority(LATE)
def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the generated pages and the assets, and leave out the scripts that no page loads."""
    code = language(config)
    for name, text in generated_pages(code).items():
        files.append(_page_file(config, code, name, text))
    for name in (SHELL, WHOLE):
        files.append(_page_file(config, code, f"{name}.md", shell_markdown()))
    # Every language can link to what is there to take along; the rest is written once.
    wanted = assets() if code == SOURCE else downloads(code)
    for address in wanted:
        files.append(File.generated(config, address, content=assets()[address]))
    for file in list(files):
        if file.src_uri.startswith("assets/javascripts/"):
            files.remove(file)
    if only_page(config):
        _leave_out_the_others(files, only_page(config))


def _leave_out_the_others(files: Files, page: str) -> None:
    """Take every file but one for unchanged, which a dirty build leaves out."""
    for file in files:
        is_wanted = file.src_uri == page
        vars(file)["is_modified"] = partial(bool, is_wanted)


def _page_file(config: MkDocsConfig, code: str, name: str, text: str) -> File:
    """A page that exists in no file, with all that static-i18n puts on one."""
    file: Any = File.generated(config, f"{code}/{name}", content=text)
    file.dest_uri = language_of(code).prefix + file.dest_uri.removeprefix(f"{code}/")
    file.url = file._get_url()
    file.locale = file.localization = file.locale_alternate_of = code
    file.norm_src_uri = name
    file.alternates = {code: file}
    assert isinstance(file, File)
    return file


@event_priority(LATE)
def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> None:
    """Name what mkdocs.yml gives a name, in the language of the pages."""
    if only_page(config):
        # What a dirty build leaves out is not read, but every page lists the titles of the others.
        for page in nav.pages:
            page.read_source(config)
    _name_entries(nav.items, strings_of(language(config)))


def _name_entries(entries: list[StructureItem], strings: Strings) -> None:
    for entry in entries:
        if f"nav-{entry.title}" in strings:
            entry.title = strings.t(f"nav-{entry.title}")
        if isinstance(entry, Section):
            _name_entries(entry.children, strings)


@event_priority(LATE)
def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Give the parser of the page its boards, and add the links under each rule."""
    code = language(config)
    path = DOCS / page.file.src_uri
    source = read_source(path) if path.is_file() else parse_source(markdown)
    boards = BoardExtension(f"docs/{page.file.src_uri}", source, strings_of(code))
    # MkDocs makes a parser for each page from this list.
    usual = [each for each in config.markdown_extensions if not isinstance(each, BoardExtension)]
    config["markdown_extensions"] = [*usual, boards]
    if page.file.src_uri == f"{code}/rules.md":
        return with_links(markdown, code)
    if page.file.src_uri == f"{code}/{CONTACT}":
        return with_repository(markdown, str(config.extra["repository"]))
    if page.file.src_uri == f"{code}/{PUZZLES}":
        return with_lists(markdown, code)
    if page.file.src_uri == f"{code}/{STRATEGY}":
        return with_figures(markdown, code)
    if page.file.src_uri == f"{code}/{AID}":
        return with_sheet(markdown, code)
    return markdown


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Count the boards, and put what they share before them."""
    written, drawn = boards_written(page.markdown or ""), boards_drawn(html)
    if written != drawn:
        raise PluginError(f"{page.file.src_uri}: {drawn} boards drawn, {written} written")
    name = escape(strings_of(language(config)).t("heading-link"))
    return with_definitions(html.replace(_HEADING_LINK, f'title="{name}"'))


@event_priority(LATE)
def on_page_context(
    context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation
) -> None:
    """Give the template of a page what it needs."""
    facts = PageFacts(
        site_url=str(config.site_url),
        path=page.url.removeprefix("./"),
        language=language(config),
        title=str(page.meta.get("title", page.title)),
        description=str(page.meta.get("description", "")),
    )
    context["volto"] = Template(facts)


@event_priority(LATE)
def on_template_context(
    context: dict[str, Any], template_name: str, config: MkDocsConfig
) -> dict[str, Any]:
    """Give the template of the page of errors what it needs."""
    facts = PageFacts(str(config.site_url), "", SOURCE, has_address=False)
    context["volto"] = Template(facts)
    return context


@event_priority(EARLY)
def on_post_build(config: MkDocsConfig) -> None:
    """Index the language that is there; after the last one, write what needs all of them."""
    if only_page(config):
        return
    if language(config) == SOURCE:
        _share_languages(config)
    site, code, here = Path(config.site_dir), language(config), _built_here(config)
    # A copy of the process that goes on below, for the sake of one language.
    is_copy = TRANSLATIONS[0] not in here
    if is_copy and code == SOURCE:
        return
    taken = _take(site, code)
    if is_copy:
        taken.hand_over(site)
        return
    _taken_from(site)[code] = taken
    if code == here[-1]:
        _finish_checks(config, succeeds=_checks.all_succeed())
        if not _languages.all_succeed():
            raise PluginError("A language could not be built, see above")
        for other in set(CODES) - set(here):
            _taken_from(site)[other] = Taken.handed_over(site, other)
        _finish(config)


def _take(site: Path, code: str) -> Taken:
    try:
        return Taken.of(site, code)
    except NodeFailed as problem:
        raise PluginError(f"No search index: {problem}") from problem


def _share_languages(config: MkDocsConfig) -> None:
    """Build the translations side by side: the first one here, each of the others in a copy."""
    here: tuple[str, ...] = (SOURCE, *TRANSLATIONS)
    for code in TRANSLATIONS[1:] if Copies.can_start else ():
        here = (SOURCE, TRANSLATIONS[0])
        if _languages.start():
            here = (SOURCE, code)
            # Whoever has copied it tells how far the build is.
            logging.getLogger("mkdocs").setLevel(logging.WARNING)
            break
    for each in _i18n(config).config.languages:
        each.build = each.locale in here


def _built_here(config: MkDocsConfig) -> list[str]:
    """The languages that this process builds, in their order."""
    built: list[str] = _i18n(config).build_languages
    return built


def _finish(config: MkDocsConfig) -> None:
    """Write what needs all languages."""
    site = Path(config.site_dir)
    taken = _taken_from(site)
    write_indexes({code: each.search for code, each in taken.items()}, site)
    shells = [taken[code].shell for code in CODES]
    if config.extra.get("puzzle_pages", True):
        write_pages(shells)
    text = sitemap(str(config.site_url), pages_in(site))
    (site / "sitemap.xml").write_text(text, "utf-8")
    # After the sitemap, which lists no address of a puzzle that was taken out.
    if config.extra.get("puzzle_pages", True):
        write_retired(shells, retired_puzzles())
    write_worker(site)
    references_of.keep()


@cache
def _taken_from(site: Path) -> dict[str, Taken]:
    """What is taken from the pages of each language so far, in this build."""
    return {}


def on_env(env: Environment, config: MkDocsConfig, files: Files) -> None:
    """Trim the empty lines that only order the templates, and cache the compiled templates."""
    env.trim_blocks = env.lstrip_blocks = True
    keep_templates(env)
