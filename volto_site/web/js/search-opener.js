/** What opens the search: its button, and the keys f, s and / as on many sites of documentation. */

const KEYS = ["f", "s", "/"];

export function letSearchOpen() {
  const open = async () => {
    const { openSearch } = await import("./search.js");
    openSearch();
  };
  document.getElementById("volto-search-button")?.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    if (KEYS.includes(event.key) && !hasModifier(event) && !isTyping(event.target)) {
      event.preventDefault();
      open();
    }
  });
}

/** @param {KeyboardEvent} event */
function hasModifier(event) {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, select, textarea, dialog") !== null)
  );
}
