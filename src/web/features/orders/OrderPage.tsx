import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { MyOrderDocument, type OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Icon, Skeleton } from '#web/ui/index.ts';
import { NotYet, useQueryOf } from '../cache/index.ts';
import { Unknown, UserArea } from '../user-area/index.ts';
import { carNameOf } from './due-on.ts';

/** The props of an order's page once the order is loaded. */
export type OrderProps = { readonly order: OrderWholeFragment };

type Parts = {
  /** Whether the page is a step of the order, with a link back to it. */
  isStep?: boolean | undefined;
  children: (props: OrderProps) => ReactNode;
};

/** A page of one of the user's orders, by the id in the URL; another user's order is not found. */
export function OrderPage({ title, ...parts }: Parts & { title: string }) {
  const { id = '' } = useParams();
  return (
    <UserArea section="user/orders" title={title}>
      <Order key={id} id={id} {...parts} />
    </UserArea>
  );
}

function Order({ id, isStep, children }: Parts & { id: string }) {
  const t = useTranslations('orders');
  const query = useQueryOf(MyOrderDocument, { id });
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-[32rem]" />} />;
  const { order } = query.data;
  if (!order) return <Unknown text={t('unknown')} to="user/orders" toList={t('toList')} />;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {isStep && <BackToOrder order={order} />}
      {children({ order })}
    </div>
  );
}

function BackToOrder({ order }: { order: OrderWholeFragment }) {
  return (
    <LocaleLink
      to="user/orders/order"
      params={{ id: order.id }}
      className="-mt-4 inline-flex min-h-11 items-center gap-2 self-start text-14 text-link"
    >
      <Icon name="arrowLeft" className="size-4" />
      <span className="underline underline-offset-4">{carNameOf(order)}</span>
      <span className="tabular text-ink-soft">{order.reference}</span>
    </LocaleLink>
  );
}
