import { readFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';

const SIDE = 32;
const PATH = /<path d="([MmLlHhVvCcSsQqTtAaZz\d\s,.-]+)"\s*\/>/g;

/**
 * The paths of a mark: a drawing of paths alone in a square of 32, in one colour, for it is drawn in ink, on paper and
 * as an icon. @throws StartError for any other
 */
export function readMark(path: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`${path} is missing: the mark of the house.`);
  }
  const paths = Array.from(text.matchAll(PATH), ([, data = '']) => data);
  const rest = text
    .replace(PATH, '')
    .replace(/<title>[^<>]*<\/title>/, '')
    .trim();
  if (paths.length === 0 || !/^<svg xmlns="[^"]*" viewBox="0 0 32 32">\s*<\/svg>$/.test(rest)) {
    throw new StartError(
      `${path} must be paths in a square of ${SIDE}: <path d="…"/>, a <title>, and nothing else.`,
    );
  }
  return paths;
}
