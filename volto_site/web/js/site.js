/** What every page does beyond being read; the search comes when it is opened. */

import { letAppearanceChange } from "./appearance-buttons.js";
import { showContents } from "./contents.js";
import { keepAnchors } from "./languages.js";
import { suggestLanguage } from "./suggestion.js";
import { letSearchOpen } from "./search-opener.js";

letAppearanceChange();
keepAnchors();
showContents();
letSearchOpen();
suggestLanguage();

if (document.querySelector("volto-board > script")) {
  import("./board/start.js");
}
