import { type Zippable, zipSync } from 'fflate';

/** A ZIP of these files, stored as they are. */
export const zipOf = (files: Zippable, level: 0 | 9 = 0): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(files, { level }));

const CENTRAL = 0x02014b50;
/** Where a field of an entry stands in the central directory (APPNOTE.TXT, 4.3.12). */
const FIELDS = { flags: 8, method: 10, packed: 20, size: 24, header: 42, name: 46 } as const;

/** The same ZIP with one entry of its directory told otherwise: what no program that packs would write. */
export function toldOtherwise(
  zip: Uint8Array,
  index: number,
  said: Partial<Record<keyof typeof FIELDS, number>>,
): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(zip);
  let at = bytes.readUInt32LE(bytes.length - 6);
  for (let entry = 0; entry < index; entry += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new Error('that is no entry of a directory');
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  for (const [field, value] of Object.entries(said)) {
    const place = at + FIELDS[field as 'flags'];
    if (field === 'name') bytes.writeUInt8(value, place);
    else if (field === 'flags' || field === 'method') bytes.writeUInt16LE(value, place);
    else bytes.writeUInt32LE(value, place);
  }
  return new Uint8Array(bytes);
}
