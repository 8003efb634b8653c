/**
 * The keys room: API keys and OAuth applications. A key acts as its person within its scopes, never as staff; a key of
 * the house acts as nobody. A key is shown once and stored as a hash; until it is used, a retry gets another secret.
 * Adding one requires a fresh proof, and is reported by e-mail and among the ways in. A key that was ended, or whose
 * person is blocked or has reset their account by e-mail, stops working with the next request.
 */

import type { Accounts, Caller, Sitter } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { boundTo } from '../bound.ts';
import type { Core } from '../core.ts';
import { isUuid, once, openBatched, type Writes } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import {
  type ApiKey,
  addKey,
  findKeys,
  knowsOrigin,
  listAllKeys,
  listKeys,
  type OpenKey,
  removeKey,
  renewKey,
} from './keys-store.ts';
import { hashOf, makeSecret, PER_MINUTE_DEFAULT, prefix, readNamed, sendingOf } from './making.ts';
import { HOUSE_SCOPES, SCOPES, type Scope } from './scopes.ts';

export type { ApiKey, OpenKey } from './keys-store.ts';
export { type OAuth, openOAuth } from './oauth.ts';
export { SCOPES, type Scope } from './scopes.ts';

const KEYS_MAX = 20;
const ORIGINS_MAX = 10;
/** The highest rate limit that a person may give a key; staff may give the house's own keys more. */
const PER_MINUTE_MAX = 600;
const PER_MINUTE_HOUSE_MAX = 6_000;
const START_LENGTH = 6;
const KEY_LENGTH_MAX = 200;

/** The wish for a new key. */
export type KeyWish = {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly origins: readonly string[];
  readonly perMinute: number | null;
};

/** A new key with its secret, which is shown only now. */
export type MadeKey = { readonly key: ApiKey; readonly secret: string };

export type KeysParts = Pick<Core, 'database'> &
  Pick<Accounts, 'ways'> & {
    /** In production, origins must be https. */
    readonly isProduction: boolean;
  };

export type Keys = ReturnType<typeof openKeys>;

export function openKeys(parts: KeysParts) {
  const { database, ways } = parts;
  const findByHash = openBatched<Buffer, OpenKey | null>(hashes => findKeys(database, hashes));

  return {
    list: async (accountId: string): Promise<ApiKey[]> =>
      isUuid(accountId) ? listKeys(database, accountId) : [],
    /** The list of all keys, for staff. */
    ...boundTo(database, { listAll: listAllKeys }),
    /** Returns the valid key of a secret; null where there is none. */
    open: async (secret: string): Promise<OpenKey | null> =>
      secret.startsWith(prefix()) && secret.length <= KEY_LENGTH_MAX ? findByHash(hashOf(secret)) : null,
    /** Whether pages of that origin may use any key. */
    knowsOrigin: async (origin: string): Promise<boolean> => (await knowsOrigin(database, origin)) === true,

    /** Adds a person's key, once per idempotency `key`. @throws AppError Unauthenticated, BadInput with the field */
    async add(sitter: Sitter, wish: KeyWish, caller: Caller, key: string | null = null): Promise<MadeKey> {
      const { accountId } = sitter;
      const made = makeKey(readWish(parts, wish, SCOPES, PER_MINUTE_MAX), accountId);
      return database.transaction(async writes => {
        await ways.requireSitter(writes, sitter);
        return keyOnce(writes, made, { by: accountId, key }, async () => {
          await ways.tell(writes, accountId, { kind: 'WAY_ADDED', way: 'API_KEY' }, caller);
          await ways.write(writes, accountId, 'apiKeyAdded', made.name);
        });
      });
    },
    /** Ends a person's key or grant; `caller` is null where staff do it. @throws AppError NotFound */
    async end(
      accountId: string,
      id: string,
      caller: Caller | null,
      actorId: string | null = null,
    ): Promise<void> {
      requireKnown(id);
      await database.transaction(async writes => {
        const { name, clientId } = found(await removeKey(writes, id, accountId));
        const [way, letter] =
          clientId === null
            ? (['API_KEY', 'apiKeyEnded'] as const)
            : (['APPLICATION', 'applicationEnded'] as const);
        await ways.tell(writes, accountId, { kind: 'WAY_ENDED', way }, caller);
        // Audit entries are immutable, and a key's name may be personal data.
        const line = lineOf(id, id.slice(0, 8));
        if (actorId !== null) await record(writes, { ...line, actorId, action: 'key.ended' });
        await ways.write(writes, accountId, letter, name);
      });
    },

    /** Adds a key of the house, for public data and leads; like `add`. @throws AppError BadInput */
    async addOfHouse(wish: KeyWish, actorId: string, key: string | null = null): Promise<MadeKey> {
      const scopes = SCOPES.filter(scope => HOUSE_SCOPES.has(scope));
      const made = makeKey(readWish(parts, wish, scopes, PER_MINUTE_HOUSE_MAX), null);
      return database.transaction(writes =>
        keyOnce(writes, made, { by: actorId, key }, async ({ id, name }) => {
          const after = { scopes: made.scopes };
          await record(writes, { ...lineOf(id, name), actorId, action: 'key.added', after });
        }),
      );
    },
    /** @throws AppError NotFound */
    async endOfHouse(id: string, actorId: string): Promise<void> {
      requireKnown(id);
      await database.transaction(async writes => {
        const { name } = found(await removeKey(writes, id, null));
        await record(writes, { ...lineOf(id, name), actorId, action: 'key.ended' });
      });
    },
  };
}

const lineOf = (subjectId: string, subjectName: string) => ({ subjectId, subjectName });

function requireKnown(id: string): void {
  found(isUuid(id) || null);
}

/** Adds a key once; a retry, whose first answer was lost, gets a new secret for the same key. @throws AppError */
async function keyOnce(
  writes: Writes,
  made: ReturnType<typeof makeKey>,
  { by, key: sending }: { by: string; key: string | null },
  tell: (key: ApiKey) => Promise<void>,
): Promise<MadeKey> {
  const { secret, hash: _hash, start: _start, ...wish } = made;
  const key = await once(
    writes,
    { by, what: 'key', wish: sendingOf(wish, sending) },
    id => renewKey(writes, id, made),
    async () => {
      const added = await addKey(writes, made, KEYS_MAX);
      requireInput(added !== null, 'name');
      await tell(found(added));
      return found(added);
    },
  );
  return { key, secret };
}

function makeKey(wish: ReturnType<typeof readWish>, accountId: string | null) {
  const secret = makeSecret();
  return {
    ...wish,
    accountId,
    secret,
    start: secret.slice(0, prefix().length + START_LENGTH),
    hash: hashOf(secret),
  };
}

/** @throws AppError BadInput with the field */
function readWish(
  { isProduction }: Pick<KeysParts, 'isProduction'>,
  { origins, perMinute, ...wish }: KeyWish,
  may: readonly Scope[],
  most: number,
) {
  const named = readNamed(wish, may);
  requireInput(origins.length <= ORIGINS_MAX, 'origins');
  const cost = perMinute ?? PER_MINUTE_DEFAULT;
  requireInput(cost >= 1 && cost <= most, 'perMinute');
  return {
    ...named,
    origins: [...new Set(origins.map(origin => originIn(origin.trim(), isProduction)))],
    perMinute: cost,
  };
}

/** Parses an origin in the form that browsers send. @throws AppError BadInput */
function originIn(text: string, isProduction: boolean): string {
  const url = URL.parse(text);
  const isGood = url !== null && (url.protocol === 'https:' || (!isProduction && url.protocol === 'http:'));
  requireInput(isGood && url.username === '' && url.password === '', 'origins');
  return url?.origin ?? '';
}
