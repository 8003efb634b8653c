import { hasRight, READS_ACCOUNTS, type RequestContext, requireParty } from '../../context.ts';
import { AppError, found } from '../../errors.ts';
import { type Builder, done, exposed, type ObjectRef, withRight } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import { isOfHouse, type OrderRef, staffOf } from '../part-types.ts';
import { referenceOf } from '../reference.ts';
import type { BankFileTypes } from './bank-file-schema.ts';
import { addBankMoves } from './bank-moves-schema.ts';
import { NEW_ACCOUNT_WAITS_MS } from './payout-accounts.ts';
import { DUE_STATES, type DuePayout, hasFile, nameOf, type WholeBatch } from './payouts.ts';
import {
  type AnyPayout,
  type DueReturn,
  ibanEnd,
  type PayoutAccount,
  type SentPayout,
} from './payouts-store.ts';

/** Adds payouts: the sellers' accounts, and the batches that staff make for the bank. */
export function addPayouts(
  builder: Builder,
  orders: Orders,
  { OrderType, bankFile }: { readonly OrderType: OrderRef; readonly bankFile: BankFileTypes },
): void {
  addAccount(builder, orders);
  addReturnAccount(builder, orders, OrderType);
  addDue(builder, orders);
  addReturns(builder, orders);
  const Payout = payoutType(builder);
  addBatches(builder, orders, batchType(builder, Payout));
  addBankMoves(builder, orders, { ...bankFile, Payout });
  builder.objectField(OrderType, 'owedToSellerCents', t =>
    t.float({
      nullable: true,
      description:
        'What the seller is owed of it by now: the price once the car is handed over, or what it lost where it came back; null for the buyer.',
      resolve: ({ order, role }) => (role === 'BUYER' ? null : orders.findOwed(order.id)),
    }),
  );
  builder.objectField(OrderType, 'sellerOwesCents', t =>
    t.float({
      nullable: true,
      description:
        'What the seller owes the house of it: a price that they had before its buyer went back on the sale, and have not given back, less what the car lost; null for the buyer.',
      resolve: ({ order, role }) => (role === 'BUYER' ? null : orders.findSellersDebt(order)),
    }),
  );
  const Sent = builder.objectRef<SentPayout>('SentPayout').implement({
    fields: t => ({
      amountCents: t.exposeFloat('amountCents'),
      ibanEnd: t.exposeString('ibanEnd', {
        description: 'Of the account that it goes to, whichever they have named since.',
      }),
      executeOn: t.exposeString('executeOn', { description: 'YYYY-MM-DD' }),
    }),
  });
  builder.objectField(OrderType, 'sentToSeller', t =>
    t.field({
      type: Sent,
      nullable: true,
      description: 'The transfer to the seller that a batch for the bank holds; null for the buyer.',
      resolve: ({ order, role }) => (role === 'BUYER' ? null : orders.findSent(order.id)),
    }),
  );
  builder.objectField(OrderType, 'payoutReturn', t =>
    t.string({
      nullable: true,
      description:
        'Why the bank gave the price back that was sent to the seller, as it has it; null once another is on its way, and for the buyer.',
      resolve: ({ order, role }) => (role === 'BUYER' ? null : orders.findPayoutReturn(order.id)),
    }),
  );
}

function addAccount(builder: Builder, orders: Orders): void {
  const Account = builder.objectRef<PayoutAccount>('PayoutAccount').implement({
    fields: t => ({
      holder: t.exposeString('holder'),
      ibanEnd: t.string({
        description: 'The last four characters: the whole of it is shown to nobody.',
        resolve: ({ iban }) => ibanEnd(iban),
      }),
      usableAt: t.field({
        type: 'DateTime',
        description: 'A new account is waited with for a day.',
        resolve: ({ changedAt }) => changedAt + NEW_ACCOUNT_WAITS_MS,
      }),
    }),
  });
  builder.queryField('myPayoutAccount', t =>
    t.field({
      type: Account,
      nullable: true,
      description: 'Where I want the price of what I sold, and what I am owed back.',
      resolve: (_root, _args, { viewer }) => viewer && orders.findPayoutAccount(viewer.id),
    }),
  );
  builder.mutationField('savePayoutAccount', t =>
    t.field({
      type: Account,
      description: 'Where I want to be paid; asks for a fresh proof, and I am written to.',
      args: { holder: t.arg.string({ required: true }), iban: t.arg.string({ required: true }) },
      resolve: async (_root, given, context) => {
        const { id } = requireOwner(context);
        await orders.keepPayoutAccount(id, given);
        return found(await orders.findPayoutAccount(id));
      },
    }),
  );
}

/** Returns a party with a recent sign-in; suspended accounts may still receive their money. */
function requireOwner(context: RequestContext) {
  const party = requireParty(context);
  if (!party.isFresh) throw new AppError('PasswordNeeded');
  return party;
}

/** Adds the buyer's full account number for transfers made by hand; batches have theirs in their file. */
function addReturnAccount(builder: Builder, orders: Orders, OrderType: OrderRef): void {
  const Account = builder.objectRef<PayoutAccount>('ReturnAccount').implement({
    fields: t => ({
      ...exposed(t, { String: ['holder', 'iban'] }),
      usableAt: t.field({
        type: 'DateTime',
        description: 'A new account is waited with for a day.',
        resolve: ({ changedAt }) => changedAt + NEW_ACCOUNT_WAITS_MS,
      }),
    }),
  });
  builder.objectField(OrderType, 'returnAccount', t =>
    t.field({
      type: Account,
      nullable: true,
      description:
        'Refunds:create. Where the buyer wants what they are owed back, while they are; null to everybody else.',
      resolve: ({ order, role }, _args, { viewer }) =>
        isOfHouse(role) && viewer && hasRight(viewer, 'Refunds:create')
          ? orders.findReturnAccount(order)
          : null,
    }),
  );
}

function addDue(builder: Builder, orders: Orders): void {
  const Due = builder.objectRef<DuePayout>('DuePayout').implement({
    fields: t => ({
      orderId: t.id({ resolve: ({ order }) => order.id }),
      reference: t.string({ resolve: ({ order }) => referenceOf(order) }),
      seller: t.string({
        resolve: async ({ order }) => {
          const account = await orders.findAccount(order.sellerId ?? '');
          return account ? `${account.firstName} ${account.lastName}` : '';
        },
      }),
      amountCents: t.exposeFloat('amountCents'),
      holder: t.string({ nullable: true, resolve: ({ account }) => account?.holder ?? null }),
      ibanEnd: t.string({ nullable: true, resolve: ({ account }) => account && ibanEnd(account.iban) }),
      state: t.expose('state', {
        type: builder.enumType('DuePayoutState', {
          description:
            'WITHDRAWAL: the buyer may still go back on the sale. NEW_ACCOUNT: it was named less than a day ago. SELLER_DETAILS: the seller owes what the yearly report needs. VIGILANCE: a side of the sale is still to be known.',
          values: DUE_STATES,
        }),
      }),
      until: t.expose('until', { type: 'DateTime', nullable: true }),
    }),
  });
  builder.queryField('duePayouts', t =>
    t.field({
      type: [Due],
      description:
        'Orders:update or Accounts:read. What sellers are owed, the oldest order first, and why it waits.',
      resolve: withRight(READS_ACCOUNTS, () => orders.listDuePayouts()),
    }),
  );
}

function addReturns(builder: Builder, orders: Orders): void {
  const Return = builder.objectRef<DueReturn>('DueReturn').implement({
    fields: t => ({
      ...exposed(t, { ID: ['orderId'], String: ['buyer'], Float: ['amountCents'], DateTime: ['since'] }),
      reference: t.string({ resolve: referenceOf }),
      until: t.expose('until', {
        type: 'DateTime',
        nullable: true,
        description: 'By when it is to be with them; null while the sale goes on.',
      }),
      isHeld: t.exposeBoolean('isHeld', {
        description: 'Another than the house holds all of the price that is owed.',
      }),
      hasAccount: t.exposeBoolean('hasAccount', { description: 'They have said where they want it.' }),
    }),
  });
  builder.queryField('dueReturns', t =>
    t.field({
      type: [Return],
      description: 'Orders:update or Accounts:read. What buyers are owed back, the oldest first.',
      resolve: withRight(READS_ACCOUNTS, () => orders.listDueReturns()),
    }),
  );
}

const payoutType = (builder: Builder) =>
  builder.objectRef<AnyPayout>('Payout').implement({
    fields: t => ({
      ...exposed(t, { ID: ['orderId'], String: ['holder', 'ibanEnd'], Float: ['amountCents'] }),
      reference: t.string({ resolve: ({ orderNumber: number }) => referenceOf({ number }) }),
      state: t.expose('state', {
        type: builder.enumType('PayoutState', {
          values: ['SENT', 'BOOKED', 'RELEASED', 'RETURNED'] as const,
        }),
      }),
      returnReason: t.exposeString('returnReason', { nullable: true, description: 'As the bank has it.' }),
    }),
  });

function batchType(builder: Builder, PayoutType: ReturnType<typeof payoutType>) {
  return builder.objectRef<WholeBatch>('PayoutBatch').implement({
    fields: t => ({
      id: t.exposeID('id'),
      name: t.string({ description: 'As its file calls it: `VIR-000012`.', resolve: nameOf }),
      executeOn: t.exposeString('executeOn', { description: 'YYYY-MM-DD' }),
      hasFile: t.boolean({
        description: 'Until something of it was booked or released: `/exports/payouts.xml?batch=<id>`.',
        resolve: hasFile,
      }),
      payouts: t.expose('payouts', { type: [PayoutType] }),
    }),
  });
}

function addBatches(builder: Builder, orders: Orders, Batch: ObjectRef<WholeBatch>): void {
  const batchId = 'The caller’s own: asked for twice it is one batch.';
  builder.queryField('payoutBatches', t =>
    t.field({
      type: [Batch],
      description: 'Orders:update or Accounts:read. The newest fifty, the newest first.',
      resolve: withRight(READS_ACCOUNTS, () => orders.listPayoutBatches()),
    }),
  );
  builder.mutationFields(t => ({
    makePayoutBatch: t.boolean({
      description:
        'Orders:update. Prices that may be passed on become one file for the bank; nothing is booked.',
      args: {
        id: t.arg.id({ required: true, description: batchId }),
        orderIds: t.arg.idList({ required: true }),
        executeOn: t.arg.string({ required: true, description: 'YYYY-MM-DD' }),
      },
      resolve: (_root, { id, orderIds, executeOn }, context) =>
        done(orders.makePayoutBatch(staffOf(context), { id, orderIds: orderIds.map(String), executeOn })),
    }),
    releasePayoutBatch: t.boolean({
      description:
        'Orders:update. What of it is still on its way is so no more, and may be in another batch.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(orders.releasePayoutBatch(id, staffOf(context))),
    }),
    bookPayoutBatch: t.int({
      description:
        'Orders:update. The bank has made these transfers: each is booked once, and its order closed. Answers how many were booked now.',
      args: {
        id: t.arg.id({ required: true }),
        orderIds: t.arg.idList({ required: true }),
        paidOn: t.arg.string({ required: true, description: 'YYYY-MM-DD' }),
      },
      resolve: (_root, { id, orderIds, paidOn }, context) =>
        orders.bookPayoutBatch(id, staffOf(context), { orderIds: orderIds.map(String), paidOn }),
    }),
  }));
}
