/**
 * What the reader's browser remembers, for good or as long as the tab is open; where it may not,
 * nothing is remembered.
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
 * @returns {boolean} whether it is kept: storage may be forbidden or full
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
    // Where nothing can be kept, nothing is there.
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
 * @param {string | null} value null to forget it
 */
export function rememberInTab(name, value) {
  try {
    if (value === null) {
      sessionStorage.removeItem(`volto.${name}`);
    } else {
      sessionStorage.setItem(`volto.${name}`, value);
    }
  } catch {
    // The page works without.
  }
}

/** Whether anything can be remembered at all. */
export function canRemember() {
  const isKept = remember("trial", "x");
  forget("trial");
  return isKept;
}

/**
 * Move a text that cannot be read to where nothing is written over it.
 *
 * @param {string} name
 * @returns {boolean} whether there was room; if not, it stays where it was
 */
export function putAside(name) {
  const text = recall(name) ?? "";
  const before = recall(`${name}-broken`);
  // Room for it twice may not be there.
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
    // Without a key, all was cleared.
    if (key === null || key === `volto.${name}`) {
      act();
    }
  });
}
