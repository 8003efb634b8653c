import { BANK_LINE_PURPOSES } from '#shared/fields/index.ts';
import type { Cents } from '#shared/sale/index.ts';
import {
  type Due,
  dueOf,
  ENTRY_KINDS,
  type Entry,
  PURPOSES,
  type Purpose,
  RECEIPT_SOURCES,
  standsWithout,
} from '../../accounting/index.ts';
import { AppError } from '../../errors.ts';
import { type Builder, done, exposed } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import { asStaff, isOfHouse, KEY, type OrderView, staffOf, type Ways } from '../part-types.ts';
import { addBankFile, type BankFileTypes } from './bank-file-schema.ts';
import { sentBy } from './settlement-drawing.ts';
import { isReversible } from './undoing.ts';

/** Only the house sees payouts; only staff who handle orders may undo bookings. */
type For = { readonly isForHouse: boolean; readonly mayUndo: boolean };
type Money = Awaited<ReturnType<Orders['moneyOf']>> & For;
type Line = Entry & {
  readonly purpose: Purpose;
  /** The amount received; negative where it was paid out. */
  readonly cents: Cents;
  readonly canReverse: boolean;
  readonly isReversed: boolean;
};

const OUTSIDE = new Set(['BANK', 'CARDS', 'PROVIDER', 'UNALLOCATED']);

/** Whether an entry is a payout to the seller or its return: visible to seller and house only. */
const isSellers = ({ postings }: Entry): boolean => postings.some(({ account }) => account === 'SELLERS');

/** Returns an entry's effect on the order's money per purpose; empty for internal transfers. */
function linesOf({ terms, books, entries, mayUndo }: Money, entry: Entry): Line[] {
  const undone = entries.find(({ id }) => id === entry.reverses) ?? null;
  const canReverse =
    mayUndo && isReversible(entry, undone, terms) && standsWithout(terms, books, entry.postings);
  const undoing = entries.find(({ id }) => id === entry.reversedBy);
  // A seller may give back only part of a payout, which does not count as reversed.
  const isReversed = undoing !== undefined && sentBy(undoing) + sentBy(entry) === 0;
  return PURPOSES.flatMap(purpose => {
    const inside = entry.postings.filter(each => each.purpose === purpose && !OUTSIDE.has(each.account));
    const cents = 0 - inside.reduce((sum, each) => sum + each.cents, 0);
    return cents === 0 ? [] : [{ ...entry, purpose, cents, canReverse, isReversed }];
  });
}

/** Parses an entry id of the API. @throws AppError NotFound */
export function entryIdOf(id: string | number): number {
  if (!/^\d{1,15}$/.test(String(id))) throw new AppError('NotFound');
  return Number(id);
}

/** Adds an order's money for its buyer and staff, and the staff's bookings. */
export function addMoney(builder: Builder, orders: Orders, ways: Ways): BankFileTypes {
  const LedgerPurpose = purposeType(builder);
  const MoneyType = moneyType(builder, LedgerPurpose);
  builder.objectField(ways.OrderType, 'money', t =>
    t.field({
      type: MoneyType,
      nullable: true,
      description: 'What is due, what came and what is owed back; null for the seller.',
      resolve: async ({ order, role }: OrderView) =>
        role === 'SELLER'
          ? null
          : { ...(await orders.moneyOf(order)), isForHouse: isOfHouse(role), mayUndo: role === 'STAFF' },
    }),
  );
  return addBooking(builder, orders, ways, LedgerPurpose);
}

const purposeType = (builder: Builder) => builder.enumType('LedgerPurpose', { values: PURPOSES });
type PurposeRef = ReturnType<typeof purposeType>;

function moneyType(builder: Builder, Purpose: PurposeRef) {
  const DueType = builder.objectRef<Due>('OrderDue').implement({
    fields: t => ({
      ...exposed(t, { Float: ['expectedCents', 'missingCents'] }),
      cameCents: t.exposeFloat('cameCents', { description: 'What came and has not gone back.' }),
      overCents: t.exposeFloat('overCents', { description: 'Owed back to the buyer.' }),
      isSettled: t.exposeBoolean('isSettled', { description: 'All of it has come, and it counts.' }),
    }),
  });
  const LineType = builder.objectRef<Line>('LedgerLine').implement({
    fields: t => ({
      ...exposed(t, { String: ['payer', 'reference', 'ibanEnd', 'reason'], Boolean: ['canReverse'] }),
      id: t.id({ resolve: ({ id }) => String(id) }),
      kind: t.expose('kind', { type: builder.enumType('LedgerLineKind', { values: ENTRY_KINDS }) }),
      purpose: t.expose('purpose', { type: Purpose }),
      cents: t.exposeFloat('cents', { description: 'What came; below zero what went.' }),
      valueOn: t.exposeString('valueOn', { description: 'YYYY-MM-DD' }),
      source: t.expose('source', {
        type: builder.enumType('ReceiptSource', { values: RECEIPT_SOURCES }),
        nullable: true,
      }),
      isReversed: t.exposeBoolean('isReversed', { description: 'All of it.' }),
    }),
  });
  return builder.objectRef<Money>('OrderMoney').implement({
    fields: t => ({
      price: t.field({ type: DueType, resolve: ({ terms, books }) => dueOf(terms, books, 'PRICE') }),
      fee: t.field({ type: DueType, resolve: ({ terms, books }) => dueOf(terms, books, 'FEE') }),
      lines: t.field({
        type: [LineType],
        description: 'In the order of booking.',
        resolve: money =>
          money.entries
            .filter(entry => money.isForHouse || !isSellers(entry))
            .flatMap(entry => linesOf(money, entry)),
      }),
    }),
  });
}

/**
 * Adds the staff's bookings; each needs a recent sign-in and Orders:update, or Refunds:create where money went back.
 */
function addBooking(
  builder: Builder,
  orders: Orders,
  { OrderType, show }: Ways,
  LedgerPurpose: PurposeRef,
): BankFileTypes {
  const Purpose = builder.enumType('ReceiptPurpose', {
    values: BANK_LINE_PURPOSES,
    description: 'GIVEN_BACK: of what has come, and is allocated, alone.',
  });
  const bankFile = addBankFile(builder, orders);
  const ReceiptInput = builder.inputType('ReceiptInput', {
    fields: t => ({
      amountCents: t.float({ required: true }),
      valueOn: t.string({ required: true, description: 'YYYY-MM-DD, as the statement has it.' }),
      payer: t.string({ required: true }),
      reference: t.string({ required: true }),
      purpose: t.field({ type: Purpose, required: true }),
    }),
  });
  const TransferInput = builder.inputType('MadeTransferInput', {
    fields: t => ({
      amountCents: t.float({ required: true }),
      paidOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
      iban: t.string({ required: true, description: 'Checked; its last four characters are kept.' }),
      reference: t.string({ required: true }),
    }),
  });
  builder.mutationFields(t => ({
    bookReceipt: t.boolean({
      description:
        'Orders:update. Money that came on the house’s account: on an order, or on none, to be allocated later.',
      args: { orderId: t.arg.id(), data: t.arg({ type: ReceiptInput, required: true }), key: t.arg.id(KEY) },
      resolve: async (_root, { orderId, data, key = null }, context) => {
        const actorId = staffOf(context);
        if (orderId) await show(context, orderId);
        return done(orders.bookReceipt(orderId ?? null, { actorId, key }, data));
      },
    }),
    allocateReceipt: t.field({
      type: OrderType,
      description:
        'Orders:update. A receipt, or a part of it, is for this order, or what its seller gives back.',
      args: {
        receiptId: t.arg.id({ required: true }),
        orderId: t.arg.id({ required: true }),
        amountCents: t.arg.float({ required: true }),
        purpose: t.arg({ type: Purpose, required: true }),
        key: t.arg.id(KEY),
      },
      resolve: async (_root, { receiptId, orderId, key = null, ...part }, context) => {
        const doing = { actorId: staffOf(context), key };
        await show(context, orderId);
        await orders.allocateReceipt({ receiptId: entryIdOf(receiptId), orderId }, doing, part);
        return show(context, orderId);
      },
    }),
    returnMoney: t.field({
      type: OrderType,
      description: 'Refunds:create. What is owed to the buyer was sent back, by this transfer.',
      args: {
        id: t.arg.id({ required: true }),
        purpose: t.arg({ type: LedgerPurpose, required: true }),
        data: t.arg({ type: TransferInput, required: true }),
        key: t.arg.id(KEY),
      },
      resolve: asStaff(
        show,
        'Refunds:create',
      )(({ id, purpose, data, key = null }, viewer) =>
        orders.returnMoney(id, { actorId: viewer.id, key }, purpose, data),
      ),
    }),
    returnReceipt: t.boolean({
      description: 'Refunds:create. A receipt that is nobody’s was sent back, by this transfer.',
      args: {
        id: t.arg.id({ required: true }),
        data: t.arg({ type: TransferInput, required: true }),
        key: t.arg.id(KEY),
      },
      resolve: (_root, { id, data, key = null }, context) => {
        const doing = { actorId: staffOf(context, 'Refunds:create'), key };
        return done(orders.returnReceipt(entryIdOf(id), doing, data));
      },
    }),
  }));
  addReversal(builder, orders);
  return bankFile;
}

function addReversal(builder: Builder, orders: Orders): void {
  builder.mutationField('reverseEntry', t =>
    t.boolean({
      description: 'Orders:update. Undoes a booking by a counter-entry; the reason stays with it.',
      args: {
        id: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true }),
        isSentBack: t.arg.boolean({
          description:
            'The bank gave a transfer back: whose it was reads the reason, and names another account.',
        }),
      },
      resolve: (_root, { id, reason, isSentBack }, context) =>
        done(orders.reverseEntry(entryIdOf(id), staffOf(context), reason, isSentBack === true)),
    }),
  );
}
