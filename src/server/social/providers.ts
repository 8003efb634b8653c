import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import type { SocialConfig } from '../config.ts';

export type ProviderName = 'google' | 'facebook';

/** Whom a provider says it has before it. */
export type Claims = {
  readonly provider: ProviderName;
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider answers for the address being this person's. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

export type Provider = {
  readonly scope: string;
  /** OpenID Connect carries a number of ours in what it signs; plain OAuth has nothing signed. */
  readonly signsNonce: boolean;
  configuration(): Promise<Configuration>;
  readClaims(configuration: Configuration, tokens: Tokens): Promise<Claims>;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const nameOf = (value: unknown): string => (textOf(value) ?? '').trim().slice(0, 80);

/** In development a provider may answer on plain http; the configuration refuses that in production. */
function allowPlain(configuration: Configuration, url: URL): Configuration {
  if (url.protocol === 'http:') allowInsecureRequests(configuration);
  return configuration;
}

/** Google: OpenID Connect, found by its issuer. What was found is kept; a failure is not. */
export function openGoogle(config: NonNullable<SocialConfig['google']>): Provider {
  let known: Promise<Configuration> | null = null;
  const discover = () =>
    discovery(config.issuer, config.clientId, undefined, ClientSecretPost(config.clientSecret), {
      // The library takes the provider's word for its own answer; we ask for the signature on it too.
      execute: [
        enableNonRepudiationChecks,
        ...(config.issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    });
  return {
    scope: 'openid email profile',
    signsNonce: true,
    configuration() {
      known ??= discover().catch(error => {
        known = null;
        throw error;
      });
      return known;
    },
    async readClaims(_configuration, tokens) {
      const claims = tokens.claims();
      if (!claims) throw new Error('an answer without an ID token');
      return {
        provider: 'google',
        subject: claims.sub,
        email: textOf(claims.email),
        isEmailVerified: claims.email_verified === true,
        firstName: nameOf(claims.given_name),
        lastName: nameOf(claims.family_name),
      };
    },
  };
}

/** Facebook: plain OAuth 2 and a question for the person's names. It does not answer for the address. */
export function openFacebook(config: NonNullable<SocialConfig['facebook']>): Provider {
  const { authorizeUrl, tokenUrl, personUrl, clientId, clientSecret } = config;
  const server = {
    issuer: authorizeUrl.origin,
    authorization_endpoint: authorizeUrl.href,
    token_endpoint: tokenUrl.href,
  };
  const made = new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret));
  const configuration = allowPlain(made, tokenUrl);
  return {
    scope: 'email public_profile',
    signsNonce: false,
    configuration: async () => configuration,
    async readClaims(_configuration, tokens) {
      const response = await fetchProtectedResource(configuration, tokens.access_token, personUrl, 'GET');
      const person = (await response.json()) as Record<string, unknown>;
      const subject = textOf(person.id);
      if (!response.ok || subject === null) throw new Error(`no person, but ${response.status}`);
      return {
        provider: 'facebook',
        subject,
        email: textOf(person.email),
        isEmailVerified: false,
        firstName: nameOf(person.first_name),
        lastName: nameOf(person.last_name),
      };
    },
  };
}
