import { convert } from '../analytics/index.ts';
import { meNow } from '../session/index.ts';
import type { Ad } from './in-words.ts';

/** Returns the car and the user for a conversion; the server hashes the person's data before passing it on. */
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

/** Reports a conversion: somebody contacts the seller of a car, in whichever way (spec §7). */
export const tellContact = (ad: Parameters<typeof visitOf>[0]): void =>
  convert({ eventName: 'Contact', ...visitOf(ad) });
