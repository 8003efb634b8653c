import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { AuctionCandidatesDocument, type AuctionCandidatesQuery } from '#web/graphql/documents.gen.ts';
import { joined } from '#web/staff/frame/index.ts';
import { Badge, type FieldError, TextField } from '#web/ui/index.ts';

/** A car that can be sold, with what its seller hopes for. */
export type Candidate = AuctionCandidatesQuery['auctionCandidates'][number];

/** The car to put under the hammer, found among those without an open auction. */
export function CarChoice({
  uuid,
  onCar,
  error,
}: {
  uuid: string;
  onCar: (car: Candidate | null) => void;
  error: FieldError | null;
}) {
  const t = useTranslations('admin.auctions');
  // An ad that leads here names its car by its id.
  const [typed, setTyped] = useState(uuid);
  const query = useQueryOf(
    AuctionCandidatesDocument,
    { search: typed },
    { placeholderData: before => before },
  );
  const found = query.data?.auctionCandidates ?? [];
  const named = useRef(uuid);
  useEffect(() => {
    const car = query.data?.auctionCandidates.find(each => each.uuid === named.current);
    if (!car) return;
    named.current = '';
    onCar(car);
  }, [query.data, onCar]);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        type="search"
        label={t('schedule.car')}
        name="car"
        isRequired
        hint={t('schedule.carHint')}
        error={error}
        value={typed}
        onChange={event => {
          setTyped(event.target.value);
          named.current = '';
          // What is chosen is always in sight.
          onCar(null);
        }}
      />
      {query.data && found.length === 0 && <p className="text-14">{t('schedule.noCar')}</p>}
      {found.length > 0 && (
        <fieldset className="max-h-56 overflow-y-auto rounded-box border border-line">
          <legend className="sr-only">{t('schedule.car')}</legend>
          {found.map(car => (
            <label
              key={car.uuid}
              className="flex min-h-11 items-center gap-3 border-line px-4 py-2 text-14 not-last:border-b hover:bg-wash"
            >
              <input
                type="radio"
                name="uuid"
                value={car.uuid}
                checked={car.uuid === uuid}
                onChange={() => onCar(car)}
                className="size-5 accent-green"
              />
              <span className="flex-1">
                {car.title}
                <span className="block text-12 text-ink-soft">{joined(car.seller, car.slug)}</span>
              </span>
              {!car.isPublic && <Badge>{t('draft')}</Badge>}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
