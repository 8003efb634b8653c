import type { StaffOrdersQuery } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';

/** Until when the next step is due. */
export function Due({
  order: { dueAt, isOverdue },
}: {
  order: StaffOrdersQuery['orders']['orders'][number];
}) {
  return (
    <span className={classes('tabular', isOverdue && 'font-[560] text-red')}>
      {dueAt ? formatDateTime(dueAt) : '–'}
    </span>
  );
}
