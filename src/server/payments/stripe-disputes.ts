import type Stripe from 'stripe';
import type { DomainEventMap } from '../domain-events.ts';
import type { Dispute } from './disputes.ts';

export const isOfDispute = ({ type }: Stripe.Event): boolean => type.startsWith('charge.dispute.');

const STATES: Readonly<Record<string, Dispute['state']>> = {
  warning_needs_response: 'INQUIRY',
  warning_under_review: 'INQUIRY',
  warning_closed: 'WON',
  prevented: 'WON',
  needs_response: 'NEEDS_RESPONSE',
  appeal_needs_response: 'NEEDS_RESPONSE',
  won: 'WON',
  lost: 'LOST',
};

export type StripeDispute = Pick<DomainEventMap['payment.contested'], 'dispute' | 'moves'> & {
  /** The payment's id at Stripe, and ours; null where it is not ours. */
  readonly intentId: string;
  readonly paymentId: string | null;
};

/** Returns a dispute with all the money that it moved; null where it has no payment. */
export async function readDispute(client: Stripe, id: string): Promise<StripeDispute | null> {
  const said = await client.disputes.retrieve(id);
  const { payment_intent: of } = said;
  const intentId = typeof of === 'string' ? of : of?.id;
  if (!intentId) return null;
  const { metadata } = await client.paymentIntents.retrieve(intentId);
  const due = said.evidence_details.due_by;
  return {
    dispute: {
      ref: said.id,
      state: STATES[said.status] ?? 'UNDER_REVIEW',
      amountCents: said.amount,
      feeCents: said.balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
      reason: said.reason,
      openedAt: 1_000 * said.created,
      evidenceBy: due ? 1_000 * due : null,
    },
    moves: said.balance_transactions.map(({ id: ref, amount: cents }) => ({ ref, cents })),
    intentId,
    paymentId: metadata.payment_id ?? null,
  };
}
