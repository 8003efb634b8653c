import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDay } from '#shared/words/paris.ts';
import { Loaded, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  FileSellersDocument,
  UnfileSellersDocument,
  YearSellersDocument,
  type YearSellersQuery,
} from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { FormButton, ReasonButton } from '#web/staff/forms/index.ts';
import { joined, readTable } from '#web/staff/frame/index.ts';
import { FigureCell, FiguresTable } from '#web/staff/money/index.ts';
import { optionsOf, SelectField, Skeleton, saveFile, TextField } from '#web/ui/index.ts';

const QUARTERS = [1, 2, 3, 4] as const;

/** The sellers of a year, what is reported of each to the tax authority, and the report's file. */
export function Sellers() {
  const t = useTranslations('admin.money.sellers');
  const { year, field, save, isOver } = useYear('sellers-year', t('year'), '/exports/sellers.xml', true);
  const query = useQueryOf(YearSellersDocument, { year: Number(year) });
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className="flex">{field}</div>
      <Loaded query={query} waiting={<Skeleton className="h-32" />}>
        {({ yearSellers, sellersFile }) => (
          <>
            {isOver ? (
              <File {...sellersFile} year={Number(year)} onSave={() => save().then(() => query.refetch())} />
            ) : (
              <p className="text-14">{t('running')}</p>
            )}
            {yearSellers.length === 0 ? (
              <p className="text-14 text-ink-soft">{t('none')}</p>
            ) : (
              <Table sellers={yearSellers} />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

type FileProps = YearSellersQuery['sellersFile'] & { year: number; onSave: () => Promise<unknown> };

/** The state of the year's file, the button for the next, and the form to record its filing. */
function File({ kind, count, takenAt, filedOn, filingId, year, onSave }: FileProps) {
  const t = useTranslations('admin.money.sellers');
  const send = useSend();
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-14">
        {joined(
          filedOn && t('filed', { date: formatDate(filedOn) }),
          (filedOn !== null || count === 0) && t(`next.${kind}`, { count }),
          takenAt && t('taken', { date: formatDate(takenAt) }),
        )}
      </p>
      <div className="flex flex-wrap items-end gap-4 empty:hidden">
        {kind !== 'NOTHING' && <Action onAct={onSave}>{t('save')}</Action>}
        {takenAt && (
          <FormButton
            {...{ right: 'Orders:update', name: 'file-sellers', label: t('file'), text: t('fileText') }}
            first={{ filedOn: parisDay(Date.now()) }}
            act={({ filedOn: day }) => send(FileSellersDocument, { year, filedOn: day, takenAt })}
          >
            {form => <TextField type="date" label={t('filedOn')} isRequired {...form.field('filedOn')} />}
          </FormButton>
        )}
        {filingId && (
          <ReasonButton
            {...{ right: 'Orders:update', name: 'unfile-sellers', label: t('unfile'), text: t('unfileText') }}
            act={reason => send(UnfileSellersDocument, { year, filingId, reason })}
          />
        )}
      </div>
    </div>
  );
}

function Table({ sellers }: { sellers: YearSellersQuery['yearSellers'] }) {
  const t = useTranslations('admin.money.sellers');
  const reported = sellers.filter(({ state }) => state === 'READY' || state === 'MISSING');
  const nameOf = (quarter: number) => t('quarter', { quarter: String(quarter) });
  const columns = [...QUARTERS.map(nameOf), t('total')];
  return (
    <FiguresTable label={t('title')} what={t('seller')} columns={columns} isStacked>
      <tbody>
        {sellers.map(({ id, name, isCompany, country, state, quarters, sales, cents, toldAt }) => (
          <tr key={id} className="border-line border-t" data-state={state}>
            <th scope="row" className="min-w-48 py-2 text-left font-normal">
              {name}
              <span className="block text-12 text-ink-soft">
                {joined(
                  country,
                  isCompany && t('company'),
                  toldAt && t('told', { date: formatDate(toldAt) }),
                )}
              </span>
              <span
                className={state === 'MISSING' ? 'block text-12 text-red' : 'block text-12 text-ink-soft'}
              >
                {t(`state.${state}`)}
              </span>
            </th>
            {QUARTERS.map(quarter => (
              <Sum key={quarter} of={nameOf(quarter)} {...quarters.find(each => each.quarter === quarter)} />
            ))}
            <Sum of={t('total')} {...{ sales, cents, feeCents: feesOf(quarters) }} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-line border-t font-[560]">
          <th scope="row" colSpan={5} className="py-2 text-left">
            {t('sum')}
          </th>
          <Sum
            of={t('total')}
            sales={reported.reduce((sum, each) => sum + each.sales, 0)}
            cents={reported.reduce((sum, each) => sum + each.cents, 0)}
            feeCents={feesOf(reported.flatMap(({ quarters }) => quarters))}
          />
        </tr>
      </tfoot>
    </FiguresTable>
  );
}

const feesOf = (quarters: readonly { feeCents: number }[]): number =>
  quarters.reduce((sum, { feeCents }) => sum + feeCents, 0);

type SumProps = { of: string; sales?: number; cents?: number; feeCents?: number };

/** The amount credited, the number of sales, and the commission. */
function Sum({ of, sales, cents, feeCents = 0 }: SumProps) {
  const t = useTranslations('admin.money.sellers');
  return (
    <FigureCell of={of} isNothing={cents === undefined}>
      <span>
        {cents === undefined ? '–' : formatCents(cents)}
        {sales !== undefined && <span className="block text-12 text-ink-soft">× {sales}</span>}
        {feeCents > 0 && (
          <span className="block text-12 text-ink-soft">{t('kept', { amount: formatCents(feeCents) })}</span>
        )}
      </span>
    </FigureCell>
  );
}

/** How many years a tax authority may ask for the books. */
const YEARS = 10;

/** Returns a select of the year, by default the last complete one, and the function that saves its file. */
export function useYear(name: string, label: string, path: string, withRunning = false) {
  const thisYear = Number(parisDay(Date.now()).slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, at) => String(thisYear - 1 - at));
  if (withRunning) years.unshift(String(thisYear));
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
  return { year, field, save, isOver: Number(year) < thisYear };
}
