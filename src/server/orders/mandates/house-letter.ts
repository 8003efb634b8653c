import { linkTo } from '#shared/paths/links.ts';
import { formatCents } from '#shared/words/format.ts';
import type { Writes } from '../../database/index.ts';
import { houseLetter } from '../../mail/index.ts';
import { houseWords } from '../../words/index.ts';
import type { OrdersParts } from '../parts.ts';
import type { SaleMandate } from './mandate.ts';

/**
 * E-mails the house that a car's owner refused a mandate, or took the car back while it was in force and owes a fee;
 * with a link to where staff act on it.
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
