import type { CarFieldName, CarFieldsWith, CarGroup } from '#shared/fields/index.ts';
import { CAR_FIELDS } from '#shared/fields/index.ts';
import { classes } from '#web/ui/index.ts';
import { isNamed } from '../car-catalogue/index.ts';
import { ColourField } from './ColourField.tsx';
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
  WholeField,
} from './inputs.tsx';
import { PhotosField } from './PhotosField.tsx';
import { Remarks } from './Remarks.tsx';
import { TextsField, WorksField } from './rows.tsx';
import { TextIn } from './TextIn.tsx';
import { useCarEditor, useCarField } from './use-car-editor.ts';
import { isOf } from './wire.ts';

/** The fields of a group that whoever writes here may write, in the order of the description. */
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

/** One field of a car as its kind wants to be written, with what the house says of it. */
export function CarField({ name }: { name: CarFieldName }) {
  const { role } = useCarEditor();
  // The papers of the house's list and all others are one list to whoever writes them.
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
