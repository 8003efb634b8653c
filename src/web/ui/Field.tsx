import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { useUiWords } from './UiWords.tsx';

/** A field's error: the message's key and its text. */
export type FieldError = { readonly key: string; readonly text: string };

export type FieldProps = {
  label: ReactNode;
  name: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  error?: FieldError | null | undefined;
};

/** The attributes that link a control to its field's label, hint and error. */
export type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export const CONTROL_CLASSES =
  'w-full min-h-12 rounded-box border border-field-line bg-surface px-4 py-2.5 text-16 text-ink ' +
  'placeholder:text-ink-soft transition-colors hover:border-ink aria-invalid:border-red';

/** A form field: label above, hint and error below, marked as required by an asterisk or as "(optional)". */
export function Field({
  label,
  name,
  isRequired = false,
  hint,
  error,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const describedBy = classes(hintId, errorId);

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-[520] text-14">
        {label} <LabelMark isRequired={isRequired} />
      </label>
      {children({
        id,
        name,
        required: isRequired,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {hintId && (
        <p id={hintId} className="text-14 text-ink-soft">
          {hint}
        </p>
      )}
      <FieldErrorText id={errorId} error={error} />
    </div>
  );
}

export function LabelMark({ isRequired }: { isRequired: boolean }) {
  const words = useUiWords();
  if (isRequired) return <span className="text-ink-soft">*</span>;
  // Where almost every field is optional, marking each would be noise.
  if (words.optional === '') return null;
  return <span className="font-normal text-ink-soft">({words.optional})</span>;
}

type Props = { id: string | null | undefined; error: FieldError | null | undefined };

export function FieldErrorText({ id, error }: Props) {
  if (!error) return null;
  return (
    <p id={id ?? undefined} data-error-key={error.key} className="text-14 text-red">
      {error.text}
    </p>
  );
}
