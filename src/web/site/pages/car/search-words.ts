const wordOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The words of a search's path: `citroen/ds-21`. */
export const searchWords = (...names: readonly string[]): string =>
  names
    .map(wordOf)
    .filter(word => word !== '')
    .join('/');
