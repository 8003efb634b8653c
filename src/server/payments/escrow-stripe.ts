import Stripe from 'stripe';
import type { StripeConfig } from '../config.ts';
import type { Database } from '../database/index.ts';
import type {
  EscrowAnswer,
  EscrowAsked,
  EscrowMove,
  EscrowProvider,
  EscrowRef,
  EscrowWish,
} from './escrow.ts';
import { answered, customer, openClient, readEvent } from './stripe.ts';

const CURRENCY = 'eur';
/** The country of the buyers' virtual accounts, and the default country of sellers. */
const COUNTRY = 'FR';
/** One page is enough: an order has one payment and a few transfers. */
const PAGE = 100;

const groupOf = (orderId: string): string => `order_${orderId}`;

/**
 * Escrow with Stripe Connect: the buyer transfers to a Stripe account, where the money is kept apart from the house's
 * until it is transferred to the seller's Stripe account or refunded. A repeated request is looked up first:
 * idempotency keys expire after a day, and a job may run later.
 */
export function stripeEscrow({
  database,
  config,
}: {
  database: Database;
  config: StripeConfig;
}): EscrowProvider {
  const client = openClient(config);
  const { webhookSecret } = config;
  return {
    name: 'stripe',
    ask: wish => answered(() => ask(client, database, wish)),
    look: escrow => answered(() => look(client, escrow)),
    close: escrow => answered(() => close(client, escrow)),
    payee: (seller, back) => answered(() => payee(client, seller, back)),
    move: (escrow, move) =>
      answered(() => (move.kind === 'RELEASE' ? release : giveBack)(client, escrow, move)),
    hear(body, signature) {
      const event = readEvent({ client, webhookSecret }, body, signature);
      if (event === null) return null;
      const object = event.data.object as {
        id?: string;
        object?: string;
        metadata?: Stripe.Metadata | null;
        payment_intent?: string | null;
      };
      const providerRef = object.object === 'payment_intent' ? object.id : object.payment_intent;
      return {
        eventId: event.id,
        orderId: object.metadata?.escrow_order ?? null,
        providerRef: typeof providerRef === 'string' ? providerRef : null,
      };
    },
  };
}

async function ask(client: Stripe, database: Database, wish: EscrowWish): Promise<EscrowAsked> {
  const { orderId, amountCents, payer, label } = wish;
  const who = await customer(client, database, payer.accountId);
  // Stripe e-mails the buyer where a refund has no account to go to.
  await client.customers.update(who, { name: payer.name, email: payer.email });
  const { data } = await client.paymentIntents.list({ customer: who, limit: PAGE });
  const known = data.find(each => each.metadata.escrow_order === orderId && each.status !== 'canceled');
  const transfer = { type: 'eu_bank_transfer' as const, eu_bank_transfer: { country: COUNTRY } };
  const intent =
    known ??
    (await client.paymentIntents.create(
      {
        amount: amountCents,
        currency: CURRENCY,
        customer: who,
        confirm: true,
        description: label,
        allowed_payment_method_types: ['customer_balance'],
        payment_method_data: { type: 'customer_balance' },
        payment_method_options: {
          customer_balance: { funding_type: 'bank_transfer', bank_transfer: transfer },
        },
        transfer_group: groupOf(orderId),
        metadata: { escrow_order: orderId },
      },
      { idempotencyKey: `escrow-${orderId}` },
    ));
  const said = intent.next_action?.display_bank_transfer_instructions;
  const account = said?.financial_addresses?.find(({ iban }) => iban !== undefined)?.iban;
  if (!said || !account) throw new Error('a payment by transfer says where to');
  const { account_holder_name: payee, iban, bic } = account;
  return { providerRef: intent.id, payee, iban, bic, reference: said.reference ?? label };
}

async function look(client: Stripe, { orderId, providerRef }: EscrowRef) {
  const intent = await client.paymentIntents.retrieve(providerRef);
  const [refunds, transfers] = await Promise.all([
    client.refunds.list({ payment_intent: providerRef, limit: PAGE }),
    client.transfers.list({ transfer_group: groupOf(orderId), limit: PAGE }),
  ]);
  const left = leftOf(intent);
  return {
    receivedCents: intent.status === 'succeeded' ? intent.amount_received : 0,
    partCents: intent.status === 'requires_action' && left !== null ? intent.amount - left : 0,
    releasedCents: transfers.data.reduce((sum, each) => sum + each.amount - each.amount_reversed, 0),
    returnedCents: refunds.data.reduce(
      (sum, each) => sum + (each.status === 'succeeded' ? each.amount : 0),
      0,
    ),
  };
}

/** Cancels the payment and refunds a partial one from the buyer's Stripe balance; its amount is kept as metadata. */
async function close(client: Stripe, { orderId, providerRef }: EscrowRef): Promise<void> {
  let intent = await client.paymentIntents.retrieve(providerRef);
  if (intent.status === 'succeeded') return;
  if (intent.status !== 'canceled') {
    const left = leftOf(intent) ?? intent.amount;
    await client.paymentIntents.update(providerRef, { metadata: { part_cents: intent.amount - left } });
    try {
      intent = await client.paymentIntents.cancel(providerRef);
    } catch (error) {
      // It was paid in full in the meantime: `look` will show that.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return;
      throw error;
    }
  }
  const part = Number(intent.metadata.part_cents ?? 0);
  if (part === 0 || intent.metadata.part_refund) return;
  const who = typeof intent.customer === 'string' ? intent.customer : (intent.customer?.id ?? '');
  const back = { origin: 'customer_balance' as const, customer: who, amount: part, currency: CURRENCY };
  const { id } = await client.refunds.create(
    { ...back, metadata: { escrow_order: orderId } },
    { idempotencyKey: `escrow-close-${orderId}` },
  );
  await client.paymentIntents.update(providerRef, { metadata: { part_refund: id } });
}

const leftOf = (intent: Stripe.PaymentIntent): number | null =>
  intent.next_action?.display_bank_transfer_instructions?.amount_remaining ?? null;

async function payee(
  client: Stripe,
  { accountId, email, ref }: { accountId: string; email: string; ref: string | null },
  back: string | null,
) {
  const account = await (ref === null
    ? client.accounts.create(
        {
          type: 'express',
          country: COUNTRY,
          email,
          capabilities: { transfers: { requested: true } },
          metadata: { account_id: accountId },
        },
        { idempotencyKey: `payee-${accountId}` },
      )
    : client.accounts.retrieve(ref));
  const isReady = account.capabilities?.transfers === 'active';
  const link = { account: account.id, type: 'account_onboarding' as const };
  const url =
    isReady || back === null
      ? null
      : (await client.accountLinks.create({ ...link, refresh_url: back, return_url: back })).url;
  return { ref: account.id, isReady, url };
}

/** Returns a permanent refusal by Stripe as an answer. */
async function orRefused(ask: () => Promise<EscrowAnswer>): Promise<EscrowAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return { state: 'REFUSED', failure: error.code ?? 'refused' };
  }
}

async function release(
  client: Stripe,
  { orderId, providerRef }: EscrowRef,
  { id, amountCents, payeeRef }: EscrowMove,
): Promise<EscrowAnswer> {
  const { data } = await client.transfers.list({ transfer_group: groupOf(orderId), limit: PAGE });
  const known = data.find(({ metadata }) => metadata.move_id === id);
  if (known) return { state: 'DONE', providerRef: known.id };
  const { latest_charge: charge } = await client.paymentIntents.retrieve(providerRef);
  return orRefused(async () => {
    const transfer = await client.transfers.create(
      {
        amount: amountCents,
        currency: CURRENCY,
        destination: payeeRef ?? '',
        // Paid from this buyer's charge, so that it does not wait for another balance.
        ...(typeof charge === 'string' ? { source_transaction: charge } : {}),
        transfer_group: groupOf(orderId),
        metadata: { escrow_order: orderId, move_id: id },
      },
      { idempotencyKey: `escrow-${id}` },
    );
    return { state: 'DONE', providerRef: transfer.id };
  });
}

async function giveBack(
  client: Stripe,
  { orderId, providerRef }: EscrowRef,
  { id, amountCents }: EscrowMove,
): Promise<EscrowAnswer> {
  const { data } = await client.refunds.list({ payment_intent: providerRef, limit: PAGE });
  const known = data.find(({ metadata }) => metadata?.move_id === id);
  return orRefused(async () => {
    const refund =
      known ??
      (await client.refunds.create(
        {
          payment_intent: providerRef,
          amount: amountCents,
          metadata: { escrow_order: orderId, move_id: id },
        },
        { idempotencyKey: `escrow-${id}` },
      ));
    if (refund.status === 'succeeded') return { state: 'DONE', providerRef: refund.id };
    const isOver = refund.status === 'failed' || refund.status === 'canceled';
    return isOver
      ? { state: 'REFUSED', providerRef: refund.id, failure: refund.failure_reason ?? refund.status ?? '' }
      : { state: 'PENDING', providerRef: refund.id };
  });
}
