import { hash } from 'node:crypto';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** In ASCII, each character is one grapheme. */
const ASCII = /^[ -~]+$/;

/** Returns a person's pseudonymous id in one auction; it differs in each auction and does not reveal the account. */
export function bidderIdIn(bidderSalt: string, accountId: string): string {
  return hash('sha256', `${bidderSalt}:${accountId}`, 'base64url').slice(0, 22);
}

/** Masks a first name for the public: two letters and three stars; null where there is no name. */
export function maskedFirstName(firstName: string): string | null {
  const trimmed = firstName.trim();
  if (trimmed === '') return null;
  return `${ASCII.test(trimmed) ? trimmed.slice(0, 2) : firstLetters(trimmed)}***`;
}

/** Returns the first two graphemes. */
function firstLetters(text: string): string {
  const letters = Array.from(graphemes.segment(text), part => part.segment);
  return letters.slice(0, 2).join('');
}

type Named = { readonly bidderSalt: string; readonly bidderId: string; readonly firstName: string };
type PublicNames = { readonly userId: string; readonly firstName: string | null };
const known = new WeakMap<Named, PublicNames>();

/** Returns a row's public names, cached by row: a history is read far more often than it grows. */
export function publicNamesOf(row: Named): PublicNames {
  const ready = known.get(row);
  if (ready) return ready;
  const made = {
    userId: bidderIdIn(row.bidderSalt, row.bidderId),
    firstName: maskedFirstName(row.firstName),
  };
  known.set(row, made);
  return made;
}
