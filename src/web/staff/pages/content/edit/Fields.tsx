import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { datedCarTitle } from '#web/features/cards/index.ts';
import {
  type ContentKind,
  LinkableCarsDocument,
  type LinkableCarsQuery,
  LinkedCarDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useSettled } from '#web/staff/frame/index.ts';
import { Button, Checkbox, Disclosure, type FieldError, TextArea, TextField } from '#web/ui/index.ts';
import type { TextValues } from './text-values.ts';

type FieldsProps = {
  kind: ContentKind;
  values: TextValues;
  put: (change: Partial<TextValues>) => void;
  /** The field that was refused; null without one. */
  wrong: string | null;
};

type Written = Exclude<keyof TextValues, 'ads' | 'isRetromobile'>;

/** The metadata of each kind. */
const ABOUT: Readonly<Record<ContentKind, readonly Written[]>> = {
  ARTICLE: ['tags', 'author', 'brands'],
  EVENT: ['startsOn', 'endsOn', 'place', 'brands'],
  PAGE: [],
  BRAND: [],
  FAQ: [],
};

export function Fields({ kind, values, put, wrong }: FieldsProps) {
  const t = useTranslations('admin.content.edit');
  const errorOf = (name: string): FieldError | null =>
    wrong === name ? { key: 'admin.content.wrong', text: t('wrong') } : null;
  const control = (name: Written) => ({
    name,
    label: t(`fields.${name}`),
    value: values[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value }),
  });
  return (
    <div className="flex flex-col gap-5">
      <TextField {...control('title')} isRequired maxLength={160} />
      <TextArea {...control('description')} isRequired rows={3} maxLength={400} />
      <div className="grid gap-5 sm:grid-cols-2">
        {ABOUT[kind].map(name => (
          <TextField
            key={name}
            {...control(name)}
            {...(name === 'startsOn' || name === 'endsOn' ? { type: 'date' } : {})}
          />
        ))}
      </div>
      {kind === 'EVENT' && (
        <Checkbox
          name="isRetromobile"
          label={t('fields.isRetromobile')}
          isChecked={values.isRetromobile}
          onChange={isRetromobile => put({ isRetromobile })}
        />
      )}
      {kind !== 'FAQ' && kind !== 'BRAND' && <LinkedCars uuids={values.ads} onChange={ads => put({ ads })} />}
      <TextArea {...control('body')} isRequired rows={24} spellCheck />
      <HowToWrite />
    </div>
  );
}

const HELP = ['heading', 'list', 'link', 'action', 'question', 'note', 'table'] as const;

function HowToWrite() {
  const t = useTranslations('admin.content.edit');
  return (
    <Disclosure title={t('help')} level={2}>
      <ul className="flex flex-col gap-2 text-14">
        {HELP.map(name => (
          <li key={name}>{t(`helpLines.${name}`)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

type Car = LinkableCarsQuery['searchCarAds']['edges'][number]['node'];
const nameOf = (car: Car) => datedCarTitle(car);

type Props = { uuids: readonly string[]; onChange: (uuids: string[]) => void };

/** The cars shown beside a text: found by words, removed one by one. */
function LinkedCars({ uuids, onChange }: Props) {
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

/** Loads the titles of the linked cars; one that is no longer public is shown by its uuid. */
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
