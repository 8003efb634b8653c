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
      String.raw`${WORD}{1,64}\s?(?:@|[(\[](?:at|arobase|arroba)[)\]])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}]{2,})+`,
      'giu',
    ),
  ],
  [
    'LINK',
    // TLDs that are also words must be in lower case, since a capital may begin a sentence: « restaurée.De 1969… ».
    /\b(?:[Hh][Tt]{2}[Pp][Ss]?:\/\/|[Ww]{3}\.)[^\s<>"]+|\b[Ww]{3}\s?\.\s?[\p{L}\p{N}-]{2,63}\s?\.\s?\p{L}{2,24}(?!\p{L})|\b[a-zA-Z0-9-]{2,63}\.(?:[Cc][Oo][Mm]|[Ff][Rr]|[Nn][Ee][Tt]|[Oo][Rr][Gg]|[Ee][Uu]|es|be|ch|it|de|me|io)\b(?:\/[^\s<>"]*)?/gu,
  ],
  [
    'PHONE',
    /(?<![\p{L}\p{N}])(?:\+|00)\s?[1-9](?:[\s.\-/()_]{0,2}\d){7,13}(?!\d)|(?<![\p{L}\p{N}])0[1-9](?:[\s.\-/_]{0,2}\d{2}){4}(?!\d)|(?<![\p{L}\p{N}])0[1-9]\d{2}(?:[\s.\-/_]\d{3}){2}(?!\d)|(?<![\p{L}\p{N}])[6-9]\d{2}(?:[\s.\-/_]?\d{3}){2}(?!\d)/gu,
  ],
  [
    'HANDLE',
    /(?<![\p{L}\p{N}@])@[a-z0-9_.]{3,30}\b|\b(?:whats ?app|telegram|insta(?:gram)?|messenger|signal)\s*[:=]\s*\S+/giu,
  ],
];

export type Masked = { readonly text: string; readonly found: readonly ContactKind[] };

/** Whether a text contains contact data. */
export const hasContactData = (text: string): boolean => maskContactData(text).found.length > 0;

/** A character as typed, and the plain form that patterns match. */
type Char = { readonly typed: string; readonly read: string };

/** Returns the plain form of a character: compatibility forms, digits of any script and invisible characters fold. */
function readAs(typed: string): string {
  if (typed <= '~') return typed;
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2e31\u3002]/g, '.')
    .replace(/\p{Nd}/gu, digit => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** The value of a decimal digit; the ten digits of a script are consecutive code points. */
function digitValue(digit: number): number {
  let zero = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (digit - zero) % 10;
}

/** Masks e-mail addresses, links, telephone numbers and handles, and returns which kinds were found. */
export function maskContactData(text: string): Masked {
  const found: ContactKind[] = [];
  const typed = Array.from(text, each => ({ typed: each, read: readAs(each) }));
  const masked = PATTERNS.reduce<readonly Char[]>((chars, [kind, pattern]) => {
    const next = maskedBy(pattern, chars);
    if (next !== chars) found.push(kind);
    return next;
  }, typed);
  return { text: masked.map(char => char.typed).join(''), found };
}

/** Replaces each match by one mask; returns the same array where nothing matches. */
function maskedBy(pattern: RegExp, chars: readonly Char[]): readonly Char[] {
  const read = chars.map(char => char.read).join('');
  const spans = [...read.matchAll(pattern)].map(
    ({ 0: said, index }) => [index, index + said.length] as const,
  );
  if (spans.length === 0) return chars;
  const kept: Char[] = [];
  let [at, next] = [0, 0];
  for (const char of chars) {
    const [start, end] = spans[next] ?? [Infinity, Infinity];
    const after = at + char.read.length;
    if (after <= start) kept.push(char);
    else if (after >= end) {
      kept.push({ typed: MASK, read: MASK });
      next += 1;
    }
    at = after;
  }
  return kept;
}
