import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFresh } from '#web/features/fresh/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import { toParisTime } from '#web/staff/forms/index.ts';
import { readTable } from '#web/staff/frame/index.ts';
import { SelectField, saveFile } from '#web/ui/index.ts';

/** As long as a tax authority may ask for the books of a year. */
const YEARS = 10;

/** The entries of a year that is over, as a file for the tax authority. */
export function Fec() {
  const t = useTranslations('admin.money.fec');
  const thisYear = Number(toParisTime(new Date().toISOString()).slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, at) => String(thisYear - 1 - at));
  const [year, setYear] = useState(String(thisYear - 1));
  const withFresh = useFresh();
  const save = async () => {
    const file = await withFresh(() => readTable(`/exports/fec.txt?year=${year}`));
    if (file) saveFile(file.name, file);
  };
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          name="year"
          label={t('year')}
          isRequired
          value={year}
          onChange={event => setYear(event.target.value)}
        >
          {years.map(each => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <Action onAct={save}>{t('save')}</Action>
      </div>
    </Panel>
  );
}
