import type { Language } from '#shared/words/locale.ts';
import { type RequestContext, requireFresh, requireViewer } from '../context.ts';
import { found } from '../errors.ts';
import { type Builder, done } from '../graphql/index.ts';
import type { ProviderName } from '../social/index.ts';
import type { Accounts } from './index.ts';
import type { SignedIn } from './parts.ts';
import type { UserRef } from './user-type.ts';

/** Sets the cookies and makes the response after a sign-in. */
export function entering(accounts: Accounts) {
  return async (context: RequestContext, { accountId, token, deviceToken }: SignedIn) => {
    // Ends the previous session of this browser.
    if (context.sessionToken) await accounts.logout(context.sessionToken);
    context.setSession(token);
    context.setDevice(deviceToken);
    return { user: found(await accounts.find(accountId)) };
  };
}

/** Returns the provider's URL to link it to an account, and the state that the browser must bring back. */
export type LeaveFor = (
  provider: ProviderName,
  who: { readonly accountId: string; readonly language: Language },
  origin: string,
) => Promise<{ readonly url: string; readonly state: string } | null>;

/** Sign-in through providers. The redirects to and from them are routes outside the schema. */
export function socialSchema(builder: Builder, accounts: Accounts, User: UserRef, leaveFor: LeaveFor): void {
  const SocialProvider = builder.enumType('SocialProvider', {
    values: { GOOGLE: { value: 'google' }, FACEBOOK: { value: 'facebook' } } as const,
  });
  const SocialLink = builder.objectRef<{ provider: ProviderName; email: string }>('SocialLink').implement({
    description: 'Somebody a provider vouches for, whose address has an account here.',
    fields: t => ({
      provider: t.expose('provider', { type: SocialProvider }),
      email: t.exposeString('email'),
    }),
  });
  const LinkPayload = builder
    .objectRef<Awaited<ReturnType<ReturnType<typeof entering>>>>('LinkSocialAccountPayload')
    .implement({ fields: t => ({ user: t.expose('user', { type: User }) }) });
  const enter = entering(accounts);

  builder.queryFields(t => ({
    socialLink: t.field({
      type: SocialLink,
      nullable: true,
      description: 'What waits for a password in this browser.',
      resolve: (_root, _args, { linkToken }) => accounts.findLink(linkToken),
    }),
    mySocialAccounts: t.field({
      type: [SocialProvider],
      resolve: (_root, _args, { viewer }) => (viewer ? accounts.identities(viewer.id) : []),
    }),
  }));
  builder.mutationFields(t => ({
    linkSocialAccount: t.field({
      type: LinkPayload,
      description: 'Signs in with the password asked for once, and links what waits in this browser.',
      args: { password: t.arg.string({ required: true }) },
      resolve: async (_root, { password }, context) =>
        enter(context, await accounts.linkWithPassword(context.linkToken, password, context)),
    }),
    beginSocialLink: t.string({
      description: 'Just signed in. Where to go to give a provider the key to my account.',
      args: { provider: t.arg({ type: SocialProvider, required: true }) },
      resolve: async (_root, { provider }, context) => {
        const { id } = requireFresh(context);
        const { language } = found(await accounts.find(id));
        const way = found(await leaveFor(provider, { accountId: id, language }, context.origin));
        context.setState(way.state);
        return way.url;
      },
    }),
    unlinkSocialAccount: t.boolean({
      description: 'Refused when nothing else would let me in.',
      args: { provider: t.arg({ type: SocialProvider, required: true }) },
      resolve: (_root, { provider }, context) =>
        done(accounts.removeIdentity(requireViewer(context).id, provider, context)),
    }),
  }));
}
