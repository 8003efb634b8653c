import { BRIEFLY, inOrderOf, instant, statement, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { type ForgettingParts, promiseForgetting } from './forgetting.ts';
import type { NewCard } from './provider.ts';

/** A card without its number, as it may be shown. */
export type Card = {
  readonly brand: string;
  readonly lastFour: string;
  /** The instant at which it expires. */
  readonly expiresAt: number;
  readonly isValid: boolean;
};

/** Records a card as on file, or as removed. */
const note = statement(
  'cards.add',
  `insert into cards (account_id, brand, last_four, expires_at, provider_ref, removed_at)
   values ($1, $2, $3, $4, $5, case when $6 then clock_timestamp() end)`,
).run<[accountId: string, card: NewCard, isRemoved: boolean]>(
  inOrderOf('brand', 'lastFour', instant('expiresAt'), 'providerRef'),
);
const takeOff = statement(
  'cards.remove',
  'update cards set removed_at = clock_timestamp() where account_id = $1 and removed_at is null returning provider_ref as ref',
).column<{ ref: string }, [accountId: string], Writes>('ref');
// Conflicts with the erasure of the account, so that one waits for the other; bids do not wait.
const hold = statement(
  'cards.holdAccount',
  'select id from accounts where id = $1 and erased_at is null for no key update',
).any<[accountId: string], Writes>();
// Conflicts with the key lock of a bid being written: after this lock the leading bidder is certain.
const lockSql = statement(
  'cards.lockAccount',
  `select id from accounts where id = $1 and erased_at is null and ${BRIEFLY} for update`,
);
const leads = statement(
  'cards.leads',
  `select from auctions where status = 'open' and asks_for_card and leader_id = $1`,
).any<[accountId: string]>();

const knows = statement('cards.knows', 'select from cards where account_id = $1 and provider_ref = $2').any<
  [accountId: string, ref: string],
  Writes
>();

const sweepSql = statement(
  'cards.sweep',
  `delete from cards where least(coalesce(removed_at, 'infinity'), expires_at) < clock_timestamp() - interval '30 days'
   returning account_id as "accountId", provider_ref as ref, removed_at is null as "isKept"`,
);

/** Deletes cards removed or expired for a month: until then a bid or payment may still rely on one. */
export async function sweepCards(parts: ForgettingParts, writes: Writes): Promise<void> {
  const swept = await writes.query<{ accountId: string; ref: string; isKept: boolean }>(sweepSql);
  const gone = swept.filter(({ isKept }) => isKept);
  await promiseForgetting(
    parts,
    writes,
    gone.map(({ accountId, ref }) => ({ kind: 'CARD', accountId, ref })),
  );
}

/** The card on file; null where there is none. */
export const findCard = statement(
  'cards.find',
  `select brand, last_four as "lastFour", expires_at as "expiresAt", expires_at > clock_timestamp() as "isValid"
   from cards where account_id = $1 and removed_at is null order by created_at desc, id limit 1`,
).one<Card, [accountId: string]>();

/** The provider's id of the card on file. */
export const findCardRef = statement(
  'cards.findRef',
  `select provider_ref as ref from cards
   where account_id = $1 and removed_at is null order by created_at desc, id limit 1`,
).value<{ ref: string }, [accountId: string]>('ref');

/** Removes the card on file; the provider deletes it after the commit. */
async function remove(parts: ForgettingParts, writes: Writes, accountId: string): Promise<void> {
  const removed = await takeOff(writes, accountId);
  await promiseForgetting(
    parts,
    writes,
    removed.map(ref => ({ kind: 'CARD', accountId, ref })),
  );
}

/** Stores a card in place of the previous one. */
export async function addCard(
  parts: ForgettingParts,
  writes: Writes,
  accountId: string,
  card: NewCard,
): Promise<void> {
  await remove(parts, writes, accountId);
  await note(writes, accountId, card, false);
}

/**
 * Stores the last of these cards, given in this order, once, even if it was removed since: an older card reported late
 * does not replace a newer one. Cards not stored, or of erased accounts, are deleted at the provider.
 */
export async function keepTold(
  parts: ForgettingParts,
  writes: Writes,
  accountId: string,
  given: readonly NewCard[],
): Promise<void> {
  const isHere = await hold(writes, accountId);
  for (const card of given) {
    const ref = card.providerRef;
    if (isHere && (await knows(writes, accountId, ref))) continue;
    if (isHere && card === given.at(-1)) {
      await addCard(parts, writes, accountId, card);
      continue;
    }
    // Recorded for a request that read the provider a moment ago and arrives here later.
    if (isHere) await note(writes, accountId, card, true);
    await promiseForgetting(parts, writes, [{ kind: 'CARD', accountId, ref }]);
  }
}

/** Removes the card on file. @throws AppError LeadingAuction while a leading bid relies on it */
export async function removeCard(parts: ForgettingParts, writes: Writes, accountId: string): Promise<void> {
  await writes.query(lockSql, [accountId]);
  if (await leads(writes, accountId)) throw new AppError('LeadingAuction');
  await remove(parts, writes, accountId);
}
