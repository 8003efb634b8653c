import { useTranslations } from 'use-intl';
import { useFresh } from '#web/features/fresh/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { saveFile } from './save-file.ts';

type Part = { readonly text: string; readonly nextPage: number | null };

/**
 * Saves what the list shows, all of its pages, as a sheet: `name` is the file's, with the day added. The server
 * gives a long one in parts, asked for one after the other. Nothing is saved where the answer is null: the
 * person thought better of it.
 */
export function ExportButton({
  name,
  ask,
}: {
  name: string;
  ask: (page: number) => Promise<Part | null | undefined>;
}) {
  const t = useTranslations('admin.list');
  const withFresh = useFresh();
  const save = async () => {
    const parts: string[] = [];
    for (let page: number | null = 1; page !== null; ) {
      const asked: number = page;
      const part: Part | null | undefined = await withFresh(() => ask(asked));
      if (!part) return;
      parts.push(part.text);
      page = part.nextPage;
    }
    saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, parts);
  };
  return <Action onAct={save}>{t('exportCsv')}</Action>;
}
