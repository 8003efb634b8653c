import type { KnownClient } from './oauth-store.ts';
import { SCOPES, type Scope } from './scopes.ts';

const QUERY_LENGTH_MAX = 4_000;
const REDIRECT_LENGTH_MAX = 500;
const LOOPBACKS: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);
/** A SHA-256 code challenge in base64url (RFC 7636). */
const CHALLENGE = /^[\w-]{43}$/;

const isLoopback = (url: URL | null): url is URL =>
  url !== null && url.protocol === 'http:' && LOOPBACKS.has(url.hostname);

/** Whether a text is a valid redirect URI: https, or loopback for a native application (RFC 8252 §7.3). */
export function isRedirect(text: string): boolean {
  const url = /^\S+$/.test(text) && text.length <= REDIRECT_LENGTH_MAX ? URL.parse(text) : null;
  if (!url || text.includes('#') || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || isLoopback(url);
}

/** Returns the origins whose pages may use an application's tokens. */
export const originsOf = (redirects: readonly string[]): string[] => [
  ...new Set(
    redirects.flatMap(text => {
      const url = URL.parse(text);
      return url?.protocol === 'https:' ? [url.origin] : [];
    }),
  ),
];

/** Compares exactly, except for the port of a loopback URI, which a native application picks at run time. */
function isRegistered({ redirects }: KnownClient, asked: string): boolean {
  if (redirects.includes(asked)) return true;
  const withoutPort = (text: string) => {
    const url = URL.parse(text);
    if (!isRedirect(text) || !isLoopback(url)) return null;
    url.port = '';
    return url.href;
  };
  const wished = withoutPort(asked);
  return wished !== null && redirects.some(each => withoutPort(each) === wished);
}

/** Returns a parameter's scopes: all allowed ones where it is absent, null where one is not allowed. */
export function scopesIn(text: string | null, may: readonly Scope[]): Scope[] | null {
  if (text === null) return [...may];
  const asked = text.split(' ').filter(Boolean);
  const scopes = SCOPES.filter(scope => asked.includes(scope));
  return asked.length > 0 && scopes.length === new Set(asked).size && scopes.every(each => may.includes(each))
    ? scopes
    : null;
}

/** Whether the requested resources are ours (RFC 8707); a token is valid for the whole site and nothing else. */
export const isOurs = (resources: readonly string[], issuer: string): boolean =>
  resources.every(each => URL.parse(each)?.origin === issuer);

/**
 * Reads an authorization request. Null where the client id or its redirect URI is unknown: then nobody is redirected.
 * Any other error is returned to the application as `refusal`.
 */
export async function readAuthorization(
  query: string,
  issuer: string,
  clientOf: (id: string) => Promise<KnownClient | null>,
) {
  if (query.length > QUERY_LENGTH_MAX) return null;
  const given = new URLSearchParams(query);
  const one = (name: string): string | null => {
    const all = given.getAll(name);
    return all.length === 1 ? (all[0] ?? null) : null;
  };
  const client = await clientOf(one('client_id') ?? '');
  const redirect = one('redirect_uri');
  if (!client || redirect === null || !isRegistered(client, redirect)) return null;
  const back = (answer: Readonly<Record<string, string>>): string => {
    const url = new URL(redirect);
    const state = one('state');
    for (const [name, value] of Object.entries({
      ...answer,
      ...(state === null ? {} : { state }),
      iss: issuer,
    }))
      url.searchParams.append(name, value);
    return url.href;
  };
  const challenge = one('code_challenge') ?? '';
  const scopes = scopesIn(one('scope'), client.scopes);
  const error = errorOf(given, { challenge, issuer, hasScopes: scopes !== null });
  return {
    ...{ client, redirect, challenge, back, scopes: scopes ?? [] },
    refusal: error === null ? null : back({ error }),
  };
}

const ONCE = ['response_type', 'scope', 'state', 'code_challenge', 'code_challenge_method', 'response_mode'];

function errorOf(
  given: URLSearchParams,
  { challenge, issuer, hasScopes }: { challenge: string; issuer: string; hasScopes: boolean },
): string | null {
  const type = given.get('response_type');
  if (type === null || ONCE.some(name => given.getAll(name).length > 1)) return 'invalid_request';
  if (type !== 'code') return 'unsupported_response_type';
  if ((given.get('response_mode') ?? 'query') !== 'query') return 'invalid_request';
  if (given.get('code_challenge_method') !== 'S256' || !CHALLENGE.test(challenge)) return 'invalid_request';
  if (!isOurs(given.getAll('resource'), issuer)) return 'invalid_target';
  return hasScopes ? null : 'invalid_scope';
}
