/**
 * Runs an unchanged Firefox for Playwright, which drives it over WebDriver BiDi and would give up
 * over one command that Firefox does not know.
 *
 * Arguments: the program, then its own.
 */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const LISTENING = /^WebDriver BiDi listening on (ws:\S+)$/;
/** Asked of every new context, whether or not a test wishes for colours. */
const UNKNOWN = "emulation.setMediaFeaturesOverride";

const [program = "", ...options] = process.argv.slice(2);
const firefox = spawn(program, options, { stdio: ["inherit", "inherit", "pipe"] });
for (const signal of /** @type {const} */ (["SIGHUP", "SIGINT", "SIGTERM"])) {
  process.on(signal, () => firefox.kill(signal));
}
firefox.on("exit", (code) => process.exit(code ?? 1));
process.on("exit", () => firefox.kill());
createInterface({ input: firefox.stderr }).on("line", (line) => {
  const [, address] = LISTENING.exec(line) ?? [];
  if (address) {
    listenFor(address);
  } else {
    console.error(line);
  }
});

/** @param {string} address of Firefox, in whose place this listens */
function listenFor(address) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on("connection", (near, { url }) => {
    const far = new WebSocket(address + url);
    const isOpen = new Promise((resolve) => far.on("open", resolve));
    near.on("message", async (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (method === UNKNOWN) {
        near.send(JSON.stringify({ type: "success", id, result: {} }));
      } else {
        await isOpen;
        far.send(text);
      }
    });
    far.on("message", (data) => near.send(String(data)));
    near.on("close", () => far.close());
    far.on("close", () => near.close());
  });
}
