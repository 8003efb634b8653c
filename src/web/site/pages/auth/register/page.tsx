import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { linkTo } from '#shared/paths/links.ts';
import { AuthPage, RegisterForm } from '#web/features/session/index.ts';
import { localeOfPath, translatorIn, useLocale } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';

export const meta: MetaFunction = ({ location, matches }) => {
  const locale = localeOfPath(location.pathname);
  const t = translatorIn(locale);
  return pageHead({
    name: 'auth/register',
    locale,
    params: {},
    title: t('auth.registration.title'),
    description: t('auth.registration.description'),
    origin: originOf(matches),
  });
};

export default function RegisterPage() {
  const locale = useLocale();
  const [isTrader, setTrader] = useState(false);
  const toTrade = (goal: string) =>
    `${linkTo('user/profile', locale, {}, { redirect: goal === linkTo('user', locale) ? null : goal })}#trader`;
  return (
    <AuthPage
      kind="registration"
      {...(isTrader && { goalOf: toTrade })}
      form={onSignedIn => <RegisterForm onSignedIn={onSignedIn} trade={{ isTrader, onChange: setTrader }} />}
    />
  );
}
