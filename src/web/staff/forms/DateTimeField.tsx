import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#web/ui/index.ts';

/** A moment by the clocks of Paris, whatever clock the browser goes by. */
export function DateTimeField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'hint'>) {
  const t = useTranslations('admin.form');
  return <TextField type="datetime-local" isRequired hint={t('parisTime')} {...field} />;
}
