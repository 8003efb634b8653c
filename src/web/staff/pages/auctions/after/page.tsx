import { type ReactNode, useId, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { turnOf } from '#shared/sale/index.ts';
import { Loaded, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { LeftOut } from '#web/features/offers/index.ts';
import { Action, Panel, Written } from '#web/features/user-area/index.ts';
import {
  AcceptOfferDocument,
  AfterSaleDocument,
  type AfterSaleQuery,
  CloseOfferDocument,
  DeclineOfferDocument,
  OfferSecondChanceDocument,
  OpenOfferDocument,
  RelistAuctionDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, formatEuros, formatNumber } from '#web/i18n/index.ts';
import {
  AmountField,
  ConfirmButton,
  DateTimeField,
  FormButton,
  typedAmount,
  typedMoment,
} from '#web/staff/forms/index.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, Card, LinkButton, TextField } from '#web/ui/index.ts';
import { RoomState } from '../live/RoomFigures.tsx';
import { usualTimes, WRONG_PLAN } from '../ScheduleDialog.tsx';

export const meta = staffMeta(t => t('admin.after.title'));

/** The options after an auction without a sale, or whose buyer defaulted. */
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

/** One offer: its state, the button to end it with a reason, and the house's own answer. */
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

type After = NonNullable<AfterSaleQuery['afterSale']>;
type WaysProps = { uuid: string; after: After; auction: Last | null };

/** The possible ways to continue, each with its consequences; none while the car is in an auction again. */
function Ways({ uuid, after, auction }: WaysProps) {
  const t = useTranslations('admin.after');
  const { bestOfferFrom, secondChanceAt, canRelist, wish } = after;
  const isOpen = auction?.state === 'RUNNING' || auction?.state === 'NOT_STARTED';
  const hasWay = bestOfferFrom !== null || secondChanceAt !== null || canRelist;
  return (
    <Panel title={t('ways')}>
      {wish !== null && (
        <p className="rounded-box bg-brass-wash px-4 py-3 text-14 text-brass-ink">
          {t('wish', { wish: wish || '—' })}
        </p>
      )}
      {isOpen && <AtAuction uuid={uuid} auction={auction} />}
      {!hasWay && !isOpen && <p className="text-ink-soft">{t('noWay')}</p>}
      <ul className="empty:hidden">
        {bestOfferFrom !== null && (
          <Way text={t('openText', { amount: formatEuros(bestOfferFrom) })}>
            <ConfirmButton
              name="open-offer"
              label={t('open')}
              text={t('openSure')}
              act={() => request(OpenOfferDocument, { uuid })}
            />
          </Way>
        )}
        {secondChanceAt !== null && (
          <Way text={t('chanceText')}>
            <ConfirmButton
              name="second-chance"
              label={t('chance', { amount: formatEuros(secondChanceAt) })}
              text={t('chanceSure')}
              act={() => request(OfferSecondChanceDocument, { uuid })}
            />
          </Way>
        )}
        {canRelist && auction && (
          <Way text={t('relistText')}>
            <Relist last={auction} {...{ uuid, after }} />
          </Way>
        )}
      </ul>
    </Panel>
  );
}

/** The car was put up again, from here or elsewhere. */
function AtAuction({ uuid, auction: { state, start, end } }: { uuid: string; auction: Last }) {
  const t = useTranslations('admin.after');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <p role="status">
        {state === 'RUNNING'
          ? t('again.RUNNING', { date: formatDateTime(end) })
          : t('again.NOT_STARTED', { date: formatDateTime(start) })}
      </p>
      <LinkButton to={linkTo('admin/auctions/live', 'fr', { uuid })}>{t('openRoom')}</LinkButton>
    </div>
  );
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line py-4 not-last:border-b last:pb-0 sm:flex-nowrap sm:*:last:shrink-0">
      <p className="max-w-md text-14 text-ink-soft">{text}</p>
      {children}
    </li>
  );
}

type RelistProps = { uuid: string; last: Last; after: After };

/** Puts a car up again from tomorrow on, by default for the length of the last auction. */
function Relist({ uuid, last: { reservePrice }, after: { isSellersFault, plannedMs } }: RelistProps) {
  const t = useTranslations('admin.after');
  const plan = useTranslations('admin.auctions.schedule');
  return (
    <FormButton
      {...{ look: 'secondary', name: 'relist', label: t('relist') }}
      text={t('relistForm.text')}
      first={() => ({
        ...usualTimes(plannedMs),
        reservePrice: reservePrice === null ? '' : formatNumber(reservePrice),
      })}
      act={async typed => {
        const times = { start: typedMoment('start', typed.start), end: typedMoment('end', typed.end) };
        const data = { ...times, reservePrice: typedAmount(typed.reservePrice) };
        return request(RelistAuctionDocument, { uuid, data });
      }}
      wrongs={WRONG_PLAN}
    >
      {({ field }) => (
        <>
          {isSellersFault && (
            <p className="rounded-box bg-red-wash px-4 py-3 text-14 text-red">{t('relistForm.fault')}</p>
          )}
          <DateTimeField label={plan('start')} {...field('start')} />
          <DateTimeField label={plan('end')} {...field('end')} />
          <AmountField label={plan('reserve')} hint={plan('reserveHint')} {...field('reservePrice')} />
        </>
      )}
    </FormButton>
  );
}

type Last = NonNullable<AfterSaleQuery['boardAuction']>;

/** The state or result of the car's last auction, on which the decision depends. */
function LastAuction({ auction }: { auction: Last }) {
  const t = useTranslations('admin.after');
  const board = useTranslations('admin.auctions');
  const { price, reservePrice, startingPrice, bidCount, bidderCount, start, end } = auction;
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className="p-5 sm:p-8">
      <h2 id={id} className="display text-22">
        {t('toRoom')}
      </h2>
      <dl className="mt-2">
        <Fact label={t('bestBid')}>{price === null ? t('noBid') : formatEuros(price)}</Fact>
        <Fact label={board('live.reserve')}>
          {reservePrice === null ? board('noReserve') : formatEuros(reservePrice)}
        </Fact>
        <Fact label={board('live.startingPrice')}>{formatEuros(startingPrice)}</Fact>
        <Fact label={t('bids')}>{formatNumber(bidCount)}</Fact>
        <Fact label={board('live.bidders')}>{formatNumber(bidderCount)}</Fact>
        <Fact label={t('start')}>{formatDateTime(start)}</Fact>
        <Fact label={board('live.closedAt')}>{formatDateTime(end)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line py-2.5 text-14 not-last:border-b">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
