import { useSearchParams } from 'react-router';
import { plainMeta } from '#web/page-head.ts';
import { AskLink } from './AskLink.tsx';
import { NewPassword } from './NewPassword.tsx';

export const meta = plainMeta('auth/resetPassword', t => ({
  title: t('auth.reset.title'),
  description: t('auth.reset.description'),
}));

/** Sends the reset link; with the link's token, sets the new password. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <NewPassword token={token} /> : <AskLink />;
}
