import type { Guest, TestHouse } from './house.ts';

/** Makes a key of somebody's; answers the key itself. */
export async function makeKey(guest: Guest, wish: object = {}): Promise<string> {
  const { data, errors } = await guest.ask('mutation($i: ApiKeyInput!) { addApiKey(input: $i) { secret } }', {
    i: { name: 'Test', scopes: ['read', 'profile', 'bid', 'watch', 'ask', 'leads'], ...wish },
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return (data as unknown as { addApiKey: { secret: string } }).addApiKey.secret;
}

type Asking = { method?: string; body?: object; headers?: Readonly<Record<string, string>> };

/** Asks the API with a key, or with none. */
export function askApi(
  { url }: Pick<TestHouse, 'url'>,
  key: string | null,
  path: string,
  { method = 'GET', body, headers = {} }: Asking = {},
): Promise<Response> {
  return fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
