import type { Viewer } from '../context.ts';
import { inOrderOf, type Reads, statement, type Writes } from '../database/index.ts';
import { orderBy } from '../paging.ts';
import type { Scope } from './scopes.ts';

/** A key as its owner and staff see it, without its secret, which is not stored. */
export type ApiKey = {
  readonly id: string;
  /** null for a key of the house, which acts as nobody. */
  readonly accountId: string | null;
  /** The application it was granted to; null for a person's own API key. */
  readonly clientId: string | null;
  readonly name: string;
  /** The first characters of the secret; empty for a grant, whose token changes every hour. */
  readonly start: string;
  readonly scopes: readonly Scope[];
  readonly origins: readonly string[];
  readonly perMinute: number;
  readonly createdAt: number;
  /** Accurate to a minute; null if it was never used. */
  readonly usedAt: number | null;
};

const COLUMNS = `k.id, k.account_id as "accountId", k.client_id as "clientId", k.name, k.start, k.scopes, k.origins, k.per_minute as "perMinute",
  k.created_at as "createdAt", k.used_at as "usedAt"`;

/** SQL: the key has not expired; an expired grant may not have been swept yet. */
const IS_ON = '(k.ends_at is null or k.ends_at > clock_timestamp())';

/** Lists a person's keys and grants, newest first. */
export const listKeys = statement(
  'keys.list',
  `select ${COLUMNS} from api_keys k where k.account_id = $1 and ${IS_ON} order by k.created_at desc, k.id`,
).all<ApiKey, [accountId: string]>();

export type KeyFilter = 'HOUSE' | 'PEOPLE' | 'APPLICATIONS' | 'UNUSED';

/** A key in the staff's list, with its owner; null for keys of the house. */
export type KeyLine = ApiKey & { readonly ownerName: string | null; readonly ownerEmail: string | null };

/** The sort orders of the staff's list. */
export const KEY_ORDERS = {
  NAME: 'lower(k.name)',
  OWNER: "lower(p.last_name || ' ' || p.first_name)",
  USED: 'k.used_at',
  MADE: 'k.created_at',
} as const;

/** Lists all keys, newest first. */
export const listAllKeys = statement(
  'keys.staffList',
  `select ${COLUMNS}, p.first_name || ' ' || p.last_name as "ownerName", p.email as "ownerEmail",
     count(*) over ()::int as "totalCount"
   from api_keys k left join accounts p on p.id = k.account_id
   where case $1::text when 'HOUSE' then k.account_id is null when 'PEOPLE' then k.account_id is not null
       when 'APPLICATIONS' then k.client_id is not null when 'UNUSED' then k.used_at is null else true end
     and (k.client_id is null or k.account_id is not null) and ${IS_ON}
     and ($2::text is null or folded(concat_ws(' ', k.name, k.start, p.email, p.first_name, p.last_name)) like $2)
   order by ${orderBy('$5', KEY_ORDERS)}, k.created_at desc, k.id limit $3 offset $4`,
).page<KeyLine, { filter: KeyFilter | null; pattern: string | null }>(inOrderOf('filter', 'pattern'));

export type NewKey = Pick<ApiKey, 'accountId' | 'name' | 'start' | 'scopes' | 'origins' | 'perMinute'> & {
  readonly hash: Buffer;
};

/** Adds a key; null where its owner has reached the limit. */
export const addKey = statement(
  'keys.add',
  `insert into api_keys as k (account_id, name, start, scopes, origins, per_minute, key_hash)
   select $1, $2, $3, $4, $5, $6, $7
   where (select count(*) from api_keys where account_id is not distinct from $1 and client_id is null) < $8::int
   returning ${COLUMNS}`,
).one<ApiKey, [key: NewKey, most: number], Writes>(
  inOrderOf('accountId', 'name', 'start', 'scopes', 'origins', 'perMinute', 'hash'),
);

/** Gives an unused key a new secret; null where it was used, or does not belong to that owner. */
export const renewKey = statement(
  'keys.renew',
  `update api_keys k set key_hash = $3, start = $4
   where k.id = $1 and k.account_id is not distinct from $2::uuid and k.used_at is null returning ${COLUMNS}`,
).one<ApiKey, [id: string, key: NewKey], Writes>(inOrderOf('accountId', 'hash', 'start'));

/** Deletes an owner's key or grant (owner null: the house); null where there is none. */
export const removeKey = statement(
  'keys.remove',
  `delete from api_keys k where k.id = $1 and k.account_id is not distinct from $2::uuid returning ${COLUMNS}`,
).one<ApiKey, [id: string, accountId: string | null], Writes>();

/** Deletes every key of a person. */
export const removeKeysOf = statement('keys.removeOf', 'delete from api_keys where account_id = $1').run<
  [accountId: string]
>();

/** Whether some key may be used from that origin, for a CORS preflight, which does not contain the key. */
export const knowsOrigin = statement(
  'keys.knowsOrigin',
  'select exists (select from api_keys where origins @> array[$1]) as known',
).value<{ known: boolean }, [origin: string]>('known');

const findSql = statement(
  'keys.find',
  `select v.* from unnest($1::bytea[]) as asked (hash) cross join lateral (
     select k.key_hash as hash, ${COLUMNS},
       case when k.account_id is null then coalesce(k.client_id, k.id) else k.id end as "budgetId",
       k.used_at is null or k.used_at < clock_timestamp() - interval '1 minute' as "isAging"
     from api_keys k left join accounts p on p.id = k.account_id
       left join oauth_clients c on c.id = k.client_id left join accounts m on m.id = c.account_id
     where k.key_hash = asked.hash and (k.account_id is null or (p.erased_at is null and p.blocked_at is null))
       and (k.client_id is null
         or (k.expires_at > clock_timestamp() and ${IS_ON} and m.erased_at is null and m.blocked_at is null))
     limit 1) v`,
);
const markSql = statement(
  'keys.markUsed',
  `update api_keys set used_at = clock_timestamp()
   where id in (select id from api_keys where id = any($1::uuid[]) for update skip locked)`,
);

/** A valid key, and the viewer it acts as: its person without staff permissions; null for a key of the house. */
export type OpenKey = ApiKey & {
  readonly viewer: Viewer | null;
  /** The id of its rate limit: all service tokens of an application share one. */
  readonly budgetId: string;
};

type FoundKey = Omit<OpenKey, 'viewer'> & { readonly hash: Buffer; readonly isAging: boolean };

/** Returns the valid key of each hash; null where there is none, or its person is blocked. */
export async function findKeys(reads: Reads, hashes: readonly Buffer[]): Promise<(OpenKey | null)[]> {
  const rows = await reads.query<FoundKey>(findSql, [hashes]);
  const aging = rows.filter(row => row.isAging).map(row => row.id);
  if (aging.length > 0) await reads.query(markSql, [aging]);
  const known = new Map(rows.map(row => [row.hash.toString('hex'), row]));
  return hashes.map(hash => {
    const row = known.get(hash.toString('hex'));
    if (!row) return null;
    const { hash: _hash, isAging: _isAging, ...key } = row;
    const viewer = key.accountId === null ? null : asPerson(key.accountId);
    return { ...key, viewer };
  });
}

const asPerson = (id: string): Viewer => ({ id, permissions: new Set(), isFresh: false, isBlocked: false });
