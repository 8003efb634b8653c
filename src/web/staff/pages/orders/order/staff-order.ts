import type { StaffOrderQuery } from '#web/graphql/documents.gen.ts';
import { useFromServerNow } from '#web/graphql/index.ts';

/** An order as staff see it. */
export type StaffOrder = NonNullable<StaffOrderQuery['order']>;

/** The identification of one side of an order. */
export type StaffVigilance = StaffOrder['vigilance'][number];

/** Returns when the price may be paid out, while the right of withdrawal lasts; null if it does not apply. */
export function usePayableFrom({ state, withdrawalUntil }: StaffOrder): string | null {
  const isOpen = useFromServerNow(
    now => withdrawalUntil !== null && (now === null || now < Date.parse(withdrawalUntil)),
  );
  return state === 'HANDED_OVER' && isOpen ? withdrawalUntil : null;
}
