import { useTranslations } from 'use-intl';
import type { OrderLackFragment, OrderLineFragment } from '#web/graphql/documents.gen.ts';

/** Returns what a side that has answered must still hand in or replace; null before that, and when it is complete. */
export function lackOf({ role, vigilance }: OrderLackFragment): 'PIECES' | 'REFUSED' | null {
  const lack = vigilance.find(({ party }) => party === role)?.lack ?? null;
  return lack === 'ANSWERS' ? null : lack;
}

/** Returns the text of the order's task for its viewer. */
export function useTaskText(): (order: Pick<OrderLineFragment, 'task'> & OrderLackFragment) => string {
  const t = useTranslations('orders.task');
  return order => t((order.task === 'ANSWER_VIGILANCE' && lackOf(order)) || order.task);
}
