/**
 * Who the house is to those who see it: what pages, letters and papers say and show of it. It is one for a whole
 * process, as its folder says (`server/brand`); a browser reads it off its page (`web/brand-of-page.ts`).
 */
export type Brand = {
  readonly name: string;
  /** Paths of a square of 32, as SVG writes them. */
  readonly mark: readonly string[];
  /** Those it speaks, its own first. */
  readonly languages: readonly string[];
  /** The ground of its pages, for a browser's own bars. */
  readonly paper: { readonly light: string; readonly dark: string };
  /** Its first colour, by day. */
  readonly accent: string;
  /** Where its typefaces are, which pages ask for ahead; null: those that come with the pages. */
  readonly typefaces: readonly string[] | null;
  /** What tells one state of its own sentences from another; null where it has none. */
  readonly wordsVersion: string | null;
  /** Who holds the prices of sellers' cars, as people read it, for the server; null: the house itself. */
  readonly priceHolder?: string | null;
  /** Its own sentences by language and whole key, for the server; a browser fetches those of its page. */
  readonly sentences?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What it has decided before anybody decides in the table of settings: for the server alone. */
  readonly settings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Which of those fields only stand in until somebody says what is true. */
  readonly standIns?: Readonly<Record<string, readonly string[]>>;
};

/** Pages are built apart from the server, with a copy of this module: what is held is held for both. */
const HELD = Symbol.for('house.brand');
const held = globalThis as { [HELD]?: Brand };

export function holdBrand(brand: Brand): void {
  held[HELD] = brand;
}

/** The brand of this process, or of this page. @throws Error before it is held */
export function brand(): Brand {
  const found = held[HELD];
  if (!found) throw new Error('nobody has said whose house this is');
  return found;
}

/** The name as programs write it: in cookies, elements, keys. `atelier-nord` of `Atelier Nord`. */
export const brandSlug = (): string => slugOf(brand().name);

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

type Sentences = { readonly [part: string]: Sentences | string };

/** Sentences as this house says them: with its name, and its own in the place of those it words otherwise. */
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

/** A text with the house's name where it stands for it; ICU's grammar doubles its apostrophes. */
const withName = (text: string): string =>
  text.includes('{house')
    ? text
        .replaceAll('{houseName}', brand().name.replaceAll("'", "''"))
        .replaceAll('{houseSlug}', brandSlug())
    : text;

/** `{held|what is said where the house holds prices|where {provider} does}` */
const HELD_TEXT = /\{held\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g;

/** A text that is no sentence of the catalogue, with the house's name where it stands for it, and who holds prices. */
export function named(text: string): string {
  const holder = brand().priceHolder ?? null;
  return text
    .replaceAll(HELD_TEXT, (_all, own: string, held: string) =>
      holder === null ? own : held.replaceAll('{provider}', holder),
    )
    .replaceAll('{houseName}', brand().name)
    .replaceAll('{houseSlug}', brandSlug());
}
