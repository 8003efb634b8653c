import { useSearchParams } from 'react-router';
import { useMessages, useTranslations } from 'use-intl';
import {
  CAR_CODES,
  CAR_FIELDS,
  comparisonOf,
  FIELD_FILTERS_MAX,
  type FieldFilter,
  isFieldFilter,
  isFiltered,
  readFieldFilters,
  writeFieldFilters,
} from '#shared/fields/index.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { DialogButton, useCarWords, useFieldWords } from '#web/staff/frame/index.ts';
import { Button, Icon, optionsOf, SelectField, TextField } from '#web/ui/index.ts';

const FIELDS = CAR_FIELDS.filter(isFiltered);
const NOTHING = { is: null, from: null, to: null, isMissing: null };
type How = 'HOLDS' | 'BETWEEN' | 'MISSING' | 'GIVEN';

/** The field filters of the list of ads; a click removes one. */
export function FieldFilters() {
  const t = useTranslations('admin.ads.where');
  const [filters, change] = useFilters();
  const say = useFilterWords();
  return (
    <p className="mb-4 flex flex-wrap gap-2 empty:hidden">
      {filters.map(filter => (
        <Button
          key={JSON.stringify(filter)}
          look="quiet"
          onClick={() => change(filters.filter(each => each !== filter))}
        >
          <span aria-hidden="true">{say(filter)}</span>
          <Icon name="close" className="size-4" />
          <span className="sr-only">{t('remove', { filter: say(filter) })}</span>
        </Button>
      ))}
    </p>
  );
}

/** The button that adds a filter. */
export function AddFieldFilter() {
  const t = useTranslations('admin.ads.where');
  const [filters, change] = useFilters();
  if (filters.length >= FIELD_FILTERS_MAX) return null;
  return (
    <DialogButton
      look="secondary"
      label={t('open')}
      dialog={onClose => <Add onAdd={filter => change([...filters, filter])} onClose={onClose} />}
    />
  );
}

/** Returns the filters in the URL. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const change = (filters: readonly FieldFilter[]) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    next.delete('where');
    if (filters.length > 0) next.set('where', writeFieldFilters(filters));
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [readFieldFilters(search.get('where')), change] as const;
}

/** Returns a filter in words. */
function useFilterWords(): (filter: FieldFilter) => string {
  const t = useTranslations('admin.ads.where');
  const fields = useFieldWords();
  const valueWord = useValueWords();
  return ({ field: name, is, from, to, isMissing }) => {
    const field = fields(name);
    if (is !== null) return t('said.HOLDS', { field, value: valueWord(name, is) });
    if (from !== null && to !== null) return t('said.BETWEEN', { field, from, to });
    if (from !== null) return t('said.FROM', { field, from });
    if (to !== null) return t('said.TO', { field, to });
    return t(isMissing ? 'said.MISSING' : 'said.GIVEN', { field });
  };
}

function useValueWords(): (name: string, value: string) => string {
  const t = useTranslations('admin.ads.where');
  const words = useCarWords();
  return (name, value) => {
    const isFlag = CAR_FIELDS.some(field => field.name === name && field.kind === 'flag');
    return isFlag ? t(value === 'true' ? 'yes' : 'no') : (words(name, value) ?? value);
  };
}

/** Returns the possible values of a field; null for free text. */
function useValues(): (name: string) => readonly string[] | null {
  const { countries } = useMessages();
  return name => {
    const field = FIELDS.find(each => each.name === name);
    if (field?.kind === 'flag') return ['true', 'false'];
    if (field?.kind === 'country') return Object.keys(countries);
    return field?.codes && comparisonOf(field) === 'SAME' ? CAR_CODES[field.codes] : null;
  };
}

function howsOf(name: string): readonly How[] {
  const field = FIELDS.find(each => each.name === name);
  const how = field ? comparisonOf(field) : null;
  const asked: readonly How[] = how === null ? [] : [how === 'NUMBER' || how === 'DAY' ? 'BETWEEN' : 'HOLDS'];
  return [...asked, 'MISSING', 'GIVEN'];
}

function Add({ onAdd, onClose }: { onAdd: (filter: FieldFilter) => void; onClose: () => void }) {
  const t = useTranslations('admin.ads.where');
  const fields = useFieldWords();
  const valuesOf = useValues();
  const valueWord = useValueWords();
  const form = useForm(
    { field: 'year', how: 'BETWEEN', is: '', from: '', to: '' },
    async ({ field, how, is, from, to }) => {
      const said = (value: string) => value.trim() || null;
      const asked = {
        HOLDS: { ...NOTHING, is: said(is) },
        BETWEEN: { ...NOTHING, from: said(from), to: said(to) },
        MISSING: { ...NOTHING, isMissing: true },
        GIVEN: { ...NOTHING, isMissing: false },
      }[how as How];
      const filter = { field, ...asked };
      const described = FIELDS.find(({ name }) => name === field);
      const isWrong = (part: object) => !described || !isFieldFilter(described, { ...filter, ...part });
      if (isWrong({ to: null })) throw new WrongFields({ from: 'form.validation.wrong' });
      if (isWrong({ from: null })) throw new WrongFields({ to: 'form.validation.wrong' });
      onAdd(filter);
    },
    onClose,
  );
  const { field, how } = form.values;
  const values = valuesOf(field);
  const choose = (name: string) =>
    form.put({ field: name, how: howsOf(name)[0]!, is: valuesOf(name)?.[0] ?? '' });
  const words = { title: t('title'), sendLabel: t('add') };
  const inOrder = FIELDS.map(({ name }) => [name, fields(name)] as const).toSorted(([, one], [, other]) =>
    one.localeCompare(other),
  );
  return (
    <StaffDialog name="filter-by-field" {...words} {...{ form, onClose }}>
      <SelectField
        label={t('field')}
        {...form.field('field')}
        onChange={event => choose(event.target.value)}
        options={inOrder}
      />
      <SelectField
        label={t('how')}
        {...form.field('how')}
        options={optionsOf(howsOf(field), each => t(`hows.${each}`))}
      />
      {how === 'HOLDS' && values && (
        <SelectField
          label={t('value')}
          {...form.field('is')}
          options={optionsOf(values, value => valueWord(field, value))}
        />
      )}
      {how === 'HOLDS' && !values && <TextField label={t('value')} isRequired {...form.field('is')} />}
      {how === 'BETWEEN' && (
        <div className="grid grid-cols-2 gap-4">
          <TextField label={t('from')} {...form.field('from')} />
          <TextField label={t('to')} {...form.field('to')} />
        </div>
      )}
    </StaffDialog>
  );
}
