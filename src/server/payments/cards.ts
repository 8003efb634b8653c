import { statement, timestamp, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';

/** A card as it may be shown: never its number. */
export type Card = {
  readonly brand: string;
  readonly lastFour: string;
  /** The first instant at which it is no longer good. */
  readonly expiresAt: number;
  readonly isValid: boolean;
};

const addSql = statement(
  'cards.add',
  'insert into cards (account_id, brand, last_four, expires_at, provider_ref) values ($1, $2, $3, $4, $5)',
);
const removeSql = statement(
  'cards.remove',
  'update cards set removed_at = clock_timestamp() where account_id = $1 and removed_at is null returning id',
);
// A bid that is being written holds the account's key: after this lock, whoever leads is known to lead.
const lockSql = statement('cards.lockAccount', 'select id from accounts where id = $1 for update');
const leadsSql = statement(
  'cards.leads',
  `select exists (select from auctions where status = 'open' and asks_for_card and leader_id = $1) as leads`,
);

/** Forgets cards that were taken off file or ran out a month ago: until then a bid or a payment may rest on one. */
export const sweepCards = statement(
  'cards.sweep',
  `delete from cards where least(coalesce(removed_at, 'infinity'), expires_at) < clock_timestamp() - interval '30 days'`,
).run();

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

type NewCard = Omit<Card, 'isValid'> & { readonly providerRef: string };

/** Puts a card on file in the place of the one before. */
export async function addCard(writes: Writes, accountId: string, card: NewCard): Promise<void> {
  const { brand, lastFour, expiresAt, providerRef } = card;
  await writes.query(removeSql, [accountId]);
  await writes.query(addSql, [accountId, brand, lastFour, timestamp(expiresAt), providerRef]);
}

/** Takes the card off file. @throws AppError LeadingAuction while it stands for a lead */
export async function removeCard(writes: Writes, accountId: string): Promise<void> {
  await writes.query(lockSql, [accountId]);
  const [row] = await writes.query<{ leads: boolean }>(leadsSql, [accountId]);
  if (row?.leads) throw new AppError('LeadingAuction');
  await writes.query(removeSql, [accountId]);
}
