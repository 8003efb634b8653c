import { type FileHandle, open } from 'node:fs/promises';
import { AppError, requireInput } from '../errors.ts';
import { type Box, type Boxes, type Node, one, openBoxes } from './boxes.ts';
import { type Span, timesIn, untold } from './recording-track.ts';

/** H.264 film with AAC sound or none, or AAC sound alone: what every browser plays. */
export type RecordingKind = 'FILM' | 'SOUND';

export type Recording = {
  /** As shown upright; null for a sound. */
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number;
};

/** The boxes that a player needs, by their parent. All others are blanked. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'moov', 'mdat'],
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: ['stsd', 'stts', 'ctts', 'cslg', 'stss', 'sdtp', 'sgpd', 'sbgp', 'stsc', 'stsz', 'stco', 'co64'],
};
/** The accepted codecs of video and audio tracks. */
const CODECS = { vide: ['avc1', 'avc3'], soun: ['mp4a'] } as const;
const SIDE_MAX = 8_192;
const DURATION_MS_MAX = 3_600_000;
const PIECE_BYTES = 1024 * 1024;

/**
 * Copies a recording without personal data. What no player needs becomes empty boxes of the same length, so that the
 * offsets in the file's tables stay correct. Removed are the times of recording, the names of devices, and the samples
 * of tracks that are neither video nor audio, such as a camera's positions.
 * @throws AppError BadInput, FileTooHeavy; CodecNotTaken if not every browser plays it
 */
export async function rewriteRecording(kind: RecordingKind, from: string, to: string): Promise<Recording> {
  await using given = await open(from);
  const { size } = await given.stat();
  const boxes = openBoxes(given);
  const blanks: Span[] = [];
  const frees: number[] = [];
  const blank = (node: Box) => {
    frees.push(node.at + 4);
    blanks.push([node.from, node.to]);
  };

  async function walk(type: string, span: Span): Promise<Node[]> {
    const nodes: Node[] = [];
    for (const box of await boxes.within(...span)) {
      // In a fragmented film, each fragment has its own sample table, which is not supported.
      if (box.type === 'moof') throw new AppError('BadInput');
      if (!KEPT[type]?.includes(box.type)) blank(box);
      else nodes.push({ ...box, inside: KEPT[box.type] ? await walk(box.type, [box.from, box.to]) : [] });
    }
    return nodes;
  }

  const root = await walk('', [0, size]);
  one(root, 'ftyp');
  const movie = one(root, 'moov');
  const tracks = await playedTracks(boxes, movie);
  requireInput(tracks.vide.length > 0 === (kind === 'FILM'), 'file');
  requireInput(tracks.vide.length + tracks.soun.length > 0, 'file');
  const played = [...tracks.vide, ...tracks.soun];
  for (const track of movie.inside.filter(({ type }) => type === 'trak')) {
    if (!played.includes(track)) blank(track);
    blanks.push(...(await untold(boxes, track, played.includes(track), size)));
  }
  const header = one(movie.inside, 'mvhd');
  blanks.push(timesIn(header, await boxes.read(header, 0, 1)));
  const [seen] = tracks.vide;
  const recording = {
    ...(seen ? await sizeOf(boxes, one(seen.inside, 'tkhd')) : { width: null, height: null }),
    durationMs: await durationOf(boxes, header),
  };
  await copyWithout(given, to, joined(blanks), frees);
  return recording;
}

type Handler = keyof typeof CODECS;

/** Returns the playable tracks. @throws AppError CodecNotTaken if none of a kind that is present can be played */
async function playedTracks(boxes: Boxes, movie: Node): Promise<Record<Handler, Node[]>> {
  const found: Record<Handler, Node[]> = { vide: [], soun: [] };
  const others = new Set<Handler>();
  for (const track of movie.inside.filter(({ type }) => type === 'trak')) {
    const said = (await boxes.read(one(track.inside, 'mdia', 'hdlr'), 8, 4)).toString('latin1');
    if (said !== 'vide' && said !== 'soun') continue;
    const table = one(track.inside, 'mdia', 'minf', 'stbl', 'stsd');
    const entries = await boxes.within(table.from + 8, table.to);
    const codecs: readonly string[] = CODECS[said];
    if (entries.length > 0 && entries.every(({ type }) => codecs.includes(type))) found[said].push(track);
    else others.add(said);
  }
  for (const handler of others) if (found[handler].length === 0) throw new AppError('CodecNotTaken');
  return found;
}

async function sizeOf(boxes: Boxes, header: Node): Promise<{ width: number; height: number }> {
  const [version] = await boxes.read(header, 0, 1);
  const table = await boxes.read(header, version === 1 ? 52 : 40, 44);
  // 16.16 fixed-point numbers; the picture is rotated by 90 degrees if its matrix has an empty diagonal.
  const [wide, high] = [table.readUInt32BE(36) >>> 16, table.readUInt32BE(40) >>> 16];
  requireInput(Math.min(wide, high) > 0 && Math.max(wide, high) <= SIDE_MAX, 'file');
  const isOnItsSide = table.readInt32BE(0) === 0 && table.readInt32BE(16) === 0;
  return isOnItsSide ? { width: high, height: wide } : { width: wide, height: high };
}

async function durationOf(boxes: Boxes, header: Node): Promise<number> {
  const [version] = await boxes.read(header, 0, 1);
  const [at, byteCount] = version === 1 ? ([20, 8] as const) : ([12, 4] as const);
  const said = await boxes.read(header, at, 4 + byteCount);
  const units = byteCount === 8 ? Number(said.readBigUInt64BE(4)) : said.readUInt32BE(4);
  const durationMs = Math.round((units / said.readUInt32BE(0)) * 1_000);
  requireInput(durationMs > 0 && durationMs <= DURATION_MS_MAX, 'file');
  return durationMs;
}

/** Merges overlapping ranges, in order. */
function joined(spans: readonly Span[]): Span[] {
  const whole: [number, number][] = [];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) whole.push([from, to]);
  }
  return whole;
}

/** Copies a file piece by piece, then renames these boxes to `free` and overwrites these ranges with zeros. */
async function copyWithout(given: FileHandle, to: string, blanks: readonly Span[], frees: readonly number[]) {
  await using made = await open(to, 'w', 0o600);
  const piece = Buffer.alloc(PIECE_BYTES);
  for (let at = 0; ; at += PIECE_BYTES) {
    const { bytesRead } = await given.read(piece, 0, PIECE_BYTES, at);
    if (bytesRead === 0) break;
    await made.write(piece, 0, bytesRead, at);
  }
  for (const at of frees) await made.write(Buffer.from('free'), 0, 4, at);
  piece.fill(0);
  for (const [from, end] of blanks) {
    for (let at = from; at < end; at += PIECE_BYTES)
      await made.write(piece, 0, Math.min(PIECE_BYTES, end - at), at);
  }
}
