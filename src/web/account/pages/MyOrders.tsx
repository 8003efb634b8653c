import { useTranslations } from 'use-intl';
import { carTitle } from '#web/features/cards/index.ts';
import type { MyDashboardQuery } from '#web/graphql/documents.gen.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Badge } from '#web/ui/index.ts';
import { NAME_LINK } from '../lots/index.ts';
import { isMyTurn } from '../tasks.ts';
import { More, Section } from './Section.tsx';

type Order = MyDashboardQuery['myOrders'][number];

const isOpen = ({ state }: Order) => state !== 'CLOSED' && state !== 'CANCELLED';

/** The open orders that wait for others; nothing if there are none. */
export function MyOrders({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('mine.dashboard');
  const waiting = orders.filter(order => isOpen(order) && !isMyTurn(order));
  if (waiting.length === 0) return null;
  return (
    <Section title={t('orders')} more={<More to="user/orders">{t('toOrders')}</More>}>
      <ul className="divide-y divide-line border-line border-y">
        {waiting.map(order => (
          <li key={order.id}>
            <OrderLine order={order} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OrderLine({ order: { id, ad, reference, task } }: { order: Order }) {
  const t = useTranslations('mine.dashboard');
  return (
    <article data-order={task} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-48 flex-1">
        <h3 className="display text-18">
          <LocaleLink to="user/orders/order" params={{ id }} className={NAME_LINK}>
            {ad ? carTitle(ad) : reference}
          </LocaleLink>
        </h3>
        <p className="tabular text-14 text-ink-soft">{reference}</p>
      </div>
      <Badge tone="plain">{t(`tasks.${task}`)}</Badge>
    </article>
  );
}
