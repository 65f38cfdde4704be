/** Opens and closes the search: by its buttons and the keys f, s and /. */

import { frameElement } from "./elements.js";

/** @typedef {{ dialog: HTMLDialogElement, field: HTMLInputElement }} Search */

const KEYS = ["f", "s", "/"];

export function enableSearch() {
  /** @type {Promise<Search | null> | undefined} */
  let finding;
  const open = async () => {
    finding ??= findSearch();
    const search = await finding;
    if (!search) {
      finding = undefined;
      return;
    }
    // Open the dialog at once, so that text typed while the index loads is not lost.
    if (!search.dialog.open) {
      search.dialog.showModal();
    }
    search.field.select();
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

/**
 * The dialog, ready to be opened; null on a page that has none and can borrow none.
 *
 * @returns {Promise<Search | null>}
 */
async function findSearch() {
  const dialog = await frameElement("volto-search");
  const field = dialog?.querySelector("input");
  if (!(dialog instanceof HTMLDialogElement) || !(field instanceof HTMLInputElement)) {
    return null;
  }
  if (!dialog.isConnected) {
    document.body.append(dialog);
  }
  // Enter chooses a result; without results it must not close the dialog.
  dialog.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  letClose(dialog);
  return { dialog, field };
}

/**
 * Enable closing the dialog, even while the search is loading.
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
  // Escape closes at once; by default it would only clear the search field.
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
