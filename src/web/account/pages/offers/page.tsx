import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { turnOf } from '#shared/sale/index.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import { Panel, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { MyOffersDocument, type OfferCardFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, formatEuros, useLocale } from '#web/i18n/index.ts';
import { Icon, LinkCard, Skeleton } from '#web/ui/index.ts';
import { WishForm } from '../../selling/index.ts';

export const meta = userAreaMeta('user/offers', t => t('offers.title'));

/** The user's offers after auctions, on either side, and their unsold cars. */
export default function OffersPage() {
  const t = useTranslations('offers');
  return (
    <UserArea section="user/offers" title={t('title')} text={t('intro')}>
      <div className="flex max-w-3xl flex-col gap-6">
        <Mine />
      </div>
    </UserArea>
  );
}

function Mine() {
  const t = useTranslations('offers');
  const query = useQueryOf(MyOffersDocument, {});
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-64" />} />;
  const { myOffers, myUnsoldCars } = query.data;
  return (
    <>
      {myOffers.length === 0 ? (
        <p className="rounded-box bg-wash p-6 text-ink-soft sm:p-8">{t('none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {myOffers.map(offer => (
            <li key={offer.id}>
              <OfferLine offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {myUnsoldCars.length > 0 && (
        <Panel title={t('unsold.title')} text={t('unsold.text')}>
          <ul className="flex flex-col gap-6">
            {myUnsoldCars.map(
              ({ ad, wish }) =>
                ad && (
                  <li key={ad.uuid} className="border-line not-last:border-b not-last:pb-6">
                    <WishForm uuid={ad.uuid} car={carTitle(ad)} wish={wish} />
                  </li>
                ),
            )}
          </ul>
        </Panel>
      )}
    </>
  );
}

function OfferLine({ offer }: { offer: OfferCardFragment }) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const isMine = turnOf(offer) !== null && turnOf(offer) === offer.side;
  return (
    <LinkCard to={linkTo('user/offers/offer', locale, { id: offer.id })} data-offer={offer.state}>
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-pill bg-brass-wash text-brass-ink">
        <Icon name="gavel" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-[600] text-16">{offer.ad ? carTitle(offer.ad) : t('goneCar')}</span>
          <span className="tabular text-14 text-ink-soft">{formatEuros(offer.amount ?? offer.lastBid)}</span>
        </span>
        <span className="block text-14 text-ink-soft">
          {isMine ? t('yourTurn') : t(`states.${offer.state}`)}{' '}
          {offer.closedAt === null ? (
            <Countdown until={offer.turnEndsAt} style="auction" canBeUrgent />
          ) : (
            formatDate(offer.closedAt)
          )}
        </span>
      </span>
    </LinkCard>
  );
}
