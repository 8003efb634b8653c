import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { MyOrderDocument, type OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { LocaleLink, useLocale } from '#web/i18n/index.ts';
import { Icon, LinkButton, Skeleton } from '#web/ui/index.ts';
import { NotYet, useQueryOf } from '../cache/index.ts';
import { UserArea } from '../user-area/index.ts';
import { carNameOf } from './car-name.ts';

/** What a page of one order shows once it is there. */
export type OrderProps = { readonly order: OrderWholeFragment };

/** A page of one order of one's own: by the number in its address; somebody else's is none. */
export function OrderPage({
  title,
  isStep = false,
  children,
}: {
  title: string;
  /** A step of the order, with the way back to it above. */
  isStep?: boolean;
  children: (props: OrderProps) => ReactNode;
}) {
  const { id = '' } = useParams();
  return (
    <UserArea section="user/orders" title={title}>
      {person => (
        <Order key={`${person.id} ${id}`} id={id} isStep={isStep}>
          {children}
        </Order>
      )}
    </UserArea>
  );
}

function Order({
  id,
  isStep,
  children,
}: {
  id: string;
  isStep: boolean;
  children: (props: OrderProps) => ReactNode;
}) {
  const query = useQueryOf(MyOrderDocument, { id });
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-[32rem]" />} />;
  const { order } = query.data;
  if (!order) return <UnknownOrder />;
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

/** In the place of an order that is not there, or is somebody else's: the page says the same. */
export function UnknownOrder() {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="text-18">{t('unknown')}</p>
      <LinkButton to={linkTo('user/orders', locale)}>{t('toList')}</LinkButton>
    </div>
  );
}
