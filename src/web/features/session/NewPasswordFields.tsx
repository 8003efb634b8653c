import { useTranslations } from 'use-intl';
import { brokenPasswordRules, type PasswordRule } from '#shared/sale/password.ts';
import { classes, Icon, PasswordField } from '#web/ui/index.ts';
import type { FormOf } from '../form/index.ts';

type Typed = { password: string; confirmation: string };

type Props = { label: string; form: Pick<FormOf<Typed>, 'values' | 'field'> };

/** The fields for a new password and its confirmation. */
export function NewPasswordFields({ label, form: { values, field } }: Props) {
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

const RULES = ['length', 'upper', 'lower', 'number', 'symbol'] as const satisfies readonly PasswordRule[];

/** The rules for a password, each ticked once it is met. */
function PasswordRules({ password }: { password: string }) {
  const t = useTranslations();
  const broken = brokenPasswordRules(password);
  return (
    <span className="flex flex-col gap-1 text-14">
      <span>{t('auth.passwordRules')}</span>
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        {RULES.map(rule => {
          const isMet = !broken.includes(rule);
          return (
            <span key={rule} className={classes('inline-flex items-center gap-1.5', isMet && 'text-good')}>
              <Icon name={isMet ? 'check' : 'circle'} className="size-4" />
              {t(`form.validation.password.${rule}`)}
            </span>
          );
        })}
      </span>
    </span>
  );
}
