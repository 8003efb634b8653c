import { type Builder, done } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import { KEY, staffOf } from '../part-types.ts';
import { PAYERS } from './beside-orders.ts';
import { entryIdOf } from './money-schema.ts';

/** Adds the booking of receipts without an order: needs Orders:update and a recent sign-in. */
export function addBesideOrders(builder: Builder, orders: Orders): void {
  const Payer = builder.enumType('ReceiptPayer', {
    description: 'CARDS: who charges cards for the house; PROVIDER: who holds prices.',
    values: PAYERS,
  });
  builder.mutationFields(t => ({
    settleProvider: t.boolean({
      description: 'Orders:update. A receipt, or a part of it, is what a provider owed the house.',
      args: {
        receiptId: t.arg.id({ required: true }),
        payer: t.arg({ type: Payer, required: true }),
        amountCents: t.arg.float({ required: true }),
        key: t.arg.id(KEY),
      },
      resolve: (_root, { receiptId, payer, amountCents, key = null }, context) => {
        const doing = { actorId: staffOf(context), key };
        return done(orders.settleProvider(entryIdOf(receiptId), doing, payer, amountCents));
      },
    }),
    chargeWithdrawalFee: t.boolean({
      description:
        'Orders:update. A receipt has the fee of a mandate that its owner ended in it: it is invoiced to them.',
      args: { receiptId: t.arg.id({ required: true }), mandate: t.arg.string({ required: true }) },
      resolve: (_root, { receiptId, mandate }, context) => {
        const actorId = staffOf(context);
        return done(orders.chargeWithdrawal({ receiptId: entryIdOf(receiptId), actorId }, mandate));
      },
    }),
    undoWithdrawalFee: t.boolean({
      description:
        'Orders:update. It was not this mandate’s: the receipt waits again, and the invoice is credited.',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: (_root, { id, reason }, context) => done(orders.undoWithdrawal(id, staffOf(context), reason)),
    }),
  }));
}
