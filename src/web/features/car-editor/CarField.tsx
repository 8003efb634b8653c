import { useTranslations } from 'use-intl';
import {
  CAR_FIELDS,
  type CarColour,
  type CarFieldName,
  type CarFieldsWith,
  type CarGroup,
} from '#shared/fields/index.ts';
import { slugify } from '#shared/words/text.ts';
import { useLocale } from '#web/i18n/index.ts';
import { CONTROL_CLASSES, classes, FieldErrorText, SelectField } from '#web/ui/index.ts';
import { isNamed } from '../car-catalogue/index.ts';
import { ConditionField } from './ConditionField.tsx';
import { DocumentsField } from './DocumentsField.tsx';
import { fieldId } from './field-place.ts';
import {
  ChoiceField,
  CodesField,
  EurosField,
  FlagField,
  LineField,
  NameField,
  propsOf,
  WholeField,
} from './inputs.tsx';
import { PhotosField } from './PhotosField.tsx';
import { Remarks } from './Remarks.tsx';
import { TextsField, WorksField } from './rows.tsx';
import { TextIn } from './TextIn.tsx';
import { useCarEditor, useCarField } from './use-car-editor.ts';
import { colourIn } from './use-words.ts';
import { isOf } from './wire.ts';

/** The fields of a group that the current role may edit, in the order of the description. */
export function GroupFields({ group, className }: { group: CarGroup; className: string }) {
  const { role } = useCarEditor();
  const fields = CAR_FIELDS.filter(
    field => field.group === group && (role === 'STAFF' || field.writer !== 'HOUSE'),
  );
  return (
    <div className={classes('grid gap-5', className)}>
      {fields.map(({ name }) => (
        <CarField key={name} name={name} />
      ))}
    </div>
  );
}

/** One field of a car with the control of its kind, and the house's remarks on it. */
export function CarField({ name }: { name: CarFieldName }) {
  const { role } = useCarEditor();
  // Both lists of documents are edited as one, in the field `documents`.
  if (name === 'customDocs') return null;
  const fillsRow =
    isOf(name, 'text', 'texts', 'codes', 'works', 'documents', 'photos', 'condition') ||
    (role === 'STAFF' && isOf(name, 'colour'));
  return (
    <div
      id={fieldId(name)}
      data-field={name}
      className={classes(
        'flex scroll-mt-24 flex-col gap-2',
        fillsRow && 'col-span-full',
        isOf(name, 'flag') && 'self-end',
      )}
    >
      <Control name={name} />
      <Remarks field={name} />
    </div>
  );
}

function Control({ name }: { name: CarFieldName }) {
  if (isOf(name, 'whole', 'year')) return <WholeField name={name} />;
  if (isOf(name, 'euros')) return <EurosField name={name} />;
  if (isOf(name, 'flag')) return <FlagField name={name} />;
  if (isOf(name, 'code', 'country')) return <ChoiceField name={name} />;
  if (isOf(name, 'codes')) return <CodesField name={name} />;
  if (isOf(name, 'text')) return <TextField name={name} />;
  if (isOf(name, 'texts')) return <TextsField name={name} />;
  if (isOf(name, 'colour')) return <ColourField name={name} />;
  if (isOf(name, 'works')) return <WorksField />;
  if (isOf(name, 'documents')) return <DocumentsField />;
  if (isOf(name, 'photos')) return <PhotosField />;
  if (isOf(name, 'condition')) return <ConditionField />;
  if (isNamed(name)) return <NameField name={name} />;
  return <LineField name={name} />;
}

function TextField({ name }: { name: CarFieldsWith<{ kind: 'text' }> }) {
  const { value, change, ...field } = useCarField(name);
  return <TextIn {...field} name={name} text={value} onText={change} lines={name === 'history' ? 8 : 4} />;
}

type ColourProps = { name: CarFieldsWith<{ kind: 'colour' }> };

/** A colour: sellers choose from the palette, staff name it freely. */
function ColourField({ name }: ColourProps) {
  const { role } = useCarEditor();
  return role === 'SELLER' ? <FromPalette name={name} /> : <InOwnWords name={name} />;
}

/** The palette, plus the current colour if staff named another. */
function FromPalette({ name }: ColourProps) {
  const t = useTranslations('carEditor');
  const locale = useLocale();
  const { state } = useCarEditor();
  const { value, change, ...field } = useCarField(name);
  const own = state.base[name];
  const choices = own && !PALETTE.some(({ code }) => code === own.code) ? [...PALETTE, own] : PALETTE;
  return (
    <SelectField
      {...propsOf(name, field)}
      value={value?.code ?? ''}
      onChange={({ target }) => change(choices.find(({ code }) => code === target.value) ?? null)}
      none={t('choose')}
      options={choices.map(one => [one.code, colourIn(one, locale)])}
    />
  );
}

const NAMES = ['nameFr', 'nameEn', 'nameEs'] as const;
const LANGUAGE_OF = { nameFr: 'fr', nameEn: 'en', nameEs: 'es' } as const;
const HUE = '#808080';

/** A colour by its name in each language; its code derives from the English one. */
function InOwnWords({ name }: ColourProps) {
  const t = useTranslations();
  const { value: colour, change, label, error } = useCarField(name);
  const write = (part: Partial<CarColour>) => {
    const next = { ...{ code: '', nameFr: '', nameEn: '', nameEs: '', hex: HUE }, ...colour, ...part };
    if (NAMES.every(one => next[one].trim() === '')) return change(null);
    const code = slugify(next.nameEn || next.nameFr).replaceAll('-', '_');
    return change({ ...next, code: code.toUpperCase() });
  };
  return (
    <fieldset>
      <legend className="font-[520] text-14">{label}</legend>
      <div className="mt-1.5 flex flex-wrap items-end gap-3">
        <input
          type="color"
          aria-label={t('carEditor.hue', { label })}
          value={colour?.hex ?? HUE}
          onChange={({ target }) => write({ hex: target.value })}
          disabled={colour === null}
          className="h-12 w-14 rounded-box border border-field-line bg-surface p-1 disabled:opacity-40"
        />
        {NAMES.map(one => (
          <label key={one} className="flex min-w-40 flex-1 flex-col gap-1 text-12 text-ink-soft">
            {t(`site.languages.${LANGUAGE_OF[one]}`)}
            <input
              type="text"
              value={colour?.[one] ?? ''}
              onChange={({ target }) => write({ [one]: target.value })}
              className={CONTROL_CLASSES}
            />
          </label>
        ))}
      </div>
      <FieldErrorText id={undefined} error={error} />
    </fieldset>
  );
}

const colour = (code: string, nameFr: string, nameEn: string, nameEs: string, hex: string): CarColour => ({
  ...{ code, nameFr, nameEn, nameEs, hex },
});

/** The colours that sellers can choose. */
const PALETTE: readonly CarColour[] = [
  colour('BLACK', 'Noir', 'Black', 'Negro', '#1c1c1e'),
  colour('WHITE', 'Blanc', 'White', 'Blanco', '#f4f2ec'),
  colour('GREY', 'Gris', 'Grey', 'Gris', '#83878c'),
  colour('SILVER', 'Argent', 'Silver', 'Plata', '#c3c6ca'),
  colour('BLUE', 'Bleu', 'Blue', 'Azul', '#25528f'),
  colour('RED', 'Rouge', 'Red', 'Rojo', '#a8231f'),
  colour('BURGUNDY', 'Bordeaux', 'Burgundy', 'Burdeos', '#5d1a26'),
  colour('GREEN', 'Vert', 'Green', 'Verde', '#24513a'),
  colour('YELLOW', 'Jaune', 'Yellow', 'Amarillo', '#e3b62c'),
  colour('ORANGE', 'Orange', 'Orange', 'Naranja', '#d4652a'),
  colour('BROWN', 'Marron', 'Brown', 'Marrón', '#5b4232'),
  colour('BEIGE', 'Beige', 'Beige', 'Beige', '#d6c6a6'),
  colour('GOLD', 'Or', 'Gold', 'Dorado', '#b2924a'),
  colour('PURPLE', 'Violet', 'Purple', 'Violeta', '#5b3a78'),
];
