import { useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { Checkbox } from '#web/ui/index.ts';
import { FieldInput } from './FieldInput.tsx';
import {
  CAR_GROUPS,
  CONDITION_FIELDS,
  CUSTOM_HIGHLIGHTS,
  CUSTOM_OPTIONS,
  type PlainField,
} from './fields.ts';
import { Remark } from './Remark.tsx';
import type { CarDraft } from './use-car.ts';
import { WorksField } from './WorksField.tsx';

const isWide = ({ kind }: PlainField) => kind === 'long' || kind === 'lines';

function Fields({ fields, draft }: { fields: readonly PlainField[]; draft: CarDraft }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(field => (
        <div key={field.name} className={isWide(field) ? 'sm:col-span-2' : undefined}>
          <FieldInput field={field} draft={draft} />
        </div>
      ))}
    </div>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="display mb-4 text-22">{title}</legend>
      {children}
    </fieldset>
  );
}

export function CarStep({ draft }: { draft: CarDraft }) {
  const t = useTranslations('selling.groups');
  return (
    <div className="flex flex-col gap-10">
      {CAR_GROUPS.map(({ name, fields }) => (
        <Group key={name} title={t(name)}>
          <Fields fields={fields} draft={draft} />
        </Group>
      ))}
    </div>
  );
}

export function ConditionStep({ draft }: { draft: CarDraft }) {
  const t = useTranslations('selling.groups');
  return (
    <div className="flex flex-col gap-10">
      <Group title={t('texts')}>
        <Fields fields={CONDITION_FIELDS} draft={draft} />
      </Group>
      <Group title={t('strengths')}>
        <Checks name="highlights" group="highlight" draft={draft} />
        <Fields fields={[CUSTOM_HIGHLIGHTS]} draft={draft} />
      </Group>
      <Group title={t('equipment')}>
        <Checks name="options" group="option" draft={draft} />
        <Fields fields={[CUSTOM_OPTIONS]} draft={draft} />
      </Group>
      <Group title={t('works')}>
        <WorksField draft={draft} />
      </Group>
    </div>
  );
}

/** Boxes to tick, of which the ticked ones are kept. */
function Checks({
  name,
  group,
  draft,
}: {
  name: 'highlights' | 'options';
  group: 'highlight' | 'option';
  draft: CarDraft;
}) {
  const t = useTranslations('codes');
  const codes = Object.keys(useMessages().codes[group]);
  const [ticked, setTicked] = useState<readonly string[]>(draft.car.ad[name]);
  const tick = (code: string, isChecked: boolean) => {
    const next = isChecked ? [...ticked, code] : ticked.filter(one => one !== code);
    setTicked(next);
    draft.change(name, () => ({ data: { [name]: [...next] } }));
  };
  return (
    <div className="flex flex-col gap-2">
      <Remark field={name} draft={draft} />
      <div className="grid gap-x-5 sm:grid-cols-2 xl:grid-cols-3">
        {codes.map(code => (
          <Checkbox
            key={code}
            name={code}
            label={t(`${group}.${code}` as 'highlight.FRANCE')}
            isChecked={ticked.includes(code)}
            onChange={isChecked => tick(code, isChecked)}
          />
        ))}
      </div>
    </div>
  );
}
