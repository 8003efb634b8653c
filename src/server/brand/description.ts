import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LOCALES } from '#shared/words/locale.ts';
import { StartError } from '../start-error.ts';

/** Every colour by its role, as `web/ui/tokens.css` names it. */
export const ROLES = [
  ...(['paper', 'surface', 'wash', 'ink', 'ink-soft', 'line', 'field-line'] as const),
  ...(['green', 'green-hover', 'on-green', 'held', 'link', 'brass', 'brass-ink', 'brass-wash'] as const),
  ...(['red', 'red-wash', 'on-red', 'good', 'good-wash'] as const),
  ...(['night', 'on-night', 'on-night-soft', 'night-line'] as const),
] as const;
export type Role = (typeof ROLES)[number];

/** What cannot stand in a sentence, in markup or in a header. */
const NAME = /^[^<>{}"\\\p{C}]{1,60}$/u;
const FAMILY = /^[\w -]{1,60}$/;
const FILE = /^[\w-]+(\.[\w-]+)*$/;
const colour = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}$/i),
  v.transform(text => text.toLowerCase()),
);
const palette = v.strictObject(
  Object.fromEntries(ROLES.map(role => [role, colour])) as Record<Role, typeof colour>,
);
const face = v.strictObject({
  family: v.pipe(v.string(), v.regex(FAMILY)),
  /** A file of the folder, as WOFF2; of a variable one, `weight` says from which to which. */
  file: v.pipe(v.string(), v.regex(FILE), v.endsWith('.woff2')),
  weight: v.optional(v.pipe(v.string(), v.regex(/^\d{3}( \d{3})?$/)), '400'),
  /** What stands in until it is there. */
  instead: v.optional(v.picklist(['serif', 'sans-serif', 'monospace']), 'sans-serif'),
  /** The same for papers, whole, as TrueType or OpenType. */
  papers: v.pipe(v.string(), v.regex(FILE), v.regex(/\.(ttf|otf)$/)),
});
export type FaceGiven = v.InferOutput<typeof face>;

const schema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.regex(NAME), v.regex(/[a-z]/i)),
  languages: v.pipe(
    v.array(v.picklist(LOCALES)),
    v.minLength(1),
    v.check(given => new Set(given).size === given.length),
  ),
  colours: v.strictObject({ light: palette, dark: palette }),
  typefaces: v.optional(v.nullable(v.strictObject({ display: face, text: face })), null),
  settings: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  standIns: v.optional(v.record(v.string(), v.array(v.string())), {}),
});
export type Description = v.InferOutput<typeof schema>;

/** What a folder's `brand.json` says. @throws StartError naming the field that is wrong */
export function describedIn(folder: string): Description {
  const path = join(folder, 'brand.json');
  const { success, output, issues = [] } = v.safeParse(schema, readJson(path));
  if (success) return output;
  const field = issues[0]?.path?.map(({ key }) => String(key)).join('.') ?? '';
  const isMissing = issues[0]?.received === 'undefined';
  throw new StartError(`${path}: ${field || 'it'} ${isMissing ? 'is missing' : 'is not right'}.`);
}

/** @throws StartError for a file that is missing or is no JSON */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartError(`${path} can't be read: ${error instanceof Error ? error.message : ''}`);
  }
}
