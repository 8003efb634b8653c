import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { fromParisWall, parisDay } from '#shared/words/paris.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import { AuctionBoardDocument, type BoardLineFragment } from '#web/graphql/documents.gen.ts';
import { formatEuros, formatNumber } from '#web/i18n/index.ts';
import { List, Moment, RowLink, Stacked } from '#web/staff/frame/index.ts';
import { Badge, type BadgeTone, optionsOf } from '#web/ui/index.ts';

const FILTERS = ['PLANNED', 'RUNNING', 'STUCK', 'ABOVE_MANDATE', 'SOLD', 'UNSOLD', 'CANCELLED'] as const;
const REGIMES = ['BROKERAGE', 'PROFESSIONAL', 'HOUSE', 'PUBLIC_SALE'] as const;
const TONES: Record<BoardLineFragment['state'], BadgeTone> = {
  NOT_STARTED: 'plain',
  RUNNING: 'good',
  FINISHED: 'plain',
  CANCELLED: 'red',
};

/** As far back as the figures reach. */
const MONTHS = 36;

/** The months up to this one, the newest first: `2026-11` and its words. */
function useMonths() {
  const words = new Intl.DateTimeFormat(useLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const [year = 0, month = 0] = parisDay(Date.now()).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = Date.UTC(year, month - 1 - back);
    return [new Date(first).toISOString().slice(0, 7), words.format(first)] as const;
  });
}

/** A month by the clocks of Paris; all of time where none is asked for. */
function spanOf(month: string | null) {
  if (month === null) return { from: null, until: null };
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [from, until] = [number - 1, number].map(each =>
    new Date(fromParisWall(Date.UTC(year, each))).toISOString(),
  );
  return { from: from ?? null, until: until ?? null };
}

export function AuctionList() {
  const t = useTranslations('admin.auctions');
  const sellers = useTranslations('admin.figures.names');
  const months = useMonths();
  return (
    <List
      {...{ document: AuctionBoardDocument, label: t('label'), t, sheet: ['auctions', t('file')] }}
      variables={({ text, page, sort, state, month, regime }) => ({
        ...{ search: text, page, sort, filter: state, regime },
        ...spanOf(month),
      })}
      page={({ auctionBoard: { auctions, totalCount } }) => [auctions, totalCount]}
      keyOf={auction => auction.id}
      filters={{
        state: { label: t('state'), options: optionsOf(FILTERS, each => t(`filters.${each}`)) },
        month: { label: t('month'), options: months },
        regime: { label: t('regime'), options: optionsOf(REGIMES, each => sellers(each)) },
      }}
      columns={[
        {
          name: 'car',
          cell: ({ adUuid, adTitle, isAdPublic }) => (
            <Stacked below={isAdPublic ? null : t('draft')}>
              <RowLink to={linkTo('admin/auctions/live', 'fr', { uuid: adUuid })}>{adTitle}</RowLink>
            </Stacked>
          ),
        },
        {
          name: 'state',
          cell: ({ state, isSold, closingFailure }) =>
            closingFailure ? (
              <Badge tone="red">{t('states.STUCK')}</Badge>
            ) : (
              <Badge tone={isSold ? 'brass' : TONES[state]}>{t(`states.${isSold ? 'SOLD' : state}`)}</Badge>
            ),
        },
        { name: 'end', sort: 'END', cell: auction => <End auction={auction} /> },
        {
          name: 'price',
          sort: 'PRICE',
          isNumber: true,
          cell: ({ price }) => (price === null ? t('noBid') : formatEuros(price)),
        },
        {
          name: 'reserve',
          isNumber: true,
          isMinor: true,
          cell: ({ reservePrice }) => (reservePrice === null ? t('noReserve') : formatEuros(reservePrice)),
        },
        {
          ...{ name: 'bids', sort: 'BIDS', isNumber: true, isMinor: true },
          cell: ({ bidCount }) => formatNumber(bidCount),
        },
      ]}
    />
  );
}

function End({ auction: { state, end } }: { auction: BoardLineFragment }) {
  return (
    <span className="flex flex-col">
      <Moment at={end} />
      {state === 'RUNNING' && (
        <Countdown until={end} style="auction" canBeUrgent className="text-12 text-ink-soft" />
      )}
    </span>
  );
}
