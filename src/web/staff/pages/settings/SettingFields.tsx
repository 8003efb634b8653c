import { useMessages, useTranslations } from 'use-intl';
import { CAR_SCHEMES, type SettingKind } from '#shared/fields/index.ts';
import { AmountField, CentsField } from '#web/staff/forms/index.ts';
import { useSettingWords } from '#web/staff/frame/index.ts';
import {
  Button,
  Checkbox,
  type FieldError,
  FieldErrorText,
  Icon,
  IconButton,
  optionsOf,
  SelectField,
  TextArea,
  TextField,
} from '#web/ui/index.ts';
import type { Typed, TypedRow } from './typed.ts';

type Props = {
  field: string;
  kind: SettingKind;
  typed: Typed;
  error: FieldError | null;
  isRequired: boolean;
  onType: (typed: Typed) => void;
};

/** A field of a setting, asked for by its kind. */
export function SettingField({ field, kind, typed, error, isRequired, onType }: Props) {
  const t = useTranslations('admin.settings');
  const { carVat } = useMessages().admin.settings;
  const { fieldWord } = useSettingWords();
  const label = fieldWord(field);
  const plain = {
    ...{
      name: field,
      label,
      error,
      isRequired,
      value: typeof typed === 'string' ? typed : '',
    },
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  const rows = typeof typed === 'object' ? typed : [];
  switch (kind) {
    case 'yesNo':
      return (
        <Checkbox name={field} label={label} isChecked={typed === true} onChange={onType} error={error} />
      );
    case 'steps':
      return <Steps label={label} rows={rows} error={error} onRows={onType} />;
    case 'week':
      return <Week label={label} rows={rows} error={error} onRows={onType} />;
    case 'dates':
      return <TextArea rows={4} hint={t('hints.closedOn')} {...plain} isRequired={false} />;
    case 'carVat':
      return <SelectField {...plain} options={optionsOf(CAR_SCHEMES, scheme => carVat[scheme])} />;
    case 'line':
      return <TextField {...plain} />;
    case 'countries':
      return <TextField hint={t('hints.countries')} {...plain} />;
    default:
      return <CentsField hint={field === 'mostCents' ? t('hints.mostCents') : undefined} {...plain} />;
  }
}

type RowsProps = {
  label: string;
  rows: readonly TypedRow[];
  error: FieldError | null;
  onRows: (rows: readonly TypedRow[]) => void;
};

const put = (rows: readonly TypedRow[], at: number, part: Partial<TypedRow>) =>
  rows.map((row, place) => (place === at ? { ...row, ...part } : row));

/** The increments: from which price on, and by how much. */
function Steps({ label, rows, error, onRows }: RowsProps) {
  const t = useTranslations('admin.settings');
  const last = rows.at(-1);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-[560] text-14">{label}</legend>
      {rows.map((row, at) => {
        const number = String(at + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and is typed in where it stands
          <div key={at} className="flex items-end gap-2">
            <AmountField
              name={`from-${number}`}
              label={t('stepFrom', { number })}
              isRequired
              value={row.from}
              onChange={event => onRows(put(rows, at, { from: event.target.value }))}
            />
            <AmountField
              name={`increment-${number}`}
              label={t('stepIncrement', { number })}
              isRequired
              value={row.to}
              onChange={event => onRows(put(rows, at, { to: event.target.value }))}
            />
            <IconButton
              label={t('removeStep', { number })}
              disabled={rows.length === 1}
              onClick={() => onRows(rows.filter((_row, place) => place !== at))}
            >
              <Icon name="close" />
            </IconButton>
          </div>
        );
      })}
      <FieldErrorText id="steps-error" error={error} />
      <Button
        look="secondary"
        className="self-start"
        onClick={() => onRows([...rows, { from: '', to: last?.to ?? '' }])}
      >
        {t('addStep')}
      </Button>
    </fieldset>
  );
}

/** From when to when the house is open, day by day. */
function Week({ label, rows, error, onRows }: RowsProps) {
  const t = useTranslations('admin.settings');
  const { dayOf } = useSettingWords();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-[560] text-14">{label}</legend>
      <p className="text-14 text-ink-soft">{t('hints.week')}</p>
      {rows.map((row, at) => (
        <div key={dayOf(at)} className="grid grid-cols-2 gap-2">
          <TextField
            type="time"
            name={`opens-${at}`}
            label={t('opens', { day: dayOf(at) })}
            value={row.from}
            onChange={event => onRows(put(rows, at, { from: event.target.value }))}
          />
          <TextField
            type="time"
            name={`closes-${at}`}
            label={t('closes', { day: dayOf(at) })}
            value={row.to}
            onChange={event => onRows(put(rows, at, { to: event.target.value }))}
          />
        </div>
      ))}
      <FieldErrorText id="week-error" error={error} />
    </fieldset>
  );
}
