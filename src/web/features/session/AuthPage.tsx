import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PASSWORD_FIELDS } from '#shared/fields/person.ts';
import { linkTo } from '#shared/paths/links.ts';
import {
  LinkSocialAccountDocument,
  SocialLinkDocument,
  type SocialLinkQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleLink, useLocale } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, PasswordField, Skeleton } from '#web/ui/index.ts';
import { TryAgain } from '../arriving/index.ts';
import { checkedFields, ownPasswordIn, useForm } from '../form/index.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { type Person, setMe, toPerson, useMe } from './me.ts';
import { pathIn, sameSitePath, takeReturnPath } from './return-path.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { useGo } from './use-go.ts';

/** Known reasons why signing in at a provider failed. */
const FAILURES: Record<string, 'socialNoEmail' | 'socialUnavailable' | undefined> = {
  noEmail: 'socialNoEmail',
  unavailable: 'socialUnavailable',
};

/** Keeps the original destination of users who return from a provider without being signed in. */
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
  /** Replaces the destination after signing in. */
  goalOf?: (goal: string) => string;
};

/** The page to sign in or register; signed-in users go straight to the destination. */
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

/** Returns the destination after signing in: the page that required it, or the account. */
function useTarget(): { redirect: string | null; target: string } {
  const locale = useLocale();
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  // The language may have changed on the way in; the destination follows it.
  return { redirect, target: pathIn(locale, sameSitePath(redirect, linkTo('user', locale))) };
}

type Waiting = NonNullable<SocialLinkQuery['socialLink']>;

/** Links a provider to an existing account with the same address, after its password was entered once. */
export function LinkAccount() {
  const t = useTranslations('auth');
  const [waiting, setWaiting] = useState<Waiting | 'unknown' | 'expired' | 'failed'>('unknown');
  const load = useCallback(
    () =>
      request(SocialLinkDocument, {}).then(
        ({ socialLink }) => setWaiting(socialLink ?? 'expired'),
        () => setWaiting('failed'),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  const isKnown = typeof waiting === 'object';
  const text = isKnown
    ? t('link.text', {
        email: waiting.email,
        provider: t(`providers.${waiting.provider === 'GOOGLE' ? 'google' : 'facebook'}`),
      })
    : waiting === 'expired'
      ? t('link.expired')
      : '';
  return (
    <AuthFrame heading={t('link.heading')} text={text}>
      {waiting === 'unknown' && <Skeleton className="h-60" />}
      {waiting === 'failed' && <TryAgain onAgain={() => void load()} />}
      {isKnown && <LinkForm />}
      <LocaleLink to="auth/login" className="link-line self-center text-14">
        {t('link.otherWay')}
      </LocaleLink>
    </AuthFrame>
  );
}

const link = async (typed: { password: string }) =>
  (await request(LinkSocialAccountDocument, checkedFields(PASSWORD_FIELDS, typed))).linkSocialAccount.user;

function LinkForm() {
  const t = useTranslations('auth');
  const form = useForm({ password: '' }, link, person => setMe(toPerson(person)), {
    wordsOf: ownPasswordIn('password'),
  });
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        isRequired
        {...form.field('password')}
      />
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" size="large">
        {t('link.send')}
      </Button>
    </Form>
  );
}
