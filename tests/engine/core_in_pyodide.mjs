/**
 * Runs tests of the core inside Pyodide, with the pytest of this machine.
 *
 * Arguments: the root of the checkout, the folder of the Python packages, then of how many
 * tests one is run, then the test files.
 */

import { readFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const [root, packages, every, ...files] = process.argv.slice(2);

try {
  const pyodide = await loadPyodide({ env: { PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" } });
  for (const [folder, path] of [
    ["/checkout", root],
    ["/packages", packages],
  ]) {
    pyodide.FS.mkdirTree(folder);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: path }, folder);
  }
  const globals = pyodide.toPy({ __name__: "inside" });
  const source = await readFile(new URL("inside.py", import.meta.url), "utf8");
  pyodide.runPython(source, { globals, filename: "inside.py" });
  process.exitCode = globals.get("run")("/packages", pyodide.toPy(files), Number(every));
} catch (error) {
  // Node would print Pyodide's source as well, a million characters in one line.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
