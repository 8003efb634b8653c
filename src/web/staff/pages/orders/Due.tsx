import { dueOn } from '#web/features/orders/index.ts';
import type { StaffOrdersQuery } from '#web/graphql/documents.gen.ts';
import { classes } from '#web/ui/index.ts';

/** Until when the next step is due. */
export function Due({ order }: { order: StaffOrdersQuery['orders']['orders'][number] }) {
  return (
    <span className={classes('tabular', order.isOverdue && 'font-[560] text-red')}>
      {dueOn(order) ?? '–'}
    </span>
  );
}
