import { requireFresh, requireViewer, sitterOf } from '../context.ts';
import { type Builder, done, type EnumRef, exposed } from '../graphql/index.ts';
import type { OAuth } from './index.ts';
import { SENDING } from './making.ts';
import type { Authorization, MadeClient } from './oauth.ts';
import type { OAuthClient } from './oauth-store.ts';
import type { Scope } from './scopes.ts';

type ApiScope = EnumRef<Scope>;

/** Adds OAuth applications to the API: one's own, and authorization requests. */
export function oauthSchema(builder: Builder, oauth: OAuth, ApiScope: ApiScope): void {
  addClients(builder, oauth, ApiScope);
  addAuthorization(builder, oauth, ApiScope);
}

function addClients(builder: Builder, oauth: OAuth, ApiScope: ApiScope): void {
  const OAuthClientType = builder.objectRef<OAuthClient>('OAuthClient').implement({
    description: 'An application that may ask people to act for them, without its secret.',
    fields: t => ({
      ...exposed(t, { String: ['name'], DateTime: ['createdAt'] }),
      id: t.exposeID('id', { description: 'Its client_id.' }),
      redirects: t.exposeStringList('redirects'),
      scopes: t.expose('scopes', { type: [ApiScope] }),
      usedAt: t.expose('usedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When it last asked for a token; null while it never did.',
      }),
      personCount: t.exposeInt('personCount', { description: 'How many people allow it now.' }),
    }),
  });
  const MadeOAuthClient = builder.objectRef<MadeClient>('MadeOAuthClient').implement({
    fields: t => ({
      client: t.expose('client', { type: OAuthClientType }),
      secret: t.exposeString('secret', {
        nullable: true,
        description: 'Told this once; null where it can keep none.',
      }),
    }),
  });
  const OAuthClientInput = builder.inputType('OAuthClientInput', {
    fields: t => ({
      name: t.string({ required: true }),
      home: t.string({ required: true }),
      redirects: t.stringList({ required: true }),
      scopes: t.field({ type: [ApiScope], required: true }),
      isConfidential: t.boolean({ required: true }),
    }),
  });
  builder.queryFields(t => ({
    myOAuthClients: t.field({
      type: [OAuthClientType],
      description: 'The newest first.',
      resolve: (_root, _args, { viewer }) => (viewer ? oauth.list(viewer.id) : []),
    }),
  }));
  builder.mutationFields(t => ({
    addOAuthClient: t.field({
      type: MadeOAuthClient,
      description: 'Just signed in. An application of mine; whom it asks is told my name.',
      args: { input: t.arg({ type: OAuthClientInput, required: true }), key: t.arg.id(SENDING) },
      resolve: (_root, { input, key }, context) =>
        oauth.add(sitterOf(context, requireFresh(context)), input, key ?? null),
    }),
    endOAuthClient: t.boolean({
      description: 'Ends an application of mine, and with it all that people allowed it.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(oauth.end(requireViewer(context).id, id)),
    }),
  }));
}

function addAuthorization(builder: Builder, oauth: OAuth, ApiScope: ApiScope): void {
  const AuthorizationType = builder.objectRef<Authorization>('OAuthAuthorization').implement({
    description: 'What an application asks of me.',
    fields: t => ({
      ...exposed(t, { String: ['name', 'home'] }),
      maker: t.exposeString('maker', { description: 'Who made the application, as the house knows them.' }),
      scopes: t.expose('scopes', { type: [ApiScope] }),
      sendTo: t.exposeString('sendTo', {
        nullable: true,
        description: 'It asked wrongly: where it is told so, if I go there.',
      }),
    }),
  });
  const query = 'The query of its address, as the application wrote it.';
  builder.queryFields(t => ({
    oauthAuthorization: t.field({
      type: AuthorizationType,
      nullable: true,
      description:
        'null: the application or where it wants the answer is not known, nobody is sent anywhere.',
      args: { query: t.arg.string({ required: true, description: query }) },
      resolve: (_root, args, { viewer }) => (viewer ? oauth.read(args.query) : null),
    }),
  }));
  builder.mutationFields(t => ({
    answerOAuth: t.string({
      description: 'My answer to an application, just signed in where it may bid: where my browser takes it.',
      args: {
        query: t.arg.string({ required: true, description: query }),
        isAllowed: t.arg.boolean({ required: true }),
      },
      resolve: async (_root, args, context) => {
        const asksProof = args.isAllowed && (await oauth.bids(args.query));
        const sitter = sitterOf(context, asksProof ? requireFresh(context) : requireViewer(context));
        return oauth.answer(sitter, args.query, args.isAllowed, context);
      },
    }),
  }));
}
