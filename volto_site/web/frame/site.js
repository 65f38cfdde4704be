/** What every page does beyond being read; the search comes when it is opened. */

import "./trusted.js";
import { letAppearanceChange } from "./appearance-buttons.js";
import { showContents } from "./contents.js";
import { keepAnchors } from "./languages.js";
import { workOffline } from "./offline.js";
import { letSearchOpen } from "./search-opener.js";
import { suggestLanguage } from "./suggestion.js";

letAppearanceChange();
keepAnchors();
showContents();
letSearchOpen();
suggestLanguage();
workOffline();

if (document.querySelector(".volto-puzzle, .volto-puzzle--any")) {
  import("../puzzles/page.js");
} else if (document.querySelector(".volto-course")) {
  import("../learn/course.js");
} else if (document.querySelector("volto-board > script")) {
  import("../board/start.js");
}
if (document.querySelector(".volto-trainer")) {
  import("../puzzles/trainer.js");
}
if (document.querySelector(".volto-lab, .volto-setup")) {
  import("../editor/start.js");
}
if (document.querySelector("article table")) {
  import("./tables.js");
}
