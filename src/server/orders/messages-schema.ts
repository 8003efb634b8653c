import { type Instant, isOrderTalkOpen } from '#shared/sale/index.ts';
import { requirePermission } from '../context.ts';
import { AppError, requireInput } from '../errors.ts';
import { type Builder, exposed } from '../graphql/index.ts';
import type { Orders } from './index.ts';
import type { Writer } from './messages.ts';
import type { Message } from './messages-store.ts';
import type { OrderView, Ways } from './part-types.ts';

const PAGE_LENGTH = 30;

type Page = { readonly messages: readonly Message[]; readonly hasEarlier: boolean };

/** Returns the side on which the viewer writes and reads; staff write as the house. */
function writerOf({ accountId, role }: OrderView): Writer {
  if (role === 'READER') throw new AppError('Forbidden');
  return { accountId, party: role === 'STAFF' ? 'HOUSE' : role };
}

/** @throws AppError BadInput */
function numberOf(id: string, field: string): number {
  requireInput(/^\d{1,15}$/.test(id), field);
  return Number(id);
}

/** Adds the messages between buyer, seller and the house. */
export function addMessages(
  builder: Builder,
  orders: Orders,
  { OrderType, Party, show }: Ways,
  clock: () => Instant,
): void {
  const MessageType = builder.objectRef<Message>('OrderMessage').implement({
    description: 'Told by its side, never by a name. Contact data stays as written: the two have to meet.',
    fields: t => ({
      ...exposed(t, { String: ['text'], DateTime: ['at'] }),
      id: t.id({ resolve: ({ id }) => String(id) }),
      party: t.expose('party', { type: Party }),
    }),
  });
  const PageType = builder.objectRef<Page>('OrderMessagePage').implement({
    fields: t => ({
      messages: t.expose('messages', { type: [MessageType], description: 'The newest first.' }),
      hasEarlier: t.exposeBoolean('hasEarlier'),
    }),
  });
  builder.objectFields(OrderType, t => ({
    messages: t.field({
      type: PageType,
      args: { first: t.arg.int({ defaultValue: PAGE_LENGTH }), before: t.arg.id() },
      resolve: ({ order, role }, { first, before }) =>
        role === 'READER'
          ? { messages: [], hasEarlier: false }
          : orders.messagesOf(order.id, {
              first: first ?? PAGE_LENGTH,
              before: before == null ? null : numberOf(before, 'before'),
            }),
    }),
    unreadMessages: t.int({
      description: 'How many of the others’ I have not read; the house reads as one.',
      resolve: view =>
        view.role === 'READER' ? 0 : orders.countUnreadMessages(view.order.id, writerOf(view).party),
    }),
    canWrite: t.boolean({
      description: 'Messages are written until 90 days after an order is over, and read for good.',
      resolve: ({ role, steps }) => role !== 'READER' && isOrderTalkOpen(orders.endedAt(steps), clock()),
    }),
  }));
  builder.mutationFields(t => ({
    writeOrderMessage: t.field({
      type: MessageType,
      description:
        'One side of the order, or staff with Orders:update in the name of the house; the same key twice is one message.',
      args: {
        id: t.arg.id({ required: true }),
        text: t.arg.string({ required: true, description: '1 to 2,000 characters, trimmed.' }),
        key: t.arg.id({ required: true, description: 'A UUID of the sending.' }),
      },
      resolve: async (_root, { id, text, key }, context) => {
        const view = await show(context, id);
        if (view.role === 'STAFF') requirePermission(context, 'Orders:update');
        return orders.writeMessage(id, writerOf(view), { text, key });
      },
    }),
    readOrderMessages: t.field({
      type: OrderType,
      description: 'I have read the messages as far as that one.',
      args: { id: t.arg.id({ required: true }), upTo: t.arg.id({ required: true }) },
      resolve: async (_root, { id, upTo }, context) => {
        const view = await show(context, id);
        await orders.readMessages(id, writerOf(view), numberOf(upTo, 'upTo'));
        return view;
      },
    }),
  }));
}
