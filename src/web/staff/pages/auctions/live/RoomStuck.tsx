import { useTranslations } from 'use-intl';
import { formatDateTime } from '#web/i18n/index.ts';
import { Card } from '#web/ui/index.ts';
import type { Room } from './use-room.ts';

/** Why the hammer has not fallen though the end is past, and when the house tries again. */
export function RoomStuck({ failure }: { failure: NonNullable<Room['closingFailure']> }) {
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
