import type { MetaFunction } from 'react-router';
import { AuthPage, RegisterForm } from '#web/features/session/index.ts';
import { localeOfPath, translatorIn } from '#web/i18n/index.ts';
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
  return <AuthPage kind="registration" form={onSignedIn => <RegisterForm onSignedIn={onSignedIn} />} />;
}
