import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TextFragment } from '#web/graphql/documents.gen.ts';
import { type Locale, useLocale } from '#web/i18n/index.ts';
import { Button, Icon, IconButton, TextArea, TextField } from '#web/ui/index.ts';
import { Remark } from './Remark.tsx';
import type { CarData, CarDraft } from './use-car.ts';

type Text = Pick<TextFragment, 'fr' | 'en' | 'es'>;
type Work = {
  readonly key: number;
  readonly name: Text;
  readonly description: Text | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
};

const EMPTY: Text = { fr: null, en: null, es: null };
const wordsIn = (text: Text | null, locale: Locale) => text?.[locale] ?? text?.fr ?? '';

/** Work that has a name; what is being begun is not kept yet. */
function toData(works: readonly Work[], locale: Locale): CarData {
  const bare = ({ fr, en, es }: Text) => ({ fr, en, es });
  return {
    works: works
      .filter(({ name }) => wordsIn(name, locale).trim() !== '')
      .map(({ name, description, startDate, endDate }) => ({
        name: bare(name),
        description: description && bare(description),
        startDate,
        endDate,
      })),
  };
}

/** The work that was done to the car, each with its day. */
export function WorksField({ draft }: { draft: CarDraft }) {
  const t = useTranslations('selling.works');
  const locale = useLocale();
  const count = useRef(draft.car.ad.works.length);
  const [works, setWorks] = useState<readonly Work[]>(() =>
    draft.car.ad.works.map((work, key) => ({ ...work, key })),
  );
  const put = (next: readonly Work[]) => {
    setWorks(next);
    draft.change('works', () => ({ data: toData(next, locale) }));
  };
  const change = (key: number, part: Partial<Work>) =>
    put(works.map(work => (work.key === key ? { ...work, ...part } : work)));
  const add = () => {
    count.current += 1;
    const begun = { key: count.current, name: EMPTY, description: null, startDate: null, endDate: null };
    setWorks([...works, begun]);
  };
  return (
    <div className="flex flex-col gap-4">
      <Remark field="works" draft={draft} />
      <ul className="flex flex-col gap-4">
        {works.map(work => (
          <li
            key={work.key}
            className="relative grid gap-4 rounded-box border border-line p-5 sm:grid-cols-2"
          >
            <WorkFields
              work={work}
              onChange={part => change(work.key, part)}
              onRemove={() => put(works.filter(one => one.key !== work.key))}
            />
          </li>
        ))}
      </ul>
      <Button look="secondary" className="self-start" onClick={add}>
        <Icon name="plus" className="size-4" />
        {t('add')}
      </Button>
    </div>
  );
}

function WorkFields({
  work,
  onChange,
  onRemove,
}: {
  work: Work;
  onChange: (part: Partial<Work>) => void;
  onRemove: () => void;
}) {
  const t = useTranslations('selling.works');
  const locale = useLocale();
  return (
    <>
      <TextField
        name="workName"
        label={t('name')}
        isRequired
        value={wordsIn(work.name, locale)}
        onChange={({ target }) => onChange({ name: { ...work.name, [locale]: target.value } })}
      />
      <TextField
        name="workDate"
        type="date"
        label={t('date')}
        value={work.startDate ?? ''}
        onChange={({ target }) => onChange({ startDate: target.value || null })}
      />
      <div className="sm:col-span-2">
        <TextArea
          name="workText"
          rows={2}
          label={t('description')}
          value={wordsIn(work.description, locale)}
          onChange={({ target }) =>
            onChange({
              description: { ...(work.description ?? EMPTY), [locale]: target.value },
            })
          }
        />
      </div>
      <IconButton label={t('remove')} onClick={onRemove} className="absolute top-1 right-1">
        <Icon name="close" className="size-4" />
      </IconButton>
    </>
  );
}
