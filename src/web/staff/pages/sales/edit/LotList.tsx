import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SALE_LOTS_MAX } from '#shared/fields/index.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import type { FormOf } from '#web/features/form/index.ts';
import {
  AuctionCandidatesDocument,
  type LotFaultFragment,
  type SaleSheetFragment,
} from '#web/graphql/documents.gen.ts';
import { joined } from '#web/staff/frame/index.ts';
import { Badge, Button, Card, FieldErrorText, FormAlert, Icon, TextField } from '#web/ui/index.ts';
import { LotRow } from './LotRow.tsx';
import { lotOf, moved, previewEnds, type TypedLot, type TypedSale } from './sale-values.ts';

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

type AddProps = { taken: readonly string[]; onAdd: (lots: readonly TypedLot[]) => void };

/**
 * Cars that can be put into the sale, found by their name or reference; pressed, one is its last lot, or all of them
 * are its last lots, in the order in which they came into the house.
 */
function AddLot({ taken, onAdd }: AddProps) {
  const t = useTranslations('admin.sales.edit');
  const [typed, setTyped] = useState('');
  const query = useQueryOf(
    AuctionCandidatesDocument,
    { search: typed, first: SALE_LOTS_MAX },
    { placeholderData: before => before },
  );
  const found = (query.data?.auctionCandidates ?? []).filter(({ uuid }) => !taken.includes(uuid));
  return (
    <section aria-label={t('add')} className="flex flex-col gap-3 border-line border-t pt-5">
      <TextField
        label={t('add')}
        hint={t('addHint')}
        name="car"
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        // Enter looks for a car; it does not save the sale.
        onKeyDown={event => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {query.data && found.length === 0 && <p className="text-14">{t('noCar')}</p>}
      {found.length > 1 && (
        <Button look="secondary" className="self-start" onClick={() => onAdd(found.map(lotOf).toReversed())}>
          {t('addAll', { count: String(found.length) })}
        </Button>
      )}
      <ul className="max-h-64 overflow-y-auto rounded-box border border-line empty:hidden">
        {found.map(car => (
          <li key={car.uuid} className="border-line not-last:border-b">
            <button
              type="button"
              data-add={car.uuid}
              onClick={() => onAdd([lotOf(car)])}
              className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left text-14 hover:bg-wash"
            >
              <Icon name="plus" className="size-4 text-ink-soft" />
              <span className="flex-1">
                {car.title}
                <span className="block text-12 text-ink-soft">{joined(car.seller, car.slug)}</span>
              </span>
              {!car.isPublic && <Badge>{t('draft')}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
