import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';
import { freePort } from './free-port.ts';

/** Who stands before the provider; `refuses` is who says no when asked. */
export type OtherPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly refuses?: boolean;
};

/** A house that signs people in for others: a real OpenID provider on a port of its own. */
export type TestProvider = AsyncDisposable & {
  /** The settings of ours on this port. */
  readonly env: NodeJS.ProcessEnv;
  /** Who comes next. */
  expect(person: OtherPerson): void;
};

const SECRET = 'a secret between two houses';

export async function openTestProvider(): Promise<TestProvider> {
  const [port, ours] = [await freePort(), await freePort()];
  const people = new Map<string, OtherPerson>();
  let next: OtherPerson = { sub: 'nobody' };
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, settingsFor(`http://localhost:${ours}`, people));
  const answer = provider.callback();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname.startsWith('/interaction/')) {
      people.set(next.sub, next);
      const result = next.refuses ? { error: 'access_denied' } : { login: { accountId: next.sub } };
      return provider.interactionFinished(request, response, result);
    }
    if (pathname !== '/person') return answer(request, response);
    const token = await provider.AccessToken.find(
      request.headers.authorization?.replace('Bearer ', '') ?? '',
    );
    const person = people.get(token?.accountId ?? '');
    response.writeHead(person ? 200 : 401, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: person?.sub,
        email: person?.email,
        first_name: person?.given_name,
        last_name: person?.family_name,
      }),
    );
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      PORT: String(ours),
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: SECRET,
      FACEBOOK_AUTHORIZE_URL: `${issuer}/auth`,
      FACEBOOK_TOKEN_URL: `${issuer}/token`,
      FACEBOOK_PERSON_URL: `${issuer}/person`,
      FACEBOOK_CLIENT_ID: 'facebook',
      FACEBOOK_CLIENT_SECRET: SECRET,
    },
    expect: person => {
      next = person;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function settingsFor(ours: string, people: ReadonlyMap<string, OtherPerson>): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const client = (id: string) => ({
    client_id: id,
    client_secret: SECRET,
    redirect_uris: [`${ours}/auth/${id}/callback`],
    token_endpoint_auth_method: 'client_secret_post' as const,
  });
  return {
    clients: [client('google'), client('facebook')],
    cookies: { keys: ['a key'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub) }),
    }),
    // Whoever signs in there has said yes before.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile public_profile');
      await grant.save();
      return grant;
    },
  };
}
