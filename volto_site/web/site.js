/** The entry of every page: starts the frame, and imports what else the page needs. */

import "./frame/trusted.js";
import { enableAppearanceButtons } from "./frame/appearance-buttons.js";
import { enableMenus } from "./frame/menus.js";
import { workOffline } from "./frame/offline.js";
import { prefetchOnceLoaded } from "./frame/prefetch.js";
import { enableSearch } from "./frame/search-opener.js";
import { suggestLanguage } from "./frame/suggestion.js";

enableAppearanceButtons();
enableMenus();
enableSearch();
suggestLanguage();
prefetchOnceLoaded();
workOffline();

if (document.querySelector(".volto-contents details")) {
  import("./frame/contents.js").then(({ showContents }) => showContents());
}
if (document.querySelector("volto-table, .volto-course")) {
  import("./table/table.js");
}
if (document.querySelector(".volto-puzzle, .volto-puzzle--any")) {
  import("./puzzles/page.js");
} else if (document.querySelector(".volto-course")) {
  import("./learn/course.js");
} else if (document.querySelector(".volto-hero")) {
  import("./home/page.js");
} else if (document.querySelector(".volto-model")) {
  import("./strategy/models.js");
} else if (document.querySelector("volto-board > script")) {
  import("./board/element.js");
}
if (document.querySelector(".volto-trainer")) {
  import("./puzzles/trainer.js");
}
if (document.querySelector(".volto-lab")) {
  import("./lab/lab.js");
}
if (document.querySelector(".volto-play")) {
  import("./play/play.js");
}
if (document.querySelector(".volto-backup")) {
  import("./backup/panel.js");
}
if (document.querySelector(".volto-setup")) {
  import("./setup/page.js");
}
if (document.querySelector(".volto-lost")) {
  import("./post/detour.js");
}
if (document.querySelector("article table")) {
  import("./frame/tables.js");
}
