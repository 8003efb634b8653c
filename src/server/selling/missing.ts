import { CAR, missingFields, type Trader } from '#shared/fields/index.ts';
import { carOf, photoList } from '../ads/index.ts';
import type { MyCar } from './my-car.ts';

/**
 * Returns what a car needs before its review: field names in the order they are asked, `front` for the main photo, and
 * `trader` for a trader's details.
 */
export function missingOf({ proposed, draft }: Pick<MyCar, 'proposed' | 'draft'>, trader: Trader | null) {
  const car = carOf(proposed);
  const fields = missingFields(car, 'SUBMIT').flatMap((name): string[] => {
    if (name === 'price') return draft.wish === 'AUCTION' ? [] : ['price'];
    if (name !== 'photos') return [name];
    const isFew = photoList(car.photos).length < CAR.photos.least;
    return [...(car.photos.front === null ? ['front'] : []), ...(isFew ? ['photos'] : [])];
  });
  return proposed.ownerIsPro && trader === null ? [...fields, 'trader'] : fields;
}
