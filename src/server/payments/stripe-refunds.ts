import type Stripe from 'stripe';
import type { Refund, RefundState } from './provider.ts';

/** More refunds than one payment has. */
const REFUNDS_MAX = 100;

/** Matches the current event names and those of older API versions. */
export const isOfRefund = ({ type }: Stripe.Event): boolean => /^(charge\.)?refund\./.test(type);

const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** Refunds part of a payment, once for each key: a failed one is not retried. */
export async function giveBack(
  client: Stripe,
  intent: string,
  { cents, key, mayBegin }: Refund,
): Promise<RefundState> {
  // Idempotency keys expire after a day, and a job may run later.
  const { data } = await client.refunds.list({ payment_intent: intent, limit: REFUNDS_MAX });
  const known = data.find(({ metadata }) => metadata?.refund_key === key);
  if (!known) await mayBegin?.();
  const refund = { payment_intent: intent, amount: cents, metadata: { refund_key: key } };
  const given = known ?? (await client.refunds.create(refund, { idempotencyKey: `refund-${key}` }));
  return hasFailed(given) ? 'FAILED' : 'GIVEN';
}

/** Returns the key of a refund that failed; null where it did not, or is not ours. */
export async function readFailedRefund(client: Stripe, id: string): Promise<string | null> {
  const refund = await client.refunds.retrieve(id);
  return hasFailed(refund) ? (refund.metadata?.refund_key ?? null) : null;
}
