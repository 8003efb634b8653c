import { hash } from 'node:crypto';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** Of these each is a letter by itself. */
const ASCII = /^[ -~]+$/;

/** What stands for a person in one auction: the same there, another in the next, and never the account. */
export function bidderIdIn(bidderSalt: string, accountId: string): string {
  return hash('sha256', `${bidderSalt}:${accountId}`, 'base64url').slice(0, 22);
}

/** A first name as strangers see it: two letters and three stars; null where there is no name. */
export function maskedFirstName(firstName: string): string | null {
  const trimmed = firstName.trim();
  if (trimmed === '') return null;
  return `${ASCII.test(trimmed) ? trimmed.slice(0, 2) : firstLetters(trimmed)}***`;
}

/** The first two as people count letters, whatever they are made of. */
function firstLetters(text: string): string {
  const letters = Array.from(graphemes.segment(text), part => part.segment);
  return letters.slice(0, 2).join('');
}

type Named = { readonly bidderSalt: string; readonly bidderId: string; readonly firstName: string };
type PublicNames = { readonly userId: string; readonly firstName: string | null };
const known = new WeakMap<Named, PublicNames>();

/** What a row is shown under, worked out once a row: a history is read far more often than it grows. */
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
