"""The table of commands as a script: the types of requests, and what the journal has to know."""

import json
from collections.abc import Iterable
from pathlib import Path

from volto_core.knowledge.views import VIEWERS
from volto_core.page.commands import COMMANDS, Command, Effect
from volto_core.page.fields import MOVER, Field
from volto_site.places import WEB

FILE = WEB / "engine" / "protocol.js"
WIDTH = 100


def write_protocol(file: Path = FILE) -> None:
    """Write the generated script."""
    file.write_text(protocol_js(), "utf-8")


def protocol_js() -> str:
    """The generated script, formatted as the linter of scripts wants it."""
    commands = COMMANDS.values()
    with_board = [each for each in commands if each.effect is not Effect.NONE]
    questions = [each for each in commands if each.effect is Effect.NONE]
    viewers = " | ".join(json.dumps(name) for name in (*VIEWERS, MOVER))
    secrets = [f"  {it.name}: {_secrets(it)}," for it in commands if it.is_secret]
    return "\n".join(
        (
            "/**",
            " * The commands of the core. Made from volto_core/page/commands.py by",
            " * `python -m volto_site protocol`: edit the table, not this file.",
            " */",
            "",
            f"/** @typedef {{{viewers}}} Viewer */",
            *_union("BoardRequest", with_board, "without the name of its board"),
            *_union("Question", questions, "to the core, about no board"),
            "/** @typedef {(BoardRequest & { board: string }) | Question} Request */",
            "",
            "/** What puts something else on a board. */",
            _set("LOADS", commands, Effect.LOAD),
            "",
            "/** What changes a board; everything else only asks. */",
            _set("CHANGES", commands, Effect.CHANGE),
            "",
            "/**",
            " * The fields that no page may hold: the worker keeps them under a ticket.",
            " *",
            " * @type {Record<string, string[]>}",
            " */",
            "export const SECRETS = {",
            *secrets,
            "};",
            "",
        )
    )


def _union(name: str, commands: list[Command], said: str) -> list[str]:
    types = [f"/** @typedef {{{_request(command)}}} {_type(command)} */" for command in commands]
    return [*types, f"/** @typedef {{{' | '.join(map(_type, commands))}}} {name} {said} */"]


def _type(command: Command) -> str:
    return f"{command.name.title().replace('-', '')}Request"


def _request(command: Command) -> str:
    sent = [it for it in command.fields if it.name != "board" and it.sent != "never"]
    fields = [f"do: {json.dumps(command.name)}", *map(_typed, (*sent, *command.references))]
    return f"{{ {', '.join(fields)} }}"


def _typed(field: Field) -> str:
    return f"{field.name}{'' if field.required else '?'}: {field.sent or field.type.value}"


def _secrets(command: Command) -> str:
    return json.dumps([field.name for field in command.fields if field.secret])


def _set(name: str, commands: Iterable[Command], effect: Effect) -> str:
    names = [json.dumps(command.name) for command in commands if command.effect is effect]
    line = f"export const {name} = new Set([{', '.join(names)}]);"
    if len(line) <= WIDTH:
        return line
    return "\n".join((f"export const {name} = new Set([", *(f"  {each}," for each in names), "]);"))
