import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { slugify } from '#shared/words/text.ts';
import { Button, CONTROL_CLASSES, Icon, IconButton } from '#web/ui/index.ts';
import { useFieldAt } from './editor-context.ts';
import { InLanguages, useFieldLabel } from './fields.tsx';
import type { Text } from './written.ts';

/** Rows that are added, moved and taken away; `draw` shows one and says how it changes. */
export function Rows<Row>({
  path,
  fresh,
  addLabel,
  draw,
}: {
  path: string;
  fresh: Row;
  addLabel: string;
  draw: (row: Row, change: (row: Row) => void) => ReactNode;
}) {
  const t = useTranslations('admin.editor');
  const label = useFieldLabel()(path);
  const { value, change, error } = useFieldAt(path);
  const rows = (value as readonly Row[] | null | undefined) ?? [];
  const replace = (at: number, row: Row) => change(rows.map((one, index) => (index === at ? row : one)));
  const move = (at: number, step: 1 | -1) => {
    const next = [...rows];
    const [row] = next.splice(at, 1);
    if (row !== undefined) next.splice(at + step, 0, row);
    change(next);
  };
  return (
    <fieldset className="col-span-full flex flex-col gap-3">
      <legend className="mb-1.5 font-[520] text-14">{label}</legend>
      {error && <p className="text-14 text-red">{error.text}</p>}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
        <div key={index} className="flex flex-wrap items-start gap-2 rounded-box bg-wash p-3 sm:flex-nowrap">
          <div className="grid min-w-0 flex-1 gap-3">{draw(row, next => replace(index, next))}</div>
          <div className="flex shrink-0">
            <IconButton
              label={t('moveUp', { number: String(index + 1) })}
              disabled={index === 0}
              onClick={() => move(index, -1)}
              className="disabled:opacity-30"
            >
              <Icon name="chevronDown" className="rotate-180" />
            </IconButton>
            <IconButton
              label={t('moveDown', { number: String(index + 1) })}
              disabled={index === rows.length - 1}
              onClick={() => move(index, 1)}
              className="disabled:opacity-30"
            >
              <Icon name="chevronDown" />
            </IconButton>
            <IconButton
              label={t('removeRow', { number: String(index + 1) })}
              onClick={() => change(rows.filter((_, at) => at !== index))}
            >
              <Icon name="close" />
            </IconButton>
          </div>
        </div>
      ))}
      <Button look="secondary" onClick={() => change([...rows, fresh])} className="self-start">
        <Icon name="plus" className="size-4" />
        {addLabel}
      </Button>
    </fieldset>
  );
}

/** Texts of one's own beside the codes, each in the three languages. */
export function Texts({ path }: { path: 'customHighlights' | 'customOptions' }) {
  const t = useTranslations('admin.editor');
  const label = useFieldLabel()(path);
  return (
    <Rows<Text>
      path={path}
      fresh={{}}
      addLabel={t('addText')}
      draw={(text, change) => <InLanguages legend={label} name={path} value={text} onChange={change} />}
    />
  );
}

type Work = {
  readonly name: Text;
  readonly description?: Text | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
};

/** What was done to the car, and when. */
export function Works() {
  const t = useTranslations('admin.editor');
  return (
    <Rows<Work>
      path="works"
      fresh={{ name: {} }}
      addLabel={t('addWork')}
      draw={(work, change) => (
        <>
          <InLanguages
            legend={t('workName')}
            name="works.name"
            value={work.name}
            onChange={name => change({ ...work, name })}
          />
          <InLanguages
            legend={t('workDescription')}
            name="works.description"
            value={work.description}
            onChange={description => change({ ...work, description })}
            isLong
          />
          <div className="flex flex-wrap gap-3">
            <Day
              label={t('workStart')}
              value={work.startDate}
              onChange={startDate => change({ ...work, startDate })}
            />
            <Day
              label={t('workEnd')}
              value={work.endDate}
              onChange={endDate => change({ ...work, endDate })}
            />
          </div>
        </>
      )}
    />
  );
}

function Day({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null | undefined;
  onChange: (day: string | null) => void;
}) {
  return (
    <label className="flex flex-col gap-1 text-12 text-ink-soft">
      {label}
      <input
        type="date"
        value={value ?? ''}
        onChange={event => onChange(event.target.value || null)}
        className={CONTROL_CLASSES}
      />
    </label>
  );
}

type Color = {
  readonly code: string;
  readonly nameFr: string;
  readonly nameEn: string;
  readonly nameEs: string;
  readonly hex?: string | null;
};

const NAMES = ['nameFr', 'nameEn', 'nameEs'] as const;
const LANGUAGE_OF = { nameFr: 'fr', nameEn: 'en', nameEs: 'es' } as const;
const NO_COLOR: Color = { code: '', nameFr: '', nameEn: '', nameEs: '', hex: '#808080' };

/** A colour by its name in each language; its code follows from the English one. */
export function ColorOf({ path }: { path: 'shellColor' | 'interiorColor' }) {
  const t = useTranslations();
  const label = useFieldLabel()(path);
  const { value, change } = useFieldAt(path);
  const color = (value as Color | null | undefined) ?? null;
  const write = (part: Partial<Color>) => {
    const next = { ...NO_COLOR, ...color, ...part };
    if (NAMES.every(name => next[name].trim() === '')) return change(null);
    const code = slugify(next.nameEn || next.nameFr)
      .replaceAll('-', '_')
      .toUpperCase();
    return change({ ...next, code });
  };
  return (
    <fieldset className="col-span-full">
      <legend className="font-[520] text-14">{label}</legend>
      <div className="mt-1.5 flex flex-wrap items-end gap-3">
        <input
          type="color"
          aria-label={t('admin.editor.hue', { label })}
          value={color?.hex ?? NO_COLOR.hex ?? ''}
          onChange={event => write({ hex: event.target.value })}
          disabled={color === null}
          className="h-12 w-14 rounded-box border border-field-line bg-surface p-1 disabled:opacity-40"
        />
        {NAMES.map(name => (
          <label key={name} className="flex min-w-40 flex-1 flex-col gap-1 text-12 text-ink-soft">
            {t(`site.languages.${LANGUAGE_OF[name]}`)}
            <input
              type="text"
              value={color?.[name] ?? ''}
              onChange={event => write({ [name]: event.target.value })}
              className={CONTROL_CLASSES}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
