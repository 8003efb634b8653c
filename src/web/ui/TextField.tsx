import { type ComponentProps, useState } from 'react';
import { classes } from './classes.ts';
import { CONTROL_CLASSES, Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { useUiWords } from './UiWords.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'required' | 'id' | 'className'>;

export function TextField({ label, name, isRequired, hint, error, ...input }: FieldProps & InputProps) {
  return (
    <Field label={label} name={name} isRequired={isRequired} hint={hint} error={error}>
      {control => <input type="text" className={CONTROL_CLASSES} {...control} {...input} />}
    </Field>
  );
}

export function TextArea({
  label,
  name,
  isRequired,
  hint,
  error,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'name' | 'required' | 'id' | 'className'>) {
  return (
    <Field label={label} name={name} isRequired={isRequired} hint={hint} error={error}>
      {control => <textarea rows={5} className={CONTROL_CLASSES} {...control} {...area} />}
    </Field>
  );
}

/** A password field whose text can be revealed. */
export function PasswordField({ label, name, isRequired, hint, error, ...input }: FieldProps & InputProps) {
  const words = useUiWords();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} name={name} isRequired={isRequired} hint={hint} error={error}>
      {control => (
        <div className="relative">
          <input
            type={isShown ? 'text' : 'password'}
            className={classes(CONTROL_CLASSES, 'pr-14')}
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...input}
          />
          <button
            type="button"
            aria-label={isShown ? words.hidePassword : words.showPassword}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-box text-ink-soft hover:text-ink"
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
