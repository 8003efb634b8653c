import { fold } from '#shared/words/text.ts';

export type Brand = { readonly value: string; readonly count: number };
export type Letter = { readonly letter: string; readonly brands: readonly Brand[] };

/** Groups brands by their first letter, A to Z; others under `#`. */
export function lettersOf(brands: readonly Brand[]): Letter[] {
  const byLetter = new Map<string, Brand[]>();
  for (const brand of brands.toSorted((one, other) =>
    fold(one.value).localeCompare(fold(other.value), 'en'),
  )) {
    const initial = fold(brand.value).charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(initial) ? initial : '#';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), brand]);
  }
  return Array.from(byLetter, ([letter, listed]) => ({ letter, brands: listed }));
}
