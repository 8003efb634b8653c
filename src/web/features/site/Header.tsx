import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { QueryValues } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Dialog, Icon, IconButton, Logo } from '#web/ui/index.ts';
import { Bell } from '../bell/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { useMe } from '../session/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { GroupedPage } from './page-groups.ts';

const NAV_LINK =
  'inline-flex min-h-11 items-center rounded-pill px-3 text-14 font-[520] hover:bg-wash xl:px-4';

export function Header() {
  const t = useTranslations('site');
  return (
    <header className="border-line border-b bg-paper">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:m-2 focus:rounded-pill focus:bg-green focus:px-5 focus:py-3 focus:text-on-green"
      >
        {t('skipToContent')}
      </a>
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-6 py-1 lg:min-h-20">
        <LocaleLink
          to="home"
          aria-label={t('homeLink')}
          className="-ml-1 inline-flex h-11 items-center rounded-box px-1 text-link"
        >
          <Logo name={t('name')} />
        </LocaleLink>
        <div className="hidden lg:block">
          <SiteNav className="flex flex-wrap gap-1" itemClassName={NAV_LINK}>
            <li>
              <ServicesMenu className={NAV_LINK} />
            </li>
          </SiteNav>
        </div>
        <SearchBox className="ml-auto hidden max-w-xs flex-1 xl:block" />
        <div className="flex items-center gap-1 max-xl:ml-auto">
          <LanguageSwitch className="hidden md:flex" label={t('nav.language')} />
          <AccountLink />
          <LocaleLink
            to="user/favorites"
            aria-label={t('nav.favorites')}
            className="hidden size-11 items-center justify-center rounded-pill hover:bg-wash sm:inline-flex"
          >
            <Icon name="heart" />
          </LocaleLink>
          <Bell />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function MobileMenu() {
  const t = useTranslations('site');
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // Closes the menu after a navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation closes it
  useEffect(() => setOpen(false), [key]);

  return (
    <>
      <IconButton
        label={t('nav.menu')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-mr-2 xl:hidden"
      >
        <Icon name="menu" className="size-6" />
      </IconButton>
      <Dialog name="menu" title={t('nav.menu')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <SearchBox className="mb-4" />
        <SiteNav
          className="divide-y divide-line"
          itemClassName="display flex min-h-14 items-center text-22"
        />
        <LocaleLink to="user/favorites" className="mt-4 flex min-h-11 items-center gap-3 sm:hidden">
          <Icon name="heart" />
          {t('nav.favorites')}
        </LocaleLink>
        <p className="overline-label mt-8 mb-2 text-ink-soft">{t('nav.services')}</p>
        <ServicesList
          className="grid grid-cols-2 gap-x-4"
          itemClassName="flex min-h-11 items-center text-14"
        />
        <LanguageSwitch className="mt-6 -ml-3 flex" label={t('nav.language')} />
      </Dialog>
    </>
  );
}

/** The link to sign in, or the user's name; its size never changes. */
function AccountLink() {
  const t = useTranslations('site.nav');
  const me = useMe();
  const isPerson = me.kind === 'person';
  return (
    <LocaleLink
      to={isPerson ? 'user' : 'auth/login'}
      data-account={me.kind}
      aria-label={isPerson ? t('accountOf', { name: me.person.firstName }) : t('signIn')}
      className="inline-flex h-11 w-11 items-center justify-center gap-2 rounded-pill text-14 hover:bg-wash xl:w-[10rem] xl:flex-row-reverse xl:justify-start xl:px-3"
    >
      <Icon name="user" />
      <span aria-hidden="true" className="hidden truncate xl:inline">
        {me.kind === 'unknown' ? '' : isPerson ? me.person.firstName : t('signIn')}
      </span>
    </LocaleLink>
  );
}

type NavWord = 'buy' | 'auctions' | 'sell';
type Entry = { word: NavWord; to: RouteName; query?: QueryValues };

const ENTRIES: readonly Entry[] = [
  { word: 'buy', to: 'search' },
  { word: 'auctions', to: 'search', query: { auctions: 1 } },
  { word: 'sell', to: 'services/sell' },
];

type Props = {
  className: string;
  itemClassName: string;
  /** Further items of the list. */
  children?: ReactNode;
};

/** The site's main links; the same in the header and in the menu. */
function SiteNav({ className, itemClassName, children }: Props) {
  const t = useTranslations('site.nav');
  return (
    <nav aria-label={t('label')}>
      <ul className={className}>
        {ENTRIES.map(({ word, to, query }) => (
          <li key={word}>
            <LocaleLink to={to} params={{}} query={query ?? {}} className={itemClassName}>
              {t(word)}
            </LocaleLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** The most visited services; the site map lists all. */
const SERVICES = [
  'services/warranty',
  'services/secureTransactions',
  'services/administrativeSupport',
  'services/registration',
  'services/delivery',
  'services/funding',
  'services/expertise',
  'carHunter/buyer',
  'services/concierge',
  'services/carSpecialist',
] as const satisfies readonly GroupedPage[];

/** The services as a list. */
function ServicesList({ className, itemClassName }: { className: string; itemClassName: string }) {
  const t = useTranslations('menu.names');
  return (
    <ul className={className}>
      {SERVICES.map(page => (
        <li key={page}>
          <LocaleLink to={page} className={itemClassName}>
            {t(page)}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

function close(details: HTMLDetailsElement): void {
  details.open = false;
}

/** A `<details>` menu; it closes on Escape, when it loses the focus, and on navigation. */
function ServicesMenu({ className }: { className: string }) {
  const t = useTranslations('site.nav');
  const { key } = useLocation();
  const handleKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return;
    close(event.currentTarget);
    event.currentTarget.querySelector('summary')?.focus();
  };
  const handleBlur = (event: FocusEvent<HTMLDetailsElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close(event.currentTarget);
  };
  return (
    <details key={key} onKeyDown={handleKey} onBlur={handleBlur} className="group relative">
      <summary className={`${className} list-none gap-1.5 [&::-webkit-details-marker]:hidden`}>
        {t('services')}
        <Icon name="chevronDown" className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <ServicesList
        className="absolute top-full left-0 z-30 mt-2 grid w-128 grid-cols-2 rounded-box border border-line bg-surface p-3 shadow-modal"
        itemClassName="flex min-h-11 items-center rounded-box px-3 text-14 hover:bg-wash"
      />
    </details>
  );
}
