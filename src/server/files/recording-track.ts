import { AppError } from '../errors.ts';
import { type Box, type Boxes, type Node, one } from './boxes.ts';

/** A range of bytes. */
export type Span = readonly [from: number, to: number];

/** An hour of film has tables of some hundred thousand lines of four bytes. */
const TABLE_BYTES_MAX = 4 * 1024 * 1024;

/** The bytes of a header's creation and modification times, which follow its version. */
export const timesIn = ({ from }: Box, [version]: Buffer): Span => [
  from + 4,
  from + (version === 1 ? 20 : 12),
];

/**
 * Returns what to blank in a track: in one that is played, its times and the names of devices; in any other, its
 * samples.
 * @throws AppError BadInput, FileTooHeavy
 */
export async function untold(
  boxes: Boxes,
  track: Node,
  isPlayed: boolean,
  byteCount: number,
): Promise<Span[]> {
  const media = one(track.inside, 'mdia');
  if (!isPlayed) return samplesOf(boxes, one(media.inside, 'minf', 'stbl').inside, byteCount);
  const headers = [one(track.inside, 'tkhd'), one(media.inside, 'mdhd')];
  const times = await Promise.all(headers.map(async box => timesIn(box, await boxes.read(box, 0, 1))));
  const handlers = [...media.inside, ...one(media.inside, 'minf').inside].filter(
    ({ type }) => type === 'hdlr',
  );
  const table = one(media.inside, 'minf', 'stbl', 'stsd');
  const entries = await boxes.within(table.from + 8, table.to);
  return [
    ...times,
    // A handler ends with the name of the software that made it.
    ...handlers.map(({ from, to }): Span => [from + 12, Math.max(from + 12, to)]),
    // The 32 bytes in which a video encoder writes its name.
    ...entries
      .filter(({ type, from, to }) => type.startsWith('avc') && to - from >= 78)
      .map(({ from }): Span => [from + 42, from + 74]),
  ];
}

/** Reads a table of 32-bit numbers, as long as it declares and no longer than its box. */
async function numbersIn(boxes: Boxes, box: Node, from: number, perLine: number): Promise<number[]> {
  if (box.to - box.from > TABLE_BYTES_MAX) throw new AppError('FileTooHeavy');
  const count = (await boxes.read(box, from - 4, 4)).readUInt32BE(0) * perLine;
  const bytes = await boxes.read(box, from, Math.min(count * 4, box.to - box.from - from));
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32BE(4 * index));
}

/** Returns the offsets of a track's chunks, of 32 or 64 bits. */
async function offsetsIn(boxes: Boxes, table: readonly Node[]): Promise<number[]> {
  if (table.some(({ type }) => type === 'stco')) return numbersIn(boxes, one(table, 'stco'), 8, 1);
  const halves = await numbersIn(boxes, one(table, 'co64'), 8, 2);
  return Array.from(
    { length: Math.floor(halves.length / 2) },
    (_, index) => (halves[2 * index] ?? 0) * 2 ** 32 + (halves[2 * index + 1] ?? 0),
  );
}

/** Returns the ranges of a track's samples, chunk by chunk (ISO/IEC 14496-12, 8.7). */
async function samplesOf(boxes: Boxes, table: readonly Node[], byteCount: number): Promise<Span[]> {
  const offsets = await offsetsIn(boxes, table);
  // Each run: its first chunk, the samples per chunk, and their description.
  const runs = await numbersIn(boxes, one(table, 'stsc'), 8, 3);
  const sizes = one(table, 'stsz');
  const common = (await boxes.read(sizes, 4, 4)).readUInt32BE(0);
  const own = common === 0 ? await numbersIn(boxes, sizes, 12, 1) : [];
  let [run, sample] = [0, 0];
  return offsets.map((at, index): Span => {
    while ((runs[run + 3] ?? Number.POSITIVE_INFINITY) <= index + 1) run += 3;
    const count = runs[run + 1] ?? 0;
    const inChunk = common === 0 ? own.slice(sample, sample + count) : [];
    sample += inChunk.length;
    const length = common === 0 ? inChunk.reduce((sum, size) => sum + size, 0) : common * count;
    return [Math.min(at, byteCount), Math.min(at + length, byteCount)];
  });
}
