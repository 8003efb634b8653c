import { useTranslations } from 'use-intl';
import { carTitle } from '#web/features/cards/index.ts';
import { useMyLots, useMyStanding } from '#web/features/favorites/index.ts';
import { StandingWord } from '#web/features/standing/index.ts';
import type { SaleQuery } from '#web/graphql/documents.gen.ts';
import { formatEuros, formatTime, LocaleLink } from '#web/i18n/index.ts';

type Lot = Pick<NonNullable<SaleQuery['sale']>['lots'][number], 'number' | 'hammerPrice' | 'car'>;

/** The sale's lots that the user follows or has bid on; loaded after the page, which is the same for everyone. */
export function MyLots({ lots }: { lots: readonly Lot[] }) {
  const t = useTranslations('sales.mine');
  const mine = useMyLots(lots.map(({ car }) => ({ uuid: car.uuid, auctionId: car.auction?.id ?? null })));
  if (mine === '') return null;
  const own = new Set(mine.split(' '));
  return (
    <section aria-labelledby="mine" data-my-lots className="border-line border-t py-8 print:hidden">
      <h2 id="mine" className="display mb-4 text-22">
        {t('title')}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {lots
          .filter(({ car }) => own.has(car.uuid))
          .map(lot => (
            <li key={lot.car.uuid} className="border-line border-b">
              <MyLot lot={lot} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function MyLot({ lot: { number, hammerPrice, car } }: { lot: Lot }) {
  const t = useTranslations();
  const standing = useMyStanding(car.auction?.id ?? '');
  const price = hammerPrice ?? car.auction?.currentBid ?? null;
  return (
    <LocaleLink
      to="car"
      params={{ slug: car.slug }}
      className="group flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-14"
    >
      <span className="font-[560] text-brass-ink">{t('car.lot', { number: String(number) })}</span>
      <span className="min-w-0 flex-1 underline-offset-4 group-hover:underline">{carTitle(car)}</span>
      <span className="tabular text-ink-soft">
        {price === null ? car.auction && formatTime(car.auction.end) : formatEuros(price)}
      </span>
      {standing ? (
        <StandingWord standing={standing} />
      ) : (
        <span className="text-12 text-ink-soft">{t('sales.mine.kept')}</span>
      )}
    </LocaleLink>
  );
}
