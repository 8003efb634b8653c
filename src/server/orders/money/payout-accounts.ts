import { PAYOUT_ACCOUNT_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import type { Cents, Instant, Millis, OrderParty, WantedAccount } from '#shared/sale/index.ts';
import { formatCents, formatDate } from '#shared/words/format.ts';
import { localeOf } from '#shared/words/locale.ts';
import { dueOf, heldElsewhere } from '../../accounting/index.ts';
import { requireFields } from '../../context.ts';
import { type Reads, statement, type Writes } from '../../database/index.ts';
import { found } from '../../errors.ts';
import { composeLetter } from '../../mail/index.ts';
import { ESCROW_TITLES, isContested } from '../../payments/index.ts';
import { wordsIn } from '../../words/index.ts';
import { findOrder, type Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import type { Held } from '../progress.ts';
import { referenceOf } from '../reference.ts';
import { paysSellerOf, readMoney } from '../standing.ts';
import { isPayeeReady, lookForPayee } from './payees.ts';
import {
  dropPayoutAccount,
  findOwed,
  findPayoutAccount,
  ibanEnd,
  listCredits,
  listSentTo,
  type PayoutAccount,
  savePayoutAccount,
} from './payouts-store.ts';

const DAY_MS: Millis = 86_400_000;

/** Waiting time of a new account: its owner gets an e-mail and can object to the change. */
export const NEW_ACCOUNT_WAITS_MS: Millis = DAY_MS;

/**
 * Saves the account to which somebody wants to be paid, and e-mails them about the change, so that they have a day to
 * object if it was not them. @throws AppError BadInput with `holder` or `iban`
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
    const sent = (await listSentTo(writes, accountId)).filter(payout => payout.iban !== iban);
    const url = new URL(linkTo<'contact'>('contact', localeOf(language), {}), parts.publicUrl).href;
    await parts.mail.send(
      writes,
      composeLetter({
        ...{ to: email, language, subject: say('letters.payoutAccount.subject') },
        paragraphs: [
          say('letters.payoutAccount.text', { end: ibanEnd(iban) }),
          ...sent.map(({ amountCents, orderNumber: number, ibanEnd: end, executeOn }) =>
            say('letters.payoutAccount.sent', {
              ...{ amount: formatCents(amountCents), reference: referenceOf({ number }), end },
              date: formatDate(`${executeOn}T12:00:00Z`),
            }),
          ),
        ],
        button: { text: say('letters.payoutAccount.button'), url },
        note: say('letters.payoutAccount.note'),
      }),
    );
  });
}

/** Returns what the house owes a buyer by transfer; without a price in escrow or a fee in a card dispute. */
async function owedBack(reads: Reads, order: Order): Promise<Cents> {
  const { terms, books } = await readMoney(reads, order);
  const price = Math.max(0, dueOf(terms, books, 'PRICE').overCents - heldElsewhere(books));
  const fee = dueOf(terms, books, 'FEE').overCents;
  return price + (fee > 0 && !(await isContested(reads, order.id)) ? fee : 0);
}

/** The account for what a buyer is owed; null while nothing is owed or none is given. */
export const findReturnAccount = async (reads: Reads, order: Order): Promise<PayoutAccount | null> =>
  (await owedBack(reads, order)) > 0 ? findPayoutAccount(reads, order.buyerId) : null;

/**
 * Returns which account a side must still give for its money; null where none. An account is asked for once something
 * is owed; the seller's onboarding with an escrow provider earlier, because verification takes days.
 */
export async function wantedAccount(
  reads: Reads,
  order: Order,
  party: OrderParty,
): Promise<WantedAccount | null> {
  const { id, buyerId, sellerId, escrow, state } = order;
  if (party === 'BUYER') {
    const isOwed = (await owedBack(reads, order)) > 0;
    return isOwed && !(await findPayoutAccount(reads, buyerId)) ? 'GIVE_ACCOUNT' : null;
  }
  if (sellerId === null) return null;
  const isDue = (escrow !== null && state === 'PAID') || ((await findOwed(reads, id)) ?? 0) > 0;
  if (!isDue) return null;
  if (!(await paysSellerOf(reads, order)))
    return (await findPayoutAccount(reads, sellerId)) ? null : 'GIVE_ACCOUNT';
  return (await isPayeeReady(reads, { escrow, sellerId })) ? null : 'OPEN_ACCOUNT';
}

/** As `wantedAccount`, after asking the provider whether the seller is verified. */
export async function lookForAccount(
  parts: OrdersParts,
  order: Order,
  party: OrderParty = 'SELLER',
): Promise<WantedAccount | null> {
  const { escrow, sellerId } = order;
  const wanted = await wantedAccount(parts.database, order, party);
  if (wanted !== 'OPEN_ACCOUNT' || escrow === null || sellerId === null) return wanted;
  await lookForPayee(parts, { escrow, sellerId });
  return wantedAccount(parts.database, order, party);
}

/** A separate job kind for each side: the previous release does not know the buyer's. */
const KINDS = { SELLER: 'orders.askAccount', BUYER: 'orders.askBuyersAccount' } as const;
/**
 * `times`: how often they were asked before; `state`: the order's state then, a change of which ends the job; `since`:
 * when a repeated state was entered, or when the buyer was last owed more.
 */
type AskAccountJob = {
  readonly orderId: string;
  readonly state?: string;
  readonly times: number;
  readonly since?: Instant;
};

/** Start of the newest open job that asks a side; 0 where it has no date, null where there is none. */
const findYoungest = statement(
  'payouts.youngestAsk',
  `select max(coalesce((data ->> 'since')::bigint, 0)) as since from jobs where kind = $1
     and died_at is null and data ->> 'orderId' = $2 and data ->> 'state' is not distinct from $3`,
).value<{ since: number | null }, [party: OrderParty, job: Pick<AskAccountJob, 'orderId' | 'state'>]>(
  'since',
  (party, { orderId, state = null }) => [KINDS[party], orderId, state],
);

/** Days between repeated requests; after the last one only staff see the waiting money. */
const AGAIN_AFTER_DAYS = [3, 4, 7] as const;

/** The steps after which a seller may be owed money and their account be unknown. */
const ASKED_AFTER: readonly string[] = [
  'FEE_PAID',
  'PRICE_RECEIVED',
  'HANDED_OVER',
  'SALE_UPHELD',
  'CAR_RETURNED',
];

/** Asks sellers for their account when money becomes theirs: paid, handed over, upheld or car returned. */
export function followOwed(parts: OrdersParts): void {
  const { domain, jobs } = parts;
  for (const party of ['SELLER', 'BUYER'] as const)
    jobs.handleOutside<AskAccountJob>(KINDS[party], job => askPayoutAccount(parts, party, job));
  domain.on('order.stepped', async (writes, { orderId, sellerId, kind, state, at }) => {
    if (sellerId === null || state === 'SIGNED' || !ASKED_AFTER.includes(kind)) return;
    // After a rejected withdrawal the order re-enters its state, so the request starts anew.
    const data = { orderId, state, times: 0, ...(kind === 'SALE_UPHELD' && { since: at }) };
    await jobs.enqueue<AskAccountJob>(writes, [{ kind: KINDS.SELLER, data }]);
  });
}

/** Asks a seller again whose share became due only when they gave the price back. */
export const askSellersAccount = async (
  { jobs }: Pick<OrdersParts, 'jobs'>,
  writes: Writes,
  { order: { id: orderId, state }, now: since }: Pick<Held, 'order' | 'now'>,
): Promise<void> =>
  jobs.enqueue<AskAccountJob>(writes, [{ kind: KINDS.SELLER, data: { orderId, state, times: 0, since } }]);

/** Asks a buyer who is owed more than before for their account, once for all bookings of that instant. */
export async function askBuyersAccount(
  { jobs }: Pick<OrdersParts, 'jobs'>,
  writes: Writes,
  orderId: string,
  since: Instant,
): Promise<void> {
  if ((await findYoungest(writes, 'BUYER', { orderId })) === since) return;
  await jobs.enqueue<AskAccountJob>(writes, [{ kind: KINDS.BUYER, data: { orderId, times: 0, since } }]);
}

/**
 * Deletes an account that the bank refused, unless its owner has changed it since. They are asked again for each other
 * order on which they are owed money; the refused transfer has its own notification.
 */
export async function forgetRefused(
  parts: Pick<OrdersParts, 'jobs'>,
  writes: Writes,
  { order: refused, now }: Pick<Held, 'order' | 'now'>,
  { accountId, end }: { readonly accountId: string; readonly end: string },
): Promise<void> {
  if (!(await dropPayoutAccount(writes, accountId, end))) return;
  for (const { orderId, party } of await listCredits(writes, accountId)) {
    if (orderId === refused.id) continue;
    const order = found(await findOrder(writes, orderId));
    if ((await wantedAccount(writes, order, party)) !== 'GIVE_ACCOUNT') continue;
    if (party === 'BUYER') await askBuyersAccount(parts, writes, orderId, now);
    else await askSellersAccount(parts, writes, { order, now });
  }
}

/**
 * Asks a side for its missing account, and repeats while it is missing; returns the write that notifies them. A newer
 * request replaces an older one.
 */
async function askPayoutAccount(parts: OrdersParts, party: OrderParty, job: AskAccountJob) {
  const { orderId, state, since = 0 } = job;
  if (((await findYoungest(parts.database, party, job)) ?? 0) > since) return null;
  const order = found(await findOrder(parts.database, orderId));
  const isOpen =
    (state ?? order.state) === order.state && (await lookForAccount(parts, order, party)) !== null;
  return isOpen ? (writes: Writes) => tellWanted(parts, writes, { order, party, job }) : null;
}

/** The e-mail's amount, and the date due where an account given now is still in time. */
async function owedTo(
  { clock }: OrdersParts,
  writes: Writes,
  { order, party }: { order: Order; party: OrderParty },
) {
  const { id, escrow, state, unwindBy } = order;
  if (party === 'SELLER')
    return {
      ...(escrow && (await paysSellerOf(writes, order)) && { provider: ESCROW_TITLES[escrow] }),
      // The loss of value of a returned car.
      reductionCents: state === 'CANCELLED' ? ((await findOwed(writes, id)) ?? 0) : 0,
    };
  const isAhead = state === 'CANCELLED' && unwindBy !== null && unwindBy > clock() + NEW_ACCOUNT_WAITS_MS;
  return { cents: await owedBack(writes, order), ...(isAhead && { dueAt: unwindBy }) };
}

async function tellWanted(
  parts: OrdersParts,
  writes: Writes,
  { order, party, job }: { order: Order; party: OrderParty; job: AskAccountJob },
): Promise<void> {
  const { sellerId, buyerId, adUuid } = order;
  const { orderId, state, times, since } = job;
  const accountId = party === 'BUYER' ? buyerId : sellerId;
  if (accountId === null) return;
  const said = await owedTo(parts, writes, { order, party });
  const data = { orderId, step: 'PAYOUT_ACCOUNT', isSeller: party === 'SELLER', ...said } as const;
  const of = [state ?? party, ...(since === undefined ? [] : [since])];
  const key = [orderId, 'PAYOUT_ACCOUNT', ...of, times].join(':');
  await parts.notify(writes, [{ accountId, kind: 'ORDER_STEP', key, adUuid, data }]);
  const days = AGAIN_AFTER_DAYS[times];
  if (days === undefined) return;
  const again = { ...job, times: times + 1 };
  await parts.jobs.enqueue<AskAccountJob>(writes, [
    { kind: KINDS[party], data: again, delayMs: days * DAY_MS },
  ]);
}
