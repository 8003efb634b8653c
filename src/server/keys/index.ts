/**
 * The keys room: what lets programs in. A key acts as its person with no more than its scopes, never as staff; a key of
 * the house acts as nobody. It promises that a key is told once, or anew as another while nobody has used it, and kept
 * as a hash, that adding one asks for a fresh proof and is told by letter and in the ledger of ways in, and that one
 * ended, or whose person is kept out or proved their mailbox alone, opens nothing from the next request on.
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
/** How much a person may let a key cost; staff give the house's own more. */
const PER_MINUTE_MAX = 600;
const PER_MINUTE_HOUSE_MAX = 6_000;
const START_LENGTH = 6;
const KEY_LENGTH_MAX = 200;

/** A key as it is wished for. */
export type KeyWish = {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly origins: readonly string[];
  readonly perMinute: number | null;
};

/** A key just made, and its secret, which is told this once. */
export type MadeKey = { readonly key: ApiKey; readonly secret: string };

export type KeysParts = Pick<Core, 'database'> &
  Pick<Accounts, 'ways'> & {
    /** Whether pages may use keys from plain http, as on one's own machine. */
    readonly isProduction: boolean;
  };

export type Keys = ReturnType<typeof openKeys>;

export function openKeys(parts: KeysParts) {
  const { database, ways } = parts;
  const findByHash = openBatched<Buffer, OpenKey | null>(hashes => findKeys(database, hashes));

  return {
    list: async (accountId: string): Promise<ApiKey[]> =>
      isUuid(accountId) ? listKeys(database, accountId) : [],
    /** Everybody's and the house's own, as staff have them. */
    ...boundTo(database, { listAll: listAllKeys }),
    /** What a key opens now; null where it opens nothing. */
    open: async (secret: string): Promise<OpenKey | null> =>
      secret.startsWith(prefix()) && secret.length <= KEY_LENGTH_MAX ? findByHash(hashOf(secret)) : null,
    /** Whether pages of that origin may use a key, whichever it is. */
    knowsOrigin: async (origin: string): Promise<boolean> => (await knowsOrigin(database, origin)) === true,

    /** A new key of a person's, once under `key`. @throws AppError Unauthenticated, BadInput with the field */
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
    /** Ends a key of a person's, an application's too; `caller` is null where staff do. @throws AppError NotFound */
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
        // An entry is never changed, and what a person called their key may name them.
        const line = lineOf(id, id.slice(0, 8));
        if (actorId !== null) await record(writes, { ...line, actorId, action: 'key.ended' });
        await ways.write(writes, accountId, letter, name);
      });
    },

    /** A new key of the house's own: for what every visitor may read, and leads; as `add`. @throws AppError BadInput */
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

/** A key whose answer was lost, so that nobody has its secret, is given another, and told of once. @throws AppError */
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

/** @throws AppError BadInput with the field that is wrong */
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

/** An origin as browsers write it. @throws AppError BadInput */
function originIn(text: string, isProduction: boolean): string {
  const url = URL.parse(text);
  const isGood = url !== null && (url.protocol === 'https:' || (!isProduction && url.protocol === 'http:'));
  requireInput(isGood && url.username === '' && url.password === '', 'origins');
  return url?.origin ?? '';
}
