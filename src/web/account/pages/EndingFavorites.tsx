import { useTranslations } from 'use-intl';
import { isAuctionOpen } from '#shared/sale/lot.ts';
import type { LotLineFragment, MyDashboardQuery } from '#web/graphql/documents.gen.ts';
import { LocaleButton, LocaleLink } from '#web/i18n/index.ts';
import { type LiveLot, LotPrice, NAME_LINK } from '../lots/index.ts';
import { More, Section } from './Section.tsx';

type Favorite = MyDashboardQuery['myFavoriteCars'][number];
const SHOWN_MAX = 4;

type Props = { favorites: readonly Favorite[]; liveOf: (lot: LotLineFragment) => LiveLot };

/** The favourites that end or start next. */
export function EndingFavorites({ favorites, liveOf }: Props) {
  const t = useTranslations('mine.dashboard');
  const next = favorites
    .flatMap(({ name, car }) => (car?.auction ? [{ name, car, lot: liveOf(car.auction) }] : []))
    .filter(({ lot }) => isAuctionOpen(lot.lotState))
    .toSorted((one, other) => Date.parse(one.lot.end) - Date.parse(other.lot.end))
    .slice(0, SHOWN_MAX);
  return (
    <Section
      title={t('favorites')}
      more={favorites.length > 0 && <More to="user/favorites">{t('toFavorites')}</More>}
    >
      {next.length === 0 ? (
        <NoFavorites hasAny={favorites.length > 0} />
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {next.map(({ name, car, lot }) => (
            <li key={lot.id} className="flex flex-col gap-2 py-4" data-favorite={car.uuid}>
              <h3 className="display text-18">
                <LocaleLink to="car" params={{ slug: car.slug }} className={NAME_LINK}>
                  {name}
                </LocaleLink>
              </h3>
              <LotPrice lot={lot} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function NoFavorites({ hasAny }: { hasAny: boolean }) {
  const t = useTranslations('mine.dashboard');
  if (hasAny) return null;
  return (
    <>
      <p className="text-14 text-ink-soft">{t('noFavorites')}</p>
      <LocaleButton look="secondary" to="search" className="self-start">
        {t('toSearch')}
      </LocaleButton>
    </>
  );
}
