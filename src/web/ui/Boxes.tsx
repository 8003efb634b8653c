import { Checkbox } from './Checkbox.tsx';
import { type FieldError, FieldErrorText } from './Field.tsx';

type BoxesProps<Code extends string> = {
  options: readonly (readonly [code: Code, word: string])[];
  chosen: readonly Code[];
  onChoose: (chosen: Code[]) => void;
  /** Precedes each code in the checkbox's name. */
  prefix?: string;
};

/** A checkbox per code. The chosen codes are sorted, whatever the order in which they were ticked. */
export function Boxes<Code extends string>({ options, chosen, onChoose, prefix = '' }: BoxesProps<Code>) {
  return options.map(([code, word]) => (
    <Checkbox
      key={code}
      name={prefix + code}
      label={word}
      isChecked={chosen.includes(code)}
      onChange={isIn => onChoose(isIn ? [...chosen, code].toSorted() : chosen.filter(each => each !== code))}
    />
  ));
}

type FieldProps<Code extends string> = {
  label: string;
  name: string;
  options: BoxesProps<Code>['options'];
  value: readonly Code[];
  onChange: (event: { target: { value: readonly Code[] } }) => void;
  error?: FieldError | null;
};

/** A group of checkboxes in a form, with its legend and its error. */
export function BoxesField<Code extends string>(field: FieldProps<Code>) {
  const { label, name, options, value, onChange, error } = field;
  return (
    <fieldset>
      <legend className="font-[560] text-14">{label}</legend>
      <Boxes {...{ options, chosen: value }} onChoose={chosen => onChange({ target: { value: chosen } })} />
      <FieldErrorText id={`${name}-error`} error={error} />
    </fieldset>
  );
}
