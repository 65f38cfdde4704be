/** The language of the page as numbers, dates and plurals want it: with the country whose usage we follow. */

/** A browser takes these two for American and Brazilian. */
const COUNTRIES = new Map([
  ["en", "en-GB"],
  ["pt", "pt-PT"],
]);

/** @param {string} language of a page */
export function localeOf(language) {
  return COUNTRIES.get(language) ?? language;
}

export function locale() {
  return localeOf(document.documentElement.lang || "fr");
}
