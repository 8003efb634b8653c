import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { CLASH_WITHIN_MS, endsClash } from '#shared/sale/index.ts';
import { fromParisWall, parisDay } from '#shared/words/paris.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import {
  AuctionBoardDocument,
  AuctionEndsDocument,
  type BoardLineFragment,
} from '#web/graphql/documents.gen.ts';
import { formatDate, formatEuros, formatNumber } from '#web/i18n/index.ts';
import { toParisTime } from '#web/staff/forms/index.ts';
import {
  AdminArea,
  DialogButton,
  List,
  Moment,
  RowLink,
  Stacked,
  staffMeta,
} from '#web/staff/frame/index.ts';
import { Badge, type BadgeTone, Card, classes, optionsOf, Skeleton, Tabs } from '#web/ui/index.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

export const meta = staffMeta(t => t('admin.auctions.title'));

/** All auctions, as a list or a calendar of their ends, and the form to plan one. */
export default function AuctionsPage() {
  const t = useTranslations('admin.auctions');
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'calendar' ? 'calendar' : 'list';
  const planned = search.get('plan');
  return (
    <AdminArea
      section="admin/auctions"
      title={t('title')}
      text={t('text')}
      actions={
        <DialogButton
          label={t('plan')}
          isFirstOpen={planned !== null}
          dialog={close => <ScheduleDialog uuid={planned} onClose={close} />}
        />
      }
    >
      <Tabs
        label={t('views.label')}
        selected={view}
        onSelect={id => setSearch(id === 'list' ? {} : { view: id })}
        tabs={[
          { id: 'list', label: t('views.list'), panel: <AuctionList /> },
          { id: 'calendar', label: t('views.calendar'), panel: <AuctionCalendar /> },
        ]}
      />
    </AdminArea>
  );
}

const isOpen = ({ state }: BoardLineFragment) => state === 'NOT_STARTED' || state === 'RUNNING';
const MINUTES = CLASH_WITHIN_MS / 60_000;

/** The coming ends by day in Paris time, with a warning where they are too close. */
function AuctionCalendar() {
  const t = useTranslations('admin.auctions');
  const [from] = useState(() => new Date().toISOString());
  const query = useQueryOf(AuctionEndsDocument, { from });
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-96" />} />;
  const open = query.data.auctionBoard.auctions.filter(isOpen);
  if (open.length === 0) return <Card className="p-8 text-center text-ink-soft">{t('calendar.empty')}</Card>;
  const days = Map.groupBy(open, ({ end }) => toParisTime(end).slice(0, 10));
  return (
    <ol className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {Array.from(days, ([day, auctions]) => (
        <li key={day}>
          <Card className="h-full p-5">
            <h2 className="display tabular text-18">{formatDate(auctions[0]?.end ?? day)}</h2>
            <ol className="mt-3 flex flex-col gap-3">
              {auctions.map(auction => (
                <Entry key={auction.id} auction={auction} all={open} />
              ))}
            </ol>
          </Card>
        </li>
      ))}
    </ol>
  );
}

function Entry({ auction, all }: { auction: BoardLineFragment; all: readonly BoardLineFragment[] }) {
  const t = useTranslations('admin.auctions');
  const { id, adUuid, adTitle, end, price, startingPrice } = auction;
  const clashes = all.some(other => other.id !== id && endsClash(Date.parse(other.end), Date.parse(end)));
  return (
    <li
      data-clash={clashes || undefined}
      className={classes('border-l-2 pl-3', clashes ? 'border-red' : 'border-line')}
    >
      <p className="flex items-baseline gap-3">
        <span className="tabular font-[560]">{toParisTime(end).slice(11)}</span>
        <Link
          to={linkTo('admin/auctions/live', 'fr', { uuid: adUuid })}
          className="min-w-0 flex-1 text-link underline-offset-4 hover:underline"
        >
          {adTitle}
        </Link>
        <span className="tabular text-14 text-ink-soft">{formatEuros(price ?? startingPrice)}</span>
      </p>
      {clashes && (
        <Badge tone="red" className="mt-1.5">
          {t('calendar.clash', { minutes: String(MINUTES) })}
        </Badge>
      )}
    </li>
  );
}

const FILTERS = ['PLANNED', 'RUNNING', 'STUCK', 'ABOVE_MANDATE', 'SOLD', 'UNSOLD', 'CANCELLED'] as const;
const REGIMES = ['BROKERAGE', 'PROFESSIONAL', 'HOUSE', 'PUBLIC_SALE'] as const;
const TONES: Record<BoardLineFragment['state'], BadgeTone> = {
  NOT_STARTED: 'plain',
  RUNNING: 'good',
  FINISHED: 'plain',
  CANCELLED: 'red',
};

/** As far back as the figures go. */
const MONTHS = 36;

/** Returns the months up to this one, newest first: `2026-11` and its name. */
function useMonths() {
  const words = new Intl.DateTimeFormat(useLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const [year = 0, month = 0] = parisDay(Date.now()).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = Date.UTC(year, month - 1 - back);
    return [new Date(first).toISOString().slice(0, 7), words.format(first)] as const;
  });
}

/** Returns a month in Paris time; without one, all time. */
function spanOf(month: string | null) {
  if (month === null) return { from: null, until: null };
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [from, until] = [number - 1, number].map(each =>
    new Date(fromParisWall(Date.UTC(year, each))).toISOString(),
  );
  return { from: from ?? null, until: until ?? null };
}

function AuctionList() {
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
