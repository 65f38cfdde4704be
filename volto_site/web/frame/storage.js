/**
 * Access to local and session storage that never throws: if storage is forbidden or full,
 * nothing is stored.
 */

/**
 * @param {string} name
 * @returns {string | null}
 */
export function recall(name) {
  try {
    return localStorage.getItem(`volto.${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 * @returns {boolean} whether it was stored: storage may be forbidden or full
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`volto.${name}`, value);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
export function forget(name) {
  try {
    localStorage.removeItem(`volto.${name}`);
  } catch {
    // If storage is forbidden, nothing is stored.
  }
}

/**
 * @param {string} name
 * @returns {string | null}
 */
export function recallInTab(name) {
  try {
    return sessionStorage.getItem(`volto.${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string | null} value null to remove it
 */
export function rememberInTab(name, value) {
  try {
    if (value === null) {
      sessionStorage.removeItem(`volto.${name}`);
    } else {
      sessionStorage.setItem(`volto.${name}`, value);
    }
  } catch {
    // The page works without storage.
  }
}

/** Whether storage is available. */
export function canRemember() {
  const isKept = remember("trial", "x");
  forget("trial");
  return isKept;
}

/**
 * Move a corrupt text to a backup that is not overwritten.
 *
 * @param {string} name
 * @returns {boolean} whether there was room; if not, it stays where it was
 */
export function putAside(name) {
  const text = recall(name) ?? "";
  const before = recall(`${name}-broken`);
  // There may be no room for a second copy.
  forget(name);
  if (remember(`${name}-broken`, before === null ? text : `${before}\n${text}`)) {
    return true;
  }
  remember(name, text);
  return false;
}

/**
 * @param {string} name
 * @param {() => void} act when another tab has changed it
 */
export function whenChangedElsewhere(name, act) {
  addEventListener("storage", ({ key }) => {
    // An event without a key means that the storage was cleared.
    if (key === null || key === `volto.${name}`) {
      act();
    }
  });
}
