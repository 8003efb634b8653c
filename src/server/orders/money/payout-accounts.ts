import { PAYOUT_ACCOUNT_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import type { Instant, Millis, WantedAccount } from '#shared/sale/index.ts';
import { localeOf } from '#shared/words/locale.ts';
import { requireFields } from '../../context.ts';
import type { Reads, Writes } from '../../database/index.ts';
import { found } from '../../errors.ts';
import { composeLetter } from '../../mail/index.ts';
import { ESCROW_TITLES } from '../../payments/index.ts';
import { wordsIn } from '../../words/index.ts';
import { findOrder, type Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { isPayeeReady, lookForPayee } from './payees.ts';
import { findOwed, findPayoutAccount, savePayoutAccount } from './payouts-store.ts';
import { ibanEnd } from './settling.ts';

const DAY_MS: Millis = 86_400_000;

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
    if (!(await savePayoutAccount(writes, accountId, holder, iban))) return;
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
 * Which account a seller owes, for their price to reach them; null where none. One of their own is asked for once they
 * are owed something; one with who holds the price once that is there, for whom they are is looked at for days.
 */
export async function wantedAccount(
  reads: Reads,
  { id, sellerId, escrow, state }: Pick<Order, 'id' | 'sellerId' | 'escrow' | 'state'>,
): Promise<WantedAccount | null> {
  if (sellerId === null) return null;
  const isDue = (escrow !== null && state === 'PAID') || ((await findOwed(reads, id)) ?? 0) > 0;
  if (!isDue) return null;
  if (escrow === null) return (await findPayoutAccount(reads, sellerId)) ? null : 'GIVE_ACCOUNT';
  return (await isPayeeReady(reads, { escrow, sellerId })) ? null : 'OPEN_ACCOUNT';
}

/** The same, once who holds the price was asked whether they know the seller by now. */
export async function lookForAccount(parts: OrdersParts, order: Order): Promise<WantedAccount | null> {
  const { escrow, sellerId } = order;
  const wanted = await wantedAccount(parts.database, order);
  if (wanted !== 'OPEN_ACCOUNT' || escrow === null || sellerId === null) return wanted;
  await lookForPayee(parts, { escrow, sellerId });
  return wantedAccount(parts.database, order);
}

const ASK_ACCOUNT = 'orders.askAccount';
/** `times`: how often they were asked before, while the order was in that state; `since` when, where it was before. */
type AskAccountJob = {
  readonly orderId: string;
  readonly state: string;
  readonly times: number;
  readonly since?: Instant;
};

/** After how many days a seller is asked again, each time; then staff alone see for whom a price waits. */
const AGAIN_AFTER_DAYS = [3, 4, 7] as const;

/** The steps after which something may be a seller's, and nobody knows where they want it. */
const ASKED_AFTER: readonly string[] = [
  'FEE_PAID',
  'PRICE_RECEIVED',
  'HANDED_OVER',
  'SALE_UPHELD',
  'CAR_RETURNED',
];

/** Has a seller asked where their price should go as soon as it is to: paid, handed over, upheld, or come back. */
export function followOwed(parts: OrdersParts): void {
  const { domain, jobs } = parts;
  jobs.handleOutside<AskAccountJob>(ASK_ACCOUNT, job => askPayoutAccount(parts, job));
  domain.on('order.stepped', async (writes, { orderId, sellerId, kind, state, at }) => {
    if (sellerId === null || state === 'SIGNED' || !ASKED_AFTER.includes(kind)) return;
    // A sale that is upheld is handed over anew, and asked for anew.
    const data = { orderId, state, times: 0, ...(kind === 'SALE_UPHELD' && { since: at }) };
    await jobs.enqueue<AskAccountJob>(writes, [{ kind: ASK_ACCOUNT, data }]);
  });
}

/** Asks a seller for the account that they owe, and again while they do; answers what there is to write of it. */
async function askPayoutAccount(parts: OrdersParts, job: AskAccountJob) {
  const order = found(await findOrder(parts.database, job.orderId));
  const isOpen = order.state === job.state && (await lookForAccount(parts, order)) !== null;
  return isOpen ? (writes: Writes) => tellWanted(parts, writes, order, job) : null;
}

async function tellWanted(
  parts: OrdersParts,
  writes: Writes,
  { sellerId, adUuid, escrow }: Order,
  job: AskAccountJob,
): Promise<void> {
  const { orderId, state, times, since } = job;
  if (sellerId === null) return;
  const data = {
    ...({ orderId, step: 'PAYOUT_ACCOUNT', isSeller: true } as const),
    ...(escrow && { provider: ESCROW_TITLES[escrow] }),
    // What a car lost that came back.
    reductionCents: state === 'CANCELLED' ? ((await findOwed(writes, orderId)) ?? 0) : 0,
  };
  const key = [orderId, 'PAYOUT_ACCOUNT', state, ...(since === undefined ? [] : [since]), times].join(':');
  await parts.notify(writes, [{ accountId: sellerId, kind: 'ORDER_STEP', key, adUuid, data }]);
  const days = AGAIN_AFTER_DAYS[times];
  if (days === undefined) return;
  const again = { ...job, times: times + 1 };
  await parts.jobs.enqueue<AskAccountJob>(writes, [
    { kind: ASK_ACCOUNT, data: again, delayMs: days * DAY_MS },
  ]);
}
