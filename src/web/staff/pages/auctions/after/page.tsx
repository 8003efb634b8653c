import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { turnOf } from '#shared/sale/index.ts';
import { Loaded, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { LeftOut } from '#web/features/offers/index.ts';
import { Action, Written } from '#web/features/user-area/index.ts';
import {
  AcceptOfferDocument,
  AfterSaleDocument,
  type AfterSaleQuery,
  CloseOfferDocument,
  DeclineOfferDocument,
} from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatEuros } from '#web/i18n/index.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, Card, TextField } from '#web/ui/index.ts';
import { RoomState } from '../live/RoomFigures.tsx';
import { LastAuction, Ways } from './Ways.tsx';

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

type Offer = NonNullable<AfterSaleQuery['afterSale']>['offers'][number];

/** One offer as staff see it: where it stands, an end with a reason, and the house's own answer. */
function OfferRow({ offer }: { offer: Offer }) {
  const t = useTranslations('admin.after');
  const [reason, setReason] = useState('');
  const send = useSend();
  const isHouses = offer.side === 'SELLER' && turnOf(offer) === 'SELLER';
  return (
    <Card data-offer={offer.state} className="flex flex-col items-start gap-4 p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="display text-22">{t(`kinds.${offer.kind}`)}</h2>
        <Badge tone={offer.closedAt === null ? 'brass' : 'plain'}>{t(`states.${offer.state}`)}</Badge>
      </div>
      <dl className="tabular grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-14">
        <dt className="text-ink-soft">{t('bidder')}</dt>
        <dd>{offer.bidderEmail ?? '—'}</dd>
        <dt className="text-ink-soft">{t(offer.kind === 'BEST_OFFER' ? 'lastBid' : 'chancePrice')}</dt>
        <dd>{formatEuros(offer.lastBid)}</dd>
        <dt className="text-ink-soft">{t('amount')}</dt>
        <dd>{offer.amount === null ? '—' : formatEuros(offer.amount)}</dd>
        <dt className="text-ink-soft">{t(offer.closedAt === null ? 'until' : 'closedAt')}</dt>
        <dd>{formatDateTime(offer.closedAt ?? offer.turnEndsAt)}</dd>
      </dl>
      <div className="w-full max-w-xl empty:hidden">
        <LeftOut
          bids={offer.leftOut}
          title={count => t('leftOut.title', { count })}
          text={t('leftOut.text')}
        />
      </div>
      <Written text={offer.reason} language={offer.reasonLanguage} className="text-14" />
      {isHouses && (
        <div className="flex flex-wrap gap-3">
          <Action look="primary" onAct={() => send(AcceptOfferDocument, { id: offer.id })}>
            {t('accept')}
          </Action>
          <Action onAct={() => send(DeclineOfferDocument, { id: offer.id })}>{t('decline')}</Action>
        </div>
      )}
      {offer.closedAt === null && (
        <div className="flex w-full max-w-xl flex-wrap items-end gap-3">
          <div className="min-w-60 flex-1">
            <TextField
              name={`reason-${offer.id}`}
              label={t('reason')}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          </div>
          <Action
            look="danger"
            disabled={reason.trim() === ''}
            onAct={() => send(CloseOfferDocument, { id: offer.id, reason })}
          >
            {t('close')}
          </Action>
        </div>
      )}
    </Card>
  );
}
