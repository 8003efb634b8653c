/**
 * Third-party applications (OAuth 2.0: RFC 6749, 7636, 7009, 8252, 9207, 9700). A grant is one of the person's keys: it
 * has scopes, a rate limit, a place among the ways in and an end. This file creates it.
 */

import type { Caller, Sitter } from '../accounts/index.ts';
import { isUuid, once } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import { isRedirect, originsOf, readAuthorization } from './authorization.ts';
import { GRANTS_MAX, type OAuthParts } from './grants.ts';
import { hashOf, makeSecret, PER_MINUTE_DEFAULT, readNamed, sendingOf } from './making.ts';
import {
  addClient,
  addGrant,
  findClient,
  type KnownClient,
  listClients,
  type OAuthClient,
  removeClient,
  renewClient,
  sweepGrants,
  trimGrants,
} from './oauth-store.ts';
import { SCOPES, type Scope } from './scopes.ts';
import { openTokens } from './tokens.ts';

const CLIENTS_MAX = 10;
const REDIRECTS_MAX = 10;

/** The wish for a new application. */
export type ClientWish = Pick<OAuthClient, 'name' | 'home' | 'redirects' | 'scopes'> & {
  /** Whether it is a confidential client, which can keep a secret. */
  readonly isConfidential: boolean;
};

/** A new application with its secret, which is shown only now; null for a public client. */
export type MadeClient = { readonly client: OAuthClient; readonly secret: string | null };

/** An authorization request: by whom and for what; or where to redirect at once because it is invalid. */
export type Authorization = Pick<KnownClient, 'name' | 'home' | 'maker'> & {
  readonly scopes: readonly Scope[];
  readonly sendTo: string | null;
};

export type OAuth = ReturnType<typeof openOAuth>;

export function openOAuth(parts: OAuthParts) {
  const { database, publicUrl } = parts;
  const issuer = publicUrl.origin;
  const read = async (query: string) => readAuthorization(query, issuer, id => findClient(database, id));
  return {
    list: async (accountId: string): Promise<OAuthClient[]> =>
      isUuid(accountId) ? listClients(database, accountId) : [],
    /**
     * Adds a person's application, once per idempotency `key`, and returns its secret, which is shown only now.
     * @throws AppError Unauthenticated, BadInput
     */
    async add(sitter: Sitter, wish: ClientWish, key: string | null = null): Promise<MadeClient> {
      const secret = wish.isConfidential ? makeSecret() : null;
      const secretHash = secret === null ? null : hashOf(secret);
      const [named, { accountId }] = [readWish(wish), sitter];
      return database.transaction(async writes => {
        await parts.ways.requireSitter(writes, sitter);
        const client = await once(
          writes,
          { by: accountId, what: 'application', wish: sendingOf([named, wish.isConfidential], key) },
          id => renewClient(writes, id, accountId, secretHash),
          async () => {
            const added = await addClient(writes, { ...named, secretHash, accountId }, CLIENTS_MAX);
            requireInput(added !== null, 'name');
            return found(added);
          },
        );
        return { client, secret };
      });
    },
    /** Deletes a person's application with all its grants. @throws AppError NotFound */
    async end(accountId: string, id: string): Promise<void> {
      found(isUuid(id) || null);
      await database.transaction(async writes => found(await removeClient(writes, id, accountId)));
    },
    /** Reads an authorization request; null where its client or redirect URI is unknown. */
    async read(query: string): Promise<Authorization | null> {
      const asked = await read(query);
      if (!asked) return null;
      const { name, home, maker } = asked.client;
      return { name, home, maker, scopes: asked.scopes, sendTo: asked.refusal };
    },
    /** Whether the request needs a fresh proof, as a key with the scope `bid` does. */
    bids: async (query: string): Promise<boolean> => (await read(query))?.scopes.includes('bid') ?? false,
    /** Records the person's answer and returns the redirect. @throws AppError NotFound, Unauthenticated */
    async answer(sitter: Sitter, query: string, isAllowed: boolean, caller: Caller): Promise<string> {
      const asked = found(await read(query));
      if (asked.refusal !== null) return asked.refusal;
      if (!isAllowed) return asked.back({ error: 'access_denied' });
      return asked.back({ code: await allow(parts, sitter, asked, caller) });
    },
    sweep: () => sweepGrants(database),
    ...openTokens(parts),
  };
}

type Asked = NonNullable<Awaited<ReturnType<typeof readAuthorization>>>;

/** Adds the grant and returns its code. */
async function allow(
  { database, ways }: OAuthParts,
  sitter: Sitter,
  { client, scopes, redirect, challenge }: Asked,
  caller: Caller,
): Promise<string> {
  const { accountId } = sitter;
  const code = makeSecret();
  await database.transaction(async writes => {
    await ways.requireSitter(writes, sitter);
    const grant = await addGrant(writes, {
      ...{ accountId, clientId: client.id, scopes, challenge, redirect },
      ...{ origins: originsOf(client.redirects), perMinute: PER_MINUTE_DEFAULT },
      ...{ keyHash: hashOf(makeSecret()), codeHash: hashOf(code) },
    });
    const { name } = found(grant);
    await trimGrants(writes, client.id, accountId, GRANTS_MAX);
    await ways.tell(writes, accountId, { kind: 'WAY_ADDED', way: 'APPLICATION' }, caller);
    await ways.write(writes, accountId, 'applicationAllowed', name);
  });
  return code;
}

/** @throws AppError BadInput with the field */
function readWish({ home, redirects, ...wish }: ClientWish) {
  const named = readNamed(wish, SCOPES);
  const url = URL.parse(home.trim());
  requireInput(url?.protocol === 'https:' && url.username === '' && url.password === '', 'home');
  const given = [...new Set(redirects.map(each => each.trim()))];
  requireInput(
    given.length > 0 && given.length <= REDIRECTS_MAX && given.every(each => isRedirect(each)),
    'redirects',
  );
  return { ...named, home: url?.origin ?? '', redirects: given };
}
