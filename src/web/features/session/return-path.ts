import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { linkTo, type ParamsOf, routeAt } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import type { Locale } from '#shared/words/locale.ts';
import { meNow, type Person, useFromMe } from './me.ts';

/** Where to come back to after a provider has said who the visitor is. */
const STORED_UNDER = 'auth.returnPath';

/** What a visitor set out to do that wants an account, other than to bid: the dialog says so. */
export type SignInFor = 'favorite' | 'question' | 'alert';

/** What was under way when the visitor left to sign in; it stands at the end of the path's query. */
export type ReturnFlag = 'fromAuth' | 'fromAuthForSendingMessage' | 'fromCard';

export function withFlag(path: string, flag: ReturnFlag | null): string {
  if (!flag) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${flag}`;
}

/** The path without the flag, and whether it was there. */
export function takeFlag(pathAndQuery: string, flag: ReturnFlag): { path: string; isThere: boolean } {
  // A query may hold question marks of its own.
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
    // Storage is switched off: after signing in, the visitor lands on their account.
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
 * Takes up what a visitor had begun before signing in elsewhere: the flag is removed from the address, and
 * the action runs if somebody is signed in now.
 */
export function useReturnFlag(flag: ReturnFlag, onReturn: (person: Person) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { path, isThere } = takeFlag(location.pathname + location.search, flag);
  // Nearly nobody has a flag: the others are not drawn anew when it is known who they are.
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
 * A path of our own site, or the fallback: whoever signs in is never sent to another site. The address is
 * read as the browser would read it, backslashes, tabs and all.
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

/** The same page of ours in another language; words of a path that its page alone can tell stay as they are. */
export function pathIn(locale: Locale, path: string): string {
  const { pathname, search, hash } = new URL(path, HERE);
  const route = routeAt(pathname);
  if (!route || route.params['*']) return path;
  return linkTo<RouteName>(route.name, locale, route.params as ParamsOf<RouteName>) + search + hash;
}
