import { PAYOUT_ACCOUNT_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { localeOf } from '#shared/words/locale.ts';
import { requireFields } from '../../context.ts';
import type { Reads, Writes } from '../../database/index.ts';
import { found } from '../../errors.ts';
import { composeLetter } from '../../mail/index.ts';
import { wordsIn } from '../../words/index.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import type { Held } from '../progress.ts';
import { findOwed, findPayoutAccount, savePayoutAccount } from './payouts-store.ts';
import { ibanEnd } from './settling.ts';

/**
 * Keeps the account that somebody wants their prices on, and writes to them that it is another now: whoever reads that
 * and did not do it has a day to say so. @throws AppError BadInput with `holder` or `iban`
 */
export async function keepPayoutAccount(
  parts: OrdersParts,
  accountId: string,
  given: { readonly holder: string; readonly iban: string },
): Promise<void> {
  const { holder, iban } = requireFields(PAYOUT_ACCOUNT_FIELDS, given);
  const { email, language } = found(await parts.findAccount(accountId));
  await parts.database.transaction(async writes => {
    if (!(await savePayoutAccount(writes, accountId, { holder, iban }))) return;
    const say = wordsIn(language);
    const url = new URL(linkTo<'contact'>('contact', localeOf(language), {}), parts.publicUrl).href;
    await parts.mail.send(
      writes,
      composeLetter({
        ...{ to: email, language, subject: say('letters.payoutAccount.subject') },
        paragraphs: [say('letters.payoutAccount.text', { end: ibanEnd(iban) })],
        button: { text: say('letters.payoutAccount.button'), url },
        note: say('letters.payoutAccount.note'),
      }),
    );
  });
}

/**
 * Whether a seller is owed something, and nobody knows where they want it. Where another holds the price they open an
 * account with them, on the order's page.
 */
export const isAccountWanted = async (
  reads: Reads,
  { id, sellerId, escrow }: Pick<Order, 'id' | 'sellerId' | 'escrow'>,
): Promise<boolean> =>
  sellerId !== null &&
  escrow === null &&
  ((await findOwed(reads, id)) ?? 0) > 0 &&
  (await findPayoutAccount(reads, sellerId)) === null;

/**
 * Asks a seller where the price should go that became theirs just now, or what their car lost that came back, where
 * they have not said.
 */
export async function askPayoutAccount(
  { notify }: Pick<OrdersParts, 'notify'>,
  writes: Writes,
  { order, now }: Pick<Held, 'order' | 'now'>,
  reductionCents = 0,
): Promise<void> {
  const { id: orderId, sellerId, adUuid } = order;
  if (sellerId === null || !(await isAccountWanted(writes, order))) return;
  const data = { orderId, step: 'PAYOUT_ACCOUNT', isSeller: true, reductionCents } as const;
  const key = `${orderId}:PAYOUT_ACCOUNT:${now}`;
  await notify(writes, [{ accountId: sellerId, kind: 'ORDER_STEP', key, adUuid, data }]);
}
