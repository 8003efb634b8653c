import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { once } from '#shared/once.ts';
import { houseBrand } from '../brand/index.ts';

const require = createRequire(import.meta.url);

/** The house's typefaces, whole: what a paper uses of them is embedded in it. */
const FILES = {
  Fraunces: require.resolve('@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf'),
  Inter: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
} as const;

export type FaceName = keyof typeof FILES;
type Face = { readonly name: FaceName; readonly font: Font };

/** A house's own in the place of ours: for headings and for text. */
const ownOf = (name: FaceName): Buffer | null =>
  houseBrand().faces?.[name === 'Fraunces' ? 'display' : 'text'].papers ?? null;

/** The typefaces, read once, when the first paper is drawn. */
export const faces: () => ReadonlyMap<FaceName, Face> = once(
  () =>
    new Map(
      (Object.keys(FILES) as FaceName[]).map(name => {
        const font = create(ownOf(name) ?? readFileSync(FILES[name]));
        if (!('hasGlyphForCodePoint' in font)) throw new Error(`${FILES[name]} is a collection of fonts`);
        return [name, { name, font: shared(font) }];
      }),
    ),
);

/** Words and short lines are set again; whole paragraphs are not. */
const REMEMBERED_LENGTH_MAX = 64;
const REMEMBERED_MAX = 10_000;

/**
 * A typeface that many papers can be drawn with, each as if it were the only one: two letters that look alike stay two
 * whichever came first, and whoever moves the letters of a run moves their own. Most papers say the same words, and
 * setting them was most of what drawing one took, so runs are remembered.
 */
function shared(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints: number[] = []) => {
    const glyph = getGlyph(id, codePoints);
    const isTheirs = codePoints.length === 0 || String(glyph?.codePoints) === String(codePoints);
    return isTheirs ? glyph : (Object.create(glyph, { codePoints: { value: codePoints } }) as Glyph);
  };
  const runs = new LRUCache<string, GlyphRun>({ max: REMEMBERED_MAX });
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...more) => {
    const key = `${features ?? ''} ${text}`;
    const run = runs.get(key) ?? layout(text, features, ...more);
    if (text.length <= REMEMBERED_LENGTH_MAX) runs.set(key, run);
    const positions = run.positions.map(position => ({ ...position }));
    return Object.create(run, { positions: { value: positions } }) as GlyphRun;
  };
  return font;
}

/** Whether a typeface has every letter of a text. */
export function hasAll(face: FaceName, text: string): boolean {
  return Array.from(text).every(letter => letter === '\n' || hasLetter(face, letter));
}

/**
 * The text in letters that Inter has, which knows Latin, Greek and Cyrillic: of another, its accents are left
 * out; where it has not even that, `?` stands for it. What is never seen is left out.
 */
export function printable(text: string): string {
  const seen = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(seen, letter => {
    if (letter === '\n' || hasLetter('Inter', letter)) return letter;
    if (/\s|\p{Cc}/u.test(letter)) return ' ';
    const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return bare !== '' && hasAll('Inter', bare) ? bare : '?';
  }).join('');
}

const hasLetter = (face: FaceName, letter: string): boolean =>
  faces()
    .get(face)
    ?.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false;
