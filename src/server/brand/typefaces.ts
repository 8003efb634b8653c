import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Description, FaceGiven } from './description.ts';

export type Typefaces = {
  /** What pages ask for, each by an address that changes with it. */
  readonly files: readonly { readonly address: string; readonly bytes: Buffer }[];
  readonly display: Face;
  readonly text: Face;
};
type Face = {
  readonly family: string;
  readonly instead: string;
  readonly weight: string;
  readonly address: string;
  /** For papers. */
  readonly papers: Buffer;
};

const HASH_LENGTH = 10;

/** The typefaces of a folder's own files. @throws StartError for one that is missing or is none */
export function readTypefaces(folder: string, given: Description['typefaces']): Typefaces | null {
  if (given === null) return null;
  const [display, text] = [readFace(folder, given.display), readFace(folder, given.text)];
  return { files: [text.file, display.file], display: display.face, text: text.face };
}

function readFace(folder: string, { family, instead, weight, file, papers }: FaceGiven) {
  const bytes = readBytes(join(folder, file));
  if (bytes.subarray(0, 4).toString('latin1') !== 'wOF2')
    throw new StartError(`${file} is no WOFF2 typeface.`);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  const address = `/brand/${hash}/${file}`;
  const face: Face = { family, instead, weight, address, papers: readBytes(join(folder, papers)) };
  return { face, file: { address, bytes } };
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new StartError(`${path} is missing: brand.json names it as a typeface.`);
  }
}

const FACES_OF_OURS = /@font-face\{[^}]*\}/g;

/** A stylesheet of ours in the typefaces of a house. */
export function typeset(css: string, faces: Typefaces | null): string {
  if (faces === null || !css.includes('--font-display:')) return css;
  const { display, text } = faces;
  const loaded = [display, text]
    .map(
      ({ family, weight, address }) =>
        `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};src:url(${address})format("woff2")}`,
    )
    .join('');
  return (
    loaded +
    css
      .replace(FACES_OF_OURS, '')
      .replace(/--font-display:[^;}]*/, `--font-display:"${display.family}",${display.instead}`)
      .replace(/--font-text:[^;}]*/, `--font-text:"${text.family}",${text.instead}`)
  );
}
