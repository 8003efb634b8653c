/**
 * Applications of strangers (OAuth 2.0: RFC 6749, 7636, 7009, 8252, 9207, 9700). What a person allows one is a key of
 * theirs: it has its scopes, its minute, its place among the ways in and its end. Here stands how it comes into being.
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

/** An application as it is wished for. */
export type ClientWish = Pick<OAuthClient, 'name' | 'home' | 'redirects' | 'scopes'> & {
  /** Whether it can keep a secret. */
  readonly isConfidential: boolean;
};

/** An application just made, and its secret, which is told this once; null where it can keep none. */
export type MadeClient = { readonly client: OAuthClient; readonly secret: string | null };

/** What is asked of a person: by whom, for what; or where their browser goes at once, for it is asked wrongly. */
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
     * A new application of a person's, once under `key`, and its secret, told this once.
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
    /** Ends a person's application with all that people allowed it. @throws AppError NotFound */
    async end(accountId: string, id: string): Promise<void> {
      found(isUuid(id) || null);
      await database.transaction(async writes => found(await removeClient(writes, id, accountId)));
    },
    /** What an address asks of a person; null where nobody can be trusted to have asked it. */
    async read(query: string): Promise<Authorization | null> {
      const asked = await read(query);
      if (!asked) return null;
      const { name, home, maker } = asked.client;
      return { name, home, maker, scopes: asked.scopes, sendTo: asked.refusal };
    },
    /** Whether what an address asks for is to be proven freshly: as a key that bids is. */
    bids: async (query: string): Promise<boolean> => (await read(query))?.scopes.includes('bid') ?? false,
    /** A person's answer: where their browser takes it. @throws AppError NotFound, Unauthenticated */
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

/** Answers the code. */
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

/** @throws AppError BadInput with the field that is wrong */
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
