import { useTranslations } from 'use-intl';
import { Action } from '../user-area/index.ts';
import { saveFile } from './save-file.ts';

/**
 * Saves what the list shows, all of its pages, as a sheet: `name` is the file's, with the day added. Nothing is
 * saved where the answer is null: the person thought better of it.
 */
export function ExportButton({ name, ask }: { name: string; ask: () => Promise<string | null> }) {
  const t = useTranslations('admin.list');
  const save = async () => {
    const text = await ask();
    if (text !== null) saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, text);
  };
  return <Action onAct={save}>{t('exportCsv')}</Action>;
}
