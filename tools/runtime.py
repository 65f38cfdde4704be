"""Records the digests of the pinned Pyodide, against which a test holds the built site."""

import base64
import hashlib
import json
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

PACKAGE = "node_modules/pyodide"
LOCK = Path("package-lock.json")
DIGESTS = Path("requirements/runtime.json")
# What goes into the site, or what that is compiled from.
FILES = (
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "pyodide-lock.json",
    "python_stdlib.zip",
)


def digests_of(archive: bytes, integrity: str) -> dict[str, str]:
    """The digests of the files in the package, which has to be the one that the lock file names."""
    total = "sha512-" + base64.b64encode(hashlib.sha512(archive).digest()).decode()
    if total != integrity:
        raise ValueError(f"the package has the digest {total}, the lock file wants {integrity}")
    found = {}
    with tarfile.open(fileobj=BytesIO(archive)) as package:
        for name in FILES:
            content = package.extractfile(f"package/{name}")
            assert content
            found[name] = hashlib.sha256(content.read()).hexdigest()
    return found


def main() -> int:
    """Run from the root of a checkout, as `make lock` does."""
    locked = json.loads(LOCK.read_text("utf-8"))["packages"][PACKAGE]
    written = json.loads(DIGESTS.read_text("utf-8")) if DIGESTS.is_file() else {}
    if written.get("integrity") == locked["integrity"]:
        return 0
    with TemporaryDirectory() as folder:
        command = ["npm", "pack", "--silent", "--pack-destination", folder]
        subprocess.run([*command, f"pyodide@{locked['version']}"], check=True, stdout=sys.stderr)
        (archive,) = Path(folder).glob("*.tgz")
        files = digests_of(archive.read_bytes(), locked["integrity"])
    about = {"version": locked["version"], "integrity": locked["integrity"], "files": files}
    DIGESTS.write_text(json.dumps(about, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
