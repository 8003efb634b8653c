import { useTranslations } from 'use-intl';
import { OrderPage, type OrderProps, priceWord, useDue } from '#web/features/orders/index.ts';
import { Panel, userAreaMeta } from '#web/features/user-area/index.ts';
import { formatCents } from '#web/i18n/index.ts';
import { FeePanel } from './FeePanel.tsx';
import { TransferPanel } from './TransferPanel.tsx';

export const meta = userAreaMeta('orders/pay', t => t('orders.pay.title'));

/** The fee by card or transfer, the price by transfer; only after both have signed, and only once. */
export default function PayPage() {
  const t = useTranslations('orders.pay');
  return (
    <OrderPage title={t('title')} isStep>
      {props => <Pay {...props} />}
    </OrderPage>
  );
}

function Pay({ order }: OrderProps) {
  const t = useTranslations('orders');
  const due = useDue()(order);
  const { role, state, hammerPrice, feeCents, totalCents } = order;
  // After a cancellation that is the buyer's fault the fee may still be due.
  const isOver = state === 'CANCELLED';
  if (role !== 'BUYER' || (isOver && order.task !== 'PAY_FEE'))
    return <p className="text-18">{t('pay.closed')}</p>;
  if (state === 'CREATED') return <p className="text-18">{t('pay.signFirst')}</p>;
  const rows = [
    [t(`amounts.${priceWord(order)}`), 100 * hammerPrice],
    [t('amounts.fee'), feeCents],
    [t('amounts.total'), totalCents],
  ] as const;
  return (
    <>
      <Panel title={t('amounts.title')} {...(state === 'SIGNED' && due !== null && { text: due })}>
        <dl>
          {rows.map(([label, cents]) => (
            <div
              key={label}
              className="flex justify-between gap-4 border-line py-3 not-last:border-b last:font-[560]"
            >
              <dt>{label}</dt>
              <dd className="tabular">{formatCents(cents)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <FeePanel order={order} />
      {!isOver && <TransferPanel order={order} />}
    </>
  );
}
