import { createHash, randomBytes } from 'node:crypto';
import { statement, timestamp, type Writes } from '../database/index.ts';
import { brandOf, endOfCard, judgeCard, judgeCode, readSandboxRequest, type SandboxCard } from './sandbox.ts';

export type CheckoutAnswer =
  | { readonly state: 'complete' | 'challenged' }
  | { readonly state: 'declined'; readonly reason: string }
  | { readonly state: 'invalid'; readonly field: string }
  | { readonly state: 'unknown' };

/** What is kept of a card between the two steps. */
type KeptCard = { brand: string; lastFour: string; expiresAt: number };
type Checkout = {
  accountId: string;
  state: 'open' | 'challenged' | 'complete';
  card: KeptCard | null;
  now: number;
};

const addSql = statement(
  'checkouts.add',
  'insert into card_checkouts (secret_hash, account_id, subject_id) values ($1, $2, $3)',
);
const lockSql = statement(
  'checkouts.lock',
  `select account_id as "accountId", state, card, clock_timestamp() as now from card_checkouts
   where secret_hash = $1 and created_at > clock_timestamp() - interval '1 hour' for update`,
);
const moveSql = statement(
  'checkouts.move',
  'update card_checkouts set state = $2, card = $3 where secret_hash = $1',
);
const addCardSql = statement(
  'cards.add',
  `insert into cards (account_id, brand, last_four, expires_at, provider_ref) values ($1, $2, $3, $4, $5)`,
);

/** Opens a check; the database keeps only the secret's hash. */
export async function addCheckout(writes: Writes, accountId: string, subjectId: string): Promise<string> {
  const secret = `sandbox_${randomBytes(24).toString('base64url')}`;
  await writes.query(addSql, [hashOf(secret), accountId, subjectId]);
  return secret;
}

/** One step of a check. A complete one stays complete, however often it is asked again. */
export async function payCheckout(writes: Writes, secret: string, body: unknown): Promise<CheckoutAnswer> {
  const [checkout] = await writes.query<Checkout>(lockSql, [hashOf(secret)]);
  if (!checkout) return { state: 'unknown' };
  if (checkout.state === 'complete') return { state: 'complete' };
  const request = readSandboxRequest(body, checkout.now);
  if (request.kind === 'invalid') return { state: 'invalid', field: request.field };
  if (request.kind === 'code') return takeCode(writes, secret, checkout, request.code);

  const verdict = judgeCard(request.card);
  if (verdict === 'declined') {
    // A card given before it, and its second step, are out of play.
    await writes.query(moveSql, [hashOf(secret), 'open', null]);
    return { state: 'declined', reason: 'card_declined' };
  }
  const card = keptOf(request.card);
  if (verdict === 'challenged') {
    await writes.query(moveSql, [hashOf(secret), 'challenged', JSON.stringify(card)]);
    return { state: 'challenged' };
  }
  return complete(writes, secret, checkout, card);
}

async function takeCode(
  writes: Writes,
  secret: string,
  checkout: Checkout,
  code: string,
): Promise<CheckoutAnswer> {
  if (checkout.state !== 'challenged' || checkout.card === null) return { state: 'invalid', field: 'number' };
  if (judgeCode(code) === 'declined') return { state: 'declined', reason: 'wrong_code' };
  return complete(writes, secret, checkout, checkout.card);
}

async function complete(
  writes: Writes,
  secret: string,
  { accountId }: Checkout,
  card: KeptCard,
): Promise<CheckoutAnswer> {
  await writes.query(moveSql, [hashOf(secret), 'complete', JSON.stringify(card)]);
  const { brand, lastFour, expiresAt } = card;
  await writes.query(addCardSql, [accountId, brand, lastFour, timestamp(expiresAt), 'sandbox']);
  return { state: 'complete' };
}

function keptOf(card: SandboxCard): KeptCard {
  return { brand: brandOf(card.number), lastFour: card.number.slice(-4), expiresAt: endOfCard(card) };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
