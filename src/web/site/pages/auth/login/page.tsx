import { AuthPage, LoginForm } from '#web/features/session/index.ts';
import { plainMeta } from '#web/page-head.ts';

export const meta = plainMeta('auth/login', t => ({
  title: t('auth.login.title'),
  description: t('auth.login.description'),
}));

export default function LoginPage() {
  return <AuthPage kind="login" form={onSignedIn => <LoginForm onSignedIn={onSignedIn} />} />;
}
