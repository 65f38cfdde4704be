"""Runs inside Pyodide during the build: compiles files to bytecode of its Python, in a zip."""

import ast
import io
import marshal
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from types import CodeType

# The first date that a zip can hold: the same files always make the same bytes.
DATE = (1980, 1, 1, 0, 0, 0)
# What PEP 552 calls a file with the hash of a source that is not looked at.
UNCHECKED = (1).to_bytes(4, "little")


class Unannotated(ast.NodeTransformer):
    """Removes the annotations of functions, which nothing reads in a page."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Remove the annotations of a function and of all that is in it."""
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """Remove the annotations of a coroutine."""
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """Remove the annotation of a parameter."""
        node.annotation = None
        return node


def compiled(sources: str, names: list[str] | None = None, *, lines: bool = True) -> bytes:
    """A zip of these files of another zip, or of all, with Python as bytecode."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(sources) as source, zipfile.ZipFile(buffer, "w") as target:
        for name in sorted(source.namelist() if names is None else names):
            is_python = name.endswith(".py")
            entry = zipfile.ZipInfo(f"{name}c" if is_python else name, DATE)
            entry.external_attr = 0o644 << 16
            content = source.read(name)
            # Not compressed here: all files together become smaller than each of them alone.
            target.writestr(entry, _pyc(name, content, lines) if is_python else content)
    return buffer.getvalue()


def _pyc(name: str, source: bytes, lines: bool) -> bytes:
    """The bytecode without docstrings, marked never to be checked against its source."""
    tree = Unannotated().visit(ast.parse(source, name))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    code = code if lines else _without_lines(code)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)


def _without_lines(code: CodeType) -> CodeType:
    """The code, nested code included, without line numbers."""
    inner = [_without_lines(it) if isinstance(it, CodeType) else it for it in code.co_consts]
    return code.replace(co_linetable=b"", co_consts=tuple(inner))
