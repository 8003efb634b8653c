import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import {
  AuctionBoardCsvDocument,
  AuctionBoardDocument,
  type AuctionBoardQueryVariables,
  type BoardLineFragment,
  type BoardSort,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, formatEuros, formatNumber } from '#web/i18n/index.ts';
import {
  AdminArea,
  AdminList,
  type Column,
  ExportButton,
  staffMeta,
  useListQuery,
  useStaffData,
} from '#web/staff/frame/index.ts';
import { Badge, type BadgeTone, Button, Tabs } from '#web/ui/index.ts';
import { AuctionCalendar } from './AuctionCalendar.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

const PAGE_LENGTH = 50;
const FILTERS = ['PLANNED', 'RUNNING', 'STUCK', 'SOLD', 'UNSOLD', 'CANCELLED'] as const;

export const meta = staffMeta(t => t('admin.auctions.title'));

/** All auctions, as a list or by the day of their end, and the way to plan one. */
export default function AuctionsPage() {
  const t = useTranslations('admin.auctions');
  const [search, setSearch] = useSearchParams();
  const [isPlanning, setPlanning] = useState(search.has('plan'));
  const [turn, setTurn] = useState(0);
  const view = search.get('view') === 'calendar' ? 'calendar' : 'list';
  const done = () => {
    setPlanning(false);
    setTurn(before => before + 1);
  };
  return (
    <AdminArea
      section="admin/auctions"
      title={t('title')}
      text={t('text')}
      actions={<Button onClick={() => setPlanning(true)}>{t('plan')}</Button>}
    >
      <Tabs
        label={t('views.label')}
        selected={view}
        onSelect={id => setSearch(id === 'list' ? {} : { view: id }, { replace: true })}
        tabs={[
          { id: 'list', label: t('views.list'), panel: <AuctionList key={turn} /> },
          { id: 'calendar', label: t('views.calendar'), panel: <AuctionCalendar key={turn} /> },
        ]}
      />
      {isPlanning && (
        <ScheduleDialog uuid={search.get('plan')} onDone={done} onClose={() => setPlanning(false)} />
      )}
    </AdminArea>
  );
}

function AuctionList() {
  const t = useTranslations('admin.auctions');
  const query = useListQuery(['state']);
  const filter = FILTERS.find(each => each === query.filters.state) ?? null;
  const variables: AuctionBoardQueryVariables = {
    search: query.text,
    filter,
    page: query.page,
    sort: query.sort as BoardSort | null,
  };
  const { data, again } = useStaffData(AuctionBoardDocument, variables);
  const rows =
    data.kind === 'ready'
      ? {
          ...data,
          data: { rows: data.data.auctionBoard.auctions, total: data.data.auctionBoard.totalCount },
        }
      : data;
  return (
    <AdminList
      label={t('label')}
      query={query}
      data={rows}
      again={again}
      pageLength={PAGE_LENGTH}
      columns={useColumns()}
      keyOf={auction => auction.id}
      searchLabel={t('search')}
      filters={[
        {
          name: 'state',
          label: t('state'),
          options: FILTERS.map(value => ({ value, label: t(`filters.${value}`) })),
        },
      ]}
      tools={
        <ExportButton
          name={t('file')}
          ask={async page => (await request(AuctionBoardCsvDocument, { ...variables, page })).auctionBoardCsv}
        />
      }
      empty={t('empty')}
    />
  );
}

const TONES: Record<BoardLineFragment['state'], BadgeTone> = {
  NOT_STARTED: 'plain',
  RUNNING: 'good',
  FINISHED: 'plain',
  CANCELLED: 'red',
};

function useColumns(): readonly Column<BoardLineFragment>[] {
  const t = useTranslations('admin.auctions');
  return [
    {
      key: 'car',
      title: t('columns.car'),
      cell: ({ adUuid, adTitle, isAdPublic }) => (
        <span className="flex flex-col">
          <Link
            to={linkTo('admin/auctions/live', 'fr', { uuid: adUuid })}
            className="font-[560] text-link underline-offset-4 hover:underline"
          >
            {adTitle}
          </Link>
          {!isAdPublic && <span className="text-12 text-ink-soft">{t('draft')}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('columns.state'),
      cell: ({ state, isSold, closingFailure }) =>
        closingFailure ? (
          <Badge tone="red">{t('states.STUCK')}</Badge>
        ) : (
          <Badge tone={isSold ? 'brass' : TONES[state]}>{t(`states.${isSold ? 'SOLD' : state}`)}</Badge>
        ),
    },
    {
      key: 'end',
      title: t('columns.end'),
      sort: 'END',
      cell: ({ state, end }) => (
        <span className="flex flex-col">
          <span className="tabular whitespace-nowrap">{formatDateTime(end)}</span>
          {state === 'RUNNING' && (
            <Countdown until={end} style="auction" canBeUrgent className="text-12 text-ink-soft" />
          )}
        </span>
      ),
    },
    {
      key: 'price',
      title: t('columns.price'),
      sort: 'PRICE',
      isNumber: true,
      cell: ({ price }) => (price === null ? t('noBid') : formatEuros(price)),
    },
    {
      key: 'reserve',
      title: t('columns.reserve'),
      isNumber: true,
      isMinor: true,
      cell: ({ reservePrice }) => (reservePrice === null ? t('noReserve') : formatEuros(reservePrice)),
    },
    {
      key: 'bids',
      title: t('columns.bids'),
      sort: 'BIDS',
      isNumber: true,
      isMinor: true,
      cell: ({ bidCount }) => formatNumber(bidCount),
    },
  ];
}
