/** What opens and closes the search: its buttons, and the keys f, s and / as on many sites. */

const KEYS = ["f", "s", "/"];

export function enableSearch() {
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
  // Enter chooses a result; before there is one it must not close what is being typed.
  dialog.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  letClose(dialog);
  document.addEventListener("keydown", (event) => {
    if (KEYS.includes(event.key) && !hasModifier(event) && !isTyping(event.target)) {
      event.preventDefault();
      open();
    }
  });
}

/**
 * Let the dialog be closed, also while the rest of the search still loads.
 *
 * @param {HTMLDialogElement} dialog
 */
function letClose(dialog) {
  dialog.querySelector(".volto-search__close")?.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) {
      dialog.close();
    }
  });
  // Escape closes at once; a search field alone would only be emptied by it.
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      dialog.close();
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
