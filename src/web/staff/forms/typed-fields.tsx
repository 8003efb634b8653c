import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#web/ui/index.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>;

/** A whole number as it is typed: euros, minutes (`typedAmount`). */
export const AmountField = (field: Props) => <TextField inputMode="numeric" {...field} />;

/** A number with two places behind its comma: euros and cents, per cent (`typedCents`). */
export const CentsField = (field: Props) => <TextField inputMode="decimal" {...field} />;

/** A moment by the clocks of Paris, whatever clock the browser goes by. */
export function DateTimeField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'hint'>) {
  const t = useTranslations('admin.form');
  return <TextField type="datetime-local" isRequired hint={t('parisTime')} {...field} />;
}
