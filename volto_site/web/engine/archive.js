/** Unpacks a zip whose files are not compressed, as the packs of the engine are once they are unpacked. */

const HEADER = 30;
const SIGNATURE = 0x04034b50;
/** Where the header of a file has the length of its content, of its name, and of what follows that. */
const CONTENT = 18;
const NAME = 26;
const EXTRA = 28;

/**
 * @typedef {object} FileSystem what is used of Pyodide's
 * @property {(path: string) => void} mkdirTree
 * @property {(path: string, content: Uint8Array) => void} writeFile
 */

/**
 * Write the files of a zip into the folder in which Python looks for modules first.
 *
 * @param {FileSystem} system
 * @param {ArrayBuffer} zip
 */
export function unpackInto(system, zip) {
  for (const [name, content] of filesIn(zip)) {
    system.mkdirTree(name.slice(0, name.lastIndexOf("/")));
    system.writeFile(name, content);
  }
}

/**
 * Every file with its name, in the order of the zip.
 *
 * @param {ArrayBuffer} zip
 * @returns {Generator<[string, Uint8Array<ArrayBuffer>]>}
 */
export function* filesIn(zip) {
  const view = new DataView(zip);
  const decoder = new TextDecoder();
  let start = 0;
  // The list at the end has another signature.
  while (view.getUint32(start, true) === SIGNATURE) {
    const name = new Uint8Array(zip, start + HEADER, view.getUint16(start + NAME, true));
    const place = start + HEADER + name.length + view.getUint16(start + EXTRA, true);
    const content = new Uint8Array(zip, place, view.getUint32(start + CONTENT, true));
    yield [decoder.decode(name), content];
    start = place + content.length;
  }
}
