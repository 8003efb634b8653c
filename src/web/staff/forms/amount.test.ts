import { expect, it } from 'vitest';
import { typedCents, writtenCents } from './typed-fields.tsx';

it.each([
  [7_100_000, '71 000,00'],
  [676_800, '6 768,00'],
  [41_667, '416,67'],
  [5, '0,05'],
])('an amount of %i cents stands in a field as people write it, and is read back', (cents, written) => {
  expect(writtenCents(cents).replaceAll(/\s/g, ' ')).toBe(written);
  expect(typedCents(writtenCents(cents))).toBe(cents);
});
