import { expect, it } from 'vitest';
import { isIban } from './iban.ts';

it.each([
  ['FR7630006000011234567890189', true],
  ['fr76 3000 6000 0112 3456 7890 189', true],
  ['DE89370400440532013000', true],
  ['FR7630006000011234567890188', false],
  ['FR76300060000112345678901890', false],
  ['DE8937040044053201300', false],
  ['BR1500000000000010932840814P2', true],
  ['FR76', false],
  ['', false],
  ['3000 6000 0112 3456 7890 189', false],
])('%s: %s', (text, is) => expect(isIban(text)).toBe(is));
