import { hasWithdrawal, type Instant } from '#shared/sale/index.ts';
import { requireParty, type Viewer } from '../../context.ts';
import { type Builder, exposed } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import { asStaff, type Ways } from '../part-types.ts';
import type { addStaff } from '../staff-schema.ts';
import { mayWithdraw, type Withdrawal, withdrawalOf } from './withdrawal.ts';
import type { Clerk } from './withdrawing.ts';

type Parts = Ways & { readonly PayoutInput: ReturnType<typeof addStaff>; readonly clock: () => Instant };

/** Adds the right of withdrawal: its state, the buyer's declaration, and the staff's bookings. */
export function addWithdrawal(builder: Builder, orders: Orders, parts: Parts): void {
  const { OrderType, clock } = parts;
  const WithdrawalType = withdrawalType(builder, parts);
  builder.objectFields(OrderType, t => ({
    hasWithdrawal: t.boolean({
      description: 'A consumer bought from a trader, and may go back on it for a time.',
      resolve: ({ order }) => hasWithdrawal(order, order.isTradeBuyer),
    }),
    canWithdraw: t.boolean({
      description: 'Whether I may say now that I go back on it; for the buyer alone.',
      resolve: ({ order, steps, role }) => role === 'BUYER' && mayWithdraw(order, steps, clock()),
    }),
    withdrawalDeclaredAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When its buyer declared elsewhere than on it that they go back on it, proven to be them, while staff look at that: nothing is asked of either side meanwhile.',
      resolve: ({ order }) => orders.waitingSince(order),
    }),
    withdrawal: t.field({
      type: WithdrawalType,
      nullable: true,
      description: 'That the buyer went back on it, and how the car came back.',
      resolve: ({ steps }) => withdrawalOf(steps),
    }),
  }));
  addChanges(builder, orders, parts);
}

function withdrawalType(builder: Builder, { Party }: Ways) {
  return builder.objectRef<Withdrawal>('OrderWithdrawal').implement({
    fields: t => ({
      ...exposed(t, { DateTime: ['returnBy', 'refundBy'] }),
      declaredOn: t.exposeString('declaredOn', { description: 'YYYY-MM-DD: the day of the statement.' }),
      declaredBy: t.expose('by', {
        type: Party,
        description: 'The buyer, or the house for a statement made elsewhere.',
      }),
      returnedOn: t.string({
        nullable: true,
        description: 'YYYY-MM-DD; null while the car is on its way back, and where nobody had received it.',
        resolve: ({ returned }) => returned?.on ?? null,
      }),
      odometer: t.int({
        nullable: true,
        description: 'Kilometres.',
        resolve: ({ returned }) => returned?.odometer ?? null,
      }),
      remarks: t.string({ nullable: true, resolve: ({ returned }) => returned?.remarks ?? null }),
      reductionCents: t.float({
        description: 'What the car lost in the buyer’s hands, which is not given back.',
        resolve: ({ returned }) => returned?.reductionCents ?? 0,
      }),
      reductionReason: t.string({
        nullable: true,
        resolve: ({ returned }) => returned?.reductionReason ?? null,
      }),
    }),
  });
}

function addChanges(builder: Builder, orders: Orders, { OrderType, PayoutInput, show }: Parts): void {
  const act = asStaff(show);
  const clerkOf = ({ id, permissions }: Viewer): Clerk => ({
    id,
    mayRefund: permissions.has('Refunds:create'),
  });
  const WithdrawalInput = builder.inputType('WithdrawalInput', {
    fields: t => ({
      declaredOn: t.string({ required: true, description: 'YYYY-MM-DD, as the letter or its stamp has it.' }),
      note: t.string({ required: true, description: 'How it was said.' }),
    }),
  });
  const CarReturnInput = builder.inputType('CarReturnInput', {
    fields: t => ({
      returnedOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
      odometer: t.int({ required: true, description: 'Kilometres.' }),
      remarks: t.string({ required: true, description: 'In what state it came back.' }),
      reductionCents: t.float(),
      reductionReason: t.string(),
    }),
  });
  builder.mutationFields(t => ({
    withdrawFromOrder: t.field({
      type: OrderType,
      description: 'The buyer goes back on the sale by right, without a reason; told to both sides at once.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await orders.withdraw(id, requireParty(context).id);
        return show(context, id);
      },
    }),
    bookWithdrawal: t.field({
      type: OrderType,
      description:
        'Orders:update. The buyer said so elsewhere: by letter, by telephone. A fee that goes back at once: Refunds:create too.',
      args: { id: t.arg.id({ required: true }), data: t.arg({ type: WithdrawalInput, required: true }) },
      resolve: act(({ id, data }, viewer) => orders.bookWithdrawal(id, clerkOf(viewer), data)),
    }),
    bookCarReturn: t.field({
      type: OrderType,
      description:
        'Orders:update. The car is back: the sale is off, and the buyer is owed their money. A fee that was paid: Refunds:create too.',
      args: { id: t.arg.id({ required: true }), data: t.arg({ type: CarReturnInput, required: true }) },
      resolve: act(({ id, data }, viewer) => orders.bookReturn(id, clerkOf(viewer), data)),
    }),
    upholdSale: t.field({
      type: OrderType,
      description:
        'Orders:update, with a fresh proof. The withdrawal came to nothing: the sale stands, and its price waits for the seller as before; told to both sides.',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: act(({ id, reason }, viewer) => orders.upholdSale(id, viewer.id, reason)),
    }),
    paySeller: t.field({
      type: OrderType,
      description: 'Orders:update. What the car lost was sent to the seller, by this transfer.',
      args: { id: t.arg.id({ required: true }), payout: t.arg({ type: PayoutInput, required: true }) },
      resolve: act(({ id, payout }, viewer) => orders.paySeller(id, viewer.id, payout)),
    }),
  }));
}
