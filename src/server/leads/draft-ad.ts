import { CAR_CODES } from '#shared/fields/index.ts';
import type { AdInput } from '../ads/index.ts';
import type { Answers } from './leads-store.ts';

/** The draft ad that a selling form makes: what was said, for its owner and the house to complete. */
export function draftAdOf(answers: Answers): AdInput {
  const of = (name: string) => answers[name]?.[0];
  const numberOf = (name: string) => (of(name) === undefined ? null : Number(of(name)));
  const [front = null, ...exteriors] = answers.photos ?? [];
  return {
    brand: of('brand') ?? '',
    model: of('model') ?? '',
    version: of('version') ?? null,
    year: numberOf('year'),
    carType: CAR_CODES.carType.find(type => type === of('carType')) ?? 'OTHER',
    mileage: numberOf('mileage'),
    price: numberOf('price'),
    isPriceHidden: of('isPriceHidden') === 'yes',
    city: of('city') ?? null,
    zipCode: of('zipCode') ?? null,
    photos: { front, exteriors, interiors: [], mechanics: [] },
    history: of('history') ? { fr: of('history') ?? null } : null,
  };
}
