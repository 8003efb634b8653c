import type { AdInput } from '../ads/index.ts';
import type { Answers } from './leads-store.ts';

/** The draft ad that a selling form makes: what was said, for its owner and the house to complete. */
export function draftAdOf(answers: Answers): AdInput {
  const of = (name: string) => answers[name]?.[0];
  const numberOf = (name: string) => (of(name) === undefined ? null : Number(of(name)));
  return {
    brand: of('brand') ?? '',
    model: of('model') ?? '',
    version: of('version') ?? null,
    year: numberOf('year'),
    carType: (of('carType') ?? 'OTHER') as 'OTHER',
    mileage: numberOf('mileage'),
    price: numberOf('price'),
    isPriceHidden: of('isPriceHidden') === 'yes',
    city: of('city') ?? null,
    zipCode: of('zipCode') ?? null,
    photos: (answers.photos ?? []).map((id, index) => ({ role: index === 0 ? 'FRONT' : 'EXTERIOR', id })),
    details: { history: of('history') ? { fr: of('history') ?? null } : null },
  };
}
