import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type {
  AlertFrequency,
  AlertRowFragment,
  CarAdFilter,
  SearchChipFragment,
} from '#web/graphql/documents.gen.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  Form,
  Icon,
  optionsOf,
  Select,
  TextField,
  useFocusBack,
} from '#web/ui/index.ts';
import { withoutChip } from '../search-chips/index.ts';
import { NAME_LENGTH_MAX } from './name-length.ts';

export const FREQUENCIES = ['IMMEDIATE', 'DAILY', 'WEEKLY'] as const satisfies readonly AlertFrequency[];

export type AlertChange = Partial<
  Pick<AlertRowFragment, 'name' | 'query' | 'frequency' | 'isPaused' | 'tellsDrops' | 'tellsEdits'>
> & { filter?: CarAdFilter };

type Parts = {
  alert: AlertRowFragment;
  onChange: (data: AlertChange) => void;
  onChips: (chips: readonly SearchChipFragment[]) => void;
  onRemove: () => void;
};

/** Parses a query string for links: a name may have several values. */
function queryOf(query: string): Record<string, string[]> {
  const params = new URLSearchParams(query);
  return Object.fromEntries(Array.from(params.keys(), name => [name, params.getAll(name)]));
}

/** A saved search: its current matches and its frequency. */
export function AlertRow({ alert, onChange, onChips, onRemove }: Parts) {
  const t = useTranslations('alerts');
  const { name, query, frequency, isPaused, matchCount } = alert;
  const label = `${t('frequency')}, ${name}`;
  const [isNaming, setNaming] = useState(false);
  const rename = useFocusBack(isNaming);
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6" data-alert={alert.id}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isNaming ? (
          <AlertName
            name={name}
            onCancel={() => setNaming(false)}
            onName={given => {
              setNaming(false);
              onChange({ name: given });
            }}
          />
        ) : (
          <h2 className="display text-22">{name}</h2>
        )}
        {isPaused && <Badge>{t('paused')}</Badge>}
        <LocaleLink to="search" params={{}} query={queryOf(query)} className="link-line text-14 sm:ml-auto">
          {t('matches', { count: matchCount })}
        </LocaleLink>
      </div>
      <Criteria alert={alert} onChips={onChips} />
      <Wishes alert={alert} onChange={onChange} />
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label={label}
          value={frequency}
          onChange={event =>
            onChange({ frequency: FREQUENCIES.find(each => each === event.target.value) ?? frequency })
          }
          className="w-full sm:w-60"
          options={optionsOf(FREQUENCIES, each => t(`frequencies.${each}`))}
        />
        <Button look="secondary" onClick={() => onChange({ isPaused: !isPaused })}>
          {t(isPaused ? 'resume' : 'pause')}
          <span className="sr-only">{`, ${name}`}</span>
        </Button>
        {!isNaming && (
          <Button ref={rename} look="quiet" onClick={() => setNaming(true)}>
            {t('rename')}
            <span className="sr-only">{`, ${name}`}</span>
          </Button>
        )}
        <Button look="quiet" onClick={onRemove}>
          {t('remove')}
          <span className="sr-only">{`, ${name}`}</span>
        </Button>
      </div>
    </Card>
  );
}

/** The alert's criteria. Each can be removed except the last, without which it would match everything. */
function Criteria({ alert: { chips, name }, onChips }: Pick<Parts, 'alert' | 'onChips'>) {
  const t = useTranslations('alerts');
  return (
    <ul aria-label={`${t('criteria')}, ${name}`} className="flex flex-wrap gap-2">
      {chips.map(chip => (
        <li
          key={chip.field + chip.value}
          className="inline-flex min-h-11 items-center rounded-pill bg-wash pl-4 text-14 last:pr-4 has-[button]:pr-0"
        >
          {chip.label}
          {chips.length > 1 && (
            <Button look="quiet" onClick={() => onChips(withoutChip(chips, chip))}>
              <Icon name="close" className="size-4" />
              <span className="sr-only">{t('withoutChip', { criterion: chip.label })}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the alert reports besides new cars. */
function Wishes({ alert, onChange }: Pick<Parts, 'alert' | 'onChange'>) {
  const t = useTranslations('alerts');
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6">
      <legend className="sr-only">{`${t('also')}, ${alert.name}`}</legend>
      <span aria-hidden="true" className="w-full text-14 text-ink-soft sm:w-auto">
        {t('also')}
      </span>
      {(['tellsDrops', 'tellsEdits'] as const).map(wish => (
        <Checkbox
          key={wish}
          name={wish}
          label={t(wish)}
          isChecked={alert[wish]}
          onChange={isWanted => onChange({ [wish]: isWanted })}
        />
      ))}
    </fieldset>
  );
}

type Props = { name: string; onName: (name: string) => void; onCancel: () => void };

/** The form that renames an alert. */
function AlertName({ name, onName, onCancel }: Props) {
  const t = useTranslations('alerts');
  const [typed, setTyped] = useState(name);
  const send = async () => {
    if (typed.trim() !== '') onName(typed.trim());
  };
  return (
    <Form onSend={send} className="flex max-w-form grow flex-col gap-3">
      <TextField
        label={t('name')}
        name="alert-name"
        isRequired
        autoFocus
        maxLength={NAME_LENGTH_MAX}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <span className="flex gap-3">
        <Button type="submit">{t('save')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </span>
    </Form>
  );
}
