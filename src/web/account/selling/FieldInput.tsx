import { useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { parseTypedNumber } from '#shared/sale/forms.ts';
import { type Locale, useLocale } from '#web/i18n/index.ts';
import { Checkbox, type FieldError, SelectField, TextArea, TextField } from '#web/ui/index.ts';
import type { Group, PlainField } from './fields.ts';
import { PALETTE } from './palette.ts';
import { Remark } from './Remark.tsx';
import type { CarDraft } from './use-car.ts';

/** Where the words of a group stand. */
const placeOf = (group: Group): string =>
  group === 'country'
    ? 'countries'
    : group === 'carType'
      ? 'car.type'
      : group === 'transmission'
        ? 'car.transmission'
        : `codes.${group}`;

/** The codes of a group with their words, in the order of the word list; countries by their names. */
function useChoices(group: Group): readonly (readonly [code: string, word: string])[] {
  const t = useTranslations();
  const messages = useMessages();
  const place = placeOf(group);
  const words = place
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], messages) as object;
  const choices = Object.keys(words).map(code => [code, t(`${place}.${code}` as 'car.type.GT')] as const);
  return group === 'country' ? choices.toSorted(([, one], [, other]) => one.localeCompare(other)) : choices;
}

const nameOf = (locale: Locale) => ({ fr: 'nameFr', en: 'nameEn', es: 'nameEs' })[locale] as 'nameFr';

/** What is wrong with what stands in a field. */
function useProblem(field: PlainField, text: string, isRefused: boolean): FieldError | null {
  const t = useTranslations('selling.problems');
  const isNumber = field.kind !== 'whole' || text.trim() === '' || wholeIn(text) !== null;
  if (!isNumber) return { key: 'number', text: t('number') };
  return isRefused ? { key: 'field', text: t('field') } : null;
}

function wholeIn(text: string): string | null {
  const typed = parseTypedNumber(text);
  return typed.kind === 'number' && Number.isInteger(typed.value) ? String(typed.value) : null;
}

/** One field of the car: what is typed stays in sight, and is kept a moment later. */
export function FieldInput({ field, draft }: { field: PlainField; draft: CarDraft }) {
  const locale = useLocale();
  const [text, setText] = useState(() => field.read(draft.car.ad, locale));
  const put = (next: string) => {
    setText(next);
    const value = field.kind === 'whole' && next.trim() !== '' ? wholeIn(next) : next;
    if (value === null) return;
    draft.change(field.name, ({ ad }) => ({ data: field.write(value, ad, locale) }));
  };
  return (
    <div className="flex flex-col gap-2" data-field={field.name}>
      <Control field={field} text={text} onText={put} draft={draft} />
      <Remark field={field.name} draft={draft} />
    </div>
  );
}

type ControlProps = { field: PlainField; text: string; onText: (text: string) => void; draft: CarDraft };

function Control({ field, text, onText, draft }: ControlProps) {
  const t = useTranslations('selling');
  const error = useProblem(field, text, draft.refused.has(field.name));
  const { name, kind, isRequired, hint } = field;
  const label = t(`fields.${name}` as 'fields.brand');
  const common = { name, label, isRequired, error, hint: hint && t(hint) };
  switch (kind) {
    case 'choice':
      return <Choice {...common} group={field.group ?? 'body'} text={text} onText={onText} />;
    case 'colour':
      return <ColourChoice name={name as 'shellColor'} label={label} draft={draft} />;
    case 'flag':
      return (
        <Checkbox
          name={name}
          label={label}
          isChecked={text === 'yes'}
          onChange={isChecked => onText(isChecked ? 'yes' : '')}
        />
      );
    case 'long':
    case 'lines':
      return (
        <TextArea
          {...common}
          rows={name === 'history' ? 8 : 4}
          value={text}
          onChange={event => onText(event.target.value)}
        />
      );
    default:
      return (
        <TextField
          {...common}
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={kind === 'whole' ? 'numeric' : undefined}
          autoComplete="off"
          value={text}
          onChange={event => onText(event.target.value)}
        />
      );
  }
}

type ChoiceProps = Pick<ControlProps, 'text' | 'onText'> & {
  name: string;
  label: string;
  isRequired: true | undefined;
  error: FieldError | null;
  group: Group;
};

function Choice({ group, text, onText, ...common }: ChoiceProps) {
  const t = useTranslations('selling');
  const choices = useChoices(group);
  return (
    <SelectField {...common} value={text} onChange={event => onText(event.target.value)}>
      <option value="">{t('choose')}</option>
      {choices.map(([code, word]) => (
        <option key={code} value={code}>
          {word}
        </option>
      ))}
    </SelectField>
  );
}

/** A colour of the palette; one that staff wrote otherwise stays among the choices. */
function ColourChoice({
  name,
  label,
  draft,
}: {
  name: 'shellColor' | 'interiorColor';
  label: string;
  draft: CarDraft;
}) {
  const t = useTranslations('selling');
  const locale = useLocale();
  const known = draft.car.ad[name];
  const [code, setCode] = useState(known?.code ?? '');
  const choices = [...PALETTE, ...(known && !PALETTE.some(one => one.code === known.code) ? [known] : [])];
  const choose = (next: string) => {
    setCode(next);
    const chosen = choices.find(one => one.code === next);
    const { nameFr = '', nameEn = '', nameEs = '', hex = null } = chosen ?? {};
    draft.change(name, () => ({
      data: { [name]: chosen ? { code: next, nameFr, nameEn, nameEs, hex } : null },
    }));
  };
  return (
    <SelectField name={name} label={label} value={code} onChange={event => choose(event.target.value)}>
      <option value="">{t('choose')}</option>
      {choices.map(one => (
        <option key={one.code} value={one.code}>
          {one[nameOf(locale)]}
        </option>
      ))}
    </SelectField>
  );
}
