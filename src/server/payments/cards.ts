import { BRIEFLY, inOrderOf, instant, statement, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { type ForgettingParts, promiseForgetting } from './forgetting.ts';
import type { NewCard } from './provider.ts';

/** A card as it may be shown: never its number. */
export type Card = {
  readonly brand: string;
  readonly lastFour: string;
  /** The first instant at which it is no longer good. */
  readonly expiresAt: number;
  readonly isValid: boolean;
};

/** Writes down a card that is on file from now on, or that was taken off it. */
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
// Who leaves meanwhile waits for us, or we for them; a bid does not.
const hold = statement(
  'cards.holdAccount',
  'select id from accounts where id = $1 and erased_at is null for no key update',
).any<[accountId: string], Writes>();
// A bid that is being written holds the account's key: after this lock, whoever leads is known to lead.
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

/** Forgets cards that were taken off file or ran out a month ago: until then a bid or a payment may rest on one. */
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

/** What the provider calls the card on file. */
export const findCardRef = statement(
  'cards.findRef',
  `select provider_ref as ref from cards
   where account_id = $1 and removed_at is null order by created_at desc, id limit 1`,
).value<{ ref: string }, [accountId: string]>('ref');

/** Takes off file what is on it; the provider lets go of it after the commit. */
async function remove(parts: ForgettingParts, writes: Writes, accountId: string): Promise<void> {
  const removed = await takeOff(writes, accountId);
  await promiseForgetting(
    parts,
    writes,
    removed.map(ref => ({ kind: 'CARD', accountId, ref })),
  );
}

/** Puts a card on file in the place of the one before. */
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
 * Puts the last of these on file, as somebody gave them one after the other, once, also where it has been taken off
 * since: an older one that the provider tells of late takes no younger one's place. Of one that is not kept, or whose
 * holder has left since, the provider lets go.
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
    // Whoever asked the provider a moment before, and comes here after, is to know of it too.
    if (isHere) await note(writes, accountId, card, true);
    await promiseForgetting(parts, writes, [{ kind: 'CARD', accountId, ref }]);
  }
}

/** Takes the card off file. @throws AppError LeadingAuction while it stands for a lead */
export async function removeCard(parts: ForgettingParts, writes: Writes, accountId: string): Promise<void> {
  await writes.query(lockSql, [accountId]);
  if (await leads(writes, accountId)) throw new AppError('LeadingAuction');
  await remove(parts, writes, accountId);
}
