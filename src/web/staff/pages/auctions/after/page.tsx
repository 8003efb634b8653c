import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { AfterSaleDocument } from '#web/graphql/documents.gen.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Card } from '#web/ui/index.ts';
import { RoomState } from '../live/RoomFigures.tsx';
import { LastAuction } from './LastAuction.tsx';
import { OfferRow } from './OfferRow.tsx';
import { Ways } from './Ways.tsx';

export const meta = staffMeta(t => t('admin.after.title'));

/** What the house may do after an auction that sold nothing, or whose buyer defaulted. */
export default function AfterSalePage() {
  const t = useTranslations('admin.after');
  const { uuid = '' } = useParams();
  const query = useQueryOf(AfterSaleDocument, { uuid });
  const auction = query.data?.boardAuction;
  return (
    <AdminArea
      section="admin/auctions"
      title={auction?.adTitle ?? t('title')}
      state={auction && <RoomState room={auction} />}
      text={t('text')}
      back={[linkTo('admin/auctions/live', 'fr', { uuid }), t('toRoom')]}
    >
      <Loaded query={query}>
        {({ afterSale, boardAuction: last }) =>
          afterSale ? (
            <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <div className="flex flex-col gap-6">
                <Ways uuid={uuid} after={afterSale} auction={last} />
                {afterSale.offers.map(offer => (
                  <OfferRow key={offer.id} offer={offer} />
                ))}
              </div>
              {last && <LastAuction auction={last} />}
            </div>
          ) : (
            <Card className="p-8 text-ink-soft">{t('none')}</Card>
          )
        }
      </Loaded>
    </AdminArea>
  );
}
