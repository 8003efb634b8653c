import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import type { BoardNameFragment, BoardRoomQuery } from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatEuros, formatNumber } from '#web/i18n/index.ts';
import { Phone, RowLink, useCan } from '#web/staff/frame/index.ts';
import { Badge, Card } from '#web/ui/index.ts';
import type { Room } from './use-room.ts';

/** The counts and their fields. */
const COUNTS = [
  ['bidders', 'bidderCount'],
  ['watchers', 'watcherCount'],
  ['extensions', 'extensionCount'],
  ['views', 'viewCount'],
  ['favorites', 'nbFav'],
] as const;

/** The auction's current figures. */
export function RoomFigures({ room, pace }: { room: Room; pace: BoardRoomQuery['deskPace'] }) {
  const t = useTranslations('admin.auctions');
  return (
    <Card className="p-5 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6">
        <Big label={t(room.price === null ? 'live.startingPrice' : 'live.price')}>
          <span data-room-price={room.price ?? ''}>{formatEuros(room.price ?? room.startingPrice)}</span>
        </Big>
        <Big label={t(timeWordOf(room))}>
          <Time room={room} />
        </Big>
        <div>
          <p className="text-14 text-ink-soft">{t('live.leader')}</p>
          <div className="mt-1.5">{room.leader ? <Name person={room.leader} /> : t('live.nobody')}</div>
        </div>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-line border-t pt-5 sm:grid-cols-4 lg:grid-cols-[1.6fr_repeat(5,1fr)_1.6fr]">
        <Figure name="reserve" label={t('live.reserve')}>
          {reserveText(room, t('noReserve'), word => t(`live.${word}`))}
        </Figure>
        {COUNTS.map(([name, field]) => (
          <Figure key={name} name={name} label={t(`live.${name}`)}>
            {formatNumber(room[field])}
          </Figure>
        ))}
        <Figure name="pace" label={t('live.pace')}>
          {pace
            ? t('live.paceValue', {
                median: formatNumber(pace.medianMs),
                slowest: formatNumber(pace.slowestMs),
              })
            : t('live.paceNone')}
        </Figure>
      </dl>
    </Card>
  );
}

/** The auction's state in a word. */
export function RoomState({ room: { state, isSold } }: { room: Pick<Room, 'state' | 'isSold'> }) {
  const t = useTranslations('admin.auctions.states');
  return (
    <Badge tone={state === 'RUNNING' ? 'good' : 'plain'} data-room-state={state}>
      {t(isSold ? 'SOLD' : state)}
    </Badge>
  );
}

const timeWordOf = ({ state }: Room) =>
  state === 'RUNNING' ? 'live.left' : state === 'NOT_STARTED' ? 'live.startsIn' : 'live.closedAt';

function Time({ room: { state, start, end } }: { room: Room }) {
  if (state !== 'RUNNING' && state !== 'NOT_STARTED')
    return <span className="font-[420] text-22 sm:text-28">{formatDateTime(end)}</span>;
  const isRunning = state === 'RUNNING';
  // The width reserved for a date exceeds a phone's at this size, and red is enough without bold.
  return (
    <Countdown
      until={isRunning ? end : start}
      style="auction"
      canBeUrgent={isRunning}
      className="max-sm:min-w-0! font-[420]!"
    />
  );
}

function reserveText(
  { reservePrice, reservePriceReached }: Room,
  none: string,
  wordOf: (word: 'reached' | 'notReached') => string,
): string {
  if (reservePrice === null) return none;
  return `${formatEuros(reservePrice)}, ${wordOf(reservePriceReached ? 'reached' : 'notReached')}`;
}

function Big({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-14 text-ink-soft">{label}</p>
      <p className="price-type text-36 sm:text-48">{children}</p>
    </div>
  );
}

function Figure({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-soft">{label}</dt>
      <dd data-figure={name} className="tabular mt-0.5 text-16">
        {children}
      </dd>
    </div>
  );
}

/** A person's name, with a link for users who manage accounts. */
export function Name({ person }: { person: BoardNameFragment }) {
  const mayOpen = useCan('Users:update');
  const name = `${person.firstName} ${person.lastName}`.trim();
  const { pseudo, phone, email } = person;
  return (
    <span className="flex flex-col">
      {mayOpen ? (
        <RowLink to={linkTo('admin/people/person', 'fr', { id: person.id })}>{name}</RowLink>
      ) : (
        <span className="font-[560]">{name}</span>
      )}
      <span className="flex flex-wrap gap-x-2 text-12 text-ink-soft wrap-anywhere empty:hidden">
        {pseudo && <span>{pseudo}</span>}
        {phone ? <Phone phone={phone} /> : email && <span>{email}</span>}
      </span>
    </span>
  );
}
