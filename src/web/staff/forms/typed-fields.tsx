import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { formatCents } from '#web/i18n/index.ts';
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

/** Whole euros as people type them, `12 500 €`; null for an empty field, NaN for what is no amount. */
function amountOf(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f€]/g, '');
  if (text === '') return null;
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

/** Euros and cents as people type them, `12 345,67 €`, in cents; NaN for what is no amount. */
export function typedCents(typed: string): number {
  const text = typed.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.');
  return /^\d{1,11}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}

/** The same the other way: what a field holds before anybody has typed, `12 345,67`. */
export const writtenCents = (cents: number): string => formatCents(cents).replace(/\s*€$/, '');

/** What the server is asked: nothing typed is nothing, and what is no amount is one that it refuses. */
export const typedAmount = (typed: string): number | null => {
  const amount = amountOf(typed);
  return Number.isNaN(amount) ? -1 : amount;
};
