import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import { AuctionBoardDocument, type BoardLineFragment } from '#web/graphql/documents.gen.ts';
import { formatEuros, formatNumber } from '#web/i18n/index.ts';
import { List, Moment, optionsOf, RowLink, Stacked } from '#web/staff/frame/index.ts';
import { Badge, type BadgeTone } from '#web/ui/index.ts';

const FILTERS = ['PLANNED', 'RUNNING', 'STUCK', 'SOLD', 'UNSOLD', 'CANCELLED'] as const;
const TONES: Record<BoardLineFragment['state'], BadgeTone> = {
  NOT_STARTED: 'plain',
  RUNNING: 'good',
  FINISHED: 'plain',
  CANCELLED: 'red',
};

export function AuctionList() {
  const t = useTranslations('admin.auctions');
  return (
    <List
      {...{ document: AuctionBoardDocument, label: t('label'), t, sheet: ['auctions', t('file')] }}
      variables={({ text, page, sort, state }) => ({ search: text, page, sort, filter: state })}
      page={({ auctionBoard: { auctions, totalCount } }) => [auctions, totalCount]}
      keyOf={auction => auction.id}
      filters={{ state: { label: t('state'), options: optionsOf(FILTERS, each => t(`filters.${each}`)) } }}
      columns={[
        {
          title: t('columns.car'),
          cell: ({ adUuid, adTitle, isAdPublic }) => (
            <Stacked below={isAdPublic ? null : t('draft')}>
              <RowLink to={linkTo('admin/auctions/live', 'fr', { uuid: adUuid })}>{adTitle}</RowLink>
            </Stacked>
          ),
        },
        {
          title: t('columns.state'),
          cell: ({ state, isSold, closingFailure }) =>
            closingFailure ? (
              <Badge tone="red">{t('states.STUCK')}</Badge>
            ) : (
              <Badge tone={isSold ? 'brass' : TONES[state]}>{t(`states.${isSold ? 'SOLD' : state}`)}</Badge>
            ),
        },
        { title: t('columns.end'), sort: 'END', cell: auction => <End auction={auction} /> },
        {
          title: t('columns.price'),
          sort: 'PRICE',
          isNumber: true,
          cell: ({ price }) => (price === null ? t('noBid') : formatEuros(price)),
        },
        {
          title: t('columns.reserve'),
          isNumber: true,
          isMinor: true,
          cell: ({ reservePrice }) => (reservePrice === null ? t('noReserve') : formatEuros(reservePrice)),
        },
        {
          ...{ title: t('columns.bids'), sort: 'BIDS', isNumber: true, isMinor: true },
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
