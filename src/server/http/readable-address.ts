const ESCAPED = /%([0-9a-f]{2})/gi;
const LONE_PERCENT = /%(?![0-9a-f]{2})/gi;

/**
 * Rewrites a URL whose percent-encoding is not valid UTF-8, so that every URL gets a page. Old links and browsers
 * encode accents in Latin-1 (`citro%EBn`): these are converted; all others are unchanged.
 */
export function readableAddress(written: string): string {
  // No stored text contains a NUL, so such a path must simply not be found.
  const address = written.replaceAll('%00', '%EF%BF%BD');
  try {
    decodeURIComponent(address);
    return address;
  } catch {
    return address
      .replace(LONE_PERCENT, '%25')
      .replace(ESCAPED, (_escape, code: string) =>
        encodeURIComponent(String.fromCharCode(Number.parseInt(code, 16))),
      );
  }
}
