import { useTranslations } from 'use-intl';
import { formatEuros, formatInstant } from '#web/i18n/index.ts';
import { Badge, Card } from '#web/ui/index.ts';
import { Name } from './RoomFigures.tsx';
import type { Room } from './use-room.ts';

const SOURCES = ['website', 'phone_call', 'chat', 'email'] as const;

/** The bids as they come, with who made them and how they came. */
export function RoomBids({ room }: { room: Room }) {
  const t = useTranslations('admin.auctions.live');
  const sourceOf = ({ leadSource, placedBy }: Room['bids'][number]) => {
    const source = t(`sources.${SOURCES.find(each => each === leadSource) ?? 'other'}`);
    return placedBy === null ? source : t('takenBy', { source, name: placedBy });
  };
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="display text-22">{t('bids')}</h2>
      {room.bids.length === 0 && <p className="mt-3 text-ink-soft">{t('noBids')}</p>}
      <ol aria-live="polite" className="mt-3">
        {room.bids.map(bid => (
          <li
            key={bid.version}
            data-board-bid={bid.amount}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-line py-3 text-14 not-last:border-b sm:grid-cols-[minmax(0,1fr)_auto_10rem]"
          >
            <Name person={bid.bidder} />
            <span className="tabular flex items-center gap-2 text-16">
              {!bid.isImmediate && <Badge>{t('automatic')}</Badge>}
              <span className={bid.leads ? 'font-[600]' : undefined}>{formatEuros(bid.amount)}</span>
            </span>
            <span className="tabular col-span-2 text-12 text-ink-soft sm:col-span-1 sm:text-right">
              {formatInstant(bid.placedAt)}
              <br />
              {bid.isImmediate ? sourceOf(bid) : null}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
