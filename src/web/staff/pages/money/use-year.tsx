import { useState } from 'react';
import { parisDay } from '#shared/words/paris.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import { readTable } from '#web/staff/frame/index.ts';
import { optionsOf, SelectField, saveFile } from '#web/ui/index.ts';

/** As long as a tax authority may ask for the books of a year. */
const YEARS = 10;

/** A year that is over, chosen in a field, and what saves its file. */
export function useYear(name: string, label: string, path: string) {
  const thisYear = Number(parisDay(Date.now()).slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, at) => String(thisYear - 1 - at));
  const [year, setYear] = useState(String(thisYear - 1));
  const withFresh = useFresh();
  const save = async () => {
    const file = await withFresh(() => readTable(`${path}?year=${year}`));
    if (file) saveFile(file.name, file);
  };
  const field = (
    <SelectField
      {...{ name, label, value: year }}
      isRequired
      onChange={event => setYear(event.target.value)}
      options={optionsOf(years, each => each)}
    />
  );
  return { year, field, save };
}
