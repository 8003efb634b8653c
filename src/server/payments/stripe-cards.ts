import type Stripe from 'stripe';
import { keepTold } from './cards.ts';
import type { ChargingParts } from './charging.ts';
import type { NewCard } from './provider.ts';
import { endOfCard } from './sandbox.ts';

const FOUND_WITHIN_MS = 2_000;
/** More sessions than one person opens in a day. */
const GIVEN_MAX = 100;
const DAY_S = 86_400;

/** Stores the card given in a session, once, however late and often it is reported. */
export async function keepCard(parts: ChargingParts, client: Stripe, sessionId: string): Promise<void> {
  const { metadata, customer, created } = await client.checkout.sessions.retrieve(sessionId);
  const accountId = metadata?.account_id;
  const holder = typeof customer === 'string' ? customer : customer?.id;
  if (!accountId || !holder) return;
  // A session opened earlier may have been completed later.
  const given = await listGiven(client, holder, created - DAY_S);
  await parts.database.transaction(writes => keepTold(parts, writes, accountId, given));
}

/** A card, and when it was given (seconds UTC). */
type Given = NewCard & { readonly givenAt: number };

/** Returns the card of a session, from `setup_intent.payment_method`; null while its bank requires action. */
function cardOf({ setup_intent: intent }: Stripe.Checkout.Session): Given | null {
  if (intent === null || typeof intent !== 'object' || intent.status !== 'succeeded') return null;
  const method = intent.payment_method;
  if (method === null || typeof method !== 'object' || !method.card) return null;
  const { brand, last4: lastFour, exp_month: expMonth, exp_year: expYear } = method.card;
  const expiresAt = endOfCard({ expMonth, expYear });
  return { brand, lastFour, expiresAt, providerRef: method.id, givenAt: method.created };
}

/**
 * Lists the cards given in sessions opened since (seconds UTC), by when they were given: with two pages open, the older
 * may be completed last. Stripe lists the newest session first.
 */
async function listGiven(
  client: Stripe,
  customer: string,
  since: number,
  options?: Stripe.RequestOptions,
): Promise<NewCard[]> {
  const what = { customer, limit: GIVEN_MAX, created: { gte: since } };
  const expand = ['data.setup_intent.payment_method'];
  const { data } = await client.checkout.sessions.list({ ...what, expand }, options);
  return data
    .toReversed()
    .map(cardOf)
    .filter(card => card !== null)
    .toSorted((one, other) => one.givenAt - other.givenAt);
}

/** Lists a customer's cards since yesterday, for people who return before the webhook. */
export function findGiven(client: Stripe, customer: string): Promise<NewCard[]> {
  // A page is waiting for the result, and the webhook brings the card anyway.
  const options = { timeout: FOUND_WITHIN_MS, maxNetworkRetries: 0 };
  return listGiven(client, customer, Math.floor(Date.now() / 1_000) - DAY_S, options);
}
