import { linkTo } from '#shared/paths/links.ts';
import { formatCents } from '#shared/words/format.ts';
import type { Writes } from '../../database/index.ts';
import { houseLetter } from '../../mail/index.ts';
import { houseWords } from '../../words/index.ts';
import type { OrdersParts } from '../parts.ts';
import type { SaleMandate } from './mandate.ts';

/**
 * Writes to the house what a car's owner has done with their mandate, and why: refused it, or taken the car back while
 * it held, which they owe a fee for. It leads to where another is proposed, and to where the fee is awaited.
 */
export async function writeHouse(
  parts: Pick<OrdersParts, 'mail' | 'settings' | 'publicUrl'>,
  writes: Writes,
  { adUuid, car, number, withdrawalFeeCents }: SaleMandate,
  what: 'refused' | 'withdrawn',
  reason: string | null,
): Promise<void> {
  const say = houseWords();
  const said = { car, number, fee: formatCents(withdrawalFeeCents) };
  const letter = houseLetter(parts, {
    subject: say(`house.mandates.${what}.subject`, said),
    paragraphs: [say(`house.mandates.${what}.text`, said), ...(reason === null ? [] : [reason])],
    button: say('house.mandates.button'),
    path: `${linkTo('admin/ads/edit', 'fr', { uuid: adUuid })}#mandates`,
  });
  await parts.mail.send(writes, letter);
}
