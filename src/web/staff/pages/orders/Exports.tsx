import { useTranslations } from 'use-intl';
import { useFresh } from '#web/features/fresh/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { readTable } from '#web/staff/frame/index.ts';
import { saveFile } from '#web/ui/index.ts';

const TABLES = ['orders', 'invoices', 'unionSales'] as const;

/** The tables of this year, for the accountant. */
export function Exports() {
  const t = useTranslations('admin.orders');
  const year = new Date().getFullYear();
  const withFresh = useFresh();
  const save = async (name: (typeof TABLES)[number]) => {
    const table = await withFresh(() => readTable(`/exports/${name}.csv?year=${year}`));
    if (table) saveFile(`${name}-${year}.csv`, table);
  };
  return (
    <>
      {TABLES.map(name => (
        <Action key={name} onAct={() => save(name)}>
          {t(`exports.${name}`, { year: String(year) })}
        </Action>
      ))}
    </>
  );
}
