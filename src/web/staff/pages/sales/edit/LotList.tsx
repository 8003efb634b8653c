import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FormOf } from '#web/features/form/index.ts';
import type { LotFaultFragment, SaleSheetFragment } from '#web/graphql/documents.gen.ts';
import { Card, FieldErrorText, FormAlert } from '#web/ui/index.ts';
import { AddLot } from './AddLot.tsx';
import { LotRow } from './LotRow.tsx';
import { moved, previewEnds, type TypedLot, type TypedSale } from './sale-values.ts';

type Props = {
  form: FormOf<TypedSale>;
  /** The sale as the server had it last; null: one that is not written yet. */
  newest: SaleSheetFragment | null;
  /** What stood against the lots when the sale was last to be scheduled or announced. */
  faults: readonly LotFaultFragment[];
};

/** The lots in their order, each with the end that the timetable gives it as it stands on the page. */
export function LotList({ form: { values, put, errorOf }, newest, faults }: Props) {
  const t = useTranslations('admin.sales.edit');
  // Said to those who hear the page: the rows move under their hands.
  const [told, setTold] = useState('');
  const { lots } = values;
  const hasBegun = newest?.hasBegun ?? false;
  const ends = previewEnds(values);
  const change = (at: number, part: Partial<TypedLot>) =>
    put({ lots: lots.map((lot, index) => (index === at ? { ...lot, ...part } : lot)) });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= lots.length || from === to) return;
    put({ lots: moved(lots, from, to) });
    setTold(t('moved', { car: lots[from]?.title ?? '', number: String(to + 1) }));
  };
  const add = (more: readonly TypedLot[]) => {
    put({ lots: [...lots, ...more] });
    setTold(t('added', { count: more.length }));
  };
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="display text-22">{t('lots')}</h2>
        <p className="tabular text-14 text-ink-soft">{t('lotCount', { count: lots.length })}</p>
      </header>
      <FormAlert>{faults.length > 0 ? t('faulty', { count: faults.length }) : null}</FormAlert>
      <p role="status" className="sr-only">
        {told}
      </p>
      {lots.length === 0 && <p className="text-ink-soft">{t('noLots')}</p>}
      <ol className="flex flex-col">
        {lots.map((lot, at) => (
          <LotRow
            key={lot.uuid}
            {...{ lot, at, hasBegun, sale: values, count: lots.length }}
            mandate={newest?.lots.find(({ adUuid }) => adUuid === lot.uuid)?.mandate ?? null}
            end={ends[at] ?? { at: null, isHot: false }}
            fault={faults.find(({ adUuid }) => adUuid === lot.uuid) ?? null}
            onChange={part => change(at, part)}
            onMove={move}
            onRemove={() => put({ lots: lots.toSpliced(at, 1) })}
          />
        ))}
      </ol>
      <FieldErrorText id="lots-error" error={errorOf('lots')} />
      {!hasBegun && <AddLot taken={lots.map(({ uuid }) => uuid)} onAdd={add} />}
    </Card>
  );
}
