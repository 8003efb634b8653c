import { inOrderOf, type Reads, statement, type Writes } from '../database/index.ts';
import type { Scope } from './scopes.ts';

/** An application as its developer sees it, without its secret, which is not stored. */
export type OAuthClient = {
  readonly id: string;
  readonly name: string;
  readonly home: string;
  readonly redirects: readonly string[];
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  /** When it last requested a token; null if never. */
  readonly usedAt: number | null;
  /** The number of people with a grant for it. */
  readonly personCount: number;
};

const COLUMNS = `c.id, c.name, c.home, c.redirects, c.scopes,
  c.created_at as "createdAt", c.used_at as "usedAt",
  (select count(distinct k.account_id)::int from api_keys k
   where k.client_id = c.id and k.ends_at > clock_timestamp()) as "personCount"`;

/** Lists a person's applications, newest first. */
export const listClients = statement(
  'oauth.list',
  `select ${COLUMNS} from oauth_clients c where c.account_id = $1 order by c.created_at desc, c.id`,
).all<OAuthClient, [accountId: string]>();

export type NewClient = Pick<OAuthClient, 'name' | 'home' | 'redirects' | 'scopes'> & {
  readonly accountId: string;
  readonly secretHash: Buffer | null;
};

/** Adds an application; null where its developer has reached the limit. */
export const addClient = statement(
  'oauth.add',
  `insert into oauth_clients as c (account_id, name, home, redirects, scopes, secret_hash)
   select $1, $2, $3, $4, $5, $6 where (select count(*) from oauth_clients where account_id = $1) < $7::int
   returning ${COLUMNS}`,
).one<OAuthClient, [client: NewClient, most: number], Writes>(
  inOrderOf('accountId', 'name', 'home', 'redirects', 'scopes', 'secretHash'),
);

/** Gives an unused confidential application a new secret; null where it was used or deleted. */
export const renewClient = statement(
  'oauth.renew',
  `update oauth_clients c set secret_hash = $3
   where c.id = $1 and c.account_id = $2 and c.used_at is null returning ${COLUMNS}`,
).one<OAuthClient, [id: string, accountId: string, secretHash: Buffer | null], Writes>();

/** Deletes a developer's application with all its grants; null where there is none. */
export const removeClient = statement(
  'oauth.remove',
  'delete from oauth_clients where id = $1 and account_id = $2 returning name',
).one<{ name: string }, [id: string, accountId: string], Writes>();

/** Deletes every application of a person. */
export const removeClientsOf = statement(
  'oauth.removeOf',
  'delete from oauth_clients where account_id = $1',
).run<[accountId: string]>();

/** An application as the protocol needs it, with its developer. */
export type KnownClient = Pick<OAuthClient, 'id' | 'name' | 'home' | 'redirects' | 'scopes'> & {
  readonly secretHash: Buffer | null;
  readonly maker: string;
};

/** Returns an application whose developer is not blocked; null where there is none. */
export const findClient = statement(
  'oauth.find',
  `select c.id, c.name, c.home, c.redirects, c.scopes, c.secret_hash as "secretHash",
     p.first_name || ' ' || p.last_name as maker
   from oauth_clients c join accounts p on p.id = c.account_id
   where c.id = $1 and p.erased_at is null and p.blocked_at is null`,
).byId<KnownClient>();

export const markClient = statement(
  'oauth.mark',
  'update oauth_clients set used_at = clock_timestamp() where id = $1',
).run<[id: string], Reads>();

/** Lifetimes in seconds: a code, an access token, an unused refresh token. */
export const LIFETIME_S = { code: 60, access: 3_600, refresh: 60 * 24 * 3_600 } as const;

/** After this time a person must consent again, however much the application is used. */
const GRANT_DAYS = 365;

export type NewGrant = {
  readonly clientId: string;
  readonly accountId: string;
  readonly scopes: readonly Scope[];
  readonly origins: readonly string[];
  readonly perMinute: number;
  /** A placeholder: there is no token before the code is exchanged. */
  readonly keyHash: Buffer;
  readonly codeHash: Buffer;
  readonly challenge: string;
  readonly redirect: string;
};

/** Adds a grant whose code is not exchanged yet; null where the application has been deleted. */
export const addGrant = statement(
  'oauth.allow',
  `insert into api_keys (client_id, account_id, name, start, scopes, origins, per_minute, key_hash, code_hash,
     code_challenge, redirect, expires_at, ends_at)
   select c.id, $2, c.name, '', $3, $4, $5, $6, $7, $8, $9, clock_timestamp(),
     clock_timestamp() + interval '${LIFETIME_S.code} seconds'
   from oauth_clients c where c.id = $1 for key share
   returning id, name`,
).one<{ id: string; name: string }, [grant: NewGrant], Writes>(
  inOrderOf(
    ...(['clientId', 'accountId', 'scopes', 'origins', 'perMinute', 'keyHash', 'codeHash'] as const),
    ...(['challenge', 'redirect'] as const),
  ),
);

/** Adds a service token, which acts as nobody. */
export const addServiceToken = statement(
  'oauth.serve',
  `insert into api_keys (client_id, name, start, scopes, per_minute, key_hash, expires_at, ends_at)
   select c.id, c.name, '', $2, $3, $4, clock_timestamp() + interval '${LIFETIME_S.access} seconds',
     clock_timestamp() + interval '${LIFETIME_S.access} seconds'
   from oauth_clients c where c.id = $1 for key share
   returning id`,
).one<
  { id: string },
  [clientId: string, scopes: readonly Scope[], perMinute: number, keyHash: Buffer],
  Writes
>();

/** Deletes the oldest grants of one person (or service tokens) to one application beyond the limit. */
export const trimGrants = statement(
  'oauth.trim',
  `delete from api_keys where id in (
     select id from api_keys where client_id = $1 and account_id is not distinct from $2::uuid
     order by created_at desc, id offset $3::int)`,
).run<[clientId: string, accountId: string | null, most: number], Writes>();

type Held = {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly isOn: boolean;
};
const HELD = `id, account_id as "accountId", name, ends_at > clock_timestamp() as "isOn"`;

export type HeldCode = Held & {
  readonly scopes: readonly Scope[];
  readonly challenge: string;
  readonly redirect: string;
  /** Whether the code was exchanged already. */
  readonly isSpent: boolean;
};

/** Locks the grant of an application's code. */
export const holdCode = statement(
  'oauth.holdCode',
  `select ${HELD}, scopes, code_challenge as challenge, redirect, family_hash is not null as "isSpent"
   from api_keys where code_hash = $1 and client_id = $2 for update`,
).one<HeldCode, [codeHash: Buffer, clientId: string], Writes>();

export type HeldRefresh = Held & { readonly scopes: readonly Scope[]; readonly refreshHash: Buffer };

/** Locks the grant of an application's refresh token, current or former. */
export const holdFamily = statement(
  'oauth.holdFamily',
  `select ${HELD}, scopes, refresh_hash as "refreshHash" from api_keys
   where family_hash = $1 and client_id = $2 for update`,
).one<HeldRefresh, [familyHash: Buffer, clientId: string], Writes>();

/** Stores a grant's new tokens; the former ones become invalid. */
export const putTokens = statement(
  'oauth.putTokens',
  `update api_keys set key_hash = $2, family_hash = $3, refresh_hash = $4,
     expires_at = clock_timestamp() + interval '${LIFETIME_S.access} seconds',
     ends_at = least(clock_timestamp() + interval '${LIFETIME_S.refresh} seconds',
       created_at + interval '${GRANT_DAYS} days')
   where id = $1`,
).run<[id: string, keyHash: Buffer, familyHash: Buffer, refreshHash: Buffer], Writes>();

/** Deletes a grant; null where there is none. */
export const removeGrant = statement(
  'oauth.removeGrant',
  'delete from api_keys where id = $1 returning account_id as "accountId", name',
).one<{ accountId: string | null; name: string }, [id: string], Writes>();

/** Finds an application's grant by an access or refresh token. */
export const findByToken = statement(
  'oauth.byToken',
  'select id from api_keys where client_id = $1 and (key_hash = $2 or family_hash = $3)',
).one<{ id: string }, [clientId: string, keyHash: Buffer, familyHash: Buffer]>();

export const sweepGrants = statement(
  'oauth.sweep',
  'delete from api_keys where ends_at < clock_timestamp()',
).run<[], Reads>();
