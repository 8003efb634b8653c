import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'use-intl';
import {
  CAR_CODES,
  CAR_PANELS,
  CONDITION_REPORT,
  type ConditionReport,
  FLAW_KINDS,
  FLAW_SIZES,
  MECHANICAL_PARTS,
  MECHANICAL_STATES,
  PAINTED_PANELS,
  readFields,
} from '#shared/fields/index.ts';
import {
  Boxes,
  Button,
  Checkbox,
  CONTROL_CLASSES,
  FieldErrorText,
  optionsOf,
  SelectField,
  TextField,
} from '#web/ui/index.ts';
import { inAll, type Parts } from './condition-parts.ts';
import { idsOf } from './photo-list.ts';
import { Recordings } from './Recordings.tsx';
import { Rows } from './rows.tsx';
import { TextIn } from './TextIn.tsx';
import { useCarEditor, useCarField } from './use-car-editor.ts';
import { useCodeWords } from './use-words.ts';

const EMPTY: ConditionReport = {
  ...{ version: 1, inspector: '', inspectedOn: '', place: '', flaws: [], paint: [], mechanics: [] },
  ...{ papersSeen: [], papersNote: null, keyCount: null, roadTest: null, worksDue: [] },
  ...{ films: [], coldStart: null },
};

/** The condition report, part by part. It is one field of the car and is saved as a whole. */
export function ConditionField() {
  const t = useTranslations('condition.editor');
  const words = useTranslations('form.validation');
  const { value, change, error } = useCarField('conditionReport');
  if (value === null) {
    return (
      <>
        <p className="text-14 text-ink-soft">{t('none')}</p>
        <Button look="secondary" className="self-start" onClick={() => change(EMPTY)}>
          {t('write')}
        </Button>
      </>
    );
  }
  const found = readFields(CONDITION_REPORT, value);
  const wrong = error && 'wrong' in found ? found.wrong : null;
  const parts: Parts = {
    report: value,
    put: part => change({ ...value, ...part }),
    errorOf(part) {
      const key = wrong?.get(part);
      return key === undefined ? null : { key: `form.validation.${key}`, text: words(key) };
    },
  };
  return (
    <div className="flex flex-col gap-8">
      <FieldErrorText id={undefined} error={error} />
      <Head {...parts} />
      <Flaws {...parts} />
      <Paint {...parts} />
      <Mechanics {...parts} />
      <Papers {...parts} />
      <RoadTest {...parts} />
      <WorksDue {...parts} />
      <Recordings {...parts} />
      <Button look="quiet" className="self-start" onClick={() => change(null)}>
        {t('remove')}
      </Button>
    </div>
  );
}

const HEAD = ['inspector', 'inspectedOn', 'place'] as const;

function Head({ report, put, errorOf }: Parts) {
  const t = useTranslations('condition.editor');
  return (
    <fieldset className="grid gap-5 sm:grid-cols-3">
      <legend className="mb-1.5 font-[520] text-14">{t('head')}</legend>
      {HEAD.map(name => (
        <TextField
          key={name}
          label={t(name)}
          name={name}
          isRequired
          type={name === 'inspectedOn' ? 'date' : 'text'}
          autoComplete="off"
          value={report[name]}
          error={errorOf(name)}
          onChange={({ target }) => put({ [name]: target.value })}
        />
      ))}
    </fieldset>
  );
}

type ChoiceProps<Code extends string> = {
  name: string;
  label: string;
  codes: readonly Code[];
  value: Code;
  wordOf: (code: Code) => string;
  onValue: (code: Code) => void;
};

function Choice<Code extends string>({ codes, value, wordOf, onValue, ...field }: ChoiceProps<Code>) {
  return (
    <SelectField
      {...field}
      isRequired
      value={value}
      onChange={({ target }) => onValue(codes.find(code => code === target.value) ?? value)}
      options={optionsOf(codes, wordOf)}
    />
  );
}

type RemarkProps = Pick<ComponentProps<typeof TextIn>, 'name' | 'text'> & {
  onNote: (note: ReturnType<typeof inAll>) => void;
};

function Remark({ onNote, ...field }: RemarkProps) {
  const t = useTranslations('condition');
  return <TextIn {...field} label={t('remark')} onText={text => onNote(inAll(text))} />;
}

function Flaws({ report, put, errorOf }: Parts) {
  const t = useTranslations('condition');
  const { state, alts } = useCarEditor();
  const photos = idsOf(state.values.photos);
  return (
    <Rows
      label={t('flaws')}
      rows={report.flaws}
      onRows={flaws => put({ flaws })}
      fresh={{ panel: 'BONNET', kind: 'SCRATCH', size: 'SMALL', note: null, photoId: null }}
      addLabel={t('editor.addFlaw')}
      error={errorOf('flaws')}
    >
      {(flaw, change) => (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <Choice
              {...{ name: 'panel', label: t('panel'), codes: CAR_PANELS, value: flaw.panel }}
              wordOf={code => t(`panels.${code}`)}
              onValue={panel => change({ ...flaw, panel })}
            />
            <Choice
              {...{ name: 'kind', label: t('editor.kind'), codes: FLAW_KINDS, value: flaw.kind }}
              wordOf={code => t(`kinds.${code}`)}
              onValue={kind => change({ ...flaw, kind })}
            />
            <Choice
              {...{ name: 'size', label: t('editor.size'), codes: FLAW_SIZES, value: flaw.size }}
              wordOf={code => t(`sizes.${code}`)}
              onValue={size => change({ ...flaw, size })}
            />
            <SelectField
              name="photoId"
              label={t('editor.photo')}
              value={flaw.photoId ?? ''}
              onChange={({ target }) => change({ ...flaw, photoId: target.value || null })}
              none={t('editor.noPhoto')}
              options={photos.map((id, index) => [
                id,
                [t('editor.photoNumber', { number: String(index + 1) }), alts.get(id)]
                  .filter(Boolean)
                  .join(' · '),
              ])}
            />
          </div>
          <Remark name="flawNote" text={flaw.note} onNote={note => change({ ...flaw, note })} />
        </>
      )}
    </Rows>
  );
}

/** Returns a typed whole number; null for any other text. */
const wholeIn = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null);

/** One reading per panel; an empty one was not taken. */
function Paint({ report: { paint }, put, errorOf }: Parts) {
  const t = useTranslations('condition');
  const id = useId();
  const readings = new Map(paint.map(({ panel, microns }) => [panel, microns]));
  const read = (panel: (typeof PAINTED_PANELS)[number], microns: number | null) =>
    PAINTED_PANELS.flatMap(one => {
      const reading = one === panel ? microns : readings.get(one);
      return reading == null ? [] : [{ panel: one, microns: reading }];
    });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-[520] text-14">{t('paint')}</legend>
      <p className="text-12 text-ink-soft">{t('editor.micronsHint')}</p>
      <FieldErrorText id={undefined} error={errorOf('paint')} />
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        {PAINTED_PANELS.map(panel => (
          <div key={panel} className="flex items-center justify-between gap-3">
            <label htmlFor={`${id}-${panel}`} className="text-14">
              {t(`panels.${panel}`)}
            </label>
            <span className="w-24 shrink-0">
              <input
                id={`${id}-${panel}`}
                name={`microns.${panel}`}
                inputMode="numeric"
                autoComplete="off"
                value={readings.get(panel) ?? ''}
                onChange={({ target }) => put({ paint: read(panel, wholeIn(target.value)) })}
                className={CONTROL_CLASSES}
              />
            </span>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Mechanics({ report: { mechanics }, put, errorOf }: Parts) {
  const t = useTranslations('condition');
  const free = MECHANICAL_PARTS.find(part => !mechanics.some(row => row.part === part)) ?? 'ENGINE';
  return (
    <Rows
      label={t('mechanics')}
      rows={mechanics}
      onRows={rows => put({ mechanics: rows })}
      fresh={{ part: free, state: 'GOOD', note: null }}
      addLabel={t('editor.addCheck')}
      error={errorOf('mechanics')}
    >
      {(row, change) => (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <Choice
              {...{ name: 'part', label: t('part'), codes: MECHANICAL_PARTS, value: row.part }}
              wordOf={code => t(`parts.${code}`)}
              onValue={part => change({ ...row, part })}
            />
            <Choice
              {...{ name: 'state', label: t('state'), codes: MECHANICAL_STATES, value: row.state }}
              wordOf={code => t(`states.${code}`)}
              onValue={state => change({ ...row, state })}
            />
          </div>
          <Remark name="partNote" text={row.note} onNote={note => change({ ...row, note })} />
        </>
      )}
    </Rows>
  );
}

function Papers({ report: { papersSeen, papersNote, keyCount }, put, errorOf }: Parts) {
  const t = useTranslations('condition');
  const words = useCodeWords()('documentLabel');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-[520] text-14">{t('papers')}</legend>
      <div className="grid gap-x-5 sm:grid-cols-2 xl:grid-cols-3">
        <Boxes
          prefix="seen."
          options={optionsOf(CAR_CODES.documentLabel, code => words[code] ?? code)}
          chosen={papersSeen}
          onChoose={seen => put({ papersSeen: seen })}
        />
      </div>
      <TextField
        label={t('editor.keyCount')}
        name="keyCount"
        inputMode="numeric"
        autoComplete="off"
        value={keyCount ?? ''}
        error={errorOf('keyCount')}
        onChange={({ target }) => put({ keyCount: wholeIn(target.value) })}
      />
      <Remark name="papersNote" text={papersNote} onNote={note => put({ papersNote: note })} />
    </fieldset>
  );
}

const NOT_DRIVEN = { isDone: false, doneOn: null, kilometres: null, remarks: null };

function RoadTest({ report: { roadTest }, put, errorOf }: Parts) {
  const t = useTranslations('condition');
  const test = roadTest ?? NOT_DRIVEN;
  const change = (part: Partial<typeof test>) => put({ roadTest: { ...test, ...part } });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-[520] text-14">{t('roadTest')}</legend>
      <FieldErrorText id={undefined} error={errorOf('roadTest')} />
      <div className="grid items-end gap-5 sm:grid-cols-3">
        <Checkbox
          name="isDone"
          label={t('editor.done')}
          isChecked={test.isDone}
          onChange={isDone => change({ isDone })}
        />
        {test.isDone && (
          <>
            <TextField
              label={t('editor.doneOn')}
              name="doneOn"
              isRequired
              type="date"
              value={test.doneOn ?? ''}
              onChange={({ target }) => change({ doneOn: target.value || null })}
            />
            <TextField
              label={t('editor.kilometres')}
              name="kilometres"
              inputMode="numeric"
              autoComplete="off"
              value={test.kilometres ?? ''}
              onChange={({ target }) => change({ kilometres: wholeIn(target.value) })}
            />
          </>
        )}
      </div>
      <Remark name="roadRemarks" text={test.remarks} onNote={note => change({ remarks: note })} />
    </fieldset>
  );
}

function WorksDue({ report: { worksDue }, put, errorOf }: Parts) {
  const t = useTranslations('condition');
  return (
    <Rows
      label={t('worksDue')}
      rows={worksDue}
      onRows={rows => put({ worksDue: rows })}
      fresh={{ name: inAll({}), cost: null }}
      addLabel={t('editor.addWork')}
      error={errorOf('worksDue')}
    >
      {(work, change) => (
        <>
          <TextIn
            name="dueName"
            label={t('work')}
            text={work.name}
            isRequired
            onText={name => change({ ...work, name: inAll(name) })}
          />
          <TextField
            label={t('editor.cost')}
            name="cost"
            inputMode="numeric"
            autoComplete="off"
            value={work.cost ?? ''}
            onChange={({ target }) => change({ ...work, cost: wholeIn(target.value) })}
          />
        </>
      )}
    </Rows>
  );
}
