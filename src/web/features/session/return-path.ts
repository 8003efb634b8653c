import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { linkTo, type ParamsOf, routeAt } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import type { Locale } from '#shared/words/locale.ts';
import { meNow, type Person, useFromMe } from './me.ts';

/** The storage key of the path to return to from a provider. */
const STORED_UNDER = 'auth.returnPath';

/** Actions other than bidding that need an account; the dialog names them. */
export type SignInFor = 'favorite' | 'question' | 'alert';

/** The action interrupted by signing in, as a flag at the end of the query. */
export type ReturnFlag = 'fromAuth' | 'fromAuthForSendingMessage' | 'fromCard';

export function withFlag(path: string, flag: ReturnFlag | null): string {
  if (!flag) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${flag}`;
}

/** Returns the path without the flag, and whether it was there. */
export function takeFlag(pathAndQuery: string, flag: ReturnFlag): { path: string; isThere: boolean } {
  // A query may itself contain question marks.
  const [path = '', ...query] = pathAndQuery.split('?');
  const parts = query
    .join('?')
    .split('&')
    .filter(part => part !== '');
  const rest = parts.filter(part => part.split('=', 1)[0] !== flag);
  return { path: rest.length > 0 ? `${path}?${rest.join('&')}` : path, isThere: rest.length < parts.length };
}

export function storeReturnPath(path: string): void {
  try {
    localStorage.setItem(STORED_UNDER, path);
  } catch {
    // Without storage the user ends up on the account page after signing in.
  }
}

export function takeReturnPath(): string | null {
  try {
    const path = localStorage.getItem(STORED_UNDER);
    localStorage.removeItem(STORED_UNDER);
    return path;
  } catch {
    return null;
  }
}

/**
 * Resumes an action after signing in elsewhere: removes the flag from the URL, and calls `onReturn` if somebody is
 * signed in.
 */
export function useReturnFlag(flag: ReturnFlag, onReturn: (person: Person) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { path, isThere } = takeFlag(location.pathname + location.search, flag);
  // Few pages have a flag: the others do not render again when the session is known.
  const isDue = useFromMe(me => isThere && me.kind !== 'unknown');

  const resume = useEffectEvent(() => {
    void navigate(path + location.hash, { replace: true, preventScrollReset: true });
    const me = meNow();
    if (me.kind === 'person') onReturn(me.person);
  });
  useEffect(() => {
    if (isDue) resume();
  }, [isDue]);
}

const HERE = 'https://here.invalid';

/**
 * Returns a path of this site, or the fallback, so that signing in never redirects to another site. The URL is parsed
 * as browsers do it, including backslashes and tabs.
 */
export function sameSitePath(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/')) return fallback;
  try {
    const url = new URL(value, HERE);
    if (url.origin !== HERE || /^\/[/\\]/.test(url.pathname)) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}

/** Returns the same page in another language; a path with a splat, which only its page can translate, is kept. */
export function pathIn(locale: Locale, path: string): string {
  const { pathname, search, hash } = new URL(path, HERE);
  const route = routeAt(pathname);
  if (!route || route.params['*']) return path;
  return linkTo<RouteName>(route.name, locale, route.params as ParamsOf<RouteName>) + search + hash;
}
