import type { ComponentProps } from 'react';
import { parseTypedNumber } from '#sale/forms.ts';
import { formatNumber } from '../../i18n/index.ts';
import { NumberField } from '../../ui/index.ts';

function numberIn(text: string): number | null {
  const typed = parseTypedNumber(text);
  return typed.kind === 'number' ? typed.value : null;
}

/** A number field that reads amounts as the rules of sale do, and writes them in euros. */
export function AmountField(props: Omit<ComponentProps<typeof NumberField>, 'parse' | 'format'>) {
  return <NumberField unit="€" {...props} parse={numberIn} format={formatNumber} />;
}
