import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import {
  type AfterSaleQuery,
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
import { Card, LinkButton } from '#web/ui/index.ts';
import { usualTimes, WRONG_PLAN } from '../ScheduleDialog.tsx';

type After = NonNullable<AfterSaleQuery['afterSale']>;
type Props = { uuid: string; after: After; auction: Last | null };

/** What the house may do now, each with what comes of it; nothing while the car is at auction again. */
export function Ways({ uuid, after, auction }: Props) {
  const t = useTranslations('admin.after');
  const { bestOfferFrom, secondChanceAt, canRelist, wish } = after;
  const isOpen = auction?.state === 'RUNNING' || auction?.state === 'NOT_STARTED';
  const hasWay = bestOfferFrom !== null || secondChanceAt !== null || canRelist;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="display text-22">{t('ways')}</h2>
      {wish !== null && (
        <p className="mt-4 rounded-box bg-brass-wash px-4 py-3 text-14 text-brass-ink">
          {t('wish', { wish: wish || '—' })}
        </p>
      )}
      {isOpen && <AtAuction uuid={uuid} auction={auction} />}
      {!hasWay && !isOpen && <p className="mt-3 text-ink-soft">{t('noWay')}</p>}
      <ul className="mt-2 empty:hidden">
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
    </Card>
  );
}

/** It was put up again, by hand or from here. */
function AtAuction({ uuid, auction: { state, start, end } }: { uuid: string; auction: Last }) {
  const t = useTranslations('admin.after');
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
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

/** Puts a car up again from tomorrow on, for as long as the last was planned, unless it is said otherwise. */
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

export type Last = NonNullable<AfterSaleQuery['boardAuction']>;

/** How the car's newest auction stands, or ended: what is decided here is decided by that. */
export function LastAuction({ auction }: { auction: Last }) {
  const t = useTranslations('admin.after');
  const board = useTranslations('admin.auctions');
  const { price, reservePrice, startingPrice, bidCount, bidderCount, start, end } = auction;
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className="p-5 sm:p-6">
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
