import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { AuctionCandidatesDocument } from '#web/graphql/documents.gen.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { Badge, Icon, TextField } from '#web/ui/index.ts';
import type { TypedLot } from './sale-values.ts';

const typedEuros = (amount: number | null) => (amount === null ? '' : formatNumber(amount));

/** Cars that can be put into the sale, found by their name or reference; pressed, one is its last lot. */
export function AddLot({ taken, onAdd }: { taken: readonly string[]; onAdd: (lot: TypedLot) => void }) {
  const t = useTranslations('admin.sales.edit');
  const [typed, setTyped] = useState('');
  const query = useQueryOf(
    AuctionCandidatesDocument,
    { search: typed },
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
      <ul className="max-h-64 overflow-y-auto rounded-box border border-line empty:hidden">
        {found.map(car => (
          <li key={car.uuid} className="border-line not-last:border-b">
            <button
              type="button"
              data-add={car.uuid}
              onClick={() =>
                onAdd({
                  ...{ uuid: car.uuid, title: car.title, isPublic: car.isPublic, auction: null },
                  ...{ estimateLow: '', estimateHigh: '' },
                  startingPrice: typedEuros(car.wishedStartingPrice),
                  reservePrice: typedEuros(car.wishedReserve),
                })
              }
              className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left text-14 hover:bg-wash"
            >
              <Icon name="plus" className="size-4 text-ink-soft" />
              <span className="flex-1">{car.title}</span>
              {!car.isPublic && <Badge>{t('draft')}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
