import { useTranslations } from 'use-intl';
import { useRefresh } from '#web/features/cache/index.ts';
import { OrderMessages, UnreadBadge } from '#web/features/order-messages/index.ts';
import {
  Amounts,
  CarPapers,
  canWriteReport,
  carNameOf,
  Export,
  NextTask,
  OrderHistory,
  OrderPage,
  type OrderProps,
  PaperList,
  Payments,
  ReportPanel,
  Tracker,
  Withdrawal,
} from '#web/features/orders/index.ts';
import { Panel, userAreaMeta } from '#web/features/user-area/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Card, PhoneNumber, Photo } from '#web/ui/index.ts';
import { BuyerVat } from './BuyerVat.tsx';
import { PayoutAccount } from './PayoutAccount.tsx';
import { Review } from './Review.tsx';
import { SellerDetails } from './SellerDetails.tsx';
import { Vigilance } from './Vigilance.tsx';

export const meta = userAreaMeta('user/orders/order', t => t('orders.orderTitle'));

/** One order from the auction to the handover; both sides see the same steps. */
export default function OrderDetailPage() {
  const t = useTranslations('orders');
  return <OrderPage title={t('orderTitle')}>{props => <Detail {...props} />}</OrderPage>;
}

function Detail({ order }: OrderProps) {
  const refresh = useRefresh();
  const t = useTranslations('orders');
  return (
    <>
      <Head order={order} />
      <Tracker order={order} />
      <NextTask order={order} />
      {order.withdrawal && <Withdrawal order={order} />}
      {canWriteReport(order) && <ReportPanel key={order.id} order={order} />}
      <Review order={order} />
      <Vigilance order={order} />
      <CarPapers order={order} />
      <Panel title={t('amounts.title')}>
        <Amounts order={order} />
      </Panel>
      <BuyerVat order={order} />
      <Export order={order} />
      <Payments order={order} />
      <PayoutAccount order={order} />
      <SellerDetails order={order} />
      <OtherSide order={order} />
      {!order.withdrawal && <Withdrawal order={order} />}
      <OrderMessages orderId={order.id} onNews={refresh} />
      <Panel title={t('papers.title')}>
        <PaperList papers={order.papers} />
      </Panel>
      <Panel title={t('history')}>
        <OrderHistory order={order} />
      </Panel>
      <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-soft">
        {t('help')}
        <LocaleLink to="contact" className="link-line">
          {t('contact')}
        </LocaleLink>
      </p>
    </>
  );
}

function Head({ order }: Pick<OrderProps, 'order'>) {
  const t = useTranslations('orders');
  const { ad, role, reference } = order;
  const front = ad?.photos.front;
  return (
    <div className="flex flex-wrap items-center gap-5">
      {front && (
        <Photo source={front} alt="" sizes="160px" className="aspect-[3/2] w-40 rounded-box" isFirst />
      )}
      <div className="flex flex-col gap-1">
        <p className="display text-28">{carNameOf(order)}</p>
        <p className="tabular text-14 text-ink-soft">
          {t(`role.${role}`)} · {reference}
        </p>
        {order.unreadMessages > 0 && (
          <a href="#messages" className="inline-flex min-h-11 items-center self-start">
            <UnreadBadge count={order.unreadMessages} />
          </a>
        )}
      </div>
    </div>
  );
}

/** The other side's contact data, once both have signed. */
function OtherSide({ order }: Pick<OrderProps, 'order'>) {
  const t = useTranslations('orders.people');
  const { role, buyer, seller } = order;
  const other = role === 'BUYER' ? seller : buyer;
  if (!other) return null;
  return (
    <Panel title={t('title')}>
      <Card className="flex flex-col gap-1 border-0">
        <p className="font-[560]">
          {other.name} <span className="text-ink-soft">· {t(role === 'BUYER' ? 'seller' : 'buyer')}</span>
        </p>
        <a className="link-line" href={`mailto:${other.email}`}>
          {other.email}
        </a>
        {other.phone && (
          <a className="link-line tabular" href={`tel:${other.phone}`}>
            <PhoneNumber phone={other.phone} />
          </a>
        )}
      </Card>
    </Panel>
  );
}
