import { slugify } from '#shared/words/text.ts';
import { joinedOf } from './spoken.ts';
import type { Vocabulary } from './words.ts';

type Model = { readonly brandSlug: string; readonly modelSlug: string };

/** The catalogue's makes and models by joined spelling; those of removed cars stay, as they find nothing. */
export class Names {
  readonly #brands = new Map<string, string>();
  readonly #models = new Map<string, Map<string, Model>>();
  readonly #ofBrand = new Map<string, Set<string>>();

  add(brandSlug: string, modelSlug: string): void {
    const known = this.#ofBrand.get(brandSlug);
    if (known?.has(modelSlug)) return;
    if (known) known.add(modelSlug);
    else this.#ofBrand.set(brandSlug, new Set([modelSlug]));
    this.#brands.set(joinedOf(brandSlug), brandSlug);
    const joined = joinedOf(modelSlug);
    const models = this.#models.get(joined) ?? new Map<string, Model>();
    this.#models.set(joined, models.set(brandSlug, { brandSlug, modelSlug }));
  }

  brand(joined: string): string | null {
    return this.#brands.get(joined) ?? null;
  }

  /** Returns the makes that have a model of this name. */
  models(joined: string): Model[] {
    return [...(this.#models.get(joined)?.values() ?? [])];
  }

  /** Returns a make's models that equal or begin with one of the names: `ds-21` of DS. */
  called(brandSlug: string, names: readonly string[]): string[] {
    const joined = new Set(names.map(joinedOf));
    const begun = names.map(name => `${slugify(name)}-`);
    return [...(this.#ofBrand.get(brandSlug) ?? [])].filter(
      slug => joined.has(joinedOf(slug)) || begun.some(start => slug.startsWith(start)),
    );
  }
}

/** The vocabulary and names by which texts are interpreted. */
export type Lexicon = { readonly vocabulary: Vocabulary; readonly names: Names };
