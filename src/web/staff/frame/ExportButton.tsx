import { useTranslations } from 'use-intl';
import { useFresh } from '#web/features/fresh/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { saveFile } from '#web/ui/index.ts';
import { readTable } from './read-table.ts';

type Props = { sheet: readonly [name: string, file: string]; variables: object };

/** Saves what the list shows, all of its pages, as a sheet: `file` is its name, with the day added. */
export function ExportButton({ sheet: [name, file], variables }: Props) {
  const t = useTranslations('admin.list');
  const withFresh = useFresh();
  const save = async () => {
    const asked = new URLSearchParams({ variables: JSON.stringify({ ...variables, page: null }) });
    const table = await withFresh(() => readTable(`/exports/${name}.csv?${asked}`));
    if (table) saveFile(`${file}-${new Date().toISOString().slice(0, 10)}.csv`, table);
  };
  return <Action onAct={save}>{t('exportCsv')}</Action>;
}
