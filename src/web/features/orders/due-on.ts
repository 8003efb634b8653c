import { lastDayOf } from '#shared/sale/index.ts';
import type { OrderLineFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, formatDateTime } from '#web/i18n/index.ts';

/** Until when an order's next step is due: what goes back, a day; all else, the minute; null where nothing is due. */
export function dueOn({ state, dueAt }: Pick<OrderLineFragment, 'state' | 'dueAt'>): string | null {
  if (dueAt === null) return null;
  const isOfADay = state === 'WITHDRAWN' || state === 'CANCELLED';
  return isOfADay ? formatDate(lastDayOf(Date.parse(dueAt))) : formatDateTime(dueAt);
}
