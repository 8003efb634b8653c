import { linkTo } from '#shared/paths/links.ts';
import type { Writes } from '../../database/index.ts';
import { houseLetter } from '../../mail/index.ts';
import { houseWords } from '../../words/index.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';

/** Sends the house an e-mail about an order's money, in its language, with a link to the order. */
export function writeHouse(
  parts: Pick<OrdersParts, 'mail' | 'settings' | 'publicUrl'>,
  writes: Writes,
  { id }: Order,
  said: { readonly subject: string; readonly paragraphs: readonly string[] },
): Promise<void> {
  const button = houseWords()('house.disputes.button');
  const path = linkTo('admin/orders/order', 'fr', { id });
  return parts.mail.send(writes, houseLetter(parts, { ...said, button, path }));
}
