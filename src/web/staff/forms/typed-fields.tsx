import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/index.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>;

/** A whole number as it is typed: euros, minutes (`typedAmount`). */
export const AmountField = (field: Props) => <TextField inputMode="numeric" {...field} />;

/** A number with two places behind its comma: euros and cents, per cent (`typedCents`). */
export const CentsField = (field: Props) => <TextField inputMode="decimal" {...field} />;
