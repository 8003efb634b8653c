import { describe, expect, it } from 'vitest';
import type { SaleRegime } from './regime.ts';
import {
  isMrn,
  isVatNumberFrom,
  isVatNumberOf,
  leavesUnion,
  marginVatCents,
  schemeOf,
  vatOf,
  vatParts,
} from './vat.ts';

const consumer = (country: string | null) => ({ country, vatNumber: null, isConfirmed: true });
const business = (country: string, vatNumber: string) => ({ country, vatNumber, isConfirmed: true });
const unconfirmed = (buyer: ReturnType<typeof business>) => ({ ...buyer, isConfirmed: false });
const GERMAN = business('DE', 'DE 811 569 869');
const SWISS = business('CH', 'CHE123456788');
const car = (scheme: 'MARGIN' | 'STANDARD', sale: SaleRegime = 'HOUSE') =>
  ({ kind: 'CAR', sale, scheme }) as const;
const FEE = { kind: 'FEE' } as const;

describe('the VAT of the fee', () => {
  it.each([
    ['of somebody in France', consumer('FR'), 'STANDARD'],
    ['of somebody whose country is not known', consumer(null), 'STANDARD'],
    ['of a business in France', business('FR', 'FR40303265045'), 'STANDARD'],
    ['of a business in Monaco', business('MC', 'FR40303265045'), 'STANDARD'],
    ['of a business in Guadeloupe', business('GP', 'FR40303265045'), 'STANDARD'],
    ['of a consumer in Germany', consumer('DE'), 'STANDARD'],
    ['of a business in Germany', GERMAN, 'REVERSE_CHARGE'],
    ['of a business in Germany whose number VIES does not confirm', unconfirmed(GERMAN), 'STANDARD'],
    ['of a business in Switzerland, of which VIES knows nothing', unconfirmed(SWISS), 'OUTSIDE'],
    ['of a business in Greece', business('GR', 'EL123456789'), 'REVERSE_CHARGE'],
    ['of a business in Germany with a number without form', business('DE', 'DE1234'), 'STANDARD'],
    ['of a business in Germany with a Belgian number', business('DE', 'BE0123456789'), 'STANDARD'],
    ['of a consumer in Switzerland', consumer('CH'), 'STANDARD'],
    ['of a business in Switzerland', SWISS, 'OUTSIDE'],
    ['of a business in Great Britain', business('GB', 'GB123456789'), 'OUTSIDE'],
  ] as const)('%s', (_who, buyer, regime) => {
    expect(vatOf(FEE, buyer)).toBe(regime);
  });
});

describe('the VAT of a car', () => {
  it('is not the house’s to invoice where somebody else sells it', () => {
    for (const sale of ['PROFESSIONAL', 'BROKERAGE', 'PUBLIC_SALE'] as const)
      for (const scheme of ['MARGIN', 'STANDARD'] as const)
        expect(vatOf(car(scheme, sale), GERMAN)).toBeNull();
  });

  it.each([
    ['bought without VAT, in France', car('MARGIN'), consumer('FR'), 'MARGIN'],
    ['bought with VAT, in France', car('STANDARD'), consumer('FR'), 'STANDARD'],
    ['bought without VAT, to a consumer in Germany', car('MARGIN'), consumer('DE'), 'MARGIN'],
    ['bought without VAT, to a business in Germany', car('MARGIN'), GERMAN, 'MARGIN'],
    ['bought with VAT, to a consumer in Germany', car('STANDARD'), consumer('DE'), 'STANDARD'],
    ['bought with VAT, to a business in Germany', car('STANDARD'), GERMAN, 'INTRA_EU'],
    ['bought with VAT, to Germany, unconfirmed', car('STANDARD'), unconfirmed(GERMAN), 'STANDARD'],
    ['bought without VAT, to Germany, unconfirmed', car('MARGIN'), unconfirmed(GERMAN), 'MARGIN'],
    ['bought without VAT, to Switzerland', car('MARGIN'), consumer('CH'), 'MARGIN'],
    ['bought with VAT, to Switzerland', car('STANDARD'), SWISS, 'STANDARD'],
  ] as const)('%s', (_what, item, buyer, regime) => {
    expect(vatOf(item, buyer)).toBe(regime);
  });
});

describe('a car that leaves the Union', () => {
  it.each([
    [null, false],
    ['FR', false],
    ['MC', false],
    ['RE', false],
    ['DE', false],
    ['CH', true],
    ['GB', true],
  ] as const)('is one that is bought to %s: %s', (country, isOne) => {
    expect(leavesUnion(country)).toBe(isOne);
  });

  it.each([
    // Of customs' own examples.
    ['99IT9876AB88901209', true],
    ['22ITZXBZYUTJFLJXK6', true],
    ['22ITZXBZYUTJFLJXK7', false],
    ['22ITZXBZYUTJFLJKX6', false],
    ['2ITTZXBZYUTJFLJXK6', false],
    ['99IT9876AB8890120', false],
    ['99it9876ab88901209', false],
    ['', false],
  ] as const)('is proven by a number that customs gave: %s is one: %s', (mrn, isOne) => {
    expect(isMrn(mrn)).toBe(isOne);
  });
});

describe('a VAT number', () => {
  it.each([
    ['FR', 'FR40303265045', true],
    ['FR', 'fr 40 303 265 045', true],
    ['FR', 'FR4030326504', false],
    ['NL', 'NL123456789B01', true],
    ['NL', 'NL123456789A01', false],
    ['IE', 'IE1234567WA', true],
    ['ES', 'ESX1234567L', true],
    ['GR', 'GR123456789', false],
    ['CH', 'CHE123456788', false],
  ] as const)('of %s: %s', (country, number, isOne) => {
    expect(isVatNumberOf(country, number)).toBe(isOne);
  });

  it.each([
    ['FR', 'FR40303265045', true],
    ['FR', 'DE811569869', false],
    ['FR', 'GB123456789', false],
    ['MC', 'FR40303265045', true],
    ['RE', 'FR40303265045', true],
    ['DE', 'DE811569869', true],
    ['DE', 'FR40303265045', false],
    ['GR', 'EL123456789', true],
    // What is given out elsewhere is not known here, nor that a company of there has no number of a member state.
    ['CH', 'CHE123456788', true],
    ['GB', 'XI123456789', true],
    ['CH', 'DE811569869', true],
    ['CH', 'DE1234', false],
    ['CH', 'FR0030326504', false],
    ['US', 'EL123456789', true],
    ['US', '123456789', false],
  ] as const)('of a company in %s: %s', (country, number, isOne) => {
    expect(isVatNumberFrom(country, number)).toBe(isOne);
  });
});

describe('what of an amount is tax', () => {
  it('is a sixth of it where VAT is in it, and nothing else', () => {
    expect(vatParts(120_000, 'STANDARD')).toEqual({ netCents: 100_000, vatCents: 20_000 });
    for (const vat of ['MARGIN', 'REVERSE_CHARGE', 'OUTSIDE', 'INTRA_EU', 'EXPORT'] as const)
      expect(vatParts(120_000, vat)).toEqual({ netCents: 120_000, vatCents: 0 });
  });

  it('is to the cent what the rate makes of the rest, for every whole euro', () => {
    for (let euros = 1; euros < 3_000; euros += 1) {
      const { netCents, vatCents } = vatParts(100 * euros, 'STANDARD');
      expect([euros, vatCents]).toEqual([euros, Math.round(netCents / 5)]);
    }
  });
});

describe('the tax on a margin', () => {
  it.each([
    [2_500_000, 2_000_000, 83_333],
    [2_500_000, 2_499_996, 1],
    [2_500_000, 2_499_997, 0],
    [2_500_000, 0, 416_667],
    [2_500_000, 2_500_000, 0],
    [2_500_000, 2_500_001, 0],
    [100, 9_999_999, 0],
  ])('of %i cents that cost %i is %i', (price, cost, tax) => {
    expect(marginVatCents(price, cost)).toBe(tax);
  });

  it('is of a car on which no VAT was charged', () => {
    expect((['PRIVATE', 'MARGIN_TRADER', 'VAT_TRADER'] as const).map(schemeOf)).toEqual([
      ...(['MARGIN', 'MARGIN', 'STANDARD'] as const),
    ]);
  });
});
