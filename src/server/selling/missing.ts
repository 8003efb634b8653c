import type { Ad } from '../ads/index.ts';
import type { MyCar } from './my-car.ts';
import type { Trader } from './traders.ts';

/** Fewer photos than this and nobody judges a car. */
const PHOTOS_MIN = 3;
const HISTORY_LENGTH_MIN = 40;

/** What a car still needs before the house looks at it: fields by name, in the order they are asked. */
export function missingOf({ proposed, draft }: Pick<MyCar, 'proposed' | 'draft'>, trader: Trader | null) {
  const { details, photos } = proposed;
  const hasPrice = proposed.price !== null || proposed.isPriceHidden || draft.wish === 'AUCTION';
  const needs: readonly (readonly [field: string, isThere: boolean])[] = [
    ['brand', proposed.brand.trim() !== ''],
    ['model', proposed.model.trim() !== ''],
    ['year', proposed.year !== null],
    ['mileage', proposed.mileage !== null],
    ['transmission', proposed.transmission !== null],
    ['fuel', proposed.fuel !== null],
    ['country', proposed.country !== null],
    ['city', proposed.city !== null],
    ['carState', (details.carState ?? null) !== null],
    ['history', longestOf(details.history) >= HISTORY_LENGTH_MIN],
    ['front', photos.some(({ role }) => role === 'FRONT')],
    ['photos', photos.length >= PHOTOS_MIN],
    ['price', hasPrice],
    ['trader', !proposed.ownerIsPro || trader !== null],
  ];
  return needs.filter(([, isThere]) => !isThere).map(([field]) => field);
}

function longestOf(text: Ad['details']['history']): number {
  return Math.max(0, ...Object.values(text ?? {}).map(words => (words ?? '').trim().length));
}
