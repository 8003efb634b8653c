import { requireFresh, requireFreshPermission, requireViewer, sitterOf } from '../context.ts';
import { type CsvColumn, momentOf } from '../csv/index.ts';
import { addList, type Builder, done, exposed, exposedOrNull, withFreshRight } from '../graphql/index.ts';
import type { ApiKey, Keys, MadeKey, OAuth } from './index.ts';
import { KEY_ORDERS, type KeyLine } from './keys-store.ts';
import { SENDING } from './making.ts';
import { oauthSchema } from './oauth-schema.ts';
import { SCOPES } from './scopes.ts';

/** Adds keys to the API: one's own, grants, and all keys for staff. */
export function keysSchema(builder: Builder, keys: Keys, oauth: OAuth): void {
  const types = keyTypes(builder);
  oauthSchema(builder, oauth, types.ApiScope);
  addOwn(builder, keys, types);
  addStaffs(builder, keys, types);
  addStaffList(builder, keys, types);
}

type KeyTypes = ReturnType<typeof keyTypes>;

function keyTypes(builder: Builder) {
  const ApiScope = builder.enumType('ApiScope', { values: SCOPES });
  const ApiKeyType = builder.objectRef<ApiKey>('ApiKey').implement({
    description: 'A key for programs, without its secret.',
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['name'], DateTime: ['createdAt'] }),
      start: t.exposeString('start', {
        description: 'How the key begins; empty where an application holds it.',
      }),
      isOfApplication: t.boolean({
        description: 'Whether an application holds it, which its person allowed.',
        resolve: key => key.clientId !== null,
      }),
      scopes: t.expose('scopes', { type: [ApiScope] }),
      origins: t.exposeStringList('origins', {
        description: 'The sites whose pages may use it; of none, servers alone do.',
      }),
      perMinute: t.exposeInt('perMinute', { description: 'What its requests may cost in a minute.' }),
      usedAt: t.expose('usedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Within a minute; null while it was never used.',
      }),
    }),
  });
  const MadeApiKey = builder.objectRef<MadeKey>('MadeApiKey').implement({
    fields: t => ({
      key: t.expose('key', { type: ApiKeyType }),
      secret: t.exposeString('secret', { description: 'The key itself, told this once.' }),
    }),
  });
  const ApiKeyInput = builder.inputType('ApiKeyInput', {
    fields: t => ({
      name: t.string({ required: true }),
      scopes: t.field({ type: [ApiScope], required: true }),
      origins: t.stringList(),
      perMinute: t.int(),
    }),
  });
  return { ApiScope, ApiKey: ApiKeyType, MadeApiKey, ApiKeyInput };
}

type Given = KeyTypes['ApiKeyInput']['$inferInput'];
const wishOf = ({ name, scopes, origins, perMinute }: Given) => ({
  ...{ name, scopes, origins: origins ?? [], perMinute: perMinute ?? null },
});

function addOwn(
  builder: Builder,
  keys: Keys,
  { ApiKey: ApiKeyType, MadeApiKey, ApiKeyInput }: KeyTypes,
): void {
  builder.queryField('myApiKeys', t =>
    t.field({
      type: [ApiKeyType],
      description: 'The newest first.',
      resolve: (_root, _args, { viewer }) => (viewer ? keys.list(viewer.id) : []),
    }),
  );
  builder.mutationFields(t => ({
    addApiKey: t.field({
      type: MadeApiKey,
      description:
        'Just signed in. A key of mine: it does what I may within its scopes, and nothing of staff’s.',
      args: { input: t.arg({ type: ApiKeyInput, required: true }), key: t.arg.id(SENDING) },
      resolve: (_root, { input, key }, context) =>
        keys.add(sitterOf(context, requireFresh(context)), wishOf(input), context, key ?? null),
    }),
    endApiKey: t.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(keys.end(requireViewer(context).id, id, context)),
    }),
  }));
}

function addStaffs(builder: Builder, keys: Keys, { MadeApiKey, ApiKeyInput }: KeyTypes): void {
  builder.mutationFields(t => ({
    endPersonApiKey: t.boolean({
      description: 'Users:update, just signed in. Ends a key of somebody’s.',
      args: { personId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_root, { personId, id }, context) =>
        done(keys.end(personId, id, null, requireFreshPermission(context, 'Users:update').id)),
    }),
    addHouseApiKey: t.field({
      type: MadeApiKey,
      description:
        'Users:update, just signed in. A key of the house, for programs of its own: read and leads.',
      args: { input: t.arg({ type: ApiKeyInput, required: true }), key: t.arg.id(SENDING) },
      resolve: withFreshRight('Users:update', ({ input, key }, { id: actorId }) =>
        keys.addOfHouse(wishOf(input), actorId, key ?? null),
      ),
    }),
    endHouseApiKey: t.boolean({
      description: 'Users:update, just signed in.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        done(keys.endOfHouse(id, requireFreshPermission(context, 'Users:update').id)),
    }),
  }));
}

/** The columns of the CSV of keys. */
const SHEET: readonly CsvColumn<KeyLine>[] = [
  ['id', key => key.id],
  ['name', key => key.name],
  ['prefix', key => key.start],
  ['owner', key => key.ownerName],
  ['email', key => key.ownerEmail],
  ['scopes', key => key.scopes.join(' ')],
  ['origins', key => key.origins.join(' ')],
  ['perMinute', key => key.perMinute],
  ['createdAt', key => momentOf(key.createdAt)],
  ['usedAt', key => momentOf(key.usedAt)],
];

function addStaffList(builder: Builder, keys: Keys, { ApiKey: ApiKeyType }: KeyTypes): void {
  const StaffApiKey = builder.objectRef<KeyLine>('StaffApiKey').implement({
    fields: t => ({
      ...exposedOrNull(t, { String: ['ownerName', 'ownerEmail'] }),
      key: t.field({ type: ApiKeyType, resolve: line => line }),
      ownerId: t.exposeID('accountId', {
        nullable: true,
        description: 'null: the house’s own, which acts as nobody.',
      }),
    }),
  });
  const ApiKeyFilter = builder.enumType('ApiKeyFilter', {
    values: ['HOUSE', 'PEOPLE', 'APPLICATIONS', 'UNUSED'] as const,
  });
  addList(builder, 'apiKeys', {
    permission: 'Users:update',
    description: 'Everybody’s keys and the house’s own, the newest first.',
    type: StaffApiKey,
    page: ['ApiKeyPage', 'keys'],
    sort: ['ApiKeySort', KEY_ORDERS],
    args: t => ({ filter: t({ type: ApiKeyFilter }) }),
    rows: (asked, span) => keys.listAll(asked, span),
    sheet: { name: 'keys', isFresh: true, columns: SHEET },
  });
}
