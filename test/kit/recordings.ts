/** A box of ISO/IEC 14496-12: how long it is, what it is called, what stands in it. */
export function box(type: string, ...parts: readonly (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(parts.map(part => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const u32 = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * index);
  return bytes;
};
const text = (words: string) => Buffer.from(words, 'latin1');

/** Where and by whom a film of the tests was taken, as phones and action cameras write it. */
export const TOLD_OF_A_PERSON = ['+48.8577+002.2950', 'Zoé’s iPhone', 'HERO9 GPS5 48.8577'] as const;
const [PLACE, OWNER, TRACK] = TOLD_OF_A_PERSON.map(words => Buffer.from(words)) as [Buffer, Buffer, Buffer];
/** Seconds since 1904, as the day on which it was taken. */
const TAKEN_AT = 0xe1234567;
const UPRIGHT = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const A_QUARTER_TURNED = [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000];

type Track = {
  readonly id: number;
  readonly handler: string;
  readonly entry: Buffer;
  /** Its one sample: how long it is, and where it begins. */
  readonly sample: { readonly at: number; readonly byteCount: number };
  readonly size?: readonly [width: number, height: number];
  readonly isTurned?: boolean;
};

function trackOf({ id, handler, entry, sample, size = [0, 0], isTurned = false }: Track): Buffer {
  const [width, height] = size;
  const matrix = isTurned ? A_QUARTER_TURNED : UPRIGHT;
  const header = u32(7, TAKEN_AT, TAKEN_AT, id, 0, 90_500, 0, 0, 0, 0, ...matrix, width << 16, height << 16);
  const media = u32(0, TAKEN_AT, TAKEN_AT, 1_000, 90_500, 0x55c40000);
  const name = Buffer.concat([u32(0, 0), text(handler), u32(0, 0, 0), OWNER, Buffer.alloc(1)]);
  const head = handler === 'vide' ? box('vmhd', u32(1, 0, 0)) : box('smhd', u32(0, 0));
  const table = box(
    'stbl',
    box('stsd', u32(0, 1), entry),
    box('stts', u32(0, 1, 1, 90_500)),
    box('stsc', u32(0, 1, 1, 1, 1)),
    box('stsz', u32(0, 0, 1, sample.byteCount)),
    box('stco', u32(0, 1, sample.at)),
  );
  const data = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))));
  const parts = [box('mdhd', media), box('hdlr', name), box('minf', head, data, table)];
  return box('trak', box('tkhd', header), box('mdia', ...parts), box('udta', box('name', OWNER)));
}

function pictureEntry(codec: string, [width, height]: readonly [number, number], config: Buffer): Buffer {
  const name = Buffer.alloc(32);
  OWNER.copy(name, 1);
  const fixed = [u32(0, 1, 0, 0, 0, 0, (width << 16) | height, 0x480000, 0x480000, 0, 1).subarray(0, 42)];
  return box(codec, ...fixed, name, u32(0x18ffff), box('avcC', config));
}

export type MovieParts = {
  readonly codec?: string;
  /** null: it is silent. */
  readonly soundCodec?: string | null;
  /** A sound alone has no picture. */
  readonly hasPicture?: boolean;
  readonly size?: readonly [width: number, height: number];
  /** Held upright: its pictures lie on their side. */
  readonly isTurned?: boolean;
  /** A picture as H.264 has it, and what its decoder is told before. */
  readonly picture?: { readonly sample: Buffer; readonly config: Buffer };
};

/** A film, or a sound, of a minute and a half, with all that a phone and a camera tell of whoever took it. */
export function movie(parts: MovieParts = {}): Buffer {
  const { codec = 'avc1', soundCodec = 'mp4a', hasPicture = true, size = [1920, 1080] as const } = parts;
  const { isTurned = false, picture = { sample: Buffer.alloc(600, 0x5a), config: Buffer.alloc(16, 1) } } =
    parts;
  const start = Buffer.concat([
    box('ftyp', text(hasPicture ? 'qt  ' : 'M4A '), u32(0), text('isommp42')),
    box('uuid', Buffer.alloc(16, 7), PLACE),
    box('free', PLACE),
  ]);
  const samples = [picture.sample, Buffer.alloc(400, 0x6b), TRACK];
  const at = (index: number) => ({
    at: start.length + 8 + samples.slice(0, index).reduce((sum, { length }) => sum + length, 0),
    byteCount: samples[index]?.length ?? 0,
  });
  const sound = (name: string) => box(name, u32(0, 1, 0, 0, 0x20010, 0, 0xac440000), box('esds', u32(0)));
  const tracks = [
    ...(hasPicture
      ? [
          {
            id: 1,
            handler: 'vide',
            entry: pictureEntry(codec, size, picture.config),
            sample: at(0),
            size,
            isTurned,
          },
        ]
      : []),
    ...(soundCodec === null ? [] : [{ id: 2, handler: 'soun', entry: sound(soundCodec), sample: at(1) }]),
    { id: 3, handler: 'meta', entry: box('gpmd', u32(0, 1)), sample: at(2) },
  ];
  const head = u32(
    0,
    TAKEN_AT,
    TAKEN_AT,
    1_000,
    90_500,
    0x10000,
    0x1000000,
    0,
    0,
    ...UPRIGHT,
    0,
    0,
    0,
    0,
    0,
    0,
    4,
  );
  const told = [box('udta', box('\u00a9xyz', PLACE)), box('meta', box('ilst', OWNER))];
  return Buffer.concat([
    start,
    box('mdat', ...samples),
    box('moov', box('mvhd', head), ...tracks.map(trackOf), ...told),
  ]);
}

/** Bits as H.264 writes them: whole numbers of its own code, and plain ones; ended and filled up to a byte. */
function bitsOf(...parts: readonly (number | string)[]): number[] {
  const coded = (number: number) => {
    const binary = (number + 1).toString(2);
    return '0'.repeat(binary.length - 1) + binary;
  };
  const bits = parts.map(part => (typeof part === 'string' ? part : coded(part))).join('');
  return (bits.match(/.{1,8}/g) ?? []).map(byte => Number.parseInt(byte.padEnd(8, '0'), 2));
}

/** One grey picture of 32 by 16 pixels in H.264's baseline profile, none of it compressed (ITU-T H.264, 7.3). */
export function h264Picture(): NonNullable<MovieParts['picture']> {
  const [profile, constraints, level] = [66, 0xc0, 10];
  const sequence = [0x67, profile, constraints, level, ...bitsOf(0, 0, 2, 1, '0', 1, 0, '110', '0', '1')];
  const picture = [0x68, ...bitsOf(0, 0, '00', 0, 0, 0, '000', 0, 0, 0, '100', '1')];
  const block = [...Array<number>(256).fill(0x50), ...Array<number>(128).fill(0x80)];
  const RAW = 25;
  const slice = [
    ...[0x65, ...bitsOf(0, 7, 0, '0000', 0, '00', 0, 1, RAW), ...block],
    ...[...bitsOf(RAW), ...block, 0x80],
  ];
  const [head, tail] = [sequence, picture].map(unit => [unit.length >> 8, unit.length & 0xff, ...unit]);
  return {
    sample: Buffer.concat([u32(slice.length), Buffer.from(slice)]),
    config: Buffer.from([1, profile, constraints, level, 0xff, 0xe1, ...(head ?? []), 1, ...(tail ?? [])]),
  };
}
