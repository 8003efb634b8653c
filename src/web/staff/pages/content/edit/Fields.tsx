import { useTranslations } from 'use-intl';
import type { ContentKind } from '#web/graphql/documents.gen.ts';
import { Checkbox, Disclosure, type FieldError, TextArea, TextField } from '#web/ui/index.ts';
import { LinkedCars } from './LinkedCars.tsx';
import type { TextValues } from './text-values.ts';

type FieldsProps = {
  kind: ContentKind;
  values: TextValues;
  put: (change: Partial<TextValues>) => void;
  /** The field the server refused; null when it refused none. */
  wrong: string | null;
};

type Written = Exclude<keyof TextValues, 'ads' | 'isRetromobile'>;

/** What each kind says of itself beside its words. */
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
