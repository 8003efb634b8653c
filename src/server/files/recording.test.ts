import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { box, type MovieParts, movie, TOLD_OF_A_PERSON } from '#test/kit/recordings.ts';
import { AppError } from '../errors.ts';
import { type RecordingKind, rewriteRecording } from './recording.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calandre-recording-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a recording is, and as which bytes it is kept; or the code that it is refused with. */
async function taken(bytes: Buffer, kind: RecordingKind = 'FILM') {
  const from = join(folder, randomUUID());
  await writeFile(from, bytes);
  try {
    const what = await rewriteRecording(kind, from, `${from}.new`);
    return { ...what, bytes: await readFile(`${from}.new`) };
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
const SOUND = { hasPicture: false } satisfies MovieParts;

describe('a recording that is sent in', () => {
  it('is known by what is in it: how large it is as one sees it, and how long', async () => {
    expect(await taken(movie())).toMatchObject({ width: 1920, height: 1080, durationMs: 90_500 });
    expect(await taken(movie({ isTurned: true }))).toMatchObject({ width: 1080, height: 1920 });
    expect(await taken(movie({ soundCodec: null }))).toMatchObject({ durationMs: 90_500 });
    expect(await taken(movie(SOUND), 'SOUND')).toMatchObject({
      width: null,
      height: null,
      durationMs: 90_500,
    });
  });

  it('is kept without what tells where, when, by whom and with what it was taken', async () => {
    for (const [given, kind] of [
      [movie(), 'FILM'],
      [movie(SOUND), 'SOUND'],
    ] as const) {
      const kept = await taken(given, kind);
      if (typeof kept === 'string') throw new Error(kept);
      for (const words of TOLD_OF_A_PERSON) {
        expect(given.includes(words)).toBe(true);
        expect([words, kept.bytes.includes(words)]).toEqual([words, false]);
      }
      expect(given.includes(Buffer.from('e1234567', 'hex'))).toBe(true);
      expect(kept.bytes.includes(Buffer.from('e1234567', 'hex'))).toBe(false);
      // Where its pictures and its sound stand, they stand still.
      expect(kept.bytes).toHaveLength(given.length);
      const tracks = kind === 'FILM' ? [0x5a, 0x6b] : [0x6b];
      for (const byte of tracks)
        expect(kept.bytes.indexOf(Buffer.alloc(400, byte))).toBe(given.indexOf(Buffer.alloc(400, byte)));
      // What is left is read again, and there is nothing more to take out of it.
      expect(await taken(kept.bytes, kind)).toEqual(kept);
    }
  });

  it.each<[string, Buffer, RecordingKind, string]>([
    ['in HEVC', movie({ codec: 'hvc1' }), 'FILM', 'CodecNotTaken'],
    ['encrypted', movie({ codec: 'encv' }), 'FILM', 'CodecNotTaken'],
    ['with sound as a studio has it', movie({ soundCodec: 'sowt' }), 'FILM', 'CodecNotTaken'],
    ['lossless', movie({ ...SOUND, soundCodec: 'alac' }), 'SOUND', 'CodecNotTaken'],
    ['as a film, a sound', movie(SOUND), 'FILM', 'BadInput'],
    ['as a sound, a film', movie(), 'SOUND', 'BadInput'],
    ['without anything', movie({ ...SOUND, soundCodec: null }), 'SOUND', 'BadInput'],
    ['of no size', movie({ size: [0, 0] }), 'FILM', 'BadInput'],
    ['in pieces', Buffer.concat([movie(), box('moof')]), 'FILM', 'BadInput'],
    ['that is none', Buffer.from('%PDF-1.7 this is no film at all'), 'FILM', 'BadInput'],
    ['that is empty', Buffer.alloc(0), 'FILM', 'BadInput'],
    [
      'of boxes without end',
      Buffer.concat([box('ftyp'), ...Array(30_000).fill(box('free'))]),
      'FILM',
      'FileTooHeavy',
    ],
  ])('is refused %s', async (_what, bytes, kind, code) => {
    expect(await taken(bytes, kind)).toBe(code);
  });

  it('breaks nothing, however it is cut and whatever lengths it tells', async () => {
    const given = movie();
    const codes = ['BadInput', 'CodecNotTaken', 'FileTooHeavy'];
    let seed = 20_261_126;
    const upTo = (end: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * end);
    };
    const lengths = [0, 1, 7, 8, 16, 0x7fffffff, 0xffffffff];
    let refusals = 0;
    for (let round = 0; round < 600; round += 1) {
      const bytes = Buffer.from(given);
      for (let change = upTo(4); change >= 0; change -= 1) {
        const at = given.length - 4 - upTo(round % 2 ? given.length - 4 : 1_900);
        bytes.writeUInt32BE(lengths[upTo(lengths.length)] ?? upTo(5_000), at);
      }
      const answer = await taken(round % 3 ? bytes : bytes.subarray(0, upTo(bytes.length)));
      if (typeof answer !== 'string') continue;
      refusals += 1;
      expect(codes).toContain(answer);
    }
    expect(refusals).toBeGreaterThan(200);
  }, 60_000);
});
