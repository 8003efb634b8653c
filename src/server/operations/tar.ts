/** The archive of a backup: plain tar, so that any system can look into it without us. */

const BLOCK = 512;
const NAME_LENGTH_MAX = 100;
const SIZE_AT = 124;
const CHECKSUM_AT = 148;

export type Entry = { readonly name: string; readonly bytes: Buffer };

/** An entry as it stands in the archive: its header, its bytes, and zeros up to the next block. */
export function packEntry({ name, bytes }: Entry): Buffer {
  if (Buffer.byteLength(name) > NAME_LENGTH_MAX) throw new Error(`${name} is too long for the archive`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, SIZE_AT);
  header.write('00000000000\0', 136);
  header.write(' '.repeat(8), CHECKSUM_AT);
  header.write('0ustar\0', 156);
  header.write('00', 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT);
  return Buffer.concat([header, bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))]);
}

/** What stands after the last entry. */
export const ARCHIVE_END: Buffer = Buffer.alloc(2 * BLOCK);

/** The entries of an archive, one in memory at a time. */
export async function* unpackEntries(archive: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = new BlockReader(archive);
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header[0] === 0) return;
    const name = header.subarray(0, NAME_LENGTH_MAX).toString().replace(/\0.*$/s, '');
    const size = Number.parseInt(header.subarray(SIZE_AT, SIZE_AT + 11).toString(), 8);
    const bytes = await reader.take(size);
    await reader.take(-size & (BLOCK - 1));
    yield { name, bytes };
  }
}

class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #held: Buffer[] = [];
  #length = 0;

  constructor(archive: AsyncIterable<Buffer>) {
    this.#chunks = archive[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    while (this.#length < count) {
      const { done, value } = await this.#chunks.next();
      if (done) throw new Error('the archive ends too early');
      this.#held.push(value);
      this.#length += value.length;
    }
    const all = Buffer.concat(this.#held);
    this.#held = [all.subarray(count)];
    this.#length = all.length - count;
    return all.subarray(0, count);
  }
}
