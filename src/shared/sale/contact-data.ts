/** The kinds of contact data that bypass the house when written into a question or answer. */
export type ContactKind = 'EMAIL' | 'LINK' | 'PHONE' | 'HANDLE';

export const MASK = '•••••';

// Bounded to the length that standards allow before an @ or a dot: without a bound, matching takes quadratic time.
const WORD = String.raw`[\p{L}\p{N}._%+-]`;
/** The order matters: an e-mail address contains what looks like a link. */
const PATTERNS: readonly (readonly [ContactKind, RegExp])[] = [
  [
    'EMAIL',
    new RegExp(
      String.raw`${WORD}{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}]{2,})+`,
      'giu',
    ),
  ],
  [
    'LINK',
    // TLDs that are also words must be in lower case, since a capital may begin a sentence: « restaurée.De 1969… ».
    /\b(?:[Hh][Tt]{2}[Pp][Ss]?:\/\/|[Ww]{3}\.)[^\s<>"]+|\b[a-zA-Z0-9-]{2,63}\.(?:[Cc][Oo][Mm]|[Ff][Rr]|[Nn][Ee][Tt]|[Oo][Rr][Gg]|[Ee][Uu]|es|be|ch|it|de|me|io)\b(?:\/[^\s<>"]*)?/gu,
  ],
  [
    'PHONE',
    /(?<![\p{L}\p{N}])(?:\+|00)\s?[1-9](?:[\s.\-/()]{0,2}\d){7,13}(?!\d)|(?<![\p{L}\p{N}])0[1-9](?:[\s.\-/]{0,2}\d{2}){4}(?!\d)|(?<![\p{L}\p{N}])[6-9]\d{2}(?:[\s.\-/]?\d{3}){2}(?!\d)/gu,
  ],
  [
    'HANDLE',
    /(?<![\p{L}\p{N}@])@[a-z0-9_.]{3,30}\b|\b(?:whats ?app|telegram|insta(?:gram)?|messenger|signal)\s*[:=]\s*\S+/giu,
  ],
];

export type Masked = { readonly text: string; readonly found: readonly ContactKind[] };

/** Whether a text contains contact data. */
export const hasContactData = (text: string): boolean => maskContactData(text).found.length > 0;

/** Masks e-mail addresses, links, telephone numbers and handles, and returns which kinds were found. */
export function maskContactData(text: string): Masked {
  const found: ContactKind[] = [];
  const masked = PATTERNS.reduce((rest, [kind, pattern]) => {
    const next = rest.replace(pattern, MASK);
    if (next !== rest) found.push(kind);
    return next;
  }, text);
  return { text: masked, found };
}
