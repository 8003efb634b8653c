/** A text without accents and capitals, as names are compared and sorted: `Citroën` is `citroen`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * A name as a word of an address and of the search: `Tatra № 57` is `tatra-no-57`. `search_slug` of the database
 * says the same, for the search compares the two.
 */
export const slugify = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A text where HTML or XML stands around it. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
