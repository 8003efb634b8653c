import type { Ad } from './ad.ts';

/** What a buyer would look for in vain, by the names of the fields, in the order of the editor. */
export function missingOf(ad: Ad): readonly string[] {
  const isOfHouse = ad.handleByCalandre || ad.calandreCollection;
  const needed: readonly [field: string, isThere: boolean][] = [
    ['brand', ad.brand.trim() !== ''],
    ['model', ad.model.trim() !== ''],
    ['year', ad.year !== null],
    ['price', ad.price !== null || ad.isPriceHidden],
    ['location', ad.country !== null && ad.city !== null],
    ['sellerEmail', isOfHouse || ad.ownerId !== null],
    ['photos', ad.photos.some(photo => photo.role === 'FRONT')],
  ];
  return needed.filter(([, isThere]) => !isThere).map(([field]) => field);
}
