import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { NotYet } from '#web/features/cache/index.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { buttonClasses, Card, Skeleton } from '#web/ui/index.ts';
import { RoomActions } from './RoomActions.tsx';
import { RoomBids } from './RoomBids.tsx';
import { RoomChanges } from './RoomChanges.tsx';
import { RoomFigures } from './RoomFigures.tsx';
import { RoomProof } from './RoomProof.tsx';
import { RoomStuck } from './RoomStuck.tsx';
import { useRoom } from './use-room.ts';

export const meta = staffMeta(t => t('admin.auctions.live.title'));

/** The room from which one auction is run while it runs. */
export default function LivePage() {
  const t = useTranslations('admin.auctions.live');
  const { uuid = '' } = useParams();
  const query = useRoom(uuid);
  const room = query.data?.boardAuction;
  return (
    <AdminArea
      section="admin/auctions"
      title={room?.adTitle ?? t('title')}
      above={
        <Link
          to={linkTo('admin/auctions', 'fr')}
          className="mb-2 inline-flex min-h-11 items-center text-14 text-link underline underline-offset-4"
        >
          {t('back')}
        </Link>
      }
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
          <Link
            to={linkTo('admin/auctions', 'fr', {}, { plan: uuid })}
            className={buttonClasses('primary', 'medium')}
          >
            {t('plan')}
          </Link>
        </Card>
      )}
      {query.data && room && (
        <div className="flex flex-col gap-6">
          {room.closingFailure && <RoomStuck failure={room.closingFailure} />}
          <RoomFigures room={room} pace={query.data.deskPace} />
          <RoomActions room={room} />
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
