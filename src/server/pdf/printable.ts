/** What the standard fonts of PDF have beyond Latin-1. */
const BEYOND = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
/** Letters that no accent was put on. */
const CLOSEST: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  İ: 'I',
  '\u202f': '\u00a0',
  '\u2011': '-',
  '−': '-',
};

/**
 * The text in letters that every PDF reader has: one they lack is written by the closest they have, without
 * its accent where there is nothing closer.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), letter => {
    if (isKnown(letter)) return letter;
    const closest = CLOSEST[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    return Array.from(closest).every(isKnown) ? closest : '?';
  }).join('');
}

function isKnown(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (
    letter === '\n' || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || BEYOND.has(letter)
  );
}
