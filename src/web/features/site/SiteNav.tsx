import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { QueryValues } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { LocaleLink } from '#web/i18n/index.ts';

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
  /** What else stands in the list. */
  children?: ReactNode;
};

/** The ways into the house; the same in the header and in the menu. */
export function SiteNav({ className, itemClassName, children }: Props) {
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
