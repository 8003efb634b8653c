/**
 * Whose house this is: its name, mark, colours, typefaces, words, languages, fees and particulars, from one folder. It
 * promises that a folder which is not whole, or whose colours cannot be read on each other, is refused at the start by
 * a sentence that says what is wrong, and that there is one brand to a process.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Brand, holdBrand } from '#shared/brand.ts';
import { readSetting, SETTINGS, type SettingName } from '#shared/fields/index.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import { StartError } from '../start-error.ts';
import { sentencesIn } from '../words/catalogue.ts';
import { type Colours, readColours } from './colours.ts';
import { type Description, describedIn } from './description.ts';
import { readMark } from './mark.ts';
import { readTypefaces, type Typefaces } from './typefaces.ts';
import { readOwnSentences, type SentencesByLocale } from './words.ts';

export { type Colours, luminanceOf, type Palette, paint } from './colours.ts';
export { type Typefaces, typeset } from './typefaces.ts';

/** All of a brand, as the server has it. */
export type HouseBrand = Brand & {
  readonly folder: string;
  readonly colours: Colours;
  readonly faces: Typefaces | null;
  /** A row of a letter's head in HTML, where mailboxes show no drawing; null: the name alone. */
  readonly letterMark: string | null;
  /** A JPEG that pages without a photo of their own are shared with; null: the mark on the house's first colour. */
  readonly sharePicture: Buffer | null;
  readonly sentences: SentencesByLocale;
};

/** The house that this project is the engine of. */
const OWN = fileURLToPath(new URL('../../../brands/calandre/', import.meta.url));
const VERSION_LENGTH = 10;

const known = new Map<string, HouseBrand>();
let current: HouseBrand | null = null;

/** The brand of a folder, or our own. @throws StartError naming the file and what is wrong with it */
export function readBrand(given: string | undefined): HouseBrand {
  const folder = resolve(given || OWN);
  const found = known.get(folder) ?? assemble(folder);
  known.set(folder, found);
  return found;
}

/** The same house where another holds the prices of sellers' cars: its pages and texts say who. */
export function withPriceHolder(brand: HouseBrand, provider: string): HouseBrand {
  const said = LOCALES.map(locale => {
    const promise = sentencesIn(locale).get('papers.sale.heldPromise') ?? '';
    const text = promise.replaceAll('{provider}', provider);
    return [locale, { ...brand.sentences[locale], 'promises.payment.text': text }] as const;
  });
  const sentences: SentencesByLocale = Object.fromEntries(said);
  return { ...brand, priceHolder: provider, sentences, wordsVersion: versionOf(sentences) };
}

/** From here on this is the process's house. */
export function openBrand(brand: HouseBrand): void {
  current = brand;
  holdBrand(brand);
}

/** The brand of this process. @throws Error before there is one */
export function houseBrand(): HouseBrand {
  if (!current) throw new Error('nobody has said whose house this is');
  return current;
}

function assemble(folder: string): HouseBrand {
  const description = describedIn(folder);
  const { name, languages, settings, standIns } = description;
  const colours = readColours(description.colours);
  const faces = readTypefaces(folder, description.typefaces);
  const sentences = readOwnSentences(folder);
  checkSettings(description);
  return {
    ...{ folder, name, languages, colours, faces, sentences, settings, standIns },
    mark: readMark(join(folder, 'mark.svg')),
    accent: colours.light.green,
    paper: { light: colours.light.paper, dark: colours.dark.paper },
    typefaces: faces?.files.map(({ address }) => address) ?? null,
    wordsVersion: versionOf(sentences),
    letterMark: textAt(join(folder, 'mark-in-letters.html'))?.trim() ?? null,
    sharePicture: readSharePicture(join(folder, 'share.jpg')),
  };
}

/** @throws StartError for a setting, a field or a value that is none */
function checkSettings({ settings, standIns }: Description): void {
  const settingOf = (name: string): SettingName => {
    if (!Object.hasOwn(SETTINGS, name)) throw new StartError(`brand.json: "${name}" is no setting.`);
    return name as SettingName;
  };
  for (const [name, value] of Object.entries(settings)) {
    const setting = settingOf(name);
    const { fields, usual } = SETTINGS[setting];
    const found = readSetting(setting, { ...usual, ...value });
    const wrong = Object.keys(value).find(
      field => !Object.hasOwn(fields, field) || ('wrong' in found && found.wrong.has(field)),
    );
    if (wrong) throw new StartError(`brand.json: settings.${name}.${wrong} is not right.`);
  }
  for (const [name, fields] of Object.entries(standIns)) {
    const known = SETTINGS[settingOf(name)].fields;
    const wrong = fields.find(field => !Object.hasOwn(known, field));
    if (wrong)
      throw new StartError(`brand.json: standIns.${name} names "${wrong}", which is no field of it.`);
  }
}

const versionOf = (sentences: SentencesByLocale): string | null => {
  const has = LOCALES.some((locale: Locale) => Object.keys(sentences[locale] ?? {}).length > 0);
  if (!has) return null;
  return createHash('sha256').update(JSON.stringify(sentences)).digest('hex').slice(0, VERSION_LENGTH);
};

/** @throws StartError for a file that is there and is no JPEG, or was cut off */
function readSharePicture(path: string): Buffer | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return null;
  }
  const isWhole = bytes.subarray(0, 2).equals(JPEG_BEGIN) && bytes.subarray(-2).equals(JPEG_END);
  if (!isWhole) throw new StartError(`${path} must be a whole JPEG.`);
  return bytes;
}
const JPEG_BEGIN = Buffer.from([0xff, 0xd8]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** A file that may be missing. */
function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
