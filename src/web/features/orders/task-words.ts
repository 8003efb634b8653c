import { useTranslations } from 'use-intl';
import type { OrderLackFragment, OrderLineFragment } from '#web/graphql/documents.gen.ts';

/** What a side that has answered has still to hand in, or to replace; null before, and where it is all there. */
export function lackOf({ role, vigilance }: OrderLackFragment): 'PIECES' | 'REFUSED' | null {
  const lack = vigilance.find(({ party }) => party === role)?.lack ?? null;
  return lack === 'ANSWERS' ? null : lack;
}

/** What an order asks of whoever looks at it. */
export function useTaskText(): (order: Pick<OrderLineFragment, 'task'> & OrderLackFragment) => string {
  const t = useTranslations('orders.task');
  return order => t((order.task === 'ANSWER_VIGILANCE' && lackOf(order)) || order.task);
}
