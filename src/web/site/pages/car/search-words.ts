import { slugify } from '#shared/words/text.ts';

/** Returns the words of a search's path: `citroen/ds-21`. */
export const searchWords = (...names: readonly string[]): string =>
  names
    .map(slugify)
    .filter(word => word !== '')
    .join('/');
