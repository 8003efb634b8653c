import { useEffect, useRef, useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { CAR_SCHEMES, readSetting, type SettingKind } from '#shared/fields/index.ts';
import { feeCents } from '#shared/sale/index.ts';
import { useForm } from '#web/features/form/index.ts';
import {
  ChangeSettingDocument,
  type HouseSettingsQuery,
  SettingPreviewDocument,
  type SettingPreviewQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatCents, formatDateTime, formatEuros } from '#web/i18n/index.ts';
import { AmountField, CentsField, fromParisTime, StaffDialog } from '#web/staff/forms/index.ts';
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
import {
  fieldsOf,
  isOptionalIn,
  parseValue,
  type Typed,
  type TypedRow,
  type TypedSetting,
  typedOf,
  wireOf,
} from './typed.ts';

type Setting = HouseSettingsQuery['houseSettings'][number];
type Preview = SettingPreviewQuery['settingPreview'];
type Values = TypedSetting & { readonly holdsFrom: string };

/**
 * Changes a setting in two steps: its value and start, then a preview of what changes. Further typing requires another
 * preview.
 */
export function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const t = useTranslations('admin.settings');
  const { name } = setting;
  const [preview, setPreview] = useState<Preview | null>(null);
  // The last change when the form was opened: the preview refetches the settings, with a colleague's changes.
  const [seenId] = useState(setting.changes[0]?.id ?? null);
  // Values fixed by the deployment are shown on the card, and cannot be edited.
  const fields = fieldsOf(name).filter(([field]) => !setting.fixed.some(each => each.field === field));
  const [first] = fields[0] ?? [''];
  const send = async ({ holdsFrom: from, ...typed }: Values): Promise<{ isDone: boolean }> => {
    const asked = { name, value: wireOf(name, typed), holdsFrom: from === '' ? null : fromParisTime(from) };
    if (preview === null) {
      setPreview((await request(SettingPreviewDocument, asked)).settingPreview);
      return { isDone: false };
    }
    await request(ChangeSettingDocument, { ...asked, seenId });
    return { isDone: true };
  };
  const form = useForm(
    (): Values => ({ ...typedOf(name, setting.value), holdsFrom: '' }),
    send,
    ({ isDone }) => isDone && onClose(),
    {
      wordsOf: ({ field }) =>
        field === 'value'
          ? { [first]: 'admin.settings.form.same' }
          : field === 'vatNumber'
            ? { vatNumber: 'admin.settings.form.frenchVat' }
            : null,
    },
  );
  const type = (part: Partial<Record<string, Typed>>) => {
    setPreview(null);
    form.put(part as Partial<Values>);
  };
  const words = { title: t(`names.${name}`), text: t(`about.${name}`) };
  const sendLabel = t(preview ? 'form.send' : 'form.look');
  return (
    <StaffDialog name="setting" {...words} {...{ sendLabel, form, onClose }} width="wide">
      {fields.map(([field, kind]) => (
        <SettingField
          key={field}
          {...{ field, kind, typed: form.values[field] ?? '', error: form.errorOf(field) }}
          isRequired={!isOptionalIn(name, field)}
          onType={typed => type({ [field]: typed })}
        />
      ))}
      <TextField
        type="datetime-local"
        name="holdsFrom"
        label={t('form.from')}
        hint={t('form.fromHint')}
        value={form.values.holdsFrom}
        onChange={event => type({ holdsFrom: event.target.value })}
        error={form.errorOf('holdsFrom')}
      />
      <div role="status">
        {preview && <WhatChanges setting={setting} preview={preview} from={form.values.holdsFrom} />}
      </div>
    </StaffDialog>
  );
}

/** The change field by field, and what it affects. */
function WhatChanges({ setting, preview, from }: { setting: Setting; preview: Preview; from: string }) {
  const t = useTranslations('admin.settings');
  const { fieldWord, linesOf } = useSettingWords();
  const ref = useRef<HTMLElement>(null);
  // It appears below a long form, so it is scrolled into view.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [before, after] = [parseValue(preview.before), parseValue(preview.after)];
  const changed = fieldsOf(setting.name).filter(
    ([field]) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return (
    <section ref={ref} className="flex flex-col gap-4 rounded-box bg-wash p-4">
      <header>
        <h3 className="font-[560]">{t('preview.title')}</h3>
        <p className="text-14 text-ink-soft">
          {from === '' ? t('preview.now') : t('preview.from', { date: formatDateTime(preview.holdsFrom) })}
        </p>
        {preview.holdsUntil && (
          <p className="text-14">{t('preview.until', { date: formatDateTime(preview.holdsUntil) })}</p>
        )}
      </header>
      <table className="tabular w-full text-14">
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col">
              <span className="sr-only">{t('preview.title')}</span>
            </th>
            <th scope="col">{t('preview.before')}</th>
            <th scope="col">{t('preview.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(([field, kind]) => (
            <Compared
              key={field}
              word={fieldWord(field)}
              lines={[before, after].map(of => linesOf(kind, of[field]))}
            />
          ))}
          {setting.name === 'buyerFee' && <FeeExamples preview={preview} />}
        </tbody>
      </table>
      <ul className="list-disc pl-5 text-14">
        {preview.effects.map(({ what, count }) => (
          <li key={what}>{t(`keeps.${what}`, { count })}</li>
        ))}
      </ul>
    </section>
  );
}

function Compared({ word, lines }: { word: string; lines: readonly (readonly string[])[] }) {
  const [before = [], after = []] = lines;
  const cell = (shown: readonly string[]) => shown.map(line => <div key={line}>{line}</div>);
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-soft">
        {word}
      </th>
      <td className="py-1.5 pr-3 wrap-anywhere">{cell(before)}</td>
      <td className="py-1.5 font-[560] wrap-anywhere">{cell(after)}</td>
    </tr>
  );
}

const EXAMPLES = [5_000, 25_000, 100_000];

/** The fee for some typical prices. */
function FeeExamples({ preview }: { preview: Preview }) {
  const t = useTranslations('admin.settings');
  const feeOf = (value: string, price: number): string => {
    const fee = readSetting('buyerFee', JSON.parse(value));
    return 'read' in fee ? formatCents(feeCents(price, fee.read)) : '';
  };
  return EXAMPLES.map(price => (
    <Compared
      key={price}
      word={t('preview.fee', { price: formatEuros(price) })}
      lines={[preview.before, preview.after].map(value => [feeOf(value, price)])}
    />
  ));
}

type FieldProps = {
  field: string;
  kind: SettingKind;
  typed: Typed;
  error: FieldError | null;
  isRequired: boolean;
  onType: (typed: Typed) => void;
};

/** A field of a setting, with the control of its kind. */
function SettingField({ field, kind, typed, error, isRequired, onType }: FieldProps) {
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

/** The bid increments: each with the price from which it applies. */
function Steps({ label, rows, error, onRows }: RowsProps) {
  const t = useTranslations('admin.settings');
  const last = rows.at(-1);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-[560] text-14">{label}</legend>
      {rows.map((row, at) => {
        const number = String(at + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its place, and edited in place
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

/** The opening hours by day. */
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
