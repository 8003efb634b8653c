/**
 * A table's words, whichever code its spreadsheet wrote them in: UTF-8, UTF-16 as its mark says, or that of
 * Windows in Western Europe, in which Excel saves unless it is told otherwise.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
