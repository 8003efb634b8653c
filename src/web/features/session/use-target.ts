import { useSearchParams } from 'react-router';
import { linkTo } from '#shared/paths/links.ts';
import { useLocale } from '#web/i18n/index.ts';
import { sameSitePath } from './same-site.ts';

/** Where signing in leads: the page that asked for it, or one's account. */
export function useTarget(): { redirect: string | null; target: string } {
  const locale = useLocale();
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  return { redirect, target: sameSitePath(redirect, linkTo('user', locale)) };
}
