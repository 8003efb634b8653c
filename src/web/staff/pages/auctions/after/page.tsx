import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Loaded, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  AfterSaleDocument,
  type AfterSaleQuery,
  OfferSecondChanceDocument,
  OpenOfferDocument,
  RelistAuctionDocument,
} from '#web/graphql/documents.gen.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Card } from '#web/ui/index.ts';
import { OfferRow } from './OfferRow.tsx';

export const meta = staffMeta(t => t('admin.after.title'));

type After = NonNullable<AfterSaleQuery['afterSale']>;

/** What the house may do after an auction that sold nothing, or whose buyer defaulted. */
export default function AfterSalePage() {
  const t = useTranslations('admin.after');
  const { uuid = '' } = useParams();
  const query = useQueryOf(AfterSaleDocument, { uuid });
  const car = query.data?.publicCarAd;
  return (
    <AdminArea
      section="admin/auctions"
      title={car ? carTitle(car) : t('title')}
      text={t('text')}
      back={[linkTo('admin/auctions/live', 'fr', { uuid }), t('toRoom')]}
    >
      <Loaded query={query}>
        {({ afterSale }) =>
          afterSale ? (
            <div className="flex max-w-4xl flex-col gap-6">
              <Ways uuid={uuid} after={afterSale} />
              {afterSale.offers.map(offer => (
                <OfferRow key={offer.id} offer={offer} />
              ))}
            </div>
          ) : (
            <Card className="p-8 text-ink-soft">{t('none')}</Card>
          )
        }
      </Loaded>
    </AdminArea>
  );
}

function Ways({ uuid, after }: { uuid: string; after: After }) {
  const t = useTranslations('admin.after');
  const send = useSend();
  const withFresh = useFresh();
  const { bestOfferFrom, secondChanceAt, canRelist, wish } = after;
  const hasWay = bestOfferFrom !== null || secondChanceAt !== null || canRelist;
  return (
    <Card className="flex flex-col items-start gap-4 p-6">
      {wish !== null && (
        <p className="rounded-box bg-brass-wash px-4 py-3 text-14 text-brass-ink">
          {t('wish', { wish: wish || '—' })}
        </p>
      )}
      {!hasWay && <p className="text-ink-soft">{t('noWay')}</p>}
      <div className="flex flex-wrap gap-3">
        {bestOfferFrom !== null && (
          <Action look="primary" onAct={() => send(OpenOfferDocument, { uuid })}>
            {t('open', { amount: formatEuros(bestOfferFrom) })}
          </Action>
        )}
        {secondChanceAt !== null && (
          <Action look="primary" onAct={() => send(OfferSecondChanceDocument, { uuid })}>
            {t('chance', { amount: formatEuros(secondChanceAt) })}
          </Action>
        )}
        {canRelist && (
          <Action onAct={() => withFresh(() => send(RelistAuctionDocument, { uuid }))}>{t('relist')}</Action>
        )}
      </div>
      {canRelist && <p className="text-14 text-ink-soft">{t('relistText')}</p>}
    </Card>
  );
}
