import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SALE_LOTS_MAX } from '#shared/fields/index.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { AuctionCandidatesDocument } from '#web/graphql/documents.gen.ts';
import { joined } from '#web/staff/frame/index.ts';
import { Badge, Button, Icon, TextField } from '#web/ui/index.ts';
import { lotOf, type TypedLot } from './sale-values.ts';

type Props = { taken: readonly string[]; onAdd: (lots: readonly TypedLot[]) => void };

/**
 * Cars that can be put into the sale, found by their name or reference; pressed, one is its last lot, or all of them
 * are its last lots, in the order in which they came into the house.
 */
export function AddLot({ taken, onAdd }: Props) {
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
