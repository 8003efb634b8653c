import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { CacheProvider } from '#web/features/cache/index.ts';
import { useMe } from '#web/features/session/index.ts';
import { OfflineBar, useNetworkGuard } from '#web/features/site/index.ts';
import { useKeptFocus } from '#web/features/user-area/index.ts';
import { messagesIn, type StaffLocale, useLocale } from '#web/i18n/index.ts';
import { Commands } from './Commands.tsx';
import { KeptDialogs } from './DialogButton.tsx';
import { SideBar } from './SideBar.tsx';
import { StaffContext } from './staff.ts';

/** After a change of page the keyboard and the screen reader begin at its content. */
function useFocusOnNewPage() {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) ref.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return ref;
}

/** Whose session has ended in the meantime signs in, and comes back here. */
function useWayIn(): void {
  const me = useMe();
  const locale = useLocale();
  const isVisitor = me.kind === 'visitor';
  useEffect(() => {
    if (!isVisitor) return;
    const { pathname, search } = location;
    location.replace(linkTo('auth/login', locale, {}, { redirect: pathname + search }));
  }, [isVisitor, locale]);
}

/** The ways between the sections beside the page, and the keys that lead to them. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('site');
  const content = useFocusOnNewPage();
  useKeptFocus(content);
  useWayIn();
  useNetworkGuard();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <OfflineBar />
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:m-2 focus:rounded-pill focus:bg-green focus:px-5 focus:py-3 focus:text-on-green"
      >
        {t('skipToContent')}
      </a>
      <SideBar />
      <main id="content" ref={content} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
      <Commands />
    </div>
  );
}

type Props = { locale: StaffLocale; permissions: readonly string[]; children: ReactNode };

/** What every page of the staff application stands in: its words, and what whoever opened it may do. */
export function StaffProviders({ locale, permissions, children }: Props) {
  return (
    <IntlProvider locale={locale} messages={messagesIn(locale)} timeZone="Europe/Paris">
      <StaffContext value={{ permissions }}>
        <CacheProvider>
          <KeptDialogs>{children}</KeptDialogs>
        </CacheProvider>
      </StaffContext>
    </IntlProvider>
  );
}
