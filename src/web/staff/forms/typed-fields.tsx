import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { formatCents } from '#web/i18n/index.ts';
import { TextField } from '#web/ui/index.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>;

/** A whole number: euros, minutes (`typedAmount`). */
export const AmountField = (field: Props) => <TextField inputMode="numeric" {...field} />;

/** A number with two decimals: euros and cents, per cent (`typedCents`). */
export const CentsField = (field: Props) => <TextField inputMode="decimal" {...field} />;

/** A moment in Paris time, whatever the browser's time zone. */
export function DateTimeField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'hint'>) {
  const t = useTranslations('admin.form');
  return <TextField type="datetime-local" isRequired hint={t('parisTime')} {...field} />;
}

/** Parses whole euros, `12 500 €`; null for an empty field, NaN for invalid text. */
function amountOf(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f€]/g, '');
  if (text === '') return null;
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

/** Parses euros and cents, `12 345,67 €`, into cents; NaN for invalid text. */
export function typedCents(typed: string): number {
  const text = typed.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.');
  return /^\d{1,11}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}

/** Returns cents as a field's initial value, `12 345,67`. */
export const writtenCents = (cents: number): string => formatCents(cents).replace(/\s*€$/, '');

/** Returns a typed amount for the server: null for an empty field, -1, which it refuses, for invalid text. */
export const typedAmount = (typed: string): number | null => {
  const amount = amountOf(typed);
  return Number.isNaN(amount) ? -1 : amount;
};
