import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkTo } from '#shared/paths/links.ts';
import { type Locale, languageOf, localeOf, localeOfPath } from '#shared/words/locale.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { Limits } from '../limits/index.ts';
import type { ProviderName, Social } from '../social/index.ts';
import type { Door } from './door.ts';
import type { MakeContext } from './request-context.ts';
import { deviceCookie, linkCookie, sessionCookie, stateCookie } from './session-cookie.ts';

export type SocialDoorParts = {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly social: Social;
  readonly limits: Pick<Limits, 'take'>;
  readonly accounts: Pick<Accounts, 'enterBySocial' | 'logout'>;
  readonly makeContext: MakeContext;
};

/** The cookies for state, pending password, session and known device. */
const cookiesOf = (isSecure: boolean) => ({
  state: stateCookie(isSecure),
  link: linkCookie(isSecure),
  session: sessionCookie(isSecure),
  device: deviceCookie(isSecure),
});
type Cookies = ReturnType<typeof cookiesOf>;

type Params = { Params: { provider: ProviderName } };

/** Returns the language of the referring page. */
const localeAt = (request: FastifyRequest): Locale =>
  localeOfPath(URL.parse(request.headers.referer ?? '')?.pathname ?? '');

function goTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(path, 302);
}

/**
 * Serves the redirects to sign-in providers and back. Where the person was going is stored in their browser; the
 * callback always leads to their account first, and on from there.
 */
export function socialDoor(parts: SocialDoorParts): Door {
  const { config, social, limits, makeContext } = parts;
  const cookies = cookiesOf(config.publicUrl.protocol === 'https:');
  return app => {
    app.get<Params>('/auth/:provider(google|facebook)', async (request, reply) => {
      const locale = localeAt(request);
      // Other sites may not start a sign-in: they could sign the visitor in as somebody else.
      if (request.headers['sec-fetch-site'] === 'cross-site')
        return goTo(reply, linkTo('auth/login', locale));
      const { origin } = await makeContext(request.raw, reply.raw);
      // This route only signs in; another way to sign in is added by `beginSocialLink`.
      const who = { language: languageOf(locale), accountId: null };
      const { provider } = request.params;
      const fail = (error: string) => goTo(reply, linkTo('auth/login', locale, {}, { error }));
      if (!social.isSetUp(provider)) return fail('unavailable');
      const way = await limits.take('social', origin).then(
        () => social.begin(provider, who),
        () => null,
      );
      if (!way) return fail('failed');
      return goTo(reply.header('set-cookie', cookies.state.write(way.state)), way.url);
    });
    app.get<Params>('/auth/:provider(google|facebook)/callback', (request, reply) =>
      comeBack({ ...parts, cookies }, request, reply, request.params.provider),
    );
  };
}

async function comeBack(
  { social, accounts, makeContext, cookies }: SocialDoorParts & { readonly cookies: Cookies },
  request: FastifyRequest,
  reply: FastifyReply,
  provider: ProviderName,
): Promise<FastifyReply> {
  const state = cookies.state.read(request.headers.cookie);
  const context = await makeContext(request.raw, reply.raw);
  reply.header('set-cookie', cookies.state.write(null));
  const back =
    state === null ? null : await social.finish(provider, new URL(request.url, 'http://x').search, state);
  const locale = back ? localeOf(back.attempt.language) : localeAt(request);
  const fail = (error: string) => goTo(reply, linkTo('auth/login', locale, {}, { error }));
  if (!back?.claims) return fail('failed');

  const { claims, attempt } = back;
  // To link a provider, the person has to be still signed in as when they left.
  const signedIn = attempt.accountId !== null && attempt.accountId === context.viewer?.id;
  if (attempt.accountId !== null && !signedIn) return fail('failed');
  const sitter = signedIn ? { accountId: attempt.accountId, token: context.sessionToken ?? '' } : null;
  const entry = await accounts.enterBySocial(claims, attempt.language, sitter, context).catch(error => {
    if (error instanceof AppError) return { kind: 'refused' } as const;
    throw error;
  });
  if (entry.kind === 'in') {
    if (context.sessionToken) await accounts.logout(context.sessionToken);
    reply.header('set-cookie', cookies.session.write(entry.token));
    return goTo(reply.header('set-cookie', cookies.device.write(entry.deviceToken)), linkTo('user', locale));
  }
  if (entry.kind === 'linked') return goTo(reply, linkTo('user/profile', locale));
  if (entry.kind === 'password') {
    reply.header('set-cookie', cookies.link.write(entry.linkToken));
    return goTo(reply, linkTo('auth/login', locale, {}, { link: provider }));
  }
  if (signedIn) return goTo(reply, linkTo('user/profile', locale, {}, { error: entry.kind }));
  return fail(entry.kind);
}
