import type { Cents } from '#shared/sale/index.ts';
import type { Reads } from '../database/index.ts';
import { type BookedEntry, entriesOfYear, type Opening, openingOf, type Sides } from './fec-store.ts';
import type { EntryKind } from './journal-store.ts';
import type { LedgerAccount } from './reckoning.ts';

/** An account in the accountant's chart: `706000`, and its name. */
export type ChartAccount = { readonly number: string; readonly name: string };
/** RESULT: last year's result; RETAINED: the result carried forward from the years before. */
export type ChartName = LedgerAccount | 'RESULT' | 'RETAINED';
export type Chart = Readonly<Record<ChartName, ChartAccount>>;

/** The columns of article A47 A-1 (VII, 1°) of the French book of tax procedures, in order. */
export const FEC_COLUMNS = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib', 'CompAuxNum'],
  ...['CompAuxLib', 'PieceRef', 'PieceDate', 'EcritureLib', 'Debit', 'Credit', 'EcritureLet', 'DateLet'],
  ...['ValidDate', 'Montantdevise', 'Idevise'],
] as const;

const JOURNALS = {
  AN: 'À nouveaux',
  VE: 'Ventes',
  BQ: 'Banque',
  CB: 'Cartes bancaires',
  PS: 'Prestataire de paiement',
  OD: 'Opérations diverses',
} as const;
type Journal = keyof typeof JOURNALS;

const SAYS: Readonly<Record<EntryKind, string>> = {
  RECEIPT: 'Encaissement',
  ALLOCATION: 'Affectation',
  TRANSFER: 'Virement interne',
  CREDIT: 'Avoir',
  REFUND: 'Remboursement',
  PAYOUT: 'Versement au vendeur',
  REVERSAL: 'Contre-écriture',
  DISPUTE: 'Contestation de carte',
};

const PAPERS = { INVOICE: 'Facture', CREDIT_NOTE: 'Avoir' } as const;

type Line = { readonly account: ChartName; readonly of: Sides | null; readonly cents: Cents };
type Written = {
  readonly journal: Journal;
  readonly day: string;
  readonly piece: string;
  readonly pieceDay: string;
  readonly label: string;
  readonly lines: readonly Line[];
};

const OF_BUYERS: readonly ChartName[] = ['ADVANCES', 'ESCROW', 'BUYERS', 'DISPUTES'];
const EARNED: readonly ChartName[] = ['FEES', 'COMMISSIONS', 'CAR_SALES', 'INDEMNITIES'];

/** The person of a line, on accounts with a subsidiary account for each person. */
function personOf({ account, of }: Line): readonly [number: string, name: string] {
  if (!of) return ['', ''];
  const [id, name] = account === 'SELLERS' ? [of.sellerId, of.seller] : [of.buyerId, of.buyer];
  const hasPeople = account === 'SELLERS' || OF_BUYERS.includes(account);
  return hasPeople && id !== null ? [id, name || id] : ['', ''];
}

function journalOf(accounts: readonly ChartName[]): Journal {
  if (accounts.some(each => EARNED.includes(each) || each === 'VAT' || each === 'MARGIN_VAT')) return 'VE';
  if (accounts.includes('BANK')) return 'BQ';
  if (accounts.includes('PROVIDER')) return 'PS';
  return accounts.includes('CARDS') ? 'CB' : 'OD';
}

function writtenOf(entry: BookedEntry): Written {
  const { id, kind, day, valueOn, orderNumber, payer, invoice, invoiceKind, invoicedOn } = entry;
  const order = orderNumber === null ? '' : `CAL-${String(orderNumber).padStart(6, '0')}`;
  const journal = journalOf(entry.postings.map(({ account }) => account));
  const what = journal === 'VE' && invoice ? `${PAPERS[invoiceKind ?? 'INVOICE']} ${invoice}` : SAYS[kind];
  const number = journal === 'VE' ? (entry.vatNumber ?? '') : '';
  return {
    ...{ journal, day },
    ...(journal === 'VE' && invoice && invoicedOn
      ? { piece: invoice, pieceDay: invoicedOn }
      : { piece: `J${id}`, pieceDay: valueOn }),
    label: [what, order, payer, number].filter(part => part !== '').join(' '),
    lines: entry.postings.map(({ account, cents }) => ({ account, of: entry, cents })),
  };
}

/** The opening entry of a year: last year's balances, its result, and the result carried forward. */
function openingEntry(opening: readonly Opening[], year: number): Written | null {
  const lines: Line[] = [];
  const earned = { RESULT: 0, RETAINED: 0 };
  for (const { account, cents, lastYear, ...of } of opening) {
    if (EARNED.includes(account)) earned[lastYear === year - 1 ? 'RESULT' : 'RETAINED'] += cents;
    else addTo(lines, { account, of, cents });
  }
  for (const account of ['RESULT', 'RETAINED'] as const)
    addTo(lines, { account, of: null, cents: earned[account] });
  const kept = lines.filter(({ cents }) => cents !== 0);
  if (kept.length === 0) return null;
  const day = `${year}0101`;
  const words = { piece: `AN${year}`, pieceDay: day, label: `Soldes au 1er janvier ${year}` };
  return { journal: 'AN', day, ...words, lines: kept };
}

/** Merges lines of the same account and person, across their orders. */
function addTo(lines: Line[], line: Line): void {
  const [number] = personOf(line);
  const at = lines.findIndex(each => each.account === line.account && personOf(each)[0] === number);
  const same = lines[at];
  if (same) lines[at] = { ...same, cents: same.cents + line.cents };
  else lines.push(line);
}

/** `1234,05`: the amount format of the file. */
const euros = (cents: Cents): string => `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** Cleans a text of column and line separators. */
const cell = (text: string): string =>
  text
    .replace(/[\t\r\n|]+/g, ' ')
    .trim()
    .slice(0, 200);

function rowsOf(
  { journal, day, piece, pieceDay, label, lines }: Written,
  number: number,
  chart: Chart,
): string[] {
  return lines.map(line => {
    const { account, cents } = line;
    const { number: compte, name } = chart[account];
    const [aux, auxName] = personOf(line);
    return [
      ...[
        journal,
        JOURNALS[journal],
        String(number),
        day,
        compte,
        name,
        aux,
        auxName,
        piece,
        pieceDay,
        label,
      ],
      ...[euros(Math.max(0, cents)), euros(Math.max(0, 0 - cents)), '', '', day, '', ''],
    ]
      .map(cell)
      .join('\t');
  });
}

/**
 * Writes a year's entries for the French tax authority: the opening entry, then all entries in booking order, numbered
 * from 1 without a gap. An entry is dated by its booking, when it was sealed for good; the date of the money is that of
 * the document. Tab-separated text, lines as the standard requires.
 */
export async function writeFec(reads: Reads, year: number, chart: Chart): Promise<string> {
  const rows = [FEC_COLUMNS.join('\t')];
  let number = 0;
  const opening = openingEntry(await openingOf(reads, year), year);
  if (opening) rows.push(...rowsOf(opening, ++number, chart));
  for await (const entry of entriesOfYear(reads, year))
    rows.push(...rowsOf(writtenOf(entry), ++number, chart));
  return `${rows.join('\r\n')}\r\n`;
}

/** The characters of ISO 8859-15 that differ from the first 256 of Unicode. */
const OWN_BYTES: Readonly<Record<string, number>> = {
  '€': 0xa4,
  Š: 0xa6,
  š: 0xa8,
  Ž: 0xb4,
  ž: 0xb8,
  Œ: 0xbc,
  œ: 0xbd,
  Ÿ: 0xbe,
};
const OTHERS = '¤¦¨´¸¼½¾';
const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '–': '-',
  '—': '-',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};

/** Encodes a text in ISO 8859-15, as the law requires; other letters lose their accent or become a question mark. */
export function latin9(text: string): Buffer {
  const byteOf = (letter: string): number | null => {
    const code = letter.codePointAt(0) ?? 0;
    return OWN_BYTES[letter] ?? (code < 256 && !OTHERS.includes(letter) ? code : null);
  };
  const bytes = Array.from(text.normalize('NFC'), letter => {
    const plain = PLAIN[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    return byteOf(letter) ?? byteOf(plain) ?? 0x3f;
  });
  return Buffer.from(bytes);
}

/** The file name: the company number, and the last day of the financial year. */
export const fecName = (siren: string, year: number): string => `${siren}FEC${year}1231.txt`;

/** The number of a French company, from its VAT number; null for a house of another country. */
export function sirenOf(vatNumber: string): string | null {
  return /^FR[0-9A-Z]{2}(\d{9})$/.exec(vatNumber.replace(/[\s.]/g, '').toUpperCase())?.[1] ?? null;
}
