import type Stripe from 'stripe';
import type { Refund, RefundState } from './provider.ts';

/** More of one payment than anybody gives back. */
const REFUNDS_MAX = 100;

/** Under its names of today, and of accounts that keep to an older form of the API. */
export const isOfRefund = ({ type }: Stripe.Event): boolean => /^(charge\.)?refund\./.test(type);

const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** Gives a part of a payment back, once under its key: what failed under it is not tried again. */
export async function giveBack(
  client: Stripe,
  intent: string,
  { cents, key, mayBegin }: Refund,
): Promise<RefundState> {
  // A key of idempotency is forgotten after a day, and a job may come back later.
  const { data } = await client.refunds.list({ payment_intent: intent, limit: REFUNDS_MAX });
  const known = data.find(({ metadata }) => metadata?.refund_key === key);
  if (!known) await mayBegin?.();
  const refund = { payment_intent: intent, amount: cents, metadata: { refund_key: key } };
  const given = known ?? (await client.refunds.create(refund, { idempotencyKey: `refund-${key}` }));
  return hasFailed(given) ? 'FAILED' : 'GIVEN';
}

/** The key of a refund that its bank has sent back; null where it has not, or where it is none of ours. */
export async function readFailedRefund(client: Stripe, id: string): Promise<string | null> {
  const refund = await client.refunds.retrieve(id);
  return hasFailed(refund) ? (refund.metadata?.refund_key ?? null) : null;
}
