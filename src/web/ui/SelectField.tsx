import { Field, type FieldProps } from './Field.tsx';
import { Select, type SelectProps } from './Select.tsx';

/** A select in a form field, with label, hint and error. */
export function SelectField({
  label,
  name,
  isRequired,
  hint,
  error,
  ...select
}: FieldProps & Omit<SelectProps, 'name' | 'required' | 'id' | 'className'>) {
  return (
    <Field label={label} name={name} isRequired={isRequired} hint={hint} error={error}>
      {control => <Select {...control} {...select} />}
    </Field>
  );
}
