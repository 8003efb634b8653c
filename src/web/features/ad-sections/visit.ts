import { convert } from '../analytics/index.ts';
import { meNow } from '../session/index.ts';
import type { Ad } from './in-words.ts';

/** Who looks at which car, for what a visit may tell; the house hashes the person before anybody hears of it. */
export function visitOf({
  uuid,
  brand,
  model,
  year,
  kind,
}: Pick<Ad, 'uuid' | 'brand' | 'model' | 'year' | 'kind'>) {
  const me = meNow();
  const user = me.kind === 'person' ? { email: me.person.email, phone: me.person.phone } : {};
  return { user, car: { uuid, brand, model, year, kind } };
}

/** Somebody gets in touch about a car, whichever way they choose (spec §7). */
export const tellContact = (ad: Parameters<typeof visitOf>[0]): void =>
  convert({ eventName: 'Contact', ...visitOf(ad) });
