"""Runs inside Pyodide while the site is built: compiles files for just this Python into a zip."""

import io
import py_compile
import tempfile
import zipfile
from pathlib import Path

# The first date that a zip can hold: the same files always make the same bytes.
DATE = (1980, 1, 1, 0, 0, 0)


def compiled(sources: str, names: list[str] | None = None) -> bytes:
    """These files of a zip, or all of them, in a zip in which Python is compiled."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(sources) as source, zipfile.ZipFile(buffer, "w") as target:
        for name in sorted(source.namelist() if names is None else names):
            is_python = name.endswith(".py")
            entry = zipfile.ZipInfo(f"{name}c" if is_python else name, DATE)
            entry.external_attr = 0o644 << 16
            content = source.read(name)
            # Hosts of plain files compress a zip no further.
            target.writestr(
                entry,
                _pyc(name, content) if is_python else content,
                compress_type=zipfile.ZIP_DEFLATED,
                compresslevel=9,
            )
    return buffer.getvalue()


def _pyc(name: str, source: bytes) -> bytes:
    """The code without docstrings, never to be compared with a source that is not there."""
    with tempfile.TemporaryDirectory() as folder:
        path, target = Path(folder, "source.py"), Path(folder, "compiled.pyc")
        path.write_bytes(source)
        py_compile.compile(
            str(path),
            cfile=str(target),
            dfile=name,
            doraise=True,
            optimize=2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        return target.read_bytes()
