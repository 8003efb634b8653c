/** Removes accents and case, to compare and sort names: `Citroën` becomes `citroen`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * Returns a name as a slug: `Tatra № 57` becomes `tatra-no-57`. Must agree with the database's `search_slug`, since the
 * search compares both.
 */
export const slugify = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Escapes a text for HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
