import { Checkbox } from './Checkbox.tsx';
import { type FieldError, FieldErrorText } from './Field.tsx';

type BoxesProps<Code extends string> = {
  options: readonly (readonly [code: Code, word: string])[];
  chosen: readonly Code[];
  onChoose: (chosen: Code[]) => void;
  /** Stands before each code in the name of its box. */
  prefix?: string;
};

/** Any number of codes: those chosen are the ones that are ticked, in one order whenever each was. */
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

/** Boxes in a form: what they are for, and what is wrong with them. */
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
