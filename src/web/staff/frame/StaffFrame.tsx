import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { CacheProvider } from '#web/features/cache/index.ts';
import { signOut, useMe } from '#web/features/session/index.ts';
import { OfflineBar, useNetworkGuard } from '#web/features/site/index.ts';
import { useAct, useToasts } from '#web/features/toasts/index.ts';
import { useKeptFocus } from '#web/features/user-area/index.ts';
import { UpdateLanguageDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { messagesIn, STAFF_LOCALES, type StaffLocale, useLocale } from '#web/i18n/index.ts';
import { classes, Dialog, Icon, IconButton, Logo } from '#web/ui/index.ts';
import { Commands, openCommands } from './Commands.tsx';
import { KeptDialogs } from './DialogButton.tsx';
import { SECTION_GROUPS, StaffContext, sectionAt, sectionsFor, usePermissions } from './sections.ts';

/** Moves the focus to the content after a navigation, for keyboards and screen readers. */
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

/** Sends a user whose session has expired to sign in, and back here. */
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

/** The frame with the sections' navigation and their keyboard shortcuts. */
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

/** The providers of every staff page: words, and the user's permissions. */
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

/** A column beside the page; on a phone a bar above it with a menu. */
function SideBar() {
  const t = useTranslations();
  return (
    <header
      data-sidebar=""
      className="border-line bg-surface max-lg:border-b lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-r"
    >
      <div className="flex h-16 shrink-0 items-center gap-1 px-4 lg:h-20 lg:px-6">
        <Link
          to={linkTo('admin', 'fr')}
          aria-label={t('admin.frame.homeLink')}
          className="-ml-1 inline-flex h-11 items-center rounded-box px-1 text-link"
        >
          <Logo name={t('site.name')} />
        </Link>
        <IconButton label={t('admin.frame.find')} onClick={openCommands} className="ml-auto lg:hidden">
          <Icon name="search" />
        </IconButton>
        <MobileMenu />
      </div>
      <div className="hidden flex-1 flex-col px-3 pb-4 lg:flex">
        <button
          type="button"
          onClick={openCommands}
          className="mx-1 mb-4 flex min-h-11 items-center gap-2.5 rounded-box border border-line px-3 text-14 text-ink-soft transition-colors hover:border-field-line hover:text-ink"
        >
          <Icon name="search" className="size-4" />
          {t('admin.frame.find')}
          <kbd className="ml-auto font-text text-12">⌘K</kbd>
        </button>
        <Sections />
        <Foot />
      </div>
    </header>
  );
}

function MobileMenu() {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation closes it
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <IconButton
        label={t('site.nav.menu')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-mr-2 lg:hidden"
      >
        <Icon name="menu" className="size-6" />
      </IconButton>
      <Dialog name="menu" title={t('site.nav.menu')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Sections />
        <Foot />
      </Dialog>
    </>
  );
}

function Sections() {
  const t = useTranslations('admin.frame');
  const sections = sectionsFor(usePermissions());
  const current = sectionAt(useLocation().pathname)?.page;
  return (
    <nav aria-label={t('navigation')} className="flex flex-col gap-5">
      {SECTION_GROUPS.map(group => {
        const members = sections.filter(section => section.group === group);
        if (members.length === 0) return null;
        return (
          <div key={group}>
            <p className="overline-label px-4 pb-1.5 text-ink-soft">{t(`groups.${group}`)}</p>
            <ul>
              {members.map(({ page, word }) => (
                <li key={page}>
                  <Link
                    to={linkTo(page as 'admin', 'fr')}
                    aria-current={page === current ? 'page' : undefined}
                    className={classes(
                      'flex min-h-10 items-center rounded-box px-4 text-14 transition-colors max-lg:min-h-11',
                      page === current ? 'bg-wash font-[560] text-ink' : 'text-ink-soft hover:text-ink',
                    )}
                  >
                    {t(`sections.${word}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function Foot() {
  const t = useTranslations();
  const locale = useLocale();
  const me = useMe();
  const { fail } = useToasts();
  const leave = () => void signOut(linkTo('home', locale)).catch(fail);
  const ITEM = 'flex min-h-10 items-center rounded-box px-4 text-14 text-ink-soft hover:text-ink';
  return (
    <div className="mt-6 flex flex-col border-line border-t pt-4 lg:mt-auto">
      <p className="truncate px-4 pb-1 font-[520] text-14">
        {me.kind === 'person' ? `${me.person.firstName} ${me.person.lastName}` : '\u00a0'}
      </p>
      <a href={linkTo('home', locale)} className={ITEM}>
        {t('admin.frame.toSite')}
      </a>
      <button type="button" onClick={leave} className={ITEM}>
        {t('site.nav.signOut')}
      </button>
      <LanguageChoice />
    </div>
  );
}

const LANGUAGES = { fr: 'FR', en: 'EN' } as const;

/** Changes the account's language, which is that of the staff application; the page is loaded anew. */
function LanguageChoice() {
  const t = useTranslations('site');
  const locale = useLocale();
  const { act } = useAct();
  const choose = (wanted: StaffLocale) =>
    act(async () => {
      await request(UpdateLanguageDocument, { language: LANGUAGES[wanted] });
      location.reload();
    });
  return (
    <fieldset aria-label={t('nav.language')} className="mt-1 flex gap-1 px-2">
      {STAFF_LOCALES.map(one => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === locale}
          aria-label={`${one.toUpperCase()}, ${t(`languages.${one}`)}`}
          onClick={() => void choose(one)}
          className={classes(
            'inline-flex size-11 items-center justify-center rounded-pill text-14 uppercase',
            one === locale ? 'font-[600] text-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          {one}
        </button>
      ))}
    </fieldset>
  );
}
