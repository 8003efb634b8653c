import { linkTo } from '#shared/paths/links.ts';
import type { Writes } from '../../database/index.ts';
import { composeLetter } from '../../mail/index.ts';
import { houseLanguage, houseWords } from '../../words/index.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';

/** Writes to the house of what has become of an order's money, in its language, with the way there. */
export function writeHouse(
  { mail, settings, publicUrl }: Pick<OrdersParts, 'mail' | 'settings' | 'publicUrl'>,
  writes: Writes,
  { id }: Order,
  said: { readonly subject: string; readonly paragraphs: readonly string[] },
): Promise<void> {
  const url = new URL(linkTo('admin/orders/order', 'fr', { id }), publicUrl).href;
  const button = { text: houseWords()('house.disputes.button'), url };
  const to = settings.read('house').email;
  return mail.send(writes, composeLetter({ to, language: houseLanguage(), ...said, button }));
}
