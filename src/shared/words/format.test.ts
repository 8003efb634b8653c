import { describe, expect, it } from 'vitest';
import {
  formatCents,
  formatDate,
  formatDateTime,
  formatEuros,
  formatKilometres,
  formatNumber,
  formatRating,
} from './format.ts';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('amounts, distances and dates', () => {
  it('writes euros without decimals and totals with two', () => {
    expect(spaced(formatEuros(12_500))).toBe('12 500 €');
    expect(spaced(formatEuros(1_000_000_000))).toBe('1 000 000 000 €');
    expect(spaced(formatCents(550_000))).toBe('5 500,00 €');
    expect(spaced(formatCents(1_091_702))).toBe('10 917,02 €');
  });

  it('writes them as the language does', () => {
    const money = { style: 'currency', currency: 'EUR' } as const;
    const french = (value: number, options: Intl.NumberFormatOptions = {}) =>
      spaced(value.toLocaleString('fr-FR', options)).replace('-', '−');
    for (const digits of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      for (const value of [0, 1, 5, 7.5, 9.99].flatMap(part => [part * 10 ** digits, -part * 10 ** digits])) {
        const whole = Math.round(value) || 0;
        expect(spaced(formatNumber(whole))).toBe(french(whole));
        expect(spaced(formatEuros(whole))).toBe(french(whole, { ...money, maximumFractionDigits: 0 }));
        expect(spaced(formatCents(whole))).toBe(french(whole / 100, money));
      }
    }
    for (const rating of [0, 1, 4.8, 4.75, 5]) {
      expect(formatRating(rating)).toBe(french(rating, { maximumFractionDigits: 1 }));
    }
  });

  it('never breaks an amount over two lines', () => {
    expect(formatEuros(12_500)).not.toContain(' ');
    expect(formatKilometres(98_400)).not.toContain(' ');
  });

  it('keeps thousands apart by a space that is seen', () => {
    expect(formatEuros(12_500)).toBe('12\u00a0500\u00a0€');
    expect(formatKilometres(98_400)).toBe('98\u00a0400\u00a0km');
  });

  it('writes kilometres', () => {
    expect(spaced(formatKilometres(98_400))).toBe('98 400 km');
  });

  it('writes the day and the hour of Paris', () => {
    expect(formatDate('2026-11-20T23:30:00Z')).toBe('21/11/2026');
    expect(formatDateTime('2026-11-20T17:00:00Z')).toBe('20/11/2026 18:00');
    expect(formatDateTime('2026-07-20T22:00:00Z')).toBe('21/07/2026 00:00');
  });
});
