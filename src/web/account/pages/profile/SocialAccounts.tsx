import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  BeginSocialLinkDocument,
  type MyAccountQuery,
  UnlinkSocialAccountDocument,
} from '#web/graphql/documents.gen.ts';
import { Badge, FormAlert } from '#web/ui/index.ts';

type Provider = MyAccountQuery['mySocialAccounts'][number];
const PROVIDERS = [
  { provider: 'GOOGLE', word: 'google' },
  { provider: 'FACEBOOK', word: 'facebook' },
] as const satisfies readonly { provider: Provider; word: string }[];

/** The providers for signing in: linked or not. */
export function SocialAccounts({ linked }: { linked: readonly Provider[] }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const send = useSend();
  const link = async (provider: Provider) => {
    const way = await send(BeginSocialLinkDocument, { provider });
    if (way) window.location.assign(way.beginSocialLink);
  };
  return (
    <>
      <FormAlert>{search.has('error') ? t('profile.social.refused') : null}</FormAlert>
      <ul className="-my-3 divide-y divide-line">
        {PROVIDERS.map(({ provider, word }) => {
          const isLinked = linked.includes(provider);
          const name = t(`auth.providers.${word}`);
          return (
            <li key={provider} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <p className="flex items-center gap-3 font-[560]">
                {name}
                <Badge tone={isLinked ? 'good' : 'plain'}>
                  {t(isLinked ? 'profile.social.linked' : 'profile.social.notLinked')}
                </Badge>
              </p>
              <Action
                look="quiet"
                onAct={() => (isLinked ? send(UnlinkSocialAccountDocument, { provider }) : link(provider))}
                aria-label={t(isLinked ? 'profile.social.unlinkOf' : 'profile.social.linkOf', { name })}
              >
                {t(isLinked ? 'profile.social.unlink' : 'profile.social.link')}
              </Action>
            </li>
          );
        })}
      </ul>
    </>
  );
}
