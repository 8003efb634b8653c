import { describe, expect, it } from 'vitest';
import { centsOf } from './found.ts';
import { readStatement } from './statement.ts';

const IBAN = 'FR7630006000011234567890189';
const CREDIT = '<CdtDbtInd>CRDT</CdtDbtInd>';
const file = (version: string, ...entries: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr/><Stmt><Id>1</Id>
<Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
const entry = (amount: string, rest: string, sts = '<Sts>BOOK</Sts>') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt>${rest}${sts}<BookgDt><Dt>2026-11-20</Dt></BookgDt>
   <ValDt><Dt>2026-11-21</Dt></ValDt>`;
const details = (...each: string[]) =>
  `<NtryDtls>${each.map(one => `<TxDtls>${one}</TxDtls>`).join('')}</NtryDtls></Ntry>`;
const payer02 = (name: string) => `<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>`;
const payer08 = (name: string) => `<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties>`;
const wrote = (text: string) => `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`;
const reasons = (text: string) => readStatement(text)?.faults.map(({ line, reason }) => [line, reason]);

describe('a statement in CAMT.053', () => {
  it.each([
    ['02', payer02, '<Sts>BOOK</Sts>'],
    ['08', payer08, '<Sts><Cd>BOOK</Cd></Sts>'],
  ])('is read in version %s', (version, payer, sts) => {
    const said = payer('Zoé Quérard') + wrote('CAL-000123') + wrote('voiture');
    const text = file(
      version,
      `${entry('25000.00', CREDIT, sts)}<AcctSvcrRef>B-1</AcctSvcrRef>${details(said)}`,
      `${entry('12.5', '<CdtDbtInd>DBIT</CdtDbtInd>', sts)}</Ntry>`,
    );
    expect(readStatement(text)).toEqual({
      lines: [
        {
          ...{
            account: IBAN,
            bankReference: 'B-1',
            position: 0,
            amountCents: 2_500_000,
            valueOn: '2026-11-21',
          },
          ...{ payer: 'Zoé Quérard', reference: 'CAL-000123 voiture' },
        },
      ],
      faults: [],
      moves: [
        {
          fault: expect.anything(),
          move: {
            ...{ account: IBAN, bankReference: '', position: 0, amountCents: 1_250, valueOn: '2026-11-21' },
            ...{ payer: '', reference: '', kind: 'DEBIT', reason: '' },
          },
        },
      ],
      debitCount: 0,
    });
  });

  it('reads what the house sent, by whom it was to be had, and what its bank gave back, with the reason', () => {
    const refs = '<Refs><EndToEndId>CAL-000123</EndToEndId></Refs>';
    const to = '<RltdPties><Cdtr><Pty><Nm>Claire</Nm></Pty></Cdtr></RltdPties>';
    const back = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Compte clos</AddtlInf></RtrInf>';
    const text = file(
      '08',
      `${entry('25000.00', '<CdtDbtInd>DBIT</CdtDbtInd>')}<AcctSvcrRef>D-1</AcctSvcrRef>${details(refs + to)}`,
      entry('25000.00', CREDIT) + details(refs + back),
      `${entry('1.00', `${CREDIT}<RvslInd>true</RvslInd>`)}</Ntry>`,
      // Not booked yet: counted, and no more.
      `${entry('1.00', '<CdtDbtInd>DBIT</CdtDbtInd>', '<Sts>PDNG</Sts>')}</Ntry>`,
    );
    const { moves, lines, faults, debitCount } = readStatement(text) ?? {};
    expect(
      moves?.map(({ move }) => [move.kind, move.amountCents, move.payer, move.reference, move.reason]),
    ).toEqual([
      ['DEBIT', 2_500_000, 'Claire', 'CAL-000123', ''],
      ['RETURN', 2_500_000, '', 'CAL-000123', 'AC04 Compte clos'],
      ['RETURN', 100, '', '', 'RVSL'],
    ]);
    expect([lines, faults, debitCount]).toEqual([[], [], 1]);
  });

  it('gives each of several payments under one entry a line, where they say how much they are', () => {
    const part = (amount: string, name: string) => `<Amt Ccy="EUR">${amount}</Amt>${CREDIT}${payer08(name)}`;
    const old = (amount: string) => `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>`;
    const ref = '<AcctSvcrRef>LOT</AcctSvcrRef>';
    const text = file(
      '08',
      entry('300.00', CREDIT) + ref + details(part('100.00', 'A'), part('200.00', 'B')),
      `${entry('3.00', CREDIT)}<AcctSvcrRef>OLD</AcctSvcrRef>${details(old('1.00'), old('2.00'))}`,
      entry('300.00', CREDIT) + details(part('100.00', 'A'), part('150.00', 'B')),
      entry('300.00', CREDIT) + details(payer08('A'), payer08('B')),
    );
    const lines = readStatement(text)?.lines.map(each => [
      each.bankReference,
      each.position,
      each.amountCents,
    ]);
    expect(lines).toEqual([
      ['LOT', 0, 10_000],
      ['LOT', 1, 20_000],
      ['OLD', 0, 100],
      ['OLD', 1, 200],
    ]);
    expect(reasons(text)).toEqual([
      [3, 'DETAILS'],
      [4, 'DETAILS'],
    ]);
  });

  it('leaves to a person what was taken back, is not booked yet, or is no euros', () => {
    const dollars = '<Ntry><Amt Ccy="USD">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts></Ntry>';
    const text = file(
      '02',
      `${entry('1.00', `${CREDIT}<RvslInd>true</RvslInd>`)}</Ntry>`,
      `${entry('1.00', '<CdtDbtInd>DBIT</CdtDbtInd><RvslInd>1</RvslInd>')}</Ntry>`,
      entry('1.00', CREDIT) + details('<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'),
      `${entry('1.00', CREDIT, '<Sts>PDNG</Sts>')}</Ntry>`,
      dollars,
      `${entry('1.005', CREDIT)}</Ntry>`,
    );
    // Of what came back it is first asked whether it is a transfer to a seller.
    expect(readStatement(text)?.moves.map(({ fault }) => [fault.line, fault.reason])).toEqual([
      [1, 'REVERSED'],
      [3, 'REVERSED'],
    ]);
    expect(reasons(text)).toEqual([
      [2, 'REVERSED'],
      [4, 'PENDING'],
      [5, 'CURRENCY'],
      [6, 'UNREADABLE'],
    ]);
    expect(readStatement(text)?.lines).toEqual([]);
  });

  it('tells lines without a reference apart by their place among their like, in every file the same', () => {
    const one = entry('5.00', CREDIT) + details(payer02('A'));
    const other = entry('5.00', CREDIT) + details(payer02('B'));
    const places = (text: string) =>
      readStatement(text)?.lines.map(({ payer, position }) => [payer, position]);
    expect(places(file('02', one, other, one))).toEqual([
      ['A', 0],
      ['B', 0],
      ['A', 1],
    ]);
    const shared = one.replace('<NtryDtls>', '<AcctSvcrRef>VIR SEPA</AcctSvcrRef><NtryDtls>');
    expect(
      readStatement(file('02', shared, shared))?.lines.map(each => [each.bankReference, each.position]),
    ).toEqual([
      ['', 0],
      ['', 1],
    ]);
  });

  it('is refused with a document type, in another form, broken, or too large', () => {
    const bomb = '<!DOCTYPE Document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(readStatement(file('02').replace('<Document', `${bomb}<Document`))).toBeNull();
    expect(readStatement(file('02').replace('camt.053', 'pain.001'))).toBeNull();
    expect(readStatement('<html/>')).toBeNull();
    expect(readStatement(file('02').slice(0, -20))).toBeNull();
    expect(readStatement(file('02') + ' '.repeat(5_000_000))).toBeNull();
    const many = Array.from({ length: 2_001 }, () => `${entry('1.00', CREDIT)}</Ntry>`);
    expect(readStatement(file('02', ...many))).toBeNull();
  });
});

describe('a statement as a table', () => {
  it('is found below its own heading, in French as banks write it', () => {
    const text =
      '\uFEFFCompte courant;FR76\r\nSolde;1 000,00\r\n\r\nDate opération;Date de valeur;Libellé;Débit euros;Débit;Crédit\r\n' +
      '20/11/2026;21/11/2026;"VIR M ""ZOÉ"" QUERARD; CAL-000123";;;25 000,00\r\n' +
      '20/11/2026;21/11/2026;PRLV;;-12,00;\r\n20/11/2026;x;VIR;;;5,00\r\n';
    expect(readStatement(text)).toMatchObject({
      lines: [
        {
          ...{
            account: 'CSV',
            bankReference: '',
            position: 0,
            amountCents: 2_500_000,
            valueOn: '2026-11-21',
          },
          payer: 'VIR M "ZOÉ" QUERARD; CAL-000123',
          reference: 'VIR M "ZOÉ" QUERARD; CAL-000123',
        },
      ],
      faults: [{ line: 6, reason: 'UNREADABLE', about: '5,00 VIR' }],
      moves: [{ move: { kind: 'DEBIT', amountCents: 1_200, reference: 'PRLV' } }],
      debitCount: 0,
    });
  });

  it('leaves a receipt of a day to come until that day', () => {
    const text =
      'Date,Amount,Counterparty\n2026-11-20,9.00,Zoe\n2026-11-21,8.00,Ann\n2026-11-21,-3.00,Shop\n';
    const read = (today: string) => {
      const { lines, faults, moves } = readStatement(text, today) ?? {};
      return [lines?.length, faults, moves?.length];
    };
    expect(read('2026-11-20')).toEqual([1, [{ line: 3, reason: 'TO_COME', about: '8 Ann' }], 1]);
    expect(read('2026-11-21')).toEqual([2, [], 1]);
  });

  it('may have one column of amounts, a currency, a payer and references', () => {
    const text =
      'Date,Amount,Currency,Counterparty,Description,Transaction ID,IBAN\n' +
      `2026-11-20,"1,250.50",EUR,Zoe,CAL-7,T1,${IBAN}\n2026-11-20,-3.00,EUR,Shop,Stamps,T2,${IBAN}\n` +
      `2026-11-20,9.00,USD,Zoe,x,T3,${IBAN}\n`;
    expect(readStatement(text)).toMatchObject({
      lines: [{ account: IBAN, bankReference: 'T1', amountCents: 125_050, payer: 'Zoe', reference: 'CAL-7' }],
      faults: [{ line: 4, reason: 'CURRENCY' }],
      moves: [{ move: { kind: 'DEBIT', amountCents: 300, payer: 'Shop', bankReference: 'T2' } }],
      debitCount: 0,
    });
    for (const none of ['', 'a;b\n1;2', 'Date;Montant\n"', '{}'])
      expect(readStatement(none)?.lines ?? []).toEqual([]);
    expect(readStatement('a;b\n1;2')).toBeNull();
  });

  it.each([
    ['1 234,56', 123_456],
    ['1.234,56', 123_456],
    ['1,234.5', 123_450],
    ['-12', -1_200],
    ['+7,00 €', 700],
    ['12,34,56', Number.NaN],
    ['abc', Number.NaN],
  ])('has “%s” as cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });
});
