import { createHash } from 'node:crypto';
import type { Instant, OrderParty } from '#shared/sale/index.ts';
import { formatCents, formatDate, formatDateTime, formatNumber } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Reads } from '../database/index.ts';
import { found } from '../errors.ts';
import { type Block, drawPdf } from '../pdf/index.ts';
import type { Invoice } from './invoices-store.ts';
import type { Order } from './orders-store.ts';
import { PAPER_WORDS, type PaperWords } from './paper-words.ts';
import { type Particulars, type PartyParticulars, readParticulars } from './particulars.ts';
import type { OrdersParts } from './parts.ts';
import { findReport, type Report } from './report-store.ts';
import type { Signature, SignedPaper } from './signing-store.ts';

type Rows = readonly (readonly [string, string])[];

/** A contract or a report as PDF, with what has been signed of it. */
export async function drawSalePaper(
  parts: OrdersParts,
  reads: Reads,
  order: Order,
  paper: SignedPaper,
  language: Language,
  signatures: readonly Signature[],
): Promise<Buffer> {
  const { at, title, reference, blocks } = await readSaleText(parts, reads, order, paper, language);
  const words = PAPER_WORDS[language];
  return drawPdf({
    language: language.toLowerCase(),
    ...{ title, reference, at },
    blocks: [...blocks, ...signatureBlocks(words, signatures)],
    footer: words.footer,
  });
}

export type SaleText = {
  readonly title: string;
  readonly reference: string;
  readonly at: Instant;
  readonly blocks: readonly Block[];
  /** Names these very words: others have another. */
  readonly version: string;
};

/** What a contract or a report says. @throws AppError NotFound while there is no report */
export async function readSaleText(
  parts: OrdersParts,
  reads: Reads,
  order: Order,
  paper: SignedPaper,
  language: Language,
): Promise<SaleText> {
  const { particulars, fixedAt } = await readParticulars(parts, reads, order);
  const words = PAPER_WORDS[language];
  const report = paper === 'REPORT' ? found(await findReport(reads, order.id)) : null;
  const blocks = report
    ? await reportBlocks(parts, words, particulars, report)
    : contractBlocks(words, named(particulars, language), parts.house.name);
  const { reference } = particulars;
  const title = words.title[paper];
  const version = versionOf([title, reference, ...blocks.filter(({ kind }) => kind !== 'photos'), report]);
  return { title, reference, at: report?.writtenAt ?? fixedAt, blocks, version };
}

const versionOf = (words: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url');

/** A country by its name in the paper's language; what is no code of one stays. */
function countryIn(language: Language, address: readonly string[]): readonly string[] {
  const code = address.at(-1) ?? '';
  if (!/^[A-Z]{2}$/.test(code)) return address;
  const names = new Intl.DisplayNames(language.toLowerCase(), { type: 'region' });
  return [...address.slice(0, -1), names.of(code) ?? code];
}

function named(of: Particulars, language: Language): Particulars {
  const inFull = (party: PartyParticulars) => ({ ...party, address: countryIn(language, party.address) });
  return { ...of, buyer: inFull(of.buyer), seller: of.seller && inFull(of.seller) };
}

function contractBlocks(words: PaperWords, of: Particulars, house: string): Block[] {
  const { row } = words;
  const { sale } = of;
  return [
    { kind: 'heading', text: words.parties },
    { kind: 'rows', rows: partyRows(words, 'SELLER', of.seller, house) },
    { kind: 'rows', rows: partyRows(words, 'BUYER', of.buyer, house) },
    { kind: 'heading', text: words.car },
    { kind: 'rows', rows: carRows(words, of.car) },
    { kind: 'heading', text: words.sale },
    {
      kind: 'rows',
      rows: [
        [row.cause, words.cause[sale.cause]],
        [row.saleDate, formatDateTime(sale.at)],
        [row.price, formatCents(100 * sale.hammerPrice)],
        [row.fee, formatCents(sale.feeCents)],
        [row.total, formatCents(sale.totalCents)],
        [row.payBy, formatDate(sale.payBy)],
        [row.collectBy, formatDate(sale.collectBy)],
      ],
    },
    { kind: 'heading', text: words.terms },
    ...words.clauses.map(text => ({ kind: 'text' as const, text })),
  ];
}

function partyRows(words: PaperWords, party: OrderParty, of: PartyParticulars | null, house: string): Rows {
  const { row, unknown } = words;
  if (of === null) return [[words.party[party], house]];
  return [
    [words.party[party], of.name],
    [row.address, of.address.join('\n') || unknown],
    [row.email, of.email],
    [row.phone, of.phone ?? unknown],
  ];
}

function carRows({ row, unknown }: PaperWords, car: Particulars['car']): Rows {
  const all: [string, string | number | null][] = [
    [row.car, car.name],
    [row.year, car.year],
    [row.mileage, car.mileage === null ? null : `${formatNumber(car.mileage)} km`],
    [row.vin, car.vin ?? unknown],
    [row.engineNumber, car.engineNumber],
    [row.registration, car.registrationPlace],
    [row.firstUse, car.releaseDate],
    [row.color, car.color],
    [row.place, car.place],
  ];
  return all.flatMap(([label, value]) => (value === null ? [] : [[label, String(value)] as const]));
}

async function reportBlocks(
  { files, house }: OrdersParts,
  words: PaperWords,
  of: Particulars,
  report: Report,
): Promise<Block[]> {
  const { row } = words;
  const photos = await Promise.all(report.photoIds.map(id => files.readForPaper(id)));
  const shown = photos.filter(photo => photo !== null);
  const name = (party: PartyParticulars | null) => party?.name ?? house.name;
  return [
    {
      kind: 'rows',
      rows: [
        [words.party.SELLER, name(of.seller)],
        [words.party.BUYER, name(of.buyer)],
        [row.car, of.car.name],
        [row.vin, of.car.vin ?? words.unknown],
      ],
    },
    { kind: 'heading', text: words.state },
    {
      kind: 'rows',
      rows: [
        [row.date, formatDateTime(report.writtenAt)],
        [row.odometer, `${formatNumber(report.odometer)} km`],
        [row.keys, String(report.keyCount)],
        [row.remarks, report.remarks || '—'],
      ],
    },
    { kind: 'text', text: words.reportText },
    ...(shown.length === 0
      ? []
      : [{ kind: 'heading', text: words.photos } as const, { kind: 'photos', photos: shown } as const]),
  ];
}

function signatureBlocks(words: PaperWords, signatures: readonly Signature[]): Block[] {
  if (signatures.length === 0) return [];
  const rows = signatures.map(({ party, signer, signedAt, sha256 }) => {
    const said = words.signed(formatDateTime(signedAt), sha256);
    return [words.party[party], `${signer}\n${said}`] as const;
  });
  return [
    { kind: 'heading', text: words.signatures },
    { kind: 'rows', rows },
  ];
}

/** An invoice or a credit note as PDF. */
export function drawInvoice({ house }: OrdersParts, invoice: Invoice, language: Language): Promise<Buffer> {
  const words = PAPER_WORDS[language];
  const { row } = words;
  const { kind, reference, buyer, issuedAt: at, reason, invoiceReference } = invoice;
  const sign = kind === 'CREDIT_NOTE' ? -1 : 1;
  const about: Rows = [
    [row.number, reference],
    [row.date, formatDate(at)],
    [row.subject, `${words.feeLine} ${invoice.subject}`],
    ...(invoiceReference === null ? [] : [[row.creditOf, invoiceReference] as const]),
    ...(reason === null ? [] : [[row.reason, reason] as const]),
  ];
  const sums: Rows = [
    [row.net, formatCents(sign * invoice.netCents)],
    [row.vat, formatCents(sign * invoice.vatCents)],
    [row.total, formatCents(sign * invoice.totalCents)],
  ];
  return drawPdf({
    language: language.toLowerCase(),
    title: words.title[kind],
    ...{ reference, at, footer: words.footer },
    blocks: [
      { kind: 'text', text: `${house.name}\n${house.address}\n${row.vatNumber} ${house.vatNumber}` },
      {
        kind: 'rows',
        rows: [[words.party.BUYER, [buyer.name, ...countryIn(language, buyer.address)].join('\n')]],
      },
      { kind: 'rows', rows: about },
      { kind: 'rows', rows: sums },
      ...(kind === 'INVOICE' ? [{ kind: 'note', text: words.paid } as const] : []),
    ],
  });
}
