/**
 * A brand: the house's name, look and words, as pages, letters and papers show them. A process has one brand, read from
 * its folder (`server/brand`). A browser reads it from its page (`web/brand-of-page.ts`).
 */
export type Brand = {
  readonly name: string;
  /** SVG path data of the logo, in a square of 32. */
  readonly mark: readonly string[];
  /** The languages of the brand; the first is its default. */
  readonly languages: readonly string[];
  /** Background colour of the pages, also used for the browser's own bars. */
  readonly paper: { readonly light: string; readonly dark: string };
  /** The accent colour of the light theme. */
  readonly accent: string;
  /** URLs of the brand's fonts, which pages preload; null: the built-in fonts. */
  readonly typefaces: readonly string[] | null;
  /** A version key of the brand's own sentences; null where it has none. */
  readonly wordsVersion: string | null;
  /** The payment provider that holds the sellers' prices, as shown to people; server only; null: the house itself. */
  readonly priceHolder?: string | null;
  /** The brand's own sentences by language and full key; server only (a browser fetches those of its page). */
  readonly sentences?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The brand's defaults, below the values of the settings table; server only. */
  readonly settings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The fields of `settings` that are placeholders until the real value is given. */
  readonly standIns?: Readonly<Record<string, readonly string[]>>;
};

/** The pages' bundle has its own copy of this module: a global symbol lets both copies share the brand. */
const HELD = Symbol.for('house.brand');
const held = globalThis as { [HELD]?: Brand };

export function holdBrand(brand: Brand): void {
  held[HELD] = brand;
}

/** Returns the brand of this process or page. @throws Error before `holdBrand` was called */
export function brand(): Brand {
  const found = held[HELD];
  if (!found) throw new Error('nobody has said whose house this is');
  return found;
}

/** Returns the name for cookies, element ids and keys: `atelier-nord` for `Atelier Nord`. */
export const brandSlug = (): string => slugOf(brand().name);

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

type Sentences = { readonly [part: string]: Sentences | string };

/** Returns the sentences of the catalogue with the brand's own overrides and its name filled in. */
export function inItsWords<Said extends object>(said: Said, locale: string): Said {
  const own = brand().sentences?.[locale] ?? {};
  const say = (node: Sentences, path: string): Sentences =>
    Object.fromEntries(
      Object.entries(node).map(([part, inner]) => {
        const key = path + part;
        return [part, typeof inner === 'string' ? withName(own[key] ?? inner) : say(inner, `${key}.`)];
      }),
    );
  return say(said as unknown as Sentences, '') as unknown as Said;
}

/** Fills in the house's name; its apostrophes are doubled, as ICU's grammar needs. */
const withName = (text: string): string =>
  text.includes('{house')
    ? text
        .replaceAll('{houseName}', brand().name.replaceAll("'", "''"))
        .replaceAll('{houseSlug}', brandSlug())
    : text;

/** `{held|text where the house holds prices|text where {provider} does}` */
const HELD_TEXT = /\{held\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g;

/** Fills in the house's name and the holder of prices in a text that is not a sentence of the catalogue. */
export function named(text: string): string {
  const holder = brand().priceHolder ?? null;
  return text
    .replaceAll(HELD_TEXT, (_all, own: string, held: string) =>
      holder === null ? own : held.replaceAll('{provider}', holder),
    )
    .replaceAll('{houseName}', brand().name)
    .replaceAll('{houseSlug}', brandSlug());
}
