import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { usePermission } from '#web/features/staff/index.ts';
import { StandingAct } from '#web/features/standing/index.ts';
import type { OrderTask } from '#web/graphql/documents.gen.ts';
import { formatEuros, LocaleLink, useLocale } from '#web/i18n/index.ts';
import type { RoomParts } from './AuctionHeader.tsx';

type Props = Omit<RoomParts, 'title' | 'place'> & {
  /** The URL of the user's order, as buyer or seller; null until it is loaded. */
  orderPath: string | null;
  /** The order's task for the user; null until it is loaded. */
  task: OrderTask | null;
};

const LINK = 'text-link underline underline-offset-4';

/** The result for bidders and the seller: by the hammer, or through an offer after it. */
export function MyEnd({ lot, standing, auction, mine, uuid, orderPath, task }: Props) {
  const { isSoldAfter, currentBid } = auction;
  if (standing === 'SELLER') return <Seller price={mine.finalPrice} {...{ lot, uuid, orderPath, task }} />;
  if (standing === 'WON') return <Won price={mine.finalPrice} {...{ isSoldAfter, orderPath }} />;
  // The price agreed after the hammer is visible only to its parties.
  return standing === 'LOST' && <Lost price={isSoldAfter ? null : currentBid} ceiling={mine.ceiling} />;
}

/** How far the price exceeded the user's maximum, if the price is public. */
function Lost({ price, ceiling }: { price: number | null; ceiling: number | null }) {
  const t = useTranslations('bidDialog');
  const above = price === null || ceiling === null ? 0 : price - ceiling;
  return (
    <p className="text-ink-soft">
      {t('lost')}{' '}
      {above > 0 && <span data-above={above}>{t('wentAbove', { amount: formatEuros(above) })}</span>}
    </p>
  );
}

type Bought = { price: number | null; isSoldAfter: boolean; orderPath: string | null };

/** The winner's price, and a link to what comes next. */
function Won({ price, isSoldAfter, orderPath }: Bought) {
  const t = useTranslations('bidDialog');
  return (
    <>
      <p>{t(isSoldAfter ? 'bought' : 'won')}</p>
      {price !== null && <p className="price-type text-36">{formatEuros(price)}</p>}
      {orderPath && <StandingAct standing="WON" amount={0} to={orderPath} size="large" className="w-full" />}
      <LocaleLink to="user/orders" className={LINK}>
        {t('toOrder')}
      </LocaleLink>
    </>
  );
}

type Sold = Pick<Props, 'lot' | 'uuid' | 'orderPath' | 'task'> & { price: number | null };

/** The result for the seller, or for staff if the house sells, with the next link; nothing without a hammer price. */
function Seller({ lot, price, uuid, orderPath, task }: Sold) {
  const t = useTranslations('bidDialog');
  const locale = useLocale();
  const isOfHouse = usePermission('Orders:update');
  if (lot === 'UNSOLD') {
    return (
      <>
        <p>{t('yourSaleUnsold')}</p>
        <LocaleLink to="user/cars/edit" params={{ id: uuid }} className={LINK}>
          {t('toCar')}
        </LocaleLink>
      </>
    );
  }
  if (lot !== 'SOLD') return null;
  const word = task === 'SIGN_CONTRACT' || task === 'NONE' ? task : 'ONGOING';
  return (
    <>
      {price !== null && <p className="price-type text-36">{formatEuros(price)}</p>}
      <p>{isOfHouse ? t('houseSold') : t(`yourSaleSold.${word}`)}</p>
      {isOfHouse ? (
        <a href={linkTo('admin/orders', 'fr', {}, { text: uuid })} className={LINK}>
          {t('toHouseSale')}
        </a>
      ) : (
        <Link to={orderPath ?? linkTo('user/orders', locale)} className={LINK}>
          {t('toSale')}
        </Link>
      )}
    </>
  );
}
