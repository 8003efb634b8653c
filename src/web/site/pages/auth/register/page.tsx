import { useState } from 'react';
import { linkTo } from '#shared/paths/links.ts';
import { AuthPage, RegisterForm } from '#web/features/session/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { plainMeta } from '#web/page-head.ts';

export const meta = plainMeta('auth/register', t => ({
  title: t('auth.registration.title'),
  description: t('auth.registration.description'),
}));

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
