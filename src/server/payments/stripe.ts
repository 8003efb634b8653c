import Stripe from 'stripe';
import type { StripeConfig } from '../config.ts';
import type { Database } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { findCard, findCardRef } from './cards.ts';
import { type ChargingParts, failRefund, settle } from './charging.ts';
import { contest } from './disputes.ts';
import { addCustomer, findCustomer, findPayment, hearEvent, type Payment } from './payments-store.ts';
import { type Forgotten, PENDING, type Provider, type ProviderAnswer, type Purpose } from './provider.ts';
import { findGiven, keepCard } from './stripe-cards.ts';
import { isOfDispute, readDispute } from './stripe-disputes.ts';
import { giveBack, isOfRefund, readFailedRefund } from './stripe-refunds.ts';

const NAME = 'stripe';
const CURRENCY = 'eur';
const ANSWER_WITHIN_MS = 15_000;
/** More sessions than one person opens before a payment is retried. */
const OPENED_MAX = 100;
/** Cards only: a direct debit that can fail days later must neither secure a bid nor settle an order. */
const CARD = 'card';

export type StripeParts = {
  readonly database: Database;
  readonly config: StripeConfig;
};
export type StripeProvider = Provider & {
  readonly client: Stripe;
  readonly webhookSecret: string;
};

/**
 * Stripe with its hosted pages, so that no third-party script runs on ours. A card on file is charged here; the person
 * is redirected only for the bank's second step.
 */
export function stripeProvider({ database, config }: StripeParts): StripeProvider {
  const client = openClient(config);
  const customerOf = (accountId: string) => customer(client, database, accountId);

  return {
    name: NAME,
    client,
    webhookSecret: config.webhookSecret,
    openSetup: (accountId, subjectId, { doneUrl, leftUrl }) =>
      answered(async () => {
        const session = await client.checkout.sessions.create({
          mode: 'setup',
          currency: CURRENCY,
          allowed_payment_method_types: [CARD],
          customer: await customerOf(accountId),
          success_url: doneUrl,
          cancel_url: leftUrl,
          metadata: { account_id: accountId, subject_id: subjectId },
        });
        return urlOf(session);
      }),
    findGiven: accountId =>
      answered(async () => {
        const known = await findCustomer(database, accountId, NAME);
        return known === null ? [] : findGiven(client, known);
      }),
    charge: (payment, purpose) =>
      answered(async () =>
        payment.source === 'OTHER'
          ? answerOfSession(client, await openSession(client, database, payment, purpose))
          : chargeOnFile(client, database, payment, purpose),
      ),
    look: payment => answered(() => look(client, payment)),
    abandon: (payment, purpose) => answered(() => abandon(client, database, payment, purpose)),
    refund: (payment, back) => answered(async () => giveBack(client, await intentOf(client, payment), back)),
    forget: gone => answered(() => forget(client, gone)),
  };
}

export function openClient({ secretKey, apiUrl }: StripeConfig): Stripe {
  const where = apiUrl && {
    host: apiUrl.hostname,
    port: apiUrl.port,
    protocol: apiUrl.protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
  return new Stripe(secretKey, {
    timeout: ANSWER_WITHIN_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...where,
  });
}

export async function customer(client: Stripe, database: Database, accountId: string): Promise<string> {
  const known = await findCustomer(database, accountId, NAME);
  if (known !== null) return known;
  const made = await client.customers.create(
    { metadata: { account_id: accountId } },
    { idempotencyKey: `customer-${accountId}` },
  );
  await database.transaction(writes => addCustomer(writes, accountId, NAME, made.id));
  return made.id;
}

/**
 * Returns the result of a Stripe call.
 * @throws AppError PaymentUnavailable where there is none that counts, PaymentContested during a bank dispute
 */
export async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
    const isAway = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
      kind => error instanceof kind,
    );
    if (isAway) throw new AppError('PaymentUnavailable');
    const isContested = error instanceof Stripe.errors.StripeError && error.code === 'charge_disputed';
    throw isContested ? new AppError('PaymentContested') : error;
  }
}

type Opened = { readonly metadata: Stripe.Metadata | null; readonly status: string | null };

/**
 * Returns what was opened before for a payment, preferring one with money. After a lost answer or a crash, the request
 * may be repeated when its idempotency key, which lasts a day, has expired.
 */
function openedFor<Each extends Opened>({ data }: Stripe.ApiList<Each>, { id }: Payment): Each | undefined {
  const opened = data.filter(({ metadata }) => metadata?.payment_id === id);
  return opened.find(({ status }) => status === 'succeeded' || status === 'complete') ?? opened[0];
}

async function openSession(
  client: Stripe,
  database: Database,
  payment: Payment,
  { label, returnUrl }: Purpose,
): Promise<Stripe.Checkout.Session> {
  const who = await customer(client, database, payment.accountId);
  const known = openedFor(await client.checkout.sessions.list({ customer: who, limit: OPENED_MAX }), payment);
  if (known) return known;
  const metadata = { payment_id: payment.id };
  const price = { currency: CURRENCY, unit_amount: payment.amountCents, product_data: { name: label } };
  return client.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: [CARD],
      customer: who,
      line_items: [{ quantity: 1, price_data: price }],
      payment_intent_data: { metadata, description: label },
      success_url: returnUrl,
      cancel_url: returnUrl,
      metadata,
    },
    { idempotencyKey: keyOf(payment, returnUrl) },
  );
}

/** Stripe requires identical parameters under one key, and the return URL depends on the language. */
const keyOf = ({ id }: Payment, returnUrl: string): string => `${id} ${new URL(returnUrl).pathname}`;

async function answerOfSession(client: Stripe, session: Stripe.Checkout.Session): Promise<ProviderAnswer> {
  const { id: providerRef, url, status, payment_status } = session;
  if (payment_status === 'paid') return { state: 'SUCCEEDED', providerRef };
  if (status === 'expired') return { state: 'FAILED', providerRef, failure: 'expired' };
  // A direct debit from before only cards were accepted: its bank reports days later.
  const intentId = status === 'complete' ? idOf(session.payment_intent) : undefined;
  if (intentId === undefined) return { state: 'ACTION', providerRef, url };
  return { ...answerOf(await client.paymentIntents.retrieve(intentId)), providerRef };
}

/** Creates an unconfirmed intent, so that a charge without an answer can still be abandoned. */
async function openIntent(
  client: Stripe,
  database: Database,
  payment: Payment,
  { label }: Purpose,
): Promise<Stripe.PaymentIntent> {
  const who = await customer(client, database, payment.accountId);
  const known = openedFor(await client.paymentIntents.list({ customer: who, limit: OPENED_MAX }), payment);
  if (known) return known;
  return client.paymentIntents.create(
    {
      amount: payment.amountCents,
      currency: CURRENCY,
      customer: who,
      description: label,
      metadata: { payment_id: payment.id },
    },
    { idempotencyKey: payment.id },
  );
}

async function chargeOnFile(
  client: Stripe,
  database: Database,
  payment: Payment,
  purpose: Purpose,
): Promise<ProviderAnswer> {
  const card = await findCard(database, payment.accountId);
  const cardRef = await findCardRef(database, payment.accountId);
  const customerRef = await findCustomer(database, payment.accountId, NAME);
  if (!card?.isValid || cardRef === null || customerRef === null)
    return { state: 'FAILED', failure: 'no_card' };
  const { id } = await openIntent(client, database, payment, purpose);
  try {
    const intent = await client.paymentIntents.confirm(
      id,
      { payment_method: cardRef, return_url: purpose.returnUrl },
      { idempotencyKey: keyOf(payment, purpose.returnUrl) },
    );
    return { ...answerOf(intent), card };
  } catch (error) {
    // It was confirmed before, and the answer was lost.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return { ...(await look(client, { ...payment, providerRef: id })), card };
    }
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    // Prevents a retry of the declined payment outside our control.
    await client.paymentIntents.cancel(id).catch(() => {});
    return { state: 'FAILED', failure: error.code ?? 'card_declined', providerRef: id, card };
  }
}

function answerOf(intent: Stripe.PaymentIntent): ProviderAnswer {
  const providerRef = intent.id;
  if (intent.status === 'succeeded') return { state: 'SUCCEEDED', providerRef };
  if (intent.status === 'canceled') return { state: 'FAILED', providerRef, failure: 'canceled' };
  if (intent.status === 'processing') return { state: 'ACTION', providerRef, failure: PENDING };
  const failure = intent.last_payment_error?.code ?? null;
  if (intent.status === 'requires_payment_method') {
    return { state: 'FAILED', providerRef, failure: failure ?? 'card_declined' };
  }
  return { state: 'ACTION', providerRef, failure, url: intent.next_action?.redirect_to_url?.url ?? null };
}

async function look(client: Stripe, payment: Payment): Promise<ProviderAnswer> {
  const ref = payment.providerRef ?? '';
  if (!ref.startsWith('cs_')) return answerOf(await client.paymentIntents.retrieve(ref));
  return answerOfSession(client, await client.checkout.sessions.retrieve(ref));
}

/** Cancels what is open; where that is too late, returns the actual result. */
async function abandon(
  client: Stripe,
  database: Database,
  payment: Payment,
  purpose: Purpose,
): Promise<ProviderAnswer> {
  const open = payment.source === 'OTHER' ? openSession : openIntent;
  // A charge without an answer has no reference yet: reopening finds it or creates an equal one, without charging.
  const providerRef = payment.providerRef ?? (await open(client, database, payment, purpose)).id;
  try {
    if (providerRef.startsWith('cs_')) await client.checkout.sessions.expire(providerRef);
    else await client.paymentIntents.cancel(providerRef);
    return { state: 'FAILED', failure: 'replaced', providerRef };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const stands = await look(client, { ...payment, providerRef });
    const isLeft = stands.failure === PENDING && payment.failure === PENDING;
    return isLeft ? { state: 'FAILED', failure: 'replaced', providerRef } : { ...stands, providerRef };
  }
}

const idOf = (of: string | { id: string } | null | undefined): string | undefined =>
  typeof of === 'string' ? of : of?.id;

/** null: of a session that nobody has paid. */
async function findIntent(client: Stripe, { providerRef }: Payment): Promise<string | null> {
  const ref = providerRef ?? '';
  if (!ref.startsWith('cs_')) return ref;
  return idOf((await client.checkout.sessions.retrieve(ref)).payment_intent) ?? null;
}

async function intentOf(client: Stripe, payment: Payment): Promise<string> {
  const id = await findIntent(client, payment);
  if (id === null) throw new Error('a session that was paid has an intent');
  return id;
}

/**
 * Returns a payment as a webhook names it, with its state: under its stored reference, unless money came by another
 * intent under the same payment.
 */
async function readTold(client: Stripe, known: Payment, own: string) {
  const payment = { ...known, providerRef: known.providerRef ?? own };
  if (payment.providerRef !== own && (await findIntent(client, payment)) !== own) {
    const answer = await look(client, { ...known, providerRef: own });
    if (answer.state === 'SUCCEEDED') return { ...answer, providerRef: own };
  }
  return { ...(await look(client, payment)), providerRef: payment.providerRef };
}

/** Deletes a card or customer; one that no longer exists is no error. */
async function forget(client: Stripe, { kind, ref }: Forgotten): Promise<void> {
  try {
    if (kind === 'CUSTOMER') await client.customers.del(ref);
    else if ((await client.paymentMethods.retrieve(ref)).customer !== null)
      await client.paymentMethods.detach(ref);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.statusCode === 404)) throw error;
  }
}

function urlOf({ url }: Stripe.Checkout.Session): string {
  if (url === null) throw new Error('a session of a page of its own has an address');
  return url;
}

/**
 * Handles a Stripe webhook. It may be repeated, late or out of order, so it only triggers a query; what counts is
 * Stripe's answer to that.
 */
export async function hearStripe(
  parts: ChargingParts,
  provider: StripeProvider,
  body: Buffer,
  signature: string,
): Promise<boolean> {
  const event = readEvent(provider, body, signature);
  if (event === null) return false;
  const { object } = event.data as {
    object: {
      id?: string;
      mode?: string;
      metadata?: Stripe.Metadata | null;
      payment_intent?: string | { id: string } | null;
    };
  };
  const id = object.id ?? '';
  if (event.type === 'checkout.session.completed' && object.mode === 'setup')
    await keepCard(parts, provider.client, id);
  const contested = isOfDispute(event) ? await readDispute(provider.client, id) : null;
  const failedKey = isOfRefund(event) ? await readFailedRefund(provider.client, id) : null;
  const paymentId = contested ? contested.paymentId : object.metadata?.payment_id;
  const known = paymentId ? await findPayment(parts.database, paymentId) : null;
  const own = contested?.intentId ?? idOf(object.payment_intent) ?? id;
  const told = known && (await readTold(provider.client, known, own));
  await parts.database.transaction(async writes => {
    if (!(await hearEvent(writes, NAME, event.id))) return;
    if (failedKey !== null) await failRefund(parts, writes, failedKey);
    const settled = known && told && (await settle(parts, writes, known.id, told));
    if (settled && contested) await contest(parts, writes, settled.id, contested);
  });
  return true;
}

/** Parses an event after checking its signature; null where that is invalid. */
export function readEvent(
  { client, webhookSecret }: Pick<StripeProvider, 'client' | 'webhookSecret'>,
  body: Buffer,
  signature: string,
): Stripe.Event | null {
  try {
    return client.webhooks.constructEvent(body, signature, webhookSecret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}
