import { slugify } from '#shared/words/text.ts';

/** Builds an ad's slug: the car's name, and a part of the id that makes it unique. */
export function adSlug(
  ad: { brand: string; model: string; version: string | null; year: number | null },
  uuid: string,
): string {
  const words = [ad.brand, ad.model, ad.version, ad.year].filter(part => part !== null).join(' ');
  const name = slugify(words).slice(0, 90).replace(/-+$/, '');
  return [name, uuid.slice(0, 8)].filter(part => part !== '').join('-');
}
