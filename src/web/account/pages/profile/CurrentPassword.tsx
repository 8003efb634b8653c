import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from '#web/ui/index.ts';

/** The password that one has, before what only its person may do. */
export function CurrentPassword(field: Omit<ComponentProps<typeof PasswordField>, 'label'>) {
  const t = useTranslations('profile');
  return <PasswordField label={t('currentPassword')} autoComplete="current-password" isRequired {...field} />;
}
