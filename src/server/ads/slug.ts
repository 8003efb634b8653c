/** Words as they stand in an address: lower case, no accents, hyphens between. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** An ad's address: what the car is, and enough of its id to be nobody else's. */
export function adSlug(
  ad: { brand: string; model: string; version: string | null; year: number | null },
  uuid: string,
): string {
  const words = [ad.brand, ad.model, ad.version, ad.year].filter(part => part !== null).join(' ');
  return `${slugify(words).slice(0, 90).replace(/-+$/, '')}-${uuid.slice(0, 8)}`;
}
