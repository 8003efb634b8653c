import { isOurs, scopesIn } from './authorization.ts';
import { endGrant, GRANTS_MAX, type OAuthParts } from './grants.ts';
import { hashOf, isSame, makeSecret, PER_MINUTE_DEFAULT } from './making.ts';
import {
  addServiceToken,
  findByToken,
  findClient,
  holdCode,
  holdFamily,
  type KnownClient,
  LIFETIME_S,
  markClient,
  putTokens,
  trimGrants,
} from './oauth-store.ts';
import type { Scope } from './scopes.ts';

/** The error sent to an application (RFC 6749 §5.2, RFC 8707). */
export type TokenRefusal = {
  readonly error:
    | 'invalid_request'
    | 'invalid_client'
    | 'invalid_grant'
    | 'unauthorized_client'
    | 'unsupported_grant_type'
    | 'invalid_scope'
    | 'invalid_target';
};
export type Tokens = {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
  readonly refresh_token?: string;
};
/** A token request: its form, and its Authorization header. */
export type TokenAsked = { readonly form: string; readonly authorization: string | undefined };

const refuse = (error: TokenRefusal['error']): TokenRefusal => ({ error });
/** A code verifier (RFC 7636 §4.1). */
const VERIFIER = /^[\w.~-]{43,128}$/;

type Form = ReadonlyMap<string, string>;
const isRefused = (answer: object): answer is TokenRefusal => 'error' in answer;

/** Issues, refreshes and revokes tokens; refusals are return values, nothing is thrown. */
export function openTokens(parts: OAuthParts) {
  const { database, publicUrl } = parts;
  return {
    async give(asked: TokenAsked): Promise<Tokens | TokenRefusal> {
      const known = await readClient(parts, asked);
      if (isRefused(known)) return known;
      const { client, form, resources } = known;
      if (!isOurs(resources, publicUrl.origin)) return refuse('invalid_target');
      await markClient(database, client.id);
      const type = form.get('grant_type');
      if (type === undefined) return refuse('invalid_request');
      if (type === 'authorization_code') return exchange(parts, client, form);
      if (type === 'refresh_token') return renew(parts, client, form);
      if (type === 'client_credentials') return serve(parts, client, form);
      return refuse('unsupported_grant_type');
    },
    /** Ends a token's grant; an unknown token, or another client's, counts as revoked (RFC 7009 §2.2). */
    async revoke(asked: TokenAsked): Promise<TokenRefusal | null> {
      const known = await readClient(parts, asked);
      if (isRefused(known)) return known;
      const token = known.form.get('token');
      if (token === undefined) return refuse('invalid_request');
      const grant = await findByToken(database, known.client.id, hashOf(token), hashOf(familyIn(token)));
      if (grant) await database.transaction(writes => endGrant(parts, writes, grant.id));
      return null;
    },
  };
}

/** Authenticates the client and reads the form: no field twice (RFC 6749 §3.2), except `resource` (RFC 8707). */
async function readClient(parts: OAuthParts, { form: text, authorization }: TokenAsked) {
  const given = new URLSearchParams(text);
  const resources = given.getAll('resource');
  given.delete('resource');
  const form: Form = new Map(given);
  if (form.size !== [...given].length) return refuse('invalid_request');
  const basic = authorization === undefined ? null : basicIn(authorization);
  if (authorization !== undefined && (!basic || form.has('client_secret'))) return refuse('invalid_client');
  const id = basic?.id ?? form.get('client_id') ?? '';
  if (basic && form.has('client_id') && form.get('client_id') !== basic.id) return refuse('invalid_client');
  const client = await findClient(parts.database, id);
  const secret = basic?.secret ?? form.get('client_secret') ?? '';
  const isKnown =
    client && (client.secretHash === null ? secret === '' : isSame(hashOf(secret), client.secretHash));
  return isKnown ? { client, form, resources } : refuse('invalid_client');
}

/** Reads client id and secret, each form-encoded (RFC 6749 §2.3.1). */
function basicIn(header: string): { id: string; secret: string } | null {
  const encoded = /^Basic +([\w+/=-]+)$/i.exec(header)?.[1];
  const parts = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8'));
  if (!parts) return null;
  const read = new URLSearchParams(`id=${parts[1]}&secret=${parts[2]}`);
  return { id: read.get('id') ?? '', secret: read.get('secret') ?? '' };
}

/** Exchanges a code for tokens, once: a second valid exchange means that the code leaked, and ends the grant. */
async function exchange(parts: OAuthParts, client: KnownClient, form: Form): Promise<Tokens | TokenRefusal> {
  const [code, redirect, verifier] = ['code', 'redirect_uri', 'code_verifier'].map(name => form.get(name));
  if (code === undefined || redirect === undefined || verifier === undefined)
    return refuse('invalid_request');
  return parts.database.transaction(async writes => {
    const grant = await holdCode(writes, hashOf(code), client.id);
    if (!grant?.isOn || grant.redirect !== redirect || !isProof(verifier, grant.challenge))
      return refuse('invalid_grant');
    if (grant.isSpent) {
      await endGrant(parts, writes, grant.id);
      return refuse('invalid_grant');
    }
    const { tokens, hashes } = makeTokens(makeSecret(), grant.scopes);
    await putTokens(writes, grant.id, ...hashes);
    return tokens;
  });
}

const isProof = (verifier: string, challenge: string): boolean =>
  VERIFIER.test(verifier) && isSame(hashOf(verifier), Buffer.from(challenge, 'base64url'));

/** Refreshes tokens, once per refresh token: reuse of a former one means that it was stolen, and ends the grant. */
async function renew(parts: OAuthParts, client: KnownClient, form: Form): Promise<Tokens | TokenRefusal> {
  const token = form.get('refresh_token');
  if (token === undefined) return refuse('invalid_request');
  const family = familyIn(token);
  return parts.database.transaction(async writes => {
    const grant = await holdFamily(writes, hashOf(family), client.id);
    if (!grant?.isOn) return refuse('invalid_grant');
    if (!isSame(hashOf(token), grant.refreshHash)) {
      await endGrant(parts, writes, grant.id);
      return refuse('invalid_grant');
    }
    // A request for fewer scopes gets all granted ones, and the response lists them.
    if (!scopesIn(form.get('scope') ?? null, grant.scopes)) return refuse('invalid_scope');
    const { tokens, hashes } = makeTokens(family, grant.scopes);
    await putTokens(writes, grant.id, ...hashes);
    return tokens;
  });
}

/** Issues a service token: it acts as nobody, so it reads public data. */
async function serve(parts: OAuthParts, client: KnownClient, form: Form): Promise<Tokens | TokenRefusal> {
  if (client.secretHash === null) return refuse('unauthorized_client');
  const may: Scope[] = client.scopes.includes('read') ? ['read'] : [];
  const scopes = scopesIn(form.get('scope') ?? null, may);
  if (!scopes || scopes.length === 0) return refuse('invalid_scope');
  const secret = makeSecret();
  return parts.database.transaction(async writes => {
    if (!(await addServiceToken(writes, client.id, scopes, PER_MINUTE_DEFAULT, hashOf(secret))))
      return refuse('invalid_client');
    await trimGrants(writes, client.id, null, GRANTS_MAX);
    return bearer(secret, scopes);
  });
}

/** A refresh token is its family, and beside it what it has alone. */
const familyIn = (token: string): string => token.split('.')[0] ?? '';

function makeTokens(family: string, scopes: readonly Scope[]) {
  const access = makeSecret();
  const refresh = `${family}.${makeSecret()}`;
  return {
    tokens: { ...bearer(access, scopes), refresh_token: refresh },
    hashes: [hashOf(access), hashOf(family), hashOf(refresh)] as const,
  };
}

const bearer = (access: string, scopes: readonly Scope[]): Tokens => ({
  ...{ access_token: access, token_type: 'Bearer', expires_in: LIFETIME_S.access },
  scope: scopes.join(' '),
});
