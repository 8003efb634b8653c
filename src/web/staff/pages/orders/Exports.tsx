import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDay } from '#shared/words/paris.ts';
import { DialogButton, TableForms } from '#web/staff/frame/index.ts';
import { Dialog, optionsOf, SelectField } from '#web/ui/index.ts';

const TABLES = ['orders', 'invoices', 'unionSales'] as const;
/** As long as a tax authority may ask for the books of a year, and this one. */
const YEARS = 11;

/** The tables of a year, for the accountant. */
export function Exports() {
  const t = useTranslations('admin.orders.exports');
  return (
    <DialogButton
      look="secondary"
      label={t('open')}
      dialog={close => (
        <Dialog name="accounts" title={t('title')} isOpen onClose={close}>
          <Tables onTaken={close} />
        </Dialog>
      )}
    />
  );
}

function Tables({ onTaken }: { onTaken: () => void }) {
  const t = useTranslations('admin.orders.exports');
  const thisYear = Number(parisDay(Date.now()).slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, at) => String(thisYear - at));
  const [year, setYear] = useState(String(thisYear));
  const [name, setName] = useState<string>(TABLES[0]);
  return (
    <div className="mt-2 flex flex-col gap-4">
      <SelectField
        name="table"
        label={t('table')}
        value={name}
        isRequired
        onChange={event => setName(event.target.value)}
        options={optionsOf(TABLES, each => t(each))}
      />
      <SelectField
        name="year"
        label={t('year')}
        value={year}
        isRequired
        onChange={event => setYear(event.target.value)}
        options={optionsOf(years, each => each)}
      />
      <TableForms
        {...{ name, asked: { year }, file: `${t(`files.${name as 'orders'}`)}-${year}`, onTaken }}
      />
    </div>
  );
}
