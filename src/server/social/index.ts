/**
 * The social room: providers that say who somebody is. It goes there with PKCE, a state bound to the
 * browser and, where the provider signs its answer, a nonce; each way there is good for one way back. It
 * promises that what it answers came from the provider, and never decides whose account that is.
 */

import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { SocialConfig } from '../config.ts';
import type { Core } from '../core.ts';
import { type Attempt, addAttempt, sweepAttempts, takeAttempt } from './attempts.ts';
import { type Claims, openFacebook, openGoogle, type Provider, type ProviderName } from './providers.ts';

export type { Claims, ProviderName } from './providers.ts';

export type SocialParts = Pick<Core, 'database' | 'events' | 'publicUrl'> & {
  readonly config: SocialConfig;
};

/** Back from a provider: with somebody, or empty-handed; null when nobody set out for there. */
export type Return = { readonly claims: Claims | null; readonly attempt: Attempt } | null;

export type Social = ReturnType<typeof openSocial>;

export function openSocial({ database, events, config, publicUrl }: SocialParts) {
  const providers: Readonly<Record<ProviderName, Provider | null>> = {
    google: config.google && openGoogle(config.google),
    facebook: config.facebook && openFacebook(config.facebook),
  };
  const homeOf = (name: ProviderName) => new URL(`/auth/${name}/callback`, publicUrl);
  const failed = (name: ProviderName, error: unknown) => {
    events.partFailed({ part: `social ${name}`, error });
    return null;
  };

  async function leave(name: ProviderName, provider: Provider, who: Pick<Attempt, 'language' | 'accountId'>) {
    const [state, codeVerifier, nonce] = [randomState(), randomPKCECodeVerifier(), randomNonce()];
    const url = buildAuthorizationUrl(await provider.configuration(), {
      redirect_uri: homeOf(name).href,
      scope: provider.scope,
      state,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(provider.signsNonce ? { nonce } : {}),
    });
    const attempt = { provider: name, nonce, codeVerifier, ...who };
    await database.transaction(writes => addAttempt(writes, state, attempt));
    return { url: url.href, state };
  }

  async function askFor(name: ProviderName, query: string, state: string, attempt: Attempt) {
    const provider = providers[name];
    if (!provider) return null;
    const configuration = await provider.configuration();
    const current = new URL(query, homeOf(name));
    const tokens = await authorizationCodeGrant(configuration, current, {
      expectedState: state,
      pkceCodeVerifier: attempt.codeVerifier,
      ...(provider.signsNonce ? { expectedNonce: attempt.nonce, idTokenExpected: true } : {}),
    });
    return provider.readClaims(configuration, tokens);
  }

  return {
    /** Whether this house has that way at all. */
    isSetUp: (name: ProviderName) => providers[name] !== null,
    /** Where the browser goes, and the state it must bring back; null when there is no way there now. */
    async begin(name: ProviderName, who: Pick<Attempt, 'language' | 'accountId'>) {
      const provider = providers[name];
      return provider && leave(name, provider, who).catch(error => failed(name, error));
    },
    /** Reads what the browser came back with; `state` is what this very browser left with. */
    async finish(name: ProviderName, query: string, state: string): Promise<Return> {
      const attempt = await database.transaction(writes => takeAttempt(writes, state, name));
      const params = new URLSearchParams(query);
      if (!attempt || params.get('state') !== state) return null;
      // Who says no over there comes back with an error: that is an answer, not a fault.
      if (params.has('error')) return { claims: null, attempt };
      const claims = await askFor(name, query, state, attempt).catch(error => failed(name, error));
      return { claims, attempt };
    },
    sweep: () => sweepAttempts(database),
  };
}
