import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import {
  LinkableCarsDocument,
  type LinkableCarsQuery,
  LinkedCarDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useSettled } from '#web/staff/frame/index.ts';
import { Button, TextField } from '#web/ui/index.ts';

type Car = LinkableCarsQuery['searchCarAds']['edges'][number]['node'];
const nameOf = (car: Car) => [carTitle(car), car.year].filter(Boolean).join(' ');

type Props = { uuids: readonly string[]; onChange: (uuids: string[]) => void };

/** The cars shown beside a text: found by their words, taken out one by one. */
export function LinkedCars({ uuids, onChange }: Props) {
  const t = useTranslations('admin.content.edit');
  const names = useNames(uuids);
  const [text, setText] = useState('');
  const found = useFound(text).filter(car => !uuids.includes(car.uuid));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-[520] text-14">{t('cars')}</legend>
      {uuids.length === 0 && <p className="text-14 text-ink-soft">{t('carsNone')}</p>}
      <ul className="flex flex-col">
        {uuids.map(uuid => (
          <li
            key={uuid}
            className="flex items-center justify-between gap-3 border-line border-b py-1 text-14"
          >
            {names.get(uuid) ?? uuid}
            <Button
              look="quiet"
              aria-label={t('carRemove', { car: names.get(uuid) ?? uuid })}
              onClick={() => onChange(uuids.filter(one => one !== uuid))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        label={t('carsSearch')}
        hint={t('carsHint')}
        name="cars"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <ul className="flex flex-wrap gap-2">
        {found.map(car => (
          <li key={car.uuid}>
            <Button
              look="secondary"
              onClick={() => {
                onChange([...uuids, car.uuid]);
                setText('');
              }}
            >
              {t('carAdd', { car: nameOf(car) })}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function useFound(typed: string): readonly Car[] {
  const text = useSettled(typed);
  const asked = { enabled: text.trim() !== '', placeholderData: (shown?: LinkableCarsQuery) => shown };
  const { data } = useQueryOf(LinkableCarsDocument, { text }, asked);
  if (typed.trim() === '' || text.trim() === '') return [];
  return data?.searchCarAds.edges.map(({ node }) => node) ?? [];
}

/** What the linked cars are called; one that is no longer public is called by its uuid. */
function useNames(uuids: readonly string[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const key = uuids.join();
  useEffect(() => {
    let isCurrent = true;
    const asked = key === '' ? [] : key.split(',');
    void Promise.all(
      asked.map(uuid => request(LinkedCarDocument, { uuid }).catch(() => ({ publicCarAd: null }))),
    ).then(answers => {
      const cars = answers.flatMap(({ publicCarAd }) => publicCarAd ?? []);
      if (isCurrent) setNames(new Map(cars.map(car => [car.uuid, nameOf(car)])));
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return names;
}
