import { useTranslations } from 'use-intl';
import { lastDayOf } from '#shared/sale/index.ts';
import type { OrderLineFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, formatDateTime } from '#web/i18n/index.ts';

type Due = Pick<OrderLineFragment, 'state' | 'dueAt'>;

/** Whether the deadline is a whole day: its last day is not late yet. */
const isOfADay = ({ state }: Due) => state === 'WITHDRAWN' || state === 'CANCELLED';

/** Returns an order's next deadline: a day for refunds and returns, else to the minute; null if nothing is due. */
export function dueOn(order: Due): string | null {
  if (order.dueAt === null) return null;
  return isOfADay(order) ? formatDate(lastDayOf(Date.parse(order.dueAt))) : formatDateTime(order.dueAt);
}

/** Returns the deadline in a sentence, passed or not. After a cancellation it concerns only the house. */
export function useDue(): (order: Due & Pick<OrderLineFragment, 'isOverdue' | 'role'>) => string | null {
  const t = useTranslations('orders');
  return order => {
    const date = order.state === 'CANCELLED' && order.role !== 'STAFF' ? null : dueOn(order);
    if (date === null) return null;
    return t(!order.isOverdue ? 'due' : isOfADay(order) ? 'missed' : 'overdue', { date });
  };
}

/** Returns `Alpine A110 1973`; the order's reference if the car no longer exists. */
export function carNameOf({ ad, reference }: Pick<OrderLineFragment, 'ad' | 'reference'>): string {
  return ad ? [ad.brand, ad.model, ad.year].filter(Boolean).join(' ') : reference;
}
