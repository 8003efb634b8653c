import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { turnOf } from '#shared/sale/index.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import { LeftOut } from '#web/features/offers/index.ts';
import { Absence } from '#web/features/site/index.ts';
import { Panel, UserArea, userAreaMeta, Written } from '#web/features/user-area/index.ts';
import { type OfferCardFragment, OfferDocument } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDateTime, formatEuros, LocaleLink } from '#web/i18n/index.ts';
import { Photo, Skeleton } from '#web/ui/index.ts';
import { BidderTurn } from './BidderTurn.tsx';
import { SellerTurn } from './SellerTurn.tsx';

export const meta = userAreaMeta('user/offers/offer', t => t('offers.one'));

/** The page of an offer: both sides see the same deadline, and each their own part. */
export default function OfferPage() {
  const t = useTranslations('offers');
  const { id = '' } = useParams();
  return (
    <UserArea section="user/offers" title={t('one')}>
      <Room key={id} id={id} />
    </UserArea>
  );
}

/** How often the offer is refetched, because the other side may have answered. */
const LOOK_EVERY_MS = 15_000;

function Room({ id }: { id: string }) {
  const query = useQueryOf(OfferDocument, { id }, { refetchInterval: LOOK_EVERY_MS });
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-80" />} />;
  const { offer } = query.data;
  if (!offer) return <Absence kind="notFound" />;
  const isMine = turnOf(offer) === offer.side;
  return (
    <div className="flex max-w-3xl flex-col gap-6" data-offer={offer.state} data-side={offer.side}>
      <Car offer={offer} />
      <Standing offer={offer} />
      {isMine && offer.side === 'BIDDER' && <BidderTurn offer={offer} />}
      {isMine && offer.side === 'SELLER' && <SellerTurn offer={offer} />}
    </div>
  );
}

function Car({ offer: { ad } }: { offer: OfferCardFragment }) {
  if (!ad) return null;
  return (
    <div className="flex items-center gap-5">
      {ad.photos.front && (
        <Photo
          source={ad.photos.front}
          alt=""
          sizes="128px"
          className="aspect-[4/3] w-28 shrink-0 rounded-box"
        />
      )}
      <h2 className="display text-28">
        <LocaleLink to="car" params={{ slug: ad.slug }} className="underline-offset-4 hover:underline">
          {carTitle(ad)}
        </LocaleLink>
      </h2>
    </div>
  );
}

/** The commission and the net price, as on the order; nothing without a commission. */
function Kept({ price, kept }: { price: number; kept: number | null }) {
  const t = useTranslations('orders.amounts');
  if (kept === null || kept === 0) return null;
  return (
    <>
      <dt className="text-ink-soft">{t('commission')}</dt>
      <dd className="text-right">{formatCents(0 - kept)}</dd>
      <dt className="text-ink-soft">{t('net')}</dt>
      <dd className="text-right font-[600]">{formatCents(100 * price - kept)}</dd>
    </>
  );
}

/** The offer's state, in the same words for both sides; only the seller sees the commission. */
function Standing({ offer }: { offer: OfferCardFragment }) {
  const t = useTranslations('offers');
  const turn = turnOf(offer);
  const isMine = turn !== null && turn === offer.side;
  return (
    <Panel
      title={isMine ? t('yourTurn') : t(`states.${offer.state}`)}
      text={t(`explain.${offer.kind}.${offer.side ?? 'SELLER'}`)}
    >
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        <dt className="text-ink-soft">{t(offer.kind === 'BEST_OFFER' ? 'lastBid' : 'chancePrice')}</dt>
        <dd className="text-right">{formatEuros(offer.lastBid)}</dd>
        {offer.amount !== null && (
          <>
            <dt className="text-ink-soft">{t('amount')}</dt>
            <dd className="text-right font-[600]">{formatEuros(offer.amount)}</dd>
            <Kept price={offer.amount} kept={offer.commissionCents} />
          </>
        )}
        {turn !== null && (
          <>
            <dt className="text-ink-soft">{t('timeLeft')}</dt>
            <dd className="text-right font-[600]">
              <Countdown until={offer.turnEndsAt} style="auction" canBeUrgent />
            </dd>
            <dt className="text-ink-soft">{t('until')}</dt>
            <dd className="text-right">{formatDateTime(offer.turnEndsAt)}</dd>
          </>
        )}
      </dl>
      <LeftOut bids={offer.leftOut} title={count => t('leftOut.title', { count })} text={t('leftOut.text')} />
      <p role="status" className="live-line text-14">
        {turn === null && t(`outcomes.${offer.state as 'ACCEPTED'}`)}
      </p>
      <Written
        text={offer.reason}
        language={offer.reasonLanguage}
        className="rounded-box bg-wash p-4 text-14"
      />
      {offer.state === 'ACCEPTED' && (
        <LocaleLink to="user/orders" className="link-line self-start">
          {t('toOrders')}
        </LocaleLink>
      )}
    </Panel>
  );
}
