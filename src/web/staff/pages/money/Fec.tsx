import { useTranslations } from 'use-intl';
import { Action, Panel } from '#web/features/user-area/index.ts';
import { useYear } from './use-year.tsx';

/** The entries of a year that is over, as a file for the tax authority. */
export function Fec() {
  const t = useTranslations('admin.money.fec');
  const { field, save } = useYear('year', t('year'), '/exports/fec.txt');
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className="flex flex-wrap items-end gap-4">
        {field}
        <Action onAct={save}>{t('save')}</Action>
      </div>
    </Panel>
  );
}
