import { useTranslations } from 'use-intl';
import { Action } from '../user-area/index.ts';
import { saveFile } from './save-file.ts';

/** Saves what the list shows, all of its pages, as a sheet: `name` is the file's, with the day added. */
export function ExportButton({ name, ask }: { name: string; ask: () => Promise<string> }) {
  const t = useTranslations('admin.list');
  const save = async () => saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, await ask());
  return <Action onAct={save}>{t('exportCsv')}</Action>;
}
