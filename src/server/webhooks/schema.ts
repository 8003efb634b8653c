import { requireFresh, requireViewer, sitterOf } from '../context.ts';
import { type Builder, done, exposed } from '../graphql/index.ts';
import type { Endpoint, Message, Webhooks } from './index.ts';
import { webhooksStaffSchema } from './staff-schema.ts';

/** Adds webhooks to the API: one's own, and everybody's for staff. */
export function webhooksSchema(builder: Builder, webhooks: Webhooks): void {
  const types = webhookTypes(builder);
  addQueries(builder, webhooks, types);
  addMutations(builder, webhooks, types);
  webhooksStaffSchema(builder, webhooks, types);
}

type Types = ReturnType<typeof webhookTypes>;

function webhookTypes(builder: Builder) {
  const Webhook = builder.objectRef<Endpoint>('Webhook').implement({
    description: 'An address that is told of what happens, as Standard Webhooks has it.',
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['url'], Int: ['waitingCount'], DateTime: ['createdAt'] }),
      events: t.exposeStringList('events', { description: 'Such as bid.placed or lot.closed.' }),
      oldSecretUntil: t.expose('oldSecretUntil', {
        type: 'DateTime',
        nullable: true,
        description: 'Until then the secret before this one signs too; null where none does.',
      }),
      deadCount: t.exposeInt('deadCount', { description: 'Those that were given up.' }),
    }),
  });
  const MessageType = builder.objectRef<Message>('WebhookMessage').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], Int: ['attempts'], DateTime: ['createdAt', 'nextAt'] }),
      event: t.exposeString('kind'),
      payload: t.exposeString('payload', { description: 'The body as it is sent.' }),
      deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true }),
      diedAt: t.expose('diedAt', { type: 'DateTime', nullable: true }),
      lastStatus: t.exposeInt('lastStatus', { nullable: true }),
      lastError: t.exposeString('lastError', { nullable: true }),
    }),
  });
  const Made = builder.objectRef<{ endpoint: Endpoint; secret: string }>('MadeWebhook').implement({
    fields: t => ({
      webhook: t.expose('endpoint', { type: Webhook }),
      secret: t.exposeString('secret', { description: 'What messages are signed with, told this once.' }),
    }),
  });
  return { Webhook, Message: MessageType, Made };
}

function addQueries(builder: Builder, webhooks: Webhooks, { Webhook, Message: MessageType }: Types): void {
  builder.queryFields(t => ({
    myWebhooks: t.field({
      type: [Webhook],
      description: 'The newest first.',
      resolve: (_root, _args, { viewer }) => (viewer ? webhooks.list(viewer.id) : []),
    }),
    webhookMessages: t.field({
      type: [MessageType],
      description:
        'The last hundred of one of mine, and of those given up a hundred more; or of anybody’s for staff with Users:update.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { viewer }) =>
        viewer ? webhooks.messages(id, viewer.permissions.has('Users:update') ? null : viewer.id) : [],
    }),
  }));
}

function addMutations(builder: Builder, webhooks: Webhooks, { Made, Message: MessageType }: Types): void {
  builder.mutationFields(t => ({
    addWebhook: t.field({
      type: Made,
      description: 'Just signed in. An address that is told of these events from now on.',
      args: { url: t.arg.string({ required: true }), events: t.arg.stringList({ required: true }) },
      resolve: (_root, wish, context) =>
        webhooks.add(sitterOf(context, requireFresh(context)), wish, context),
    }),
    rotateWebhookSecret: t.field({
      type: Made,
      description:
        'Just signed in. Another secret of one of mine; the one until now signs beside it for a day.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        webhooks.rotate(sitterOf(context, requireFresh(context)), id, context),
    }),
    removeWebhook: t.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(webhooks.remove(requireViewer(context).id, id, context)),
    }),
    pingWebhook: t.boolean({
      description: 'Tells one of mine that it is one.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(webhooks.ping(requireViewer(context).id, id)),
    }),
    resendWebhookMessage: t.field({
      type: MessageType,
      description:
        'Tells once more what was told or given up: of mine, or of anybody’s for staff with Users:update.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        const viewer = requireViewer(context);
        const isStaff = viewer.permissions.has('Users:update');
        return webhooks.resend(id, isStaff ? { actorId: viewer.id } : { accountId: viewer.id });
      },
    }),
  }));
}
