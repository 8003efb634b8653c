import { useFromServerNow } from '#web/graphql/index.ts';
import type { StaffOrder } from './staff-order.ts';

/** From when on a price may be passed on, while its buyer may still go back on the sale; null where they may not. */
export function usePayableFrom({ state, withdrawalUntil }: StaffOrder): string | null {
  const isOpen = useFromServerNow(
    now => withdrawalUntil !== null && (now === null || now < Date.parse(withdrawalUntil)),
  );
  return state === 'HANDED_OVER' && isOpen ? withdrawalUntil : null;
}
