import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { parseTypedNumber } from '#shared/sale/forms.ts';
import { answerWords } from '#shared/words/answer-words.ts';
import {
  Checkbox,
  FieldErrorText,
  LabelMark,
  OwnChoiceField,
  optionsOf,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
} from '#web/ui/index.ts';
import { BoundNote, isNamed, NamedField, useCarCatalogue } from '../car-catalogue/index.ts';
import { PrivacyNote } from '../privacy/index.ts';
import type { InquiryField } from './draft.ts';
import { PhotosField } from './PhotosField.tsx';
import { useInquiryWords } from './use-inquiry-words.ts';
import type { StepForm } from './use-step-form.ts';

type FieldsProps = { fields: readonly InquiryField[]; form: StepForm };

/** The fields of a step, each with the control of its kind; two short ones share a row. */
export function InquiryFields({ fields, form }: FieldsProps) {
  const [brand = '', model = ''] = [form.values.brand?.[0], form.values.model?.[0]];
  const catalogue = useCarCatalogue(
    brand,
    model,
    fields.some(({ name }) => isNamed(name)),
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(field => (
        <div key={field.name} className={isShort(field) ? '' : 'sm:col-span-2'}>
          <OneField field={field} form={form} catalogue={catalogue} />
        </div>
      ))}
      {fields.some(({ kind }) => kind === 'email') && (
        <div className="sm:col-span-2">
          <PrivacyNote of="request" />
        </div>
      )}
    </div>
  );
}

const isShort = ({ kind }: InquiryField) => ['text', 'email', 'phone', 'whole', 'date'].includes(kind);

/** The unit shown beside an amount or a distance. */
const UNITS: Readonly<Record<string, string>> = {
  budget: '€',
  price: '€',
  amount: '€',
  downPayment: '€',
  startingPrice: '€',
  reserveWish: '€',
  mileage: 'km',
  mileageMax: 'km',
};

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  city: 'address-level2',
  zipCode: 'postal-code',
};

type OneFieldProps = {
  field: InquiryField;
  form: StepForm;
  catalogue: ReturnType<typeof useCarCatalogue>;
};

function OneField({ field, form, catalogue }: OneFieldProps) {
  const { name, kind, isRequired } = field;
  const t = useTranslations('inquiry.common');
  const label = useInquiryWords().labelOf(name);
  const given = form.values[name] ?? [];
  const shared = { name, label, isRequired, error: form.errorOf(field) };
  const text = {
    ...shared,
    value: given[0] ?? '',
    onChange: (event: { target: { value: string } }) => form.put(name, [event.target.value]),
    onBlur: () => form.leave(name),
  };
  const readOtherwise = kind === 'whole' ? otherwiseIn(name, text.value) : null;
  switch (kind) {
    case 'longText':
      return <TextArea {...text} hint={name === 'works' ? t('linePerItem') : undefined} />;
    case 'phone':
      return <PhoneField {...shared} entry={form.phone} onEntry={form.putPhone} />;
    case 'choice':
      return <ChoiceField field={field} form={form} />;
    case 'choices':
      return <ChoicesField field={field} form={form} />;
    case 'photos':
      return <PhotosField ids={given} error={shared.error} onIds={ids => form.put(name, ids)} />;
    case 'consent':
      return (
        <Checkbox
          {...shared}
          isChecked={given[0] === 'yes'}
          onChange={isChecked => form.put(name, isChecked ? ['yes'] : [])}
        />
      );
    case 'whole':
      return (
        <div className="flex flex-col gap-2">
          <TextField
            {...text}
            label={UNITS[name] ? `${label} (${UNITS[name]})` : label}
            hint={readOtherwise && t('understood', { amount: readOtherwise })}
            inputMode="numeric"
            autoComplete="off"
          />
          <BoundNote {...{ name, catalogue, value: wholeIn(given[0]) }} />
        </div>
      );
    default:
      return isNamed(name) ? (
        <NamedField
          {...shared}
          {...{ name, catalogue, value: text.value }}
          onValue={value => form.put(name, [value])}
          onBlur={text.onBlur}
        />
      ) : (
        <TextField
          {...text}
          type={kind === 'date' ? 'date' : kind === 'email' ? 'email' : 'text'}
          autoComplete={AUTOCOMPLETE[name] ?? 'off'}
        />
      );
  }
}

/** Returns the typed whole number; null for any other text. */
function wholeIn(text: string | undefined): number | null {
  const typed = parseTypedNumber(text ?? '');
  return typed.kind === 'number' ? typed.value : null;
}

/** Returns how a whole number not written plainly was read: a dot is a decimal point, not a thousands separator. */
function otherwiseIn(name: string, text: string): string | null {
  const value = wholeIn(text);
  const isPlain = value === null || text.replace(/\s/g, '') === String(value);
  return isPlain || !Number.isInteger(value) ? null : answerWords(name, 'whole', String(value));
}

type OneProps = { field: InquiryField; form: StepForm };

/** A choice: all options visible while they are few, else a select. */
function ChoiceField({ field, form }: OneProps) {
  const t = useTranslations('inquiry.common');
  const { labelOf, optionOf } = useInquiryWords();
  const { name, options, isRequired } = field;
  const given = form.values[name]?.[0] ?? '';
  const error = form.errorOf(field);
  if (field.takesOwnWords) return <OwnChoice field={field} form={form} />;
  if (options.length > LISTED_MAX) {
    return (
      <SelectField
        {...{ name, isRequired, error, label: labelOf(name), value: given }}
        onChange={event => form.put(name, event.target.value ? [event.target.value] : [])}
        none={t('choose')}
        options={optionsOf(options, option => optionOf(name, option))}
      />
    );
  }
  return (
    <Choices
      {...{ field, error, type: 'radio' }}
      isChosen={option => option === given}
      onChoose={option => form.put(name, [option])}
    />
  );
}

const LISTED_MAX = 5;

/** A choice from a list, or free text. */
function OwnChoice({ field, form }: OneProps) {
  const t = useTranslations('inquiry');
  const { labelOf, optionOf } = useInquiryWords();
  const { name, options, isRequired } = field;
  const label = labelOf(name);
  return (
    <OwnChoiceField
      {...{ name, label, isRequired, error: form.errorOf(field), value: form.values[name]?.[0] ?? '' }}
      choices={options.map(option => [option, optionOf(name, option)] as const)}
      onValue={value => form.put(name, value === '' ? [] : [value])}
      words={{
        choose: t('common.choose'),
        other: t('ownWords.other'),
        own: t('ownWords.label', { field: label }),
      }}
    />
  );
}

function ChoicesField({ field, form }: OneProps) {
  const { name } = field;
  const given = form.values[name] ?? [];
  return (
    <Choices
      {...{ field, type: 'checkbox', error: form.errorOf(field) }}
      isChosen={option => given.includes(option)}
      onChoose={option =>
        form.put(name, given.includes(option) ? given.filter(one => one !== option) : [...given, option])
      }
    />
  );
}

type ChoicesProps = {
  field: InquiryField;
  type: 'radio' | 'checkbox';
  error: ReturnType<StepForm['errorOf']>;
  isChosen: (option: string) => boolean;
  onChoose: (option: string) => void;
};

function Choices({ field, type, error, isChosen, onChoose }: ChoicesProps) {
  const errorId = `${useId()}-error`;
  const { labelOf, optionOf } = useInquiryWords();
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-[520] text-14">
        {labelOf(field.name)} <LabelMark isRequired={field.isRequired} />
      </legend>
      <div className="flex flex-wrap gap-2">
        {field.options.map(option => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 text-balance rounded-pill border border-field-line px-4 py-2 text-14 transition-colors has-checked:border-green has-checked:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type={type}
              name={field.name}
              value={option}
              checked={isChosen(option)}
              onChange={() => onChoose(option)}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-green"
            />
            {optionOf(field.name, option)}
          </label>
        ))}
      </div>
      <FieldErrorText id={errorId} error={error} />
    </fieldset>
  );
}
