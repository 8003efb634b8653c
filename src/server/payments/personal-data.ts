import { statement, type Writes } from '../database/index.ts';
import { inTurn, type PersonalData } from '../personal-data.ts';
import { type ForgettingParts, promiseForgetting } from './forgetting.ts';

const eraseCustomers = statement(
  'customers.erase',
  'delete from payment_customers where account_id = $1 returning customer_ref as ref',
).column<{ ref: string }, [accountId: string], Writes>('ref');

const collectCards = statement(
  'cards.collect',
  `select brand, last_four as "lastFour", to_json(expires_at) as "expiresAt", to_json(created_at) as "addedAt",
   to_json(removed_at) as "removedAt" from cards where account_id = $1 order by created_at`,
).all();
const eraseCards = inTurn(
  statement('checkouts.erase', 'delete from card_checkouts where account_id = $1').run(),
  statement('cards.erase', 'delete from cards where account_id = $1').run(),
);

/**
 * The cards a person has given, without their numbers, which only the provider has. Erasing also deletes the customer
 * and their cards at the provider.
 */
export const cardsPersonalData = (parts: ForgettingParts): PersonalData => ({
  name: 'cards',
  collect: collectCards,
  erase: inTurn(eraseCards, async (writes, accountId) => {
    const customers = await eraseCustomers(writes, accountId);
    await promiseForgetting(
      parts,
      writes,
      customers.map(ref => ({ kind: 'CUSTOMER', accountId, ref })),
    );
  }),
});

/** Card payments of a person; kept for the books. */
export const paymentsPersonalData: PersonalData = {
  name: 'payments',
  collect: statement(
    'payments.collect',
    `select subject_id as "order", amount_cents as "amountCents", state, brand, last_four as "lastFour",
     to_json(created_at) as at, to_json(disputed_at) as "contestedAt", dispute_reason as "contestedBecause",
     dispute_state as contest from payments where account_id = $1 order by created_at`,
  ).all(),
};
