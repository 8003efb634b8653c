import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { LocaleLink, useLocale } from '#web/i18n/index.ts';
import { FormAlert } from '#web/ui/index.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { LinkAccount } from './LinkAccount.tsx';
import type { Person } from './me.ts';
import { takeReturnPath } from './return-path.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { pathIn, sameSitePath } from './same-site.ts';
import { useGo } from './use-go.ts';
import { useMe } from './use-me.ts';

/** Why a provider let nobody in, where it is known. */
const FAILURES: Record<string, 'socialNoEmail' | 'socialUnavailable' | undefined> = {
  noEmail: 'socialNoEmail',
  unavailable: 'socialUnavailable',
};

/** Who came back from a provider and is not in yet still goes where they wanted to go. */
function useSocialReturn(): { failure: string | null; isLinking: boolean; returnPath: string | null } {
  const [search] = useSearchParams();
  const failure = search.get('error');
  const isLinking = search.has('link');
  const isBack = failure !== null || isLinking;
  const [returnPath, setReturnPath] = useState<string | null>(null);
  useEffect(() => {
    if (isBack) setReturnPath(current => current ?? takeReturnPath());
  }, [isBack]);
  return { failure, isLinking, returnPath };
}

type Props = {
  kind: 'login' | 'registration';
  form: (onSignedIn: (person: Person) => void) => ReactNode;
  /** Where they go once they are in, if not straight to where they wanted to. */
  goalOf?: (goal: string) => string;
};

/** Signing in or registering as a page of its own; who is signed in already goes straight on. */
export function AuthPage({ kind, form, goalOf = goal => goal }: Props) {
  const t = useTranslations('auth');
  const go = useGo();
  const me = useMe();
  const { redirect, target } = useTarget();
  const { failure, isLinking, returnPath } = useSocialReturn();
  const goal = goalOf(redirect === null ? sameSitePath(returnPath, target) : target);
  const isPerson = me.kind === 'person';

  useEffect(() => {
    if (!isPerson) return;
    takeReturnPath();
    go(goal);
  }, [isPerson, go, goal]);

  const isLogin = kind === 'login';
  if (isLinking) return <LinkAccount />;
  return (
    <AuthFrame heading={t(`${kind}.heading`)} text={t(`${kind}.text`)}>
      {failure !== null && <FormAlert>{t(FAILURES[failure] ?? 'socialFailed')}</FormAlert>}
      <div>
        <SocialButtons returnPath={() => goal} />
        {form(() => undefined)}
      </div>
      <p className="border-line border-t pt-6 text-center text-14">
        {t(isLogin ? 'noAccount' : 'haveAccount')}{' '}
        <LocaleLink
          to={isLogin ? 'auth/register' : 'auth/login'}
          query={{ redirect: redirect ?? returnPath }}
          className="link-line font-[560]"
        >
          {t(isLogin ? 'register' : 'signIn')}
        </LocaleLink>
      </p>
    </AuthFrame>
  );
}

/** Where signing in leads: the page that asked for it, or one's account. */
function useTarget(): { redirect: string | null; target: string } {
  const locale = useLocale();
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  // Whoever changes the language on the way in has changed it for where they go.
  return { redirect, target: pathIn(locale, sameSitePath(redirect, linkTo('user', locale))) };
}
