import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type MetaFunction, useLocation } from 'react-router';
import { type Messages, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { useFromServerNow } from '#web/graphql/index.ts';
import { LocaleLink, type translatorIn, useLocale } from '#web/i18n/index.ts';
import { plainMeta } from '#web/page-head.ts';
import { classes, Skeleton } from '#web/ui/index.ts';
import { CacheProvider } from '../cache/index.ts';
import { type Person, recheckMe, signOut, useGo, useMe } from '../session/index.ts';
import { useToasts } from '../toasts/index.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** Sends users whose session has expired to sign in, and back here. */
function useWayIn(isVisitor: boolean): void {
  const go = useGo();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isVisitor) go(linkTo('auth/login', locale, {}, { redirect: pathname + search }));
  }, [isVisitor, go, locale, pathname, search]);
}

/** Checks the session each time the page is shown: another user may have signed in in another tab. */
function useStillTheirs(): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && recheckMe();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

type Props = {
  section: SectionName;
  title: string;
  text?: string;
  /** A placeholder of the content's size, until the session is known. */
  waiting?: ReactNode;
  children: ReactNode | ((person: Person) => ReactNode);
};

/**
 * A page of the account. Its content knows the person and the time; the frame needs neither. It is as high as the
 * window from the start, so that later content does not shift what is visible.
 */
export function UserArea({ section, title, text, waiting, children }: Props) {
  const me = useMe();
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(content);
  useStillTheirs();
  useWayIn(me.kind === 'visitor');
  const isTimeKnown = useFromServerNow(now => now !== null);
  return (
    <div className="page-width min-h-dvh py-8 lg:py-14">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14">
        <SectionNav current={section} />
        <div className="min-w-0">
          <h1 className="display text-36 sm:text-48">{title}</h1>
          {text && <p className="mt-3 max-w-prose text-18 text-ink-soft">{text}</p>}
          <div ref={content} className="mt-8 lg:mt-10">
            {me.kind === 'person' && isTimeKnown ? (
              // The key drops the whole cache with the account.
              <CacheProvider key={me.person.id}>
                {typeof children === 'function' ? children(me.person) : children}
              </CacheProvider>
            ) : (
              <Waiting>{waiting}</Waiting>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  const t = useTranslations('site');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {children ?? (
        <div className="flex flex-col gap-6">
          <Skeleton className="h-80" />
          <Skeleton className="h-56" />
        </div>
      )}
    </div>
  );
}

/** The navigation between the sections: a column, or a scrolling row on a phone. */
function SectionNav({ current }: { current: SectionName }) {
  const t = useTranslations('account.nav');
  const list = useRef<HTMLUListElement>(null);
  // Scrolls the row on a phone to the current page.
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && here)
      row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, []);

  return (
    <nav aria-label={t('label')} className="-mx-5 lg:sticky lg:top-8 lg:mx-0">
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto px-5 pb-2 lg:flex-col lg:overflow-visible lg:px-0 lg:pb-0"
      >
        {SECTIONS.map(({ page, word }) => (
          <li key={page} className="shrink-0">
            <LocaleLink
              to={page}
              aria-current={page === current ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center whitespace-nowrap rounded-pill px-4 text-14 transition-colors',
                page === current ? 'bg-green font-[560] text-on-green' : 'hover:bg-wash',
              )}
            >
              {t(`pages.${word}`)}
            </LocaleLink>
          </li>
        ))}
        <li className="shrink-0 lg:mt-3 lg:border-line lg:border-t lg:pt-3">
          <SignOut />
        </li>
      </ul>
    </nav>
  );
}

function SignOut() {
  const t = useTranslations('site.nav');
  const locale = useLocale();
  const { fail } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await signOut(linkTo('home', locale));
    } catch (error) {
      setBusy(false);
      fail(error);
    }
  };
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => void leave()}
      className="flex min-h-11 w-full items-center whitespace-nowrap rounded-pill px-4 text-14 text-ink-soft transition-colors hover:bg-wash hover:text-ink"
    >
      {t('signOut')}
    </button>
  );
}

/** Returns the head of an account page: `userAreaMeta('user/alerts', t => t('alerts.title'))`. */
export const userAreaMeta = (
  name: RouteName,
  titleOf: (t: ReturnType<typeof translatorIn>) => string,
): MetaFunction => plainMeta(name, t => ({ title: titleOf(t), description: t('account.description') }));

type Section = { readonly page: RouteName; readonly word: keyof Messages['account']['nav']['pages'] };

/** The sections in the order of the navigation. */
const SECTIONS = [
  { page: 'user', word: 'overview' },
  { page: 'user/favorites', word: 'favorites' },
  { page: 'user/alerts', word: 'alerts' },
  { page: 'user/notifications', word: 'notifications' },
  { page: 'user/orders', word: 'orders' },
  { page: 'user/offers', word: 'offers' },
  { page: 'user/cars', word: 'cars' },
  { page: 'user/carHunter', word: 'carHunter' },
  { page: 'user/documents', word: 'documents' },
  { page: 'user/addresses', word: 'addresses' },
  { page: 'user/profile', word: 'profile' },
  { page: 'user/developers', word: 'developers' },
] as const satisfies readonly Section[];

type SectionName = (typeof SECTIONS)[number]['page'];
