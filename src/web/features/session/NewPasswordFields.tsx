import { useTranslations } from 'use-intl';
import { type FieldError, PasswordField } from '#web/ui/index.ts';
import { PasswordRules } from './PasswordRules.tsx';
import type { NewPasswordValues } from './registration.ts';

/** A password to be made up, and once more to be sure. */
export function NewPasswordFields({
  label,
  values,
  onValues,
  errorOf,
}: {
  label: string;
  values: NewPasswordValues;
  onValues: (values: NewPasswordValues) => void;
  errorOf: (field: keyof NewPasswordValues) => FieldError | null;
}) {
  const t = useTranslations('auth');
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        isRequired
        value={values.password}
        onChange={event => onValues({ ...values, password: event.target.value })}
        hint={<PasswordRules password={values.password} />}
        error={errorOf('password')}
      />
      <PasswordField
        label={t('passwordConfirmation')}
        name="confirmation"
        autoComplete="new-password"
        isRequired
        value={values.confirmation}
        onChange={event => onValues({ ...values, confirmation: event.target.value })}
        error={errorOf('confirmation')}
      />
    </>
  );
}
