import type { StaffOrderQuery } from '#web/graphql/documents.gen.ts';
import { useFromServerNow } from '#web/graphql/index.ts';

/** An order as staff read it. */
export type StaffOrder = NonNullable<StaffOrderQuery['order']>;

/** What the law has the house know of one side of it. */
export type StaffVigilance = StaffOrder['vigilance'][number];

/** From when on a price may be passed on, while its buyer may still go back on the sale; null where they may not. */
export function usePayableFrom({ state, withdrawalUntil }: StaffOrder): string | null {
  const isOpen = useFromServerNow(
    now => withdrawalUntil !== null && (now === null || now < Date.parse(withdrawalUntil)),
  );
  return state === 'HANDED_OVER' && isOpen ? withdrawalUntil : null;
}
