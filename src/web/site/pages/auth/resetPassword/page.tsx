import { type MetaFunction, useSearchParams } from 'react-router';
import { localeOfPath, translatorIn } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';
import { AskLink } from './AskLink.tsx';
import { NewPassword } from './NewPassword.tsx';

export const meta: MetaFunction = ({ location, matches }) => {
  const locale = localeOfPath(location.pathname);
  const t = translatorIn(locale);
  return pageHead({
    name: 'auth/resetPassword',
    locale,
    params: {},
    title: t('auth.reset.title'),
    description: t('auth.reset.description'),
    origin: originOf(matches),
  });
};

/** Without a token it sends the link; the link's own visit sets the new password. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <NewPassword token={token} /> : <AskLink />;
}
