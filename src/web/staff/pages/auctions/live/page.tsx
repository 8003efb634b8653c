import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { NotYet } from '#web/features/cache/index.ts';
import { Action, Panel, Written } from '#web/features/user-area/index.ts';
import { BidLogDocument, type BidLogQuery } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, formatEuros, formatInstant, formatNumber } from '#web/i18n/index.ts';
import { AdminArea, Outdated, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, buttonClasses, Card, classes, LinkButton, Skeleton, saveFile } from '#web/ui/index.ts';
import { RoomActions } from './RoomActions.tsx';
import { RoomCurve } from './RoomCurve.tsx';
import { Name, RoomFigures, RoomState } from './RoomFigures.tsx';
import { type Room, useRoom } from './use-room.ts';

export const meta = staffMeta(t => t('admin.auctions.live.title'));

/** The control page of one auction. */
export default function LivePage() {
  const t = useTranslations('admin.auctions.live');
  const { uuid = '' } = useParams();
  const query = useRoom(uuid);
  const room = query.data?.boardAuction;
  return (
    <AdminArea
      section="admin/auctions"
      title={room?.adTitle ?? t('title')}
      back={[linkTo('admin/auctions', 'fr')]}
      state={room && <RoomState room={room} />}
      actions={
        room?.isAdPublic && (
          <a
            href={linkTo('car', 'fr', { slug: room.adSlug })}
            target="_blank"
            rel="noopener"
            className={buttonClasses('secondary', 'medium')}
          >
            {t('toPage')}
          </a>
        )
      }
    >
      {!query.data && <NotYet query={query} waiting={<Skeleton className="h-96" />} />}
      {query.data && !room && (
        <Card className="flex flex-col items-start gap-5 p-8">
          <p className="text-ink-soft">{t('none')}</p>
          <LinkButton to={linkTo('admin/auctions', 'fr', {}, { plan: uuid })}>{t('plan')}</LinkButton>
        </Card>
      )}
      {query.data && room && (
        <div className="flex flex-col gap-6">
          <Outdated query={query} />
          {room.closingFailure && <RoomStuck failure={room.closingFailure} />}
          <RoomFigures room={room} pace={query.data.deskPace} />
          <RoomActions room={room} />
          <RoomCurve room={room} />
          <div className="grid gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <RoomBids room={room} />
            <div className="flex flex-col gap-6">
              <RoomChanges room={room} />
              <RoomProof room={room} />
            </div>
          </div>
        </div>
      )}
    </AdminArea>
  );
}

type Change = Room['changes'][number];

/** The changes by staff and the system, newest first. */
function RoomChanges({ room }: { room: Room }) {
  const t = useTranslations('admin.auctions.live');
  const reserve = (amount: number | null) => (amount === null ? t('without') : formatEuros(amount));
  const said = ({ kind, reserveBefore, reserveAfter, endAfter }: Change) => {
    if (kind === 'RESERVE')
      return t('kinds.RESERVE', { before: reserve(reserveBefore), after: reserve(reserveAfter) });
    const after = endAfter === null ? '' : formatDateTime(endAfter);
    return kind === 'END' || kind === 'OUTAGE' ? t(`kinds.${kind}`, { after }) : t(`kinds.${kind}`);
  };
  return (
    <Panel title={t('changes')}>
      {room.changes.length === 0 && <p className="text-ink-soft">{t('noChanges')}</p>}
      <ol className="empty:hidden">
        {room.changes.map(change => (
          <li
            key={change.id}
            data-board-change={change.kind}
            className="border-line py-3 text-14 not-last:border-b"
          >
            <p className="font-[560]">{said(change)}</p>
            <Written text={change.reason} language={change.reasonLanguage} className="mt-0.5" />
            <p className="tabular mt-0.5 text-12 text-ink-soft">
              {change.actorName ?? t('house')} · {formatInstant(change.at)}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Why the hammer has not fallen after the end, and when it is retried. */
function RoomStuck({ failure }: { failure: NonNullable<Room['closingFailure']> }) {
  const t = useTranslations('admin.auctions.live.stuck');
  const { since, attempts, nextTry, reason, errorId } = failure;
  return (
    <Card role="alert" className="flex flex-col gap-2 p-5">
      <h2 className="text-18 text-red">{t('title')}</h2>
      <p>{t(`reasons.${reason}`)}</p>
      <p className="text-14 text-ink-soft">
        {t('tries', { since: formatDateTime(since), attempts, next: formatDateTime(nextTry) })}
      </p>
      <p className="text-14 text-ink-soft">{t('log', { errorId })}</p>
    </Card>
  );
}

const SOURCES = ['website', 'phone_call', 'chat', 'email'] as const;

/** The bids with their bidders and sources. */
function RoomBids({ room }: { room: Room }) {
  const t = useTranslations('admin.auctions.live');
  const sourceOf = ({ leadSource, placedBy }: Room['bids'][number]) => {
    const source = t(`sources.${SOURCES.find(each => each === leadSource) ?? 'other'}`);
    return placedBy === null ? source : t('takenBy', { source, name: placedBy });
  };
  return (
    <Panel title={t('bids')}>
      {room.bids.length === 0 && <p className="text-ink-soft">{t('noBids')}</p>}
      <ol aria-live="polite">
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
    </Panel>
  );
}

type Log = BidLogQuery['bidLog'];

/** The sealed bid log: verified on request, with the file that proves it. */
function RoomProof({ room: { id } }: { room: Pick<Room, 'id'> }) {
  const t = useTranslations('admin.auctions.live.proof');
  const [log, setLog] = useState<Log | null>(null);
  const ask = async (): Promise<Log> => {
    const { bidLog } = await request(BidLogDocument, { auctionId: id });
    setLog(bidLog);
    return bidLog;
  };
  const save = async (form: 'csv' | 'json', type: string) =>
    saveFile(`${id}.${form}`, new Blob([(await ask())[form]], { type }));
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className="flex flex-wrap gap-3">
        <Action onAct={ask}>{t('check')}</Action>
        <Action onAct={() => save('csv', 'text/csv')}>{t('csv')}</Action>
        <Action onAct={() => save('json', 'application/json')}>{t('json')}</Action>
      </div>
      <div role="status" className="max-w-full">
        {log && <Finding log={log} />}
      </div>
    </Panel>
  );
}

function Finding({ log: { isWhole, brokenLine, lineCount, seal } }: { log: Log }) {
  const t = useTranslations('admin.auctions.live.proof');
  return (
    <div data-proof={isWhole ? 'whole' : 'broken'} className="flex flex-col gap-1 text-14">
      <p className={classes('font-[560]', isWhole ? 'text-good' : 'text-red')}>
        {isWhole
          ? t('whole', { count: lineCount })
          : t('broken', { line: brokenLine === null ? '–' : formatNumber(brokenLine) })}
      </p>
      {seal && <p className="tabular text-12 break-all text-ink-soft">{t('seal', { seal })}</p>}
    </div>
  );
}
