import { describe, expect, it } from 'vitest';
import { painFaults } from '#test/kit/pain001.ts';
import { type CreditTransfers, sepaText, writePain001 } from './pain001.ts';

const BATCH: CreditTransfers = {
  ...{ name: 'VIR-000012', createdAt: Date.UTC(2026, 10, 25, 8), executeOn: '2026-11-26' },
  ...{ payer: 'Calandre & Cie', iban: 'FR76 3000 6000 0112 3456 7890 189', bic: 'AGRIFRPP' },
  transfers: [
    {
      ...{ endToEnd: 'CAL-000007', amountCents: 2_500_001, holder: 'Łukasz Żółć-Ștefănescu <x>' },
      ...{ iban: 'DE89370400440532013000', text: 'Calandre CAL-000007' },
    },
    {
      ...{ endToEnd: 'CAL-000008', amountCents: 9, holder: '李小龍' },
      ...{ iban: 'be68539007547034', text: `${'é'.repeat(200)} & co` },
    },
  ],
};

describe('a file of transfers', () => {
  it('keeps the rules of its schema and of SEPA, whatever names are in it, and is the same each time', () => {
    const xml = writePain001(BATCH);
    expect(painFaults(xml)).toEqual([]);
    expect(writePain001(BATCH)).toBe(xml);
    expect(xml).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>25000.10</CtrlSum>');
    expect(xml).toContain('<Nm>Lukasz Zolc-Stefanescu .x.</Nm>');
    expect(xml).toContain('<IBAN>FR7630006000011234567890189</IBAN>');
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.09</InstdAmt>');
  });

  it.each([
    ['<CtrlSum>25000.10', '<CtrlSum>25000.11', 'control sum'],
    ['>CAL-000008<', '>CAL-000007<', 'one name'],
    ['Ccy="EUR"', 'Ccy="CHF"', 'euros'],
    ['<ChrgBr>SLEV</ChrgBr>', '', 'ChrgBr is missing'],
    ['<IBAN>DE89', '<IBAN>DE88', 'IBAN'],
    ['pain.001.001.09', 'pain.001.001.03', 'not a pain'],
    ['Calandre + Cie', 'Calandré', 'Nm'],
  ])('with %s as %s is told apart', (was, given, fault) => {
    const xml = writePain001(BATCH);
    expect(xml).toContain(was);
    expect(painFaults(xml.replace(was, given)).join()).toContain(fault);
  });

  it('writes letters that every bank takes', () => {
    expect(sepaText('  Œuvre & Fils’ “Ünïcode”\n/no_ ', 70)).toBe("OEuvre + Fils' .Unicode. /no-");
    expect(sepaText('//x', 70)).toBe('x');
    expect(sepaText('abc def', 4)).toBe('abc');
  });
});
