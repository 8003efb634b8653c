import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CarFieldsWith, CarWork } from '#shared/fields/index.ts';
import { Button, type FieldError, FieldErrorText, Icon, IconButton, TextField } from '#web/ui/index.ts';
import { TextIn } from './TextIn.tsx';
import { useCarField } from './use-car-editor.ts';

type RowsProps<Row> = {
  label: string;
  rows: readonly Row[];
  onRows: (rows: Row[]) => void;
  /** The initial value of a new row. */
  fresh: Row;
  addLabel: string;
  error: FieldError | null;
  /** Hides the label where the group's large heading says the same. */
  isLabelHidden?: boolean;
  children: (row: Row, change: (row: Row) => void) => ReactNode;
};

/** Rows that can be added, moved and removed; a row is saved once it is not empty. */
export function Rows<Row>({
  label,
  rows,
  onRows,
  fresh,
  addLabel,
  error,
  isLabelHidden,
  children,
}: RowsProps<Row>) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 font-[520] text-14'}>{label}</legend>
      <FieldErrorText id={undefined} error={error} />
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div key={index} className="flex flex-wrap items-start gap-2 rounded-box bg-wash p-3 sm:flex-nowrap">
          <div className="grid min-w-0 flex-1 gap-3">
            {children(row, next => onRows(rows.with(index, next)))}
          </div>
          <RowTools rows={rows} index={index} onRows={onRows} />
        </div>
      ))}
      <Button look="secondary" onClick={() => onRows([...rows, fresh])} className="self-start">
        <Icon name="plus" className="size-4" />
        {addLabel}
      </Button>
    </fieldset>
  );
}

type ToolsProps<Row> = Pick<RowsProps<Row>, 'rows' | 'onRows'> & { index: number };

/** The buttons that move a row up or down, or remove it. */
export function RowTools<Row>({ rows, index, onRows }: ToolsProps<Row>) {
  const t = useTranslations('carEditor.rows');
  const number = String(index + 1);
  const rest = rows.toSpliced(index, 1);
  const move = (step: 1 | -1) => onRows(rest.toSpliced(index + step, 0, ...rows.slice(index, index + 1)));
  return (
    <div className="flex shrink-0">
      <IconButton
        label={t('up', { number })}
        disabled={index === 0}
        onClick={() => move(-1)}
        className="disabled:opacity-30"
      >
        <Icon name="chevronDown" className="rotate-180" />
      </IconButton>
      <IconButton
        label={t('down', { number })}
        disabled={index === rows.length - 1}
        onClick={() => move(1)}
        className="disabled:opacity-30"
      >
        <Icon name="chevronDown" />
      </IconButton>
      <IconButton label={t('remove', { number })} onClick={() => onRows(rest)}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

/** Free texts beside the codes. */
export function TextsField({ name }: { name: CarFieldsWith<{ kind: 'texts' }> }) {
  const t = useTranslations('carEditor.rows');
  const { value, change, label, error } = useCarField(name);
  return (
    <Rows label={label} rows={value} onRows={change} fresh={{}} addLabel={t('addText')} error={error}>
      {(text, put) => <TextIn name={name} label={label} text={text} onText={put} />}
    </Rows>
  );
}

/** The works done on the car, with their dates. */
export function WorksField() {
  const t = useTranslations('carEditor');
  const { value, change, label, error } = useCarField('works');
  const fresh: CarWork = { name: {} };
  return (
    <Rows
      {...{ label, error, fresh }}
      isLabelHidden
      rows={value}
      onRows={change}
      addLabel={t('rows.addWork')}
    >
      {(work, put) => (
        <>
          <TextIn
            name="workName"
            label={t('works.name')}
            text={work.name}
            onText={name => put({ ...work, name })}
            isRequired
          />
          <TextIn
            name="workText"
            label={t('works.description')}
            text={work.description}
            onText={description => put({ ...work, description })}
            lines={3}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            {(['startDate', 'endDate'] as const).map(day => (
              <TextField
                key={day}
                name={day}
                type="date"
                label={t(day === 'startDate' ? 'works.start' : 'works.end')}
                value={work[day] ?? ''}
                onChange={({ target }) => put({ ...work, [day]: target.value || null })}
              />
            ))}
          </div>
        </>
      )}
    </Rows>
  );
}
