/** Keeps journals of requests and their answers, and gives what a new worker would be told. */

import { text } from "node:stream/consumers";
import { Journal } from "../../volto_site/web/engine/journal.js";

const sessions = JSON.parse(await text(process.stdin));
const told = sessions.map((/** @type {[any, any][]} */ session) => {
  const journal = new Journal();
  for (const [request, answer] of session) {
    journal.keep(request, answer);
  }
  return journal.requests();
});
console.log(JSON.stringify(told));
