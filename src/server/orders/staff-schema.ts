import { noticeEndsAt } from '#shared/sale/index.ts';
import { READS_ACCOUNTS, type Viewer } from '../context.ts';
import { requireInput } from '../errors.ts';
import { type Builder, sheetOf, withRight } from '../graphql/index.ts';
import { sortsOf } from '../paging.ts';
import { ORDERS } from './exports.ts';
import type { Order, Orders } from './index.ts';
import { ORDER_ORDERS, type OrderFilter } from './orders-store.ts';
import { asStaff, KEY, type OrderRef, type OrderView, roleOfStaff, type Ways } from './part-types.ts';

const PAGE_LENGTH = 50;
const PAGE_LENGTH_MAX = 200;
const SEARCH_LENGTH_MAX = 100;

type Parts = Ways & {
  readonly view: (order: Order, accountId: string, role: OrderView['role']) => Promise<OrderView>;
};

/**
 * Adds the staff's queries and mutations. Each mutation needs Orders:update (Refunds:create for refunds) and a recent
 * sign-in, and records a dated step. Returns the input type of a transfer made by the house.
 */
export function addStaff(builder: Builder, orders: Orders, parts: Parts) {
  addList(builder, orders, parts);
  const { OrderType, Fault, show } = parts;
  const act = asStaff(show);
  const refund = asStaff(show, 'Refunds:create');

  addNotice(builder, orders, OrderType);
  const PayoutInput = builder.inputType('PayoutInput', {
    fields: t => ({
      paidOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
      iban: t.string({ required: true, description: 'Checked; its last four characters are kept.' }),
      reference: t.string({ required: true }),
    }),
  });
  builder.mutationFields(t => ({
    handOverOrder: t.field({
      type: OrderType,
      description: 'Orders:update. The car has changed hands, with a report signed on paper.',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: act(({ id, reason }, viewer) => orders.handOver(id, viewer.id, reason)),
    }),
    closeOrder: t.field({
      type: OrderType,
      description:
        'Orders:update. The price is passed on to the seller, by this transfer: nothing is left to do.',
      args: { id: t.arg.id({ required: true }), payout: t.arg({ type: PayoutInput }) },
      resolve: act(({ id, payout = null }, viewer) => orders.close(id, viewer.id, payout)),
    }),
    cancelOrder: t.field({
      type: OrderType,
      description:
        'Orders:update. Both sides read the reason; the car may be sold again. A fee that was paid goes back, unless the buyer is at fault: Refunds:create too. A buyer is at fault once their notice has run out (NoticeRunning; NoticeRefused where no server takes its letter).',
      args: {
        id: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true }),
        fault: t.arg({ type: Fault, required: true }),
        hasRefused: t.arg.boolean({
          defaultValue: false,
          description: 'The buyer has refused in writing, as the reason says: no notice is waited for.',
        }),
        noticedOn: t.arg.string({
          description:
            'YYYY-MM-DD: when the buyer was given notice another way than by the letter, as the reason says. It counts from the end of that day.',
        }),
        cameCents: t.arg.float({
          description:
            'What the buyer had paid, fee and price, when this was decided: StaleVersion if it changed.',
        }),
      },
      resolve: act(({ id, hasRefused, noticedOn = null, cameCents = null, ...given }, viewer) => {
        const mayRefund = viewer.permissions.has('Refunds:create');
        const grounds = { ...given, hasRefused: hasRefused ?? false, noticedOn, cameCents };
        return orders.cancel(id, viewer.id, { ...grounds, mayRefund });
      }),
    }),
    creditOrder: t.field({
      type: OrderType,
      description:
        'Refunds:create. Gives the fee back with a credit note, or a part of it; what came by transfer is owed.',
      args: {
        id: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true }),
        amountCents: t.arg.float(),
        key: t.arg.id(KEY),
      },
      resolve: refund(({ id, reason, amountCents = null, key = null }, viewer) =>
        orders.creditFee(id, { actorId: viewer.id, key }, { reason, amountCents }),
      ),
    }),
  }));
  return PayoutInput;
}

/** Adds the staff's information on a buyer who is or was late. */
function addNotice(builder: Builder, orders: Orders, OrderType: OrderRef): void {
  const noticeOf = async ({ order, steps, role }: OrderView) =>
    role === 'STAFF' ? orders.readNotice(order, steps) : null;
  builder.objectFields(OrderType, t => ({
    buyerDefaults: t.int({
      nullable: true,
      description: 'How often the buyer did not go through with a purchase; for staff.',
      resolve: ({ order, role }) => (role === 'STAFF' ? orders.countDefaults(order.buyerId) : null),
    }),
    noticedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the letter left that gave the buyer notice of what is waited for; for staff.',
      resolve: async view => (await noticeOf(view))?.at ?? null,
    }),
    noticeRefusedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Since when no server takes that letter, refused for good or tried for as long as letters are, where none has left: notice is to be given another way; for staff.',
      resolve: async view => (await noticeOf(view))?.refusedAt ?? null,
    }),
    noticeEndsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When that notice runs out: from then on the order may be cancelled as their fault; for staff.',
      resolve: async view => {
        const { at = null } = (await noticeOf(view)) ?? {};
        return at === null ? null : noticeEndsAt(at);
      },
    }),
  }));
}

type Page = {
  readonly viewer: Viewer;
  readonly shown: readonly Order[];
  readonly total: number;
};

type Asked = { readonly [Name in keyof OrderFilter]?: OrderFilter[Name] | null | undefined };

function filterOf(asked: Asked): OrderFilter {
  const search = asked.search ?? '';
  requireInput(search.length <= SEARCH_LENGTH_MAX, 'search');
  return {
    state: asked.state ?? null,
    isOverdue: asked.isOverdue ?? false,
    isUnread: asked.isUnread ?? false,
    isExportOpen: asked.isExportOpen ?? false,
    isPaperWaiting: asked.isPaperWaiting ?? false,
    isVigilanceDue: asked.isVigilanceDue ?? false,
    isContested: asked.isContested ?? false,
    search,
  };
}

function addList(builder: Builder, orders: Orders, { OrderType, State, view }: Parts): void {
  const OrderPage = builder.objectRef<Page>('OrderPage').implement({
    fields: t => ({
      orders: t.field({
        type: [OrderType],
        resolve: ({ shown, viewer }) =>
          Promise.all(shown.map(order => view(order, viewer.id, roleOfStaff(viewer)))),
      }),
      total: t.exposeInt('total'),
      overdueCount: t.int({ resolve: () => orders.countOverdue() }),
    }),
  });
  const OrderSort = builder.enumType('OrderSort', { values: sortsOf(ORDER_ORDERS) });
  builder.queryField('orders', t =>
    t.field({
      type: OrderPage,
      description: 'Orders:update or Accounts:read. Newest first.',
      args: {
        state: t.arg({ type: State }),
        isOverdue: t.arg.boolean({ defaultValue: false }),
        isUnread: t.arg.boolean({
          defaultValue: false,
          description: 'Those with messages that the house has not read.',
        }),
        isExportOpen: t.arg.boolean({
          defaultValue: false,
          description: 'Those of which it is still to be proven that the car has left the Union.',
        }),
        isPaperWaiting: t.arg.boolean({
          defaultValue: false,
          description: 'Those with a paper of the car that nobody has looked at.',
        }),
        isVigilanceDue: t.arg.boolean({
          defaultValue: false,
          description: 'Those with a side to be known that has answered, or whose car is paid for.',
        }),
        isContested: t.arg.boolean({
          defaultValue: false,
          description: 'Those whose fee the bank of the buyer contests, and has not decided.',
        }),
        search: t.arg.string({ defaultValue: '' }),
        first: t.arg.int({ defaultValue: PAGE_LENGTH }),
        offset: t.arg.int({ defaultValue: 0 }),
        sort: t.arg({ type: OrderSort }),
      },
      extensions: sheetOf({
        ...{ name: 'order-list', permission: READS_ACCOUNTS, isFresh: true, columns: ORDERS },
        async rows(asked: Asked, { limit: first, offset, sort = null }) {
          const { rows, total } = await orders.listForStaff(filterOf(asked), { first, offset, sort });
          return { rows: await orders.listRows(rows.map(({ id }) => id)), totalCount: total };
        },
      }),
      resolve: withRight(READS_ACCOUNTS, async ({ first, offset, sort, ...asked }, viewer) => {
        const page = { first: first ?? PAGE_LENGTH, offset: offset ?? 0, sort: sort ?? null };
        requireInput(page.first >= 1 && page.first <= PAGE_LENGTH_MAX, 'first');
        requireInput(page.offset >= 0, 'offset');
        const { rows: shown, total } = await orders.listForStaff(filterOf(asked), page);
        return { viewer, shown, total };
      }),
    }),
  );
}
