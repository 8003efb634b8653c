import { useTranslations } from 'use-intl';
import { formatDateTime, formatEuros, formatInstant } from '#web/i18n/index.ts';
import { Card } from '#web/ui/index.ts';
import type { Room } from './use-room.ts';

type Change = Room['changes'][number];

/** What staff and the house did to the auction, newest first. */
export function RoomChanges({ room }: { room: Room }) {
  const t = useTranslations('admin.auctions.live');
  const reserve = (amount: number | null) => (amount === null ? t('without') : formatEuros(amount));
  const said = ({ kind, reserveBefore, reserveAfter, endAfter }: Change) => {
    if (kind === 'RESERVE')
      return t('kinds.RESERVE', { before: reserve(reserveBefore), after: reserve(reserveAfter) });
    const after = endAfter === null ? '' : formatDateTime(endAfter);
    return kind === 'END' || kind === 'OUTAGE' ? t(`kinds.${kind}`, { after }) : t(`kinds.${kind}`);
  };
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="display text-22">{t('changes')}</h2>
      {room.changes.length === 0 && <p className="mt-3 text-ink-soft">{t('noChanges')}</p>}
      <ol className="mt-3">
        {room.changes.map(change => (
          <li
            key={change.id}
            data-board-change={change.kind}
            className="border-line py-3 text-14 not-last:border-b"
          >
            <p className="font-[560]">{said(change)}</p>
            {change.reason && <p className="mt-0.5">{change.reason}</p>}
            <p className="tabular mt-0.5 text-12 text-ink-soft">
              {change.actorName ?? t('house')} · {formatInstant(change.at)}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
