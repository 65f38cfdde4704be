/** What opens the search: its button, and the keys f, s and / as on many sites of documentation. */

const KEYS = ["f", "s", "/"];

export function letSearchOpen() {
  const dialog = document.getElementById("volto-search");
  const field = document.getElementById("volto-search-input");
  if (!(dialog instanceof HTMLDialogElement) || !(field instanceof HTMLInputElement)) {
    return;
  }
  const open = async () => {
    // The field is there at once, so that nothing typed while the rest loads is lost.
    dialog.showModal();
    field.select();
    const { startSearch } = await import("./search.js");
    await startSearch();
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
