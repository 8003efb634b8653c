import { type ReactNode, useId } from 'react';
import { type FieldError, FieldErrorText, LabelMark } from './Field.tsx';

type Props = {
  label: ReactNode;
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isRequired?: boolean;
  error?: FieldError | null | undefined;
};

/** A checkbox and its sentence; a link in the sentence opens without ticking the box. */
export function Checkbox({ label, name, isChecked, onChange, isRequired = false, error }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-11 items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={isChecked}
          required={isRequired}
          onChange={event => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="my-2.5 size-6 shrink-0 accent-green"
        />
        <label htmlFor={id} className="py-2.5 text-14">
          {label} {isRequired && <LabelMark isRequired />}
        </label>
      </div>
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  );
}
