import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatNumber } from '#web/i18n/index.ts';
import { Button } from '#web/ui/index.ts';
import { ActsBar } from './ActsBar.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import type { RowAct, Selection } from './selection.ts';
import { usePermissions } from './staff.ts';

type Props = {
  /** The list, as its sheet is called. */
  list: string;
  /** What the list is asked. */
  asked: object;
  acts: readonly RowAct[];
  selection: Selection;
  total: number;
};

/** How many rows are ticked, the way to all that match, and what may be done to them. */
export function BulkBar({ list, asked, acts, selection, total }: Props) {
  const t = useTranslations('admin.list.acts');
  const permissions = usePermissions();
  const [open, setOpen] = useState<RowAct | null>(null);
  const { ids, isAll, takeAll, clear } = selection;
  const count = isAll ? total : ids.size;
  if (count === 0) return null;
  const rows = isAll ? { asked: JSON.stringify({ ...asked, page: null }) } : { ids: [...ids] };
  return (
    <ActsBar role="toolbar" aria-label={t('bar')}>
      <p aria-live="polite" className="tabular text-14">
        {t('ticked', { count })}
      </p>
      {!isAll && total > ids.size && (
        <Button look="quiet" onClick={takeAll}>
          {t('takeAll', { count: formatNumber(total) })}
        </Button>
      )}
      <Button look="quiet" onClick={clear}>
        {t('clear')}
      </Button>
      <span className="flex flex-wrap gap-2 sm:ml-auto">
        {acts
          .filter(({ permission }) => permissions.includes(permission))
          .map(act => (
            <Button key={act.act} look="secondary" onClick={() => setOpen(act)}>
              {act.label}
            </Button>
          ))}
      </span>
      {open && (
        <BulkDialog
          {...{ list, act: open, rows, count }}
          onClose={isDone => {
            setOpen(null);
            if (isDone) clear();
          }}
        />
      )}
    </ActsBar>
  );
}
