import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { CLASH_WITHIN_MS, endsClash } from '#shared/sale/index.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { AuctionEndsDocument, type BoardLineFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, formatEuros } from '#web/i18n/index.ts';
import { toParisTime } from '#web/staff/forms/index.ts';
import { Badge, Card, classes, Skeleton } from '#web/ui/index.ts';

const isOpen = ({ state }: BoardLineFragment) => state === 'NOT_STARTED' || state === 'RUNNING';
const MINUTES = CLASH_WITHIN_MS / 60_000;

/** The ends to come, day by day by the clocks of Paris; those too close to each other say so. */
export function AuctionCalendar() {
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
