import {
  type Instant,
  isAdjudged,
  isTaskOfDay,
  type OrderParty,
  type OrderTask,
  orderDueAt,
  orderTaskOf,
} from '#shared/sale/index.ts';
import type { AccountingEnums } from '../accounting/schema.ts';
import type { Account } from '../accounts/index.ts';
import type { Ads } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import { hasRight, READS_ACCOUNTS, type RequestContext, type Right, requireParty } from '../context.ts';
import { found } from '../errors.ts';
import type { Photo } from '../files/index.ts';
import type { PhotoRef } from '../files/schema.ts';
import { type Builder, exposed } from '../graphql/index.ts';
import { PENDING } from '../payments/index.ts';
import { addOrderChanges, type SigningParts } from './change-schema.ts';
import { addCarPapers } from './handover/car-papers-schema.ts';
import type { Order, Orders } from './index.ts';
import { addBuyerVat } from './invoices/buyer-vat-schema.ts';
import { addCarPurchases } from './invoices/car-purchase-schema.ts';
import { addExportProof } from './invoices/export-schema.ts';
import { addMandates, type SaleMandateStateRef } from './mandates/mandate-schema.ts';
import { addMessages } from './messages-schema.ts';
import { addBesideOrders } from './money/beside-orders-schema.ts';
import { addDisputes } from './money/dispute-schema.ts';
import { addEscrow } from './money/escrow-schema.ts';
import { addMoney } from './money/money-schema.ts';
import { addPayouts } from './money/payout-schema.ts';
import {
  isOfHouse,
  type OrderRef,
  type OrderView,
  orderParts,
  roleOfStaff,
  type Show,
} from './part-types.ts';
import { referenceOf } from './reference.ts';
import { addSellers } from './sellers/seller-schema.ts';
import { addStaff } from './staff-schema.ts';
import { faultOf } from './steps.ts';
import { addVigilance } from './vigilance/vigilance-schema.ts';
import { withdrawalUntil } from './withdrawal/withdrawal.ts';
import { addWithdrawal } from './withdrawal/withdrawal-schema.ts';

export type OrdersSchemaParts = SigningParts & {
  readonly ads: Ads;
  readonly CarAd: CarAdRef;
  readonly Photo: PhotoRef;
  readonly findPhotos: (ids: readonly string[]) => Promise<Photo[]>;
  readonly clock: () => Instant;
  readonly ofTax: AccountingEnums;
};

export function ordersSchema(
  builder: Builder,
  orders: Orders,
  parts: OrdersSchemaParts,
): { SaleMandateState: SaleMandateStateRef } {
  const view = async (order: Order, accountId: string, role: OrderView['role']): Promise<OrderView> => ({
    ...{ order, accountId, role },
    ...(await orders.progressOf(order)),
  });
  const find = async (
    { viewer }: RequestContext,
    id: string,
    right: Right = 'Orders:update',
  ): Promise<OrderView | null> => {
    const order = viewer && (await orders.find(id));
    if (!order) return null;
    const role = roleIn(order, viewer.id);
    if (role === null && !hasRight(viewer, right)) return null;
    return view(order, viewer.id, role ?? roleOfStaff(viewer));
  };
  const show: Show = async (context, id) => {
    requireParty(context);
    return found(await find(context, id));
  };
  const types = orderParts(builder, parts.ofTax);
  const OrderType = orderType(builder, orders, parts, types);
  builder.queryFields(t => ({
    myOrders: t.field({
      type: [OrderType],
      description: 'What I bought and sold, the newest first.',
      resolve: async (_root, _args, { viewer }) => {
        if (!viewer) return [];
        const own = await orders.listOwn(viewer.id);
        return Promise.all(own.map(order => view(order, viewer.id, roleIn(order, viewer.id) ?? 'BUYER')));
      },
    }),
    order: t.field({
      type: OrderType,
      nullable: true,
      description:
        'One of mine, or any for staff with Orders:update or Accounts:read; null where there is none of that id.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => find(context, id, READS_ACCOUNTS),
    }),
  }));
  const ways = { ...types, OrderType, show };
  addOrderChanges(builder, orders, parts, ways);
  addMessages(builder, orders, ways, parts.clock);
  const PayoutInput = addStaff(builder, orders, { ...ways, view });
  const bankFile = addMoney(builder, orders, ways);
  addBesideOrders(builder, orders);
  addDisputes(builder, orders, OrderType);
  addPayouts(builder, orders, { OrderType, bankFile });
  addSellers(builder, orders);
  addBuyerVat(builder, orders, { OrderType, ...parts.ofTax });
  addExportProof(builder, orders, ways);
  addCarPapers(builder, orders, ways);
  const SaleMandateState = addMandates(builder, orders, {
    ...parts,
    Stamp: types.Stamp,
    Transfer: types.Transfer,
  });
  addVigilance(builder, orders, ways);
  addEscrow(builder, orders, { ...ways, Locale: parts.Locale });
  addCarPurchases(builder, orders, OrderType);
  addWithdrawal(builder, orders, { ...ways, PayoutInput, clock: parts.clock });
  return { SaleMandateState };
}

export type { SaleMandateStateRef } from './mandates/mandate-schema.ts';

function roleIn({ buyerId, sellerId }: Order, accountId: string): OrderParty | null {
  if (accountId === buyerId) return 'BUYER';
  return accountId === sellerId ? 'SELLER' : null;
}

/** Memoises a read for each view of an order. */
function onceALook<Read>(read: (view: OrderView) => Promise<Read>): (view: OrderView) => Promise<Read> {
  const known = new WeakMap<OrderView, Promise<Read>>();
  return view => {
    const said = known.get(view) ?? read(view);
    known.set(view, said);
    return said;
  };
}

/** Returns what the viewer has to do on an order. */
const taskReader = (orders: Orders) =>
  onceALook(async ({ order, facts, role }): Promise<OrderTask> => {
    if (isOfHouse(role)) return 'NONE';
    return orderTaskOf(facts, role, {
      account: await orders.wantedAccount(order, role),
      isHeldUp: await orders.isHeldUp(order, role),
      isFeeOwed: role === 'BUYER' && (await orders.feeOf(order)).missingCents > 0,
      isDeclared: (await orders.waitingSince(order)) !== null,
      obstacles: await orders.obstaclesTo(order),
    });
  });

function orderType(builder: Builder, orders: Orders, parts: OrdersSchemaParts, types: Types) {
  const taskOf = taskReader(orders);
  /** The deadline shown to the viewer; one of the other side only while it is in the future. */
  const dayOf = onceALook(async (view): Promise<Instant | null> => {
    const { order, role, steps } = view;
    const dueAt = orderDueAt(order.state, order);
    if (dueAt === null || isOfHouse(role)) return dueAt;
    if (await orders.isAwaited(order, role, steps)) return dueAt;
    // After a cancellation the house owes the refund, so only the buyer sees its date.
    const isTold = order.state === 'CANCELLED' ? role === 'BUYER' : isTaskOfDay(await taskOf(view));
    return isTold && parts.clock() <= dueAt ? dueAt : null;
  });
  const OrderType = builder.objectRef<OrderView>('Order').implement({
    fields: t => ({
      id: t.id({ resolve: ({ order }) => order.id }),
      reference: t.string({ resolve: ({ order }) => referenceOf(order) }),
      state: t.field({ type: types.State, resolve: ({ order }) => order.state }),
      role: t.field({ type: types.Role, resolve: ({ role }) => (isOfHouse(role) ? 'STAFF' : role) }),
      ad: t.field({
        type: parts.CarAd,
        nullable: true,
        resolve: ({ order }) => parts.ads.find(order.adUuid),
      }),
      hammerPrice: t.int({ resolve: ({ order }) => order.hammerPrice }),
      feeCents: t.float({ resolve: ({ order }) => order.feeCents }),
      totalCents: t.float({ resolve: ({ order }) => order.totalCents }),
      commissionCents: t.float({
        nullable: true,
        description: 'What the house keeps of the price by the mandate, VAT within; null for the buyer.',
        resolve: ({ order, role }) => (role === 'BUYER' ? null : order.commissionCents),
      }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ order }) => order.createdAt }),
      dueAt: t.field({
        type: 'DateTime',
        nullable: true,
        description:
          'By when it has to move on; null for whom others hold up, and once it is past while others are to act.',
        resolve: dayOf,
      }),
      isOverdue: t.boolean({
        description: 'Not for whom others hold up.',
        resolve: async view => {
          const day = await dayOf(view);
          return day !== null && parts.clock() > day;
        },
      }),
      task: t.field({ type: types.Task, description: 'The one next thing for me.', resolve: taskOf }),
      isAdjudged: t.boolean({
        description: 'Whether it was the hammer of a public sale: nothing else is an adjudication.',
        resolve: ({ order }) => isAdjudged(order),
      }),
      withdrawalUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description:
          'Until when the buyer may go back on the sale; null where they cannot, or have not received the car yet.',
        resolve: ({ order, steps }) => withdrawalUntil(order, steps),
      }),
      fault: t.field({
        type: types.Fault,
        nullable: true,
        description: 'Whose doing it is that the order was cancelled; null while it is not.',
        resolve: ({ steps }) => faultOf(steps),
      }),
      steps: t.field({
        type: [types.Step],
        description:
          'What was paid out to the seller is in it for them and for staff, and not for the buyer.',
        resolve: async ({ order, role, steps }) =>
          role === 'BUYER' ? [...steps] : orders.readHistory(order.id, steps),
      }),
    }),
  });
  addPayment(builder, orders, OrderType, types);
  addPapers(builder, orders, OrderType, { ...types, ...parts });
  addPeople(builder, orders, OrderType);
  return OrderType;
}

type Types = ReturnType<typeof orderParts>;

function addPayment(builder: Builder, orders: Orders, OrderType: OrderRef, types: Types): void {
  builder.objectFields(OrderType, t => ({
    fee: t.field({
      type: types.Fee,
      description: 'How the fee stands. A seller sees whether it is paid.',
      resolve: async ({ order, facts, role, steps }) => {
        const wasRefunded = steps.some(({ kind }) => kind === 'REFUNDED');
        const { missingCents, overCents } = await orders.feeOf(order);
        // A fee refunded by its card and due again is not shown as refunded.
        if (wasRefunded && overCents === 0) return { state: 'REFUNDED' as const };
        const payment = role === 'SELLER' ? null : await orders.findPayment(order.id);
        // The fee was paid and the card's bank took it back, possibly after the handover.
        const isGone = missingCents > 0 || !facts.isFeePaid;
        if (payment?.state === 'SUCCEEDED' && isGone && (await orders.findDispute(order.id)))
          return { state: 'FAILED' as const, failure: 'contested' };
        if (facts.isFeePaid) return { state: 'PAID' as const };
        if (!payment) return { state: 'UNPAID' as const };
        const { failure } = payment;
        const hasFailed = payment.state === 'FAILED' || (failure !== null && failure !== PENDING);
        return { state: hasFailed ? ('FAILED' as const) : ('WAITING' as const), failure };
      },
    }),
    isPriceReceived: t.boolean({ resolve: ({ facts }) => facts.isPriceReceived }),
    transfer: t.field({
      type: types.Transfer,
      nullable: true,
      description:
        'What the buyer tells their bank, or a seller who is to give a price back; null where the house writes it to them, and for a seller who owes nothing.',
      resolve: ({ order, role }) => orders.transferOf(order, role === 'SELLER'),
    }),
  }));
}

function addPapers(
  builder: Builder,
  orders: Orders,
  OrderType: OrderRef,
  types: Types & Pick<OrdersSchemaParts, 'Photo' | 'findPhotos'>,
): void {
  const ReportType = builder
    .objectRef<NonNullable<Awaited<ReturnType<Orders['reportOf']>>>>('HandoverReport')
    .implement({
      fields: t => ({
        ...exposed(t, { String: ['remarks'], Int: ['keyCount'], DateTime: ['writtenAt'] }),
        odometer: t.exposeInt('odometer', { description: 'Kilometres.' }),
        photos: t.field({ type: [types.Photo], resolve: ({ photoIds }) => types.findPhotos(photoIds) }),
      }),
    });
  builder.objectFields(OrderType, t => ({
    signatures: t.field({
      type: [types.Signature],
      resolve: ({ order }) => orders.signaturesOf(order.id),
    }),
    stamps: t.field({
      type: [types.Stamp],
      description:
        'That what was signed was there at a time, as an authority says; none where nobody is asked.',
      resolve: ({ order }) => orders.stampsOf(order.id),
    }),
    report: t.field({
      type: ReportType,
      nullable: true,
      resolve: ({ order }) => orders.reportOf(order.id),
    }),
    papers: t.field({
      type: [types.Paper],
      resolve: ({ order, role, accountId }) => orders.documentsOf(order, isOfHouse(role) ? null : accountId),
    }),
  }));
}

/** Adds the other side's contact data, shown once both have signed, since they have to meet. */
function addPeople(builder: Builder, orders: Orders, OrderType: OrderRef): void {
  const PersonType = builder.objectRef<Account>('OrderPerson').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['email'] }),
      name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}` }),
      phone: t.exposeString('phone', { nullable: true }),
    }),
  });
  const find = (id: string | null) => (id === null ? null : orders.findAccount(id));
  const isMet = ({ role, facts, order }: OrderView) =>
    isOfHouse(role) || (facts.isSignedByBuyer && facts.isSignedBySeller && order.state !== 'CANCELLED');
  builder.objectFields(OrderType, t => ({
    buyer: t.field({
      type: PersonType,
      nullable: true,
      description: 'Told to the other side once both have signed.',
      resolve: view => (view.role === 'BUYER' || isMet(view) ? find(view.order.buyerId) : null),
    }),
    seller: t.field({
      type: PersonType,
      nullable: true,
      description: 'Told to the other side once both have signed; null where the house sells.',
      resolve: view => (view.role === 'SELLER' || isMet(view) ? find(view.order.sellerId) : null),
    }),
    hasSeller: t.boolean({
      description: 'False where the house sells a car of its own.',
      resolve: ({ order }) => order.sellerId !== null,
    }),
    isOtherReady: t.boolean({
      description: 'Whether the other side has given what the contract says of it, while it is to be signed.',
      resolve: async ({ order, role }) =>
        isOfHouse(role) ||
        (await orders.lackingOf(order, role === 'BUYER' ? 'SELLER' : 'BUYER')).length === 0,
    }),
    missing: t.stringList({
      description: 'What the contract needs of me and does not have yet: address, phone.',
      resolve: ({ order, role }) => (isOfHouse(role) ? [] : orders.lackingOf(order, role)),
    }),
  }));
}
