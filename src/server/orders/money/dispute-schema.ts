import { type Builder, exposed } from '../../graphql/index.ts';
import { DISPUTE_STATES, type Dispute } from '../../payments/index.ts';
import type { Orders } from '../index.ts';
import { isOfHouse, type OrderRef } from '../part-types.ts';

/** Adds the card dispute over a fee, for staff to see. */
export function addDisputes(builder: Builder, orders: Orders, OrderType: OrderRef): void {
  const DisputeType = builder.objectRef<Dispute>('OrderDispute').implement({
    description:
      'A fee that was paid by card and that the card’s bank contests. It is answered at the provider.',
    fields: t => ({
      ...exposed(t, { Float: ['amountCents'], DateTime: ['openedAt'] }),
      state: t.expose('state', {
        type: builder.enumType('OrderDisputeState', {
          description: 'INQUIRY: the bank asks, and has taken nothing. WON, LOST: it is over.',
          values: DISPUTE_STATES,
        }),
      }),
      feeCents: t.exposeFloat('feeCents', {
        description: 'What the provider keeps for it, in no book of the house.',
      }),
      reason: t.exposeString('reason', { description: 'In the provider’s word.' }),
      evidenceBy: t.expose('evidenceBy', {
        type: 'DateTime',
        nullable: true,
        description: 'Until when the house may answer.',
      }),
    }),
  });
  builder.objectField(OrderType, 'dispute', t =>
    t.field({
      type: DisputeType,
      nullable: true,
      description: 'What the bank contests of the fee; null for both sides.',
      resolve: ({ order, role }) => (isOfHouse(role) ? orders.findDispute(order.id) : null),
    }),
  );
}
