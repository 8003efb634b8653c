import { createHash } from 'node:crypto';
import type { Guest, TestHouse } from './house.ts';

/** Where an application of the tests is answered. */
export const BACK = 'https://app.test/back?from=house';
export const WISH = {
  ...{ name: ' Carnet ', home: 'https://app.test/about', scopes: ['read', 'watch', 'bid'] },
  ...{ redirects: [BACK, 'http://127.0.0.1/native'], isConfidential: false },
};
export const ADD_CLIENT =
  'mutation($i: OAuthClientInput!) { addOAuthClient(input: $i) { secret client { id } } }';
export const ASK_OAUTH =
  'query($q: String!) { oauthAuthorization(query: $q) { name home maker scopes sendTo } }';
export const ANSWER_OAUTH = 'mutation($q: String!, $is: Boolean!) { answerOAuth(query: $q, isAllowed: $is) }';
export const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-1';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

export type Registered = { readonly id: string; readonly secret: string };

/** Registers an application of somebody's. */
export async function register(guest: Guest, wish: object = WISH): Promise<Registered> {
  const { data } = await guest.ask(ADD_CLIENT, { i: wish });
  const { client, secret } = (
    data as unknown as { addOAuthClient: { secret: string; client: { id: string } } }
  ).addOAuthClient;
  return { id: client.id, secret };
}

/** What an application asks, as its address has it. */
export const queryOf = (client: Registered, over: Record<string, string> = {}) =>
  new URLSearchParams({
    ...{ client_id: client.id, redirect_uri: BACK, response_type: 'code', scope: 'read watch', state: 's&1' },
    ...{ code_challenge: CHALLENGE, code_challenge_method: 'S256', ...over },
  }).toString();

/** Somebody's answer: where their browser is taken. */
export async function answer(guest: Guest, query: string, isAllowed = true): Promise<URL> {
  const { data, errors } = await guest.ask(ANSWER_OAUTH, { q: query, is: isAllowed });
  if (!data) throw new Error(JSON.stringify(errors));
  return new URL((data as unknown as { answerOAuth: string }).answerOAuth);
}

/** What somebody is shown of what is asked; null where it is nobody's to trust. */
export const asked = async (guest: Guest, query: string) =>
  (
    (await guest.ask(ASK_OAUTH, { q: query })).data as unknown as {
      oauthAuthorization: { sendTo: string | null } | null;
    }
  ).oauthAuthorization;

export const codeFor = async (guest: Guest, client: Registered) =>
  (await answer(guest, queryOf(client))).searchParams.get('code') ?? '';

type Told = { error?: string; access_token: string; refresh_token: string; scope: string };
type Fields = Readonly<Record<string, string>>;

/** The doors of tokens, for one application. */
export function openTokenDoors({ url }: Pick<TestHouse, 'url'>, { id }: Registered) {
  async function post(path: 'token' | 'revoke', fields: Fields, headers: Fields = {}) {
    const response = await fetch(`${url}/oauth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, told: JSON.parse(text || '{}') as Told };
  }
  const exchange = (code: string, over: Fields = {}) =>
    post('token', {
      ...{ grant_type: 'authorization_code', client_id: id, code, redirect_uri: BACK },
      ...{ code_verifier: VERIFIER, ...over },
    });
  return {
    post,
    exchange,
    renew: (token: string, over: Fields = {}) =>
      post('token', { grant_type: 'refresh_token', client_id: id, refresh_token: token, ...over }),
    tokensOf: async (guest: Guest) => (await exchange(await codeFor(guest, { id, secret: '' }))).told,
  };
}
