/**
 * Draws the two typefaces anew in the little that the pages use, under src/web/ui/fonts: npm run fonts. Their
 * whole files bring weights and optical sizes that no style of ours asks for, and weigh twice as much.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../src/web/ui/fonts');

/** Latin with its accents, and the signs of prices, dates and arrows. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  // Turkish ı, which the file of Latin Extended leaves to this one.
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2009, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

const letters = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');

const FONTS = [
  {
    name: 'fraunces',
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    // Titles and prices: a cut between those of a cover and of a line, in the one weight of the style `display`.
    axes: { opsz: 72, wght: 420 },
  },
  {
    name: 'inter',
    source: require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 700 } },
    // Figures of one width for prices and countdowns; no second forms of letters, which no style asks for.
    keepFeatures: ['kern', 'ccmp', 'mark', 'mkmk', 'locl', 'tnum'],
  },
] as const;

/** As fontkit reads it, and its types do not say: what a feature puts in the place of which glyph. */
type Features = {
  readonly featureList: readonly {
    readonly tag: string;
    readonly feature: { readonly lookupListIndexes: number[] };
  }[];
  readonly lookupList: {
    toArray(): { readonly subTables: { readonly substitute: { toArray(): number[] } }[] }[];
  };
};

/**
 * Figures of one width bring a hyphen as wide as they are, at which names gape: here it gives way to the usual one,
 * which is written into the list of what takes whose place.
 */
function withUsualHyphen(font: Buffer): Buffer {
  const face = create(font) as Font & { readonly GSUB: Features };
  const [usual, wide] = [[], ['tnum']].map(features => face.layout('-', features).glyphs[0]?.id);
  if (usual === wide) return font;
  const { featureList, lookupList } = face.GSUB;
  const tnum = featureList.find(({ tag }) => tag === 'tnum')?.feature.lookupListIndexes ?? [];
  for (const { substitute } of tnum.flatMap(index => lookupList.toArray()[index]?.subTables ?? [])) {
    const put = substitute.toArray();
    const list = Buffer.alloc(2 * put.length);
    for (const [at, glyph] of put.entries()) list.writeUInt16BE(glyph, 2 * at);
    const start = font.indexOf(list);
    const at = put.indexOf(wide ?? -1);
    if (start >= 0 && at >= 0) font.writeUInt16BE(usual ?? 0, start + 2 * at);
  }
  return font;
}

await mkdir(folder, { recursive: true });
for (const { name, source, axes, ...rest } of FONTS) {
  const whole = await readFile(source);
  const drawn = await subsetFont(whole, letters, { targetFormat: 'truetype', variationAxes: axes, ...rest });
  const small = await subsetFont(withUsualHyphen(drawn), letters, { targetFormat: 'woff2', ...rest });
  await writeFile(join(folder, `${name}.woff2`), small);
  console.log(`${name}: ${whole.length} → ${small.length} bytes`);
}
