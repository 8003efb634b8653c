import { useTranslations } from 'use-intl';
import { PasswordField } from '#web/ui/index.ts';
import type { FormOf } from '../form/index.ts';
import { PasswordRules } from './PasswordRules.tsx';

type Typed = { password: string; confirmation: string };

/** A password to be made up, and once more to be sure. */
export function NewPasswordFields({
  label,
  form: { values, field },
}: {
  label: string;
  form: Pick<FormOf<Typed>, 'values' | 'field'>;
}) {
  const t = useTranslations('auth');
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        isRequired
        hint={<PasswordRules password={values.password} />}
        {...field('password')}
      />
      <PasswordField
        label={t('passwordConfirmation')}
        autoComplete="new-password"
        isRequired
        {...field('confirmation')}
      />
    </>
  );
}
