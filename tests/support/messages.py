"""The messages of tasks: the names of their remarks and hints, and of the kinds of masks."""

from volto_core.teaching.tasks import Task

# In the order N A C S L.
NAMES = {
    "fr": ("noble", "conseiller", "prétendant", "soldat", "demoiselle"),
    "en": ("noble", "advisor", "candidate", "soldier", "lady|ladies"),
    "pt": ("nobre", "conselheiro", "pretendente", "soldado", "dama"),
    "nl": ("edelman|edelen", "adviseur", "kandidaat", "soldaat", "dame"),
}


def remarks_of(task: Task) -> list[str]:
    return [f"task-{task.id}-{remark.id}" for remark in (*task.goals, *task.mistakes)]


def hints_of(task: Task) -> list[str]:
    return [f"task-{task.id}-hint-{number + 1}" for number in range(task.hints)]
