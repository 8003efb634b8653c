import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CAR, type CarFieldKind, type CarFieldsWith } from '#shared/fields/index.ts';
import { parseTypedNumber } from '#shared/sale/forms.ts';
import { formatNumber } from '#web/i18n/index.ts';
import {
  Badge,
  Boxes,
  Checkbox,
  NumberField,
  OwnChoiceField,
  SelectField,
  TextField,
} from '#web/ui/index.ts';
import { BoundNote, NamedField, type NamedName, useCarCatalogue } from '../car-catalogue/index.ts';
import { useCarEditor, useCarField } from './use-car-editor.ts';
import { useChoices } from './use-words.ts';
import { isOf } from './wire.ts';

/** Marks a field that the ad needs before it is published. */
export function MissingMark() {
  const t = useTranslations('carEditor');
  return (
    <Badge tone="brass" data-missing="">
      {t('missing')}
    </Badge>
  );
}

type FieldState = Pick<ReturnType<typeof useCarField>, 'label' | 'isMissing' | 'isRequired' | 'error'>;

/** Returns a field's state as props of the design system's fields. */
export function propsOf(name: string, { label, isMissing, isRequired, error }: FieldState) {
  const marked: ReactNode = isMissing ? (
    <>
      {label} <MissingMark />
    </>
  ) : (
    label
  );
  return { name, label: marked, isRequired, error };
}

const TYPES: Partial<Record<CarFieldKind, string>> = { url: 'url', email: 'email', phone: 'tel' };
const WHOLE_DAY = /^\d{4}-\d\d-\d\d$/;

type Props = { name: CarFieldsWith<{ kind: 'line' | 'url' | 'email' | 'phone' | 'day' }> };

/** Returns the catalogue's entry for the edited car. */
function useKnownCar(isWanted: boolean) {
  const { brand, model } = useCarEditor().state.values;
  return useCarCatalogue(brand, model, isWanted);
}

/** A name of the car, chosen from the catalogue or typed freely. */
export function NameField({ name }: { name: NamedName }) {
  const { value, change, ...field } = useCarField(name);
  const catalogue = useKnownCar(true);
  return (
    <NamedField
      {...propsOf(name, field)}
      {...{ name, catalogue, value: value ?? '' }}
      onValue={text => change(text === '' && !('required' in CAR[name]) ? null : text)}
    />
  );
}

export function LineField({ name }: Props) {
  const { ownerName } = useCarEditor();
  const t = useTranslations('carEditor.hints');
  const { value, change, ...field } = useCarField(name);
  const { kind } = CAR[name];
  const text = value ?? '';
  // A date input cannot show a month or a year alone.
  const type = kind === 'day' ? (WHOLE_DAY.test(text) || text === '' ? 'date' : 'text') : TYPES[kind];
  const hint =
    name === 'vin' ? t('vin') : name === 'sellerEmail' ? (ownerName ?? t('sellerEmail')) : undefined;
  return (
    <TextField
      {...propsOf(name, field)}
      hint={hint}
      type={type ?? 'text'}
      autoComplete="off"
      value={text}
      onChange={({ target }) => change(target.value === '' ? null : target.value)}
    />
  );
}

function wholeIn(text: string): number | null {
  const typed = parseTypedNumber(text);
  return typed.kind === 'number' && Number.isInteger(typed.value) ? typed.value : null;
}

type NumberProps = FieldState & {
  name: string;
  hint?: string;
  value: number | null;
  /** The text as typed, if it is not a number. */
  unread: string | undefined;
  onValue: (value: number | null) => void;
  onUnread: (text: string) => void;
};

/** Keeps a number as it is typed: invalid text stays visible, and no other value is sent in its place. */
function useTyped({ value, unread, onValue, onUnread }: NumberProps, format: (value: number) => string) {
  const [typed, setTyped] = useState('');
  const known = value === null ? '' : format(value);
  return {
    text: unread ?? (wholeIn(typed) === value ? typed : known),
    put(text: string) {
      setTyped(text);
      const whole = wholeIn(text);
      if (whole === null && text.trim() !== '') onUnread(text);
      else onValue(whole);
    },
    /** Shows the parsed value once the field is left: "20.000" is read as twenty. */
    settle: () => setTyped(''),
  };
}

function useNumber(name: CarFieldsWith<{ kind: 'whole' | 'year' | 'euros' }>): NumberProps {
  const { draft } = useCarEditor();
  const { change, ...field } = useCarField(name);
  return { ...field, name, onValue: change, onUnread: text => draft.setUnread(name, text) };
}

/** The fields for which the catalogue knows bounds. */
const BOUNDED: ReadonlySet<string> = new Set(['year', 'cubicCapacity', 'horsePower']);

export function WholeField({ name }: { name: CarFieldsWith<{ kind: 'whole' | 'year' }> }) {
  const field = useNumber(name);
  const { text, put, settle } = useTyped(field, String);
  const catalogue = useKnownCar(BOUNDED.has(name));
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <TextField
        {...propsOf(name, field)}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => put(target.value)}
        onBlur={settle}
      />
      {BOUNDED.has(name) && <BoundNote {...{ name, catalogue, value: field.value }} />}
    </div>
  );
}

export function EurosField({ name }: { name: CarFieldsWith<{ kind: 'euros' }> }) {
  return <EurosInput {...useNumber(name)} />;
}

/** The step of the two buttons beside an amount. */
const EUROS_STEP = 500;

/** An amount in whole euros. */
export function EurosInput(props: NumberProps) {
  const { text, put, settle } = useTyped(props, formatNumber);
  return (
    <NumberField
      {...propsOf(props.name, props)}
      hint={props.hint}
      text={text}
      onText={put}
      onBlur={settle}
      parse={wholeIn}
      format={formatNumber}
      step={EUROS_STEP}
      minimum={1}
      unit="€"
    />
  );
}

export function FlagField({ name }: { name: CarFieldsWith<{ kind: 'flag' }> }) {
  const { value, change, label, error } = useCarField(name);
  return <Checkbox name={name} label={label} error={error} isChecked={value === true} onChange={change} />;
}

/** A choice from a list, in the words that visitors read; a value no longer in the list stays until it is changed. */
export function ChoiceField({ name }: { name: CarFieldsWith<{ kind: 'code' | 'country' }> }) {
  const t = useTranslations('carEditor');
  const { value, change, ...field } = useCarField(name);
  const choices = useChoices()(name);
  const known = value ?? '';
  const isListed = known === '' || choices.some(([code]) => code === known);
  if ('ownWords' in CAR[name] && isOf(name, 'code')) {
    return (
      <OwnChoiceField
        {...propsOf(name, field)}
        {...{ choices, value: known }}
        onValue={text => change(text === '' ? null : text)}
        words={{
          choose: t('choose'),
          other: t('ownWords.other'),
          own: t('ownWords.label', { field: field.label }),
        }}
      />
    );
  }
  return (
    <SelectField
      {...propsOf(name, field)}
      value={known}
      onChange={({ target }) => change(target.value === '' ? null : target.value)}
      none={'required' in CAR[name] ? undefined : t('choose')}
      options={isListed ? choices : [...choices, [known, known]]}
    />
  );
}

/** Any number of codes. */
export function CodesField({ name }: { name: CarFieldsWith<{ kind: 'codes' }> }) {
  const { value, change, label, error } = useCarField(name);
  const choices = useChoices()(name);
  return (
    <fieldset className="flex flex-col gap-2">
      {/* The group's large heading says the same. */}
      <legend className="sr-only">{label}</legend>
      {error && <p className="text-14 text-red">{error.text}</p>}
      <div className="grid gap-x-5 sm:grid-cols-2 xl:grid-cols-3">
        <Boxes options={choices} chosen={value} onChoose={change} />
      </div>
    </fieldset>
  );
}
