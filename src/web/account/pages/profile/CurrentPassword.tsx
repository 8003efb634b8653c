import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from '#web/ui/index.ts';

/** The field for the current password, before sensitive changes. */
export function CurrentPassword(field: Omit<ComponentProps<typeof PasswordField>, 'label'>) {
  const t = useTranslations('profile');
  return <PasswordField label={t('currentPassword')} autoComplete="current-password" isRequired {...field} />;
}
