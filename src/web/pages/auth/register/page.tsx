import type { MetaFunction } from 'react-router';
import { AuthPage, RegisterForm } from '../../../features/session/index.ts';
import { localeOfPath, translatorIn } from '../../../i18n/index.ts';
import { originOf, pageHead } from '../../../page-head.ts';

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
