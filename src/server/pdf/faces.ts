import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { once } from '#shared/once.ts';
import { houseBrand } from '../brand/index.ts';

const require = createRequire(import.meta.url);

/** The house's typefaces, whole: what a paper uses of them is embedded in it. */
const FILES = {
  Fraunces: require.resolve('@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf'),
  Inter: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
} as const;

export type FaceName = keyof typeof FILES;
export type Face = { readonly name: FaceName; readonly bytes: Buffer; readonly font: Font };

/** A house's own in the place of ours: for headings and for text. */
const ownOf = (name: FaceName): Buffer | null =>
  houseBrand().faces?.[name === 'Fraunces' ? 'display' : 'text'].papers ?? null;

/** The typefaces, read once, when the first paper is drawn. */
export const faces: () => ReadonlyMap<FaceName, Face> = once(
  () =>
    new Map(
      (Object.keys(FILES) as FaceName[]).map(name => {
        const bytes = ownOf(name) ?? readFileSync(FILES[name]);
        const font = create(bytes);
        if (!('hasGlyphForCodePoint' in font)) throw new Error(`${FILES[name]} is a collection of fonts`);
        return [name, { name, bytes, font }];
      }),
    ),
);

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
