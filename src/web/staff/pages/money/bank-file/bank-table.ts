import { centsOf, cut, type Found } from './found.ts';

/** The names of a bank's columns in French and English, without accents. */
const HEADINGS = {
  valueOn: [
    'date de valeur',
    'date valeur',
    'value date',
    'date operation',
    'date d operation',
    'date',
    'booking date',
  ],
  credit: ['credit', 'credit eur', 'montant credit', 'credit amount'],
  debit: ['debit', 'debit eur', 'montant debit', 'debit amount'],
  amount: ['montant', 'montant eur', 'montant operation', 'amount', 'amount eur'],
  currency: ['devise', 'currency'],
  payer: [
    'donneur d ordre',
    'emetteur',
    'debiteur',
    'tiers',
    'nom',
    'payer',
    'counterparty',
    'name',
    'debtor',
  ],
  reference: [
    'libelle',
    'libelle operation',
    'motif',
    'communication',
    'description',
    'details',
    'reference client',
  ],
  bankReference: ['reference', 'reference banque', 'reference operation', 'bank reference', 'transaction id'],
  account: ['compte', 'iban', 'numero de compte', 'account'],
} as const;
type Column = keyof typeof HEADINGS;
const PLAIN_ACCOUNT = 'CSV';

/** Splits a table into rows and cells by the given separator; quoted cells may contain it. */
function rowsOf(text: string, apart: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${apart}\\n]*))(${apart}|\\n|$)`, 'y');
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (end === undefined) return [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\n') rows.push([]);
  }
  return rows.filter(row => row.some(each => each !== ''));
}

const plainly = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Returns the index of each column; null without a date and an amount. */
function columnsOf(row: readonly string[]): ReadonlyMap<Column, number> | null {
  const names = row.map(plainly);
  const columns = new Map<Column, number>();
  for (const column of Object.keys(HEADINGS) as Column[]) {
    const called: readonly string[] = HEADINGS[column];
    const heading = called.find(name => names.includes(name));
    if (heading !== undefined) columns.set(column, names.indexOf(heading));
  }
  return columns.has('valueOn') && (columns.has('amount') || columns.has('credit')) ? columns : null;
}

/** Returns `2026-11-23` for `23/11/2026`, `23.11.2026` or itself; empty for an invalid date. */
function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{2})[/.-](\d{2})[/.-](20\d\d)$/.exec(text) ?? [];
  return day ? `${year}-${month}-${day}` : /^20\d\d-\d\d-\d\d/.test(text) ? text.slice(0, 10) : '';
}

/** Reads a statement as a table with headings, which other lines may precede; null when it is none. */
export function readBankTable(text: string): Found | null {
  const lines = text.replaceAll('\r\n', '\n');
  const count = (sign: string) => lines.split(sign).length;
  const apart = [';', '\t', ','].toSorted((one, other) => count(other) - count(one))[0] ?? ';';
  const rows = rowsOf(lines, apart);
  const head = rows.findIndex(row => columnsOf(row) !== null);
  const columns = rows[head] && columnsOf(rows[head]);
  if (!columns) return null;
  const found: Found = { credits: [], faults: [], debitCount: 0 };
  for (const [index, row] of rows.slice(head + 1).entries()) {
    const at = (column: Column) => row[columns.get(column) ?? -1] ?? '';
    readRow(found, at, head + index + 2);
  }
  return found;
}

function readRow(found: Found, at: (column: Column) => string, line: number): void {
  const credited = at('credit') || at('amount');
  const isDebit = credited === '' ? at('debit') !== '' : centsOf(credited) < 0;
  const typed = isDebit ? credited || at('debit') : credited;
  const amountCents = isDebit ? Math.abs(centsOf(typed)) : centsOf(typed);
  const about = cut(`${typed} ${at('payer') || at('reference')}`, 100);
  const isEuros = ['', 'EUR'].includes(at('currency').toUpperCase());
  if (isDebit && !(isEuros && amountCents > 0 && dayOf(at('valueOn')) !== '')) {
    found.debitCount += 1;
  } else if (!isEuros) {
    found.faults.push({ line, reason: 'CURRENCY', about });
  } else if (!(amountCents > 0) || dayOf(at('valueOn')) === '') {
    found.faults.push({ line, reason: 'UNREADABLE', about });
  } else {
    const [payer, reference] = [cut(at('payer'), 140), cut(at('reference'), 500)];
    found.credits.push({
      ...{ line, detail: 0, amountCents, valueOn: dayOf(at('valueOn')) },
      account: cut(at('account'), 34) || PLAIN_ACCOUNT,
      bankReference: cut(at('bankReference'), 140),
      // A bank without a column for the payer has the name in the reference.
      ...{ payer: payer || cut(reference, 140), reference },
      ...(isDebit && { move: { kind: 'DEBIT' as const, reason: '' } }),
    });
  }
}
