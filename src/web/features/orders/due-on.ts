import { useTranslations } from 'use-intl';
import { lastDayOf } from '#shared/sale/index.ts';
import type { OrderLineFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, formatDateTime } from '#web/i18n/index.ts';

type Due = Pick<OrderLineFragment, 'state' | 'dueAt'>;

/** Whether what is due ends with a day: of the last one nobody is late yet. */
const isOfADay = ({ state }: Due) => state === 'WITHDRAWN' || state === 'CANCELLED';

/** Until when an order's next step is due: what goes back, a day; all else, the minute; null where nothing is due. */
export function dueOn(order: Due): string | null {
  if (order.dueAt === null) return null;
  return isOfADay(order) ? formatDate(lastDayOf(Date.parse(order.dueAt))) : formatDateTime(order.dueAt);
}

/** The same in a sentence, which says whether it is past. What a cancelled order still asks is for the house to do. */
export function useDue(): (order: Due & Pick<OrderLineFragment, 'isOverdue' | 'role'>) => string | null {
  const t = useTranslations('orders');
  return order => {
    const date = order.state === 'CANCELLED' && order.role !== 'STAFF' ? null : dueOn(order);
    if (date === null) return null;
    return t(!order.isOverdue ? 'due' : isOfADay(order) ? 'missed' : 'overdue', { date });
  };
}

/** `Alpine A110 1973`; the order's reference where the car is there no more. */
export function carNameOf({ ad, reference }: Pick<OrderLineFragment, 'ad' | 'reference'>): string {
  return ad ? [ad.brand, ad.model, ad.year].filter(Boolean).join(' ') : reference;
}
