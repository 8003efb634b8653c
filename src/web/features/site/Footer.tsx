import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Messages, useTranslations } from 'use-intl';
import { type QueryValues, routeAt } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Mark } from '#web/ui/index.ts';
import { openConsent } from '../consent/index.ts';
import { usePersonId } from '../session/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { GroupedPage, PageGroup } from './page-groups.ts';
import { telOf, useHours, useHouse } from './use-house.ts';

/** A word of the footer without values. */
type Word = Exclude<keyof Messages['site']['footer'], 'payee'>;
type Entry = readonly [word: Word, to: RouteName, query?: QueryValues];

const BUY: readonly Entry[] = [
  ['allCars', 'search'],
  ['runningAuctions', 'search', { auctions: 1, sort: 'ENDING_SOON' }],
  ['sales', 'sales'],
  ['results', 'results'],
  ['brands', 'brandhub'],
  ['reviews', 'reviews'],
];
const HOUSE: readonly Entry[] = [
  ['about', 'about'],
  ['contact', 'contact'],
  ['blog', 'blog'],
  ['cgv', 'cgv'],
  ['legals', 'legals'],
  ['withdrawal', 'withdrawal'],
  ['privacy', 'privacy'],
  ['accessibility', 'accessibility'],
  ['sitemap', 'sitemap'],
];
const ACCOUNT: readonly Entry[] = [
  ['signIn', 'auth/login'],
  ['register', 'auth/register'],
];
const OWN_ACCOUNT: readonly Entry[] = [
  ['mySpace', 'user'],
  ['myFavorites', 'user/favorites'],
];
const SELL: readonly GroupedPage[] = [
  'services/sell',
  'services/sell/auctions',
  'services/sell/managedSale',
  'services/sell/classifiedAd',
  'services/recovery',
];
const SERVICES: readonly GroupedPage[] = [
  'services/warranty',
  'services/secureTransactions',
  'services/delivery',
  'services/funding',
  'services/expertise',
  'carHunter/buyer',
];
const LINK = 'inline-flex min-h-11 items-center py-1.5 underline-offset-4 hover:underline lg:min-h-9';

export function Footer() {
  const t = useTranslations('site');
  return (
    <footer className="mt-auto bg-night text-on-night">
      <div className="page-width grid gap-12 py-16 xl:grid-cols-[1fr_3.5fr] lg:py-20">
        <div className="flex max-w-sm flex-col gap-5">
          <Mark className="size-12" />
          <p className="display text-28">{t('footer.promise')}</p>
          <Colophon />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-8">
          <FooterColumn heading="buy" entries={BUY} />
          <PagesColumn group="sell" pages={SELL} />
          <PagesColumn group="services" pages={SERVICES} />
          <FooterColumn heading="house" entries={HOUSE} />
          <AccountColumn />
        </div>
      </div>
      <div className="border-night-line border-t">
        <div className="page-width flex flex-wrap items-center justify-between gap-4 py-5 text-14 text-on-night-soft">
          <p>{t('footer.timeNote')}</p>
          <button type="button" onClick={openConsent} className={LINK}>
            {t('consent.manage')}
          </button>
          <LanguageSwitch label={t('footer.language')} />
        </div>
      </div>
    </footer>
  );
}

/** The house's address, contact and opening hours, and who holds the payments. */
function Colophon() {
  const t = useTranslations('site.footer');
  const house = useHouse();
  const hours = useHours();
  if (!house) return null;
  return (
    <address data-colophon="" className="flex flex-col text-14 text-on-night-soft not-italic">
      <span className="text-on-night">{house.name}</span>
      <span>{house.address}</span>
      {house.phone && (
        <>
          <a href={telOf(house.phone)} className={`${LINK} tabular`}>
            {house.phone}
          </a>
          {hours && <span>{hours}</span>}
        </>
      )}
      <a href={`mailto:${house.email}`} className={`${LINK} wrap-anywhere`}>
        {house.email}
      </a>
      {house.payee && (
        <LocaleLink to="services/secureTransactions" className={LINK}>
          {t('payee', { payee: house.payee })}
        </LocaleLink>
      )}
    </address>
  );
}

type ColumnProps = {
  heading: string;
  links: readonly { words: string; to: RouteName; query?: QueryValues | undefined }[];
};

function Column({ heading, links }: ColumnProps) {
  return (
    <div>
      <h2 className="overline-label mb-3 text-on-night-soft">{heading}</h2>
      <ul className="text-14">
        {links.map(({ words, to, query }) => (
          <li key={words}>
            <LocaleLink to={to} params={{}} query={query ?? {}} className={LINK}>
              {words}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterColumn({ heading, entries }: { heading: Word; entries: readonly Entry[] }) {
  const t = useTranslations('site.footer');
  const links = entries.map(([word, to, query]) => ({ words: t(word), to, query }));
  return <Column heading={t(heading)} links={links} />;
}

/** The links to sign in, or those of the account; known after the page, in the same two lines. */
function AccountColumn() {
  const isPerson = usePersonId() !== null;
  const form = useFormHere();
  const waysIn =
    form === null ? ACCOUNT : ACCOUNT.map(([word, to]) => [word, to, { redirect: form }] as const);
  return <FooterColumn heading="account" entries={isPerson ? OWN_ACCOUNT : waysIn} />;
}

/** Returns the path of the current form, to come back to; set after hydration, because the HTML is the same for all. */
function useFormHere(): string | null {
  const { pathname, search } = useLocation();
  const [form, setForm] = useState<string | null>(null);
  useEffect(() => {
    setForm(routeAt(pathname)?.name.startsWith('form/') ? pathname + search : null);
  }, [pathname, search]);
  return form;
}

/** A group of pages with its links. */
function PagesColumn({ group, pages }: { group: PageGroup; pages: readonly GroupedPage[] }) {
  const t = useTranslations('menu');
  const links = pages.map(page => ({ words: t(`names.${page}`), to: page }));
  return <Column heading={t(`groups.${group}`)} links={links} />;
}
