import { type CsvColumn, momentOf } from '../csv/index.ts';
import { addList, type Builder, exposed, type ObjectRef } from '../graphql/index.ts';
import type { Endpoint, Message, Webhooks } from './index.ts';
import { ENDPOINT_ORDERS, type EndpointLine, MESSAGE_ORDERS, type MessageLine } from './staff-store.ts';

type Types = { readonly Webhook: ObjectRef<Endpoint>; readonly Message: ObjectRef<Message> };

/** Adds the lists of all endpoints and messages, for staff with Users:update. */
export function webhooksStaffSchema(builder: Builder, webhooks: Webhooks, types: Types): void {
  addEndpoints(builder, webhooks, types);
  addMessages(builder, webhooks, types);
}

const ENDPOINTS: readonly CsvColumn<EndpointLine>[] = [
  ['id', line => line.id],
  ['url', line => line.url],
  ['owner', line => line.ownerName],
  ['email', line => line.ownerEmail],
  ['events', line => line.events.join(' ')],
  ['createdAt', line => momentOf(line.createdAt)],
  ['waiting', line => line.waitingCount],
  ['dead', line => line.deadCount],
  ['lastAt', line => momentOf(line.lastAt)],
  ['lastStatus', line => line.lastStatus],
  ['lastError', line => line.lastError],
];

function addEndpoints(builder: Builder, webhooks: Webhooks, { Webhook }: Types): void {
  const StaffWebhook = builder.objectRef<EndpointLine>('StaffWebhook').implement({
    fields: t => ({
      ...exposed(t, { String: ['ownerName', 'ownerEmail'] }),
      webhook: t.field({ type: Webhook, resolve: line => line }),
      ownerId: t.exposeID('accountId'),
      lastAt: t.expose('lastAt', {
        type: 'DateTime',
        nullable: true,
        description: 'null while nothing was told to it.',
      }),
      lastError: t.exposeString('lastError', {
        nullable: true,
        description: 'Why the last try was not taken; null where it was.',
      }),
    }),
  });
  const Filter = builder.enumType('WebhookFilter', { values: ['FAILING', 'DEAD'] as const });
  addList(builder, 'webhooks', {
    permission: 'Users:update',
    description: 'Everybody’s, the newest first.',
    type: StaffWebhook,
    page: ['WebhookPage', 'webhooks'],
    sort: ['WebhookSort', ENDPOINT_ORDERS],
    args: t => ({ filter: t({ type: Filter }) }),
    rows: (asked, span) => webhooks.staff.list(asked, span),
    sheet: { name: 'webhooks', isFresh: true, columns: ENDPOINTS },
  });
}

/** The columns of the CSV of messages, without bodies. */
const MESSAGES: readonly CsvColumn<MessageLine>[] = [
  ['id', line => line.id],
  ['event', line => line.kind],
  ['url', line => line.url],
  ['email', line => line.ownerEmail],
  ['createdAt', line => momentOf(line.createdAt)],
  ['attempts', line => line.attempts],
  ['deliveredAt', line => momentOf(line.deliveredAt)],
  ['diedAt', line => momentOf(line.diedAt)],
  ['lastStatus', line => line.lastStatus],
  ['lastError', line => line.lastError],
];

function addMessages(builder: Builder, webhooks: Webhooks, { Message: MessageType }: Types): void {
  const StaffMessage = builder.objectRef<MessageLine>('StaffWebhookMessage').implement({
    fields: t => ({
      ...exposed(t, { String: ['url', 'ownerEmail'] }),
      message: t.field({ type: MessageType, resolve: line => line }),
    }),
  });
  const Filter = builder.enumType('WebhookMessageFilter', { values: ['WAITING', 'SENT', 'DEAD'] as const });
  addList(builder, 'staffWebhookMessages', {
    permission: 'Users:update',
    description: 'What programs were told, are to be told, and what was given up; the newest first.',
    type: StaffMessage,
    page: ['WebhookMessagePage', 'messages'],
    sort: ['WebhookMessageSort', MESSAGE_ORDERS],
    args: t => ({ filter: t({ type: Filter }) }),
    rows: (asked, span) => webhooks.staff.messages(asked, span),
    sheet: { name: 'webhook-messages', isFresh: true, columns: MESSAGES },
  });
}
