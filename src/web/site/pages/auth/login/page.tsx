import type { MetaFunction } from 'react-router';
import { AuthPage, LoginForm } from '#web/features/session/index.ts';
import { localeOfPath, translatorIn } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';

export const meta: MetaFunction = ({ location, matches }) => {
  const locale = localeOfPath(location.pathname);
  const t = translatorIn(locale);
  return pageHead({
    name: 'auth/login',
    locale,
    params: {},
    title: t('auth.login.title'),
    description: t('auth.login.description'),
    origin: originOf(matches),
  });
};

export default function LoginPage() {
  return <AuthPage kind="login" form={onSignedIn => <LoginForm onSignedIn={onSignedIn} />} />;
}
