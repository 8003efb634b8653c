import { slugify } from '#shared/words/text.ts';

/** An ad's address: what the car is, and enough of its id to be nobody else's. */
export function adSlug(
  ad: { brand: string; model: string; version: string | null; year: number | null },
  uuid: string,
): string {
  const words = [ad.brand, ad.model, ad.version, ad.year].filter(part => part !== null).join(' ');
  const name = slugify(words).slice(0, 90).replace(/-+$/, '');
  return [name, uuid.slice(0, 8)].filter(part => part !== '').join('-');
}
