import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FileImportWishInput } from '#web/graphql/documents.gen.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { Button, Card, FormAlert, optionsOf, Select, SelectField, TextField } from '#web/ui/index.ts';
import type { FileImport, ImportWork } from './use-import.ts';
import { useTargetWords } from './use-import.ts';

const SEPARATORS = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;
const KEYS = ['UUID', 'REFERENCE', 'CHASSIS'] as const;

type Wish = FileImportWishInput;
type Change = (part: Partial<Wish>) => void;

/** What each column contains, the formats of dates and numbers, and how known or invalid lines are treated. */
export function Columns({ file, work }: { file: FileImport; work: ImportWork }) {
  const t = useTranslations('admin.importing');
  const [wish, setWish] = useState<Wish>(file.wish);
  const change: Change = part => setWish(before => ({ ...before, ...part }));
  const sign = SEPARATORS[file.separator as ';'];
  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-7">
      <header className="flex flex-col gap-1.5">
        <h2 className="display wrap-anywhere text-22">{t('columns', { name: file.fileName })}</h2>
        <p className="max-w-prose text-14 text-ink-soft">{t('columnsText')}</p>
        {sign && <p className="text-14 text-ink-soft">{t('separator', { sign: t(`separators.${sign}`) })}</p>}
      </header>
      <Targets file={file} wish={wish} change={change} />
      <Choices file={file} wish={wish} change={change} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={work.isBusy} onClick={() => void work.try(file.id, wish)}>
          {t(file.state === 'TRIED' ? 'tryAgain' : 'try')}
        </Button>
        <Button look="secondary" onClick={work.leave}>
          {t('another')}
        </Button>
      </div>
    </Card>
  );
}

type Part = { file: FileImport; wish: Wish; change: Change };

function Targets({ file, wish, change }: Part) {
  const t = useTranslations('admin.importing');
  const words = useTargetWords(file);
  const choose = (at: number, heading: string) =>
    change({ targets: wish.targets.map((each, place) => (place === at ? heading || null : each)) });
  const left = file.columns.filter((_column, at) => !wish.targets[at]).map(({ heading }) => heading || '—');
  const missing = file.targets.filter(
    ({ isRequired, heading }) => isRequired && !wish.targets.includes(heading),
  );
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line rounded-box border border-line">
        {file.columns.map(({ heading, samples }, at) => (
          // Two columns may have the same heading: only their place distinguishes them.
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its place
            key={at}
            className="grid gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-2 sm:items-center"
          >
            <span className="flex min-w-0 flex-col gap-0.5">
              <span className="wrap-anywhere font-[520]">{heading || '—'}</span>
              <span className="truncate text-14 text-ink-soft">
                {samples.filter(sample => sample !== '').join(' · ')}
              </span>
            </span>
            <Select
              aria-label={t('readAs', { heading: heading || '—' })}
              name={`column-${at}`}
              value={wish.targets[at] ?? ''}
              onChange={event => choose(at, event.target.value)}
            >
              <option value="">{t('leftOut')}</option>
              {file.targets.map(target => (
                <option
                  key={target.heading}
                  value={target.heading}
                  disabled={wish.targets.includes(target.heading) && wish.targets[at] !== target.heading}
                >
                  {words(target.heading)}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <p role="status" className="wrap-anywhere text-14 text-ink-soft">
        {t('leavesOut', { count: left.length, names: left.join(', ') })}
      </p>
      {missing.length > 0 && (
        <FormAlert>
          {t('missing', { names: missing.map(({ heading }) => words(heading)).join(', ') })}
        </FormAlert>
      )}
    </div>
  );
}

function Choices({ file, wish, change }: Part) {
  const t = useTranslations('admin.importing');
  const mayUpdate = useCan('Ads:update');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {file.kind === 'RESULTS' && (
        <TextField
          label={t('source')}
          hint={t('sourceHint')}
          name="source"
          isRequired
          value={wish.source ?? ''}
          onChange={event => change({ source: event.target.value })}
        />
      )}
      {file.kind === 'RESULTS' && (
        <TextField
          type="number"
          label={t('rate')}
          hint={t('rateHint')}
          name="rate"
          inputMode="decimal"
          min="0"
          step="any"
          value={wish.rate ?? ''}
          onChange={event => change({ rate: event.target.value === '' ? null : event.target.valueAsNumber })}
        />
      )}
      <Choice
        label={t('days')}
        name="days"
        value={wish.days}
        onChoose={days => change({ days: days as Wish['days'] })}
        options={optionsOf(['DMY', 'MDY'], each => t(`daysOf.${each}`))}
      />
      <Choice
        label={t('decimal')}
        name="decimal"
        value={wish.decimal}
        onChoose={decimal => change({ decimal: decimal as Wish['decimal'] })}
        options={optionsOf(['COMMA', 'POINT'], each => t(`decimals.${each}`))}
      />
      {file.kind === 'ADS' && mayUpdate && (
        <Choice
          label={t('updatesBy')}
          name="updatesBy"
          value={wish.updatesBy ?? ''}
          onChoose={key => change({ updatesBy: (key || null) as Wish['updatesBy'] })}
          none={t('keys.NONE')}
          options={optionsOf(KEYS, key => t(`keys.${key}`))}
        />
      )}
      <Choice
        label={t('takes')}
        name="takes"
        value={wish.takesGood ? 'GOOD' : 'ALL'}
        onChoose={takes => change({ takesGood: takes === 'GOOD' })}
        options={optionsOf(['ALL', 'GOOD'], each => t(`takesOf.${each}`))}
      />
    </div>
  );
}

type ChoiceProps = Omit<ComponentProps<typeof SelectField>, 'onChange'> & {
  onChoose: (value: string) => void;
};

function Choice({ onChoose, ...field }: ChoiceProps) {
  return <SelectField isRequired onChange={event => onChoose(event.target.value)} {...field} />;
}
