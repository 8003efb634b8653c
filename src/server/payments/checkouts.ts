import { createHash, randomBytes } from 'node:crypto';
import { type Reads, statement, type Writes } from '../database/index.ts';
import { addCard } from './cards.ts';
import type { ForgettingParts } from './forgetting.ts';
import type { PaymentMove } from './payments-store.ts';
import { brandOf, endOfCard, judgeCard, judgeCode, readSandboxRequest, type SandboxCard } from './sandbox.ts';

export type CheckoutAnswer =
  | { readonly state: 'complete' | 'challenged' }
  | { readonly state: 'declined'; readonly reason: string }
  | { readonly state: 'invalid'; readonly field: string }
  | { readonly state: 'unknown' };

/** Saves the result of a payment's check. */
export type Settle = (writes: Writes, paymentId: string, move: PaymentMove) => Promise<unknown>;

/** What a check needs besides its data. */
export type CheckoutParts = ForgettingParts & { readonly settle: Settle };

/** The card data kept between the two steps. */
type KeptCard = { brand: string; lastFour: string; expiresAt: number };
type Checkout = {
  accountId: string;
  /** null: the card is stored on file. */
  paymentId: string | null;
  state: 'open' | 'challenged' | 'complete';
  card: KeptCard | null;
  now: number;
};

const addSql = statement(
  'checkouts.add',
  `insert into card_checkouts (secret_hash, account_id, subject_id, payment_id, card, state)
   values ($1, $2, $3, $4, $5, case when $5::jsonb is null then 'open' else 'challenged' end)`,
);
const lockSql = statement(
  'checkouts.lock',
  `select account_id as "accountId", payment_id as "paymentId", state, card, clock_timestamp() as now from card_checkouts
   where secret_hash = $1 and created_at > clock_timestamp() - interval '1 hour' for update`,
);
const moveSql = statement(
  'checkouts.move',
  'update card_checkouts set state = $2, card = $3 where secret_hash = $1',
);

/** The payment of a check, and the card for which it asks the code. */
type For = {
  readonly paymentId: string;
  readonly card: { readonly brand: string; readonly lastFour: string } | null;
};

/** Opens a card check; the database stores only the hash of its secret. */
export async function addCheckout(
  writes: Writes,
  accountId: string,
  subjectId: string,
  of: For | null = null,
): Promise<string> {
  const secret = `sandbox_${randomBytes(24).toString('base64url')}`;
  const card = of?.card ? JSON.stringify(of.card) : null;
  await writes.query(addSql, [hashOf(secret), accountId, subjectId, of?.paymentId ?? null, card]);
  return secret;
}

/** Deletes the checks of an abandoned payment. */
export const dropCheckouts = statement(
  'checkouts.drop',
  'delete from card_checkouts where payment_id = $1',
).run<[paymentId: string]>();

/** Deletes expired checks. */
export const sweepCheckouts = statement(
  'checkouts.sweep',
  "delete from card_checkouts where created_at < clock_timestamp() - interval '1 day'",
).run<[], Reads>();

/** Performs a step of a check. A completed check returns the same result when repeated. */
export async function payCheckout(
  writes: Writes,
  secret: string,
  body: unknown,
  parts: CheckoutParts,
): Promise<CheckoutAnswer> {
  const [checkout] = await writes.query<Checkout>(lockSql, [hashOf(secret)]);
  if (!checkout) return { state: 'unknown' };
  if (checkout.state === 'complete') return { state: 'complete' };
  const request = readSandboxRequest(body, checkout.now);
  if (request.kind === 'invalid') return { state: 'invalid', field: request.field };
  if (request.kind === 'code') return takeCode(writes, secret, checkout, request.code, parts);

  const verdict = judgeCard(request.card);
  if (verdict === 'declined') {
    // A declined card discards the card given before and its second step.
    await writes.query(moveSql, [hashOf(secret), 'open', null]);
    if (checkout.paymentId) {
      await parts.settle(writes, checkout.paymentId, { state: 'ACTION', failure: 'card_declined' });
    }
    return { state: 'declined', reason: 'card_declined' };
  }
  const card = keptOf(request.card);
  if (verdict === 'challenged') {
    await writes.query(moveSql, [hashOf(secret), 'challenged', JSON.stringify(card)]);
    return { state: 'challenged' };
  }
  return complete(writes, secret, checkout, card, parts);
}

async function takeCode(
  writes: Writes,
  secret: string,
  checkout: Checkout,
  code: string,
  parts: CheckoutParts,
): Promise<CheckoutAnswer> {
  if (checkout.state !== 'challenged' || checkout.card === null) return { state: 'invalid', field: 'number' };
  if (judgeCode(code) === 'declined') return { state: 'declined', reason: 'wrong_code' };
  return complete(writes, secret, checkout, checkout.card, parts);
}

async function complete(
  writes: Writes,
  secret: string,
  { accountId, paymentId }: Checkout,
  card: KeptCard,
  parts: CheckoutParts,
): Promise<CheckoutAnswer> {
  await writes.query(moveSql, [hashOf(secret), 'complete', JSON.stringify(card)]);
  if (paymentId === null) await addCard(parts, writes, accountId, { ...card, providerRef: 'sandbox' });
  else await parts.settle(writes, paymentId, { state: 'SUCCEEDED', card });
  return { state: 'complete' };
}

function keptOf(card: SandboxCard): KeptCard {
  return { brand: brandOf(card.number), lastFour: card.number.slice(-4), expiresAt: endOfCard(card) };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
