import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { OrderRow } from '#web/features/orders/index.ts';
import { UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { MyOrdersDocument } from '#web/graphql/documents.gen.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { Card, EmptyCard, Skeleton } from '#web/ui/index.ts';

export const meta = userAreaMeta('user/orders', t => t('orders.title'));

/** The user's purchases and sales. */
export default function OrdersPage() {
  const t = useTranslations('orders');
  return (
    <UserArea section="user/orders" title={t('title')} text={t('intro')}>
      <Orders />
    </UserArea>
  );
}

function Orders() {
  const t = useTranslations('orders');
  const query = useQueryOf(MyOrdersDocument, {});
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-64" />} />;
  const { myOrders } = query.data;
  if (myOrders.length === 0) {
    return (
      <EmptyCard title={t('empty')} text={t('emptyText')} className="max-w-3xl">
        <LocaleButton to="search">{t('toAuctions')}</LocaleButton>
      </EmptyCard>
    );
  }
  return (
    <ul className="flex max-w-3xl flex-col gap-3">
      {myOrders.map(order => (
        <li key={order.id}>
          <Card>
            <OrderRow order={order} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
