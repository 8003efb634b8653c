const ESCAPED = /%([0-9a-f]{2})/gi;
const LONE_PERCENT = /%(?![0-9a-f]{2})/gi;

/**
 * An address whose escapes make up text, so that every address gets a page. Old links and old browsers escape an
 * accent as Latin-1 has it (`citro%EBn`): that is read as such and written anew. All others stay as they are.
 */
export function readableAddress(written: string): string {
  // No text that is kept has a NUL in it: what asks for one asks for something that is not there.
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
