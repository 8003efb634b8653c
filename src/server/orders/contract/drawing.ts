import type { HouseParticulars } from '#shared/fields/index.ts';
import { type Instant, isAdjudged, type OrderParty, saleKindOf } from '#shared/sale/index.ts';
import { cityIn } from '#shared/words/cities.ts';
import { formatCents, formatDate, formatDateTime, formatKilometres } from '#shared/words/format.ts';
import { LANGUAGES, type Language, localeOf, textIn } from '#shared/words/locale.ts';
import type { Reads } from '../../database/index.ts';
import { found } from '../../errors.ts';
import { type Block, drawPdf, footerOf } from '../../pdf/index.ts';
import { countryIn, longDate, phoneIn, wordsIn } from '../../words/index.ts';
import { readWaivedPapers } from '../handover/car-papers.ts';
import { findReport, type Report } from '../handover/report-store.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { type Clause, contractClauses } from './clauses.ts';
import { findOriginal, type SaleText, versionOf, type Words } from './originals.ts';
import { type Particulars, readParticulars } from './particulars.ts';
import type { PartyParticulars } from './party.ts';
import { factorOf, type Signature, type SignedDocument, type Stamp } from './signing-store.ts';

export type Say = ReturnType<typeof wordsIn>;
export type Rows = readonly (readonly [string, string])[];

/** Drops the rows without a value. */
export const filled = (rows: readonly (readonly [string, string | number | null])[]): Rows =>
  rows.flatMap(([label, value]) => (value === null ? [] : [[label, String(value)] as const]));

/**
 * Draws the file to be signed: the French text, which prevails, then the translations that the parties read, all worded
 * as of `wordedAt`. Equal words give equal bytes.
 */
export function drawTranslated(
  words: Words,
  languages: readonly Language[],
  wordedAt: Instant,
  photos: readonly Block[] = [],
): Promise<Buffer> {
  const { at, title, reference, blocks, house } = words.FR;
  const others = LANGUAGES.filter(each => each !== 'FR' && languages.includes(each));
  const translations = others.map(language => {
    const note = { kind: 'note', text: wordsIn(language, wordedAt)('papers.sale.translation') } as const;
    const said = words[language];
    return { language: language.toLowerCase(), title: said.title, blocks: [note, ...said.blocks] };
  });
  const footer = footerOf(house, wordsIn('FR', wordedAt)('papers.sale.row.vatNumber'));
  const french = { language: 'fr', title, reference, at, blocks: [...blocks, ...photos] };
  return drawPdf({ ...french, translations, footer });
}

/** Draws the original that both sides sign, in their languages, with its photos. */
export async function drawOriginal(
  parts: OrdersParts,
  reads: Reads,
  order: Order,
  paper: SignedDocument,
  words: Words,
): Promise<Buffer> {
  const sides = [order.buyerId, order.sellerId].filter(id => id !== null);
  const accounts = await Promise.all(sides.map(id => parts.findAccount(id)));
  const languages = accounts.flatMap(side => side?.language ?? []);
  const photos = await photoBlocks(parts, reads, order, paper, wordsIn('FR', order.createdAt));
  return drawTranslated(words, languages, order.createdAt, photos);
}

/**
 * Draws a contract or report as PDF in one language with its signatures; returns the original itself where it is in
 * that language only.
 */
export async function drawSaleDocument(
  parts: OrdersParts,
  reads: Reads,
  order: Order,
  paper: SignedDocument,
  language: Language,
  { signatures, stamp }: { readonly signatures: readonly Signature[]; readonly stamp: Stamp | null },
): Promise<Buffer> {
  const original = await findOriginal(reads, order.id, paper);
  if (original?.words === null) return found(await parts.files.readPrivate(original.fileKey));
  const { at, title, reference, blocks, house } = (await readWords(parts, reads, order, paper))[language];
  const say = wordsIn(language, order.createdAt);
  return drawPdf({
    language: language.toLowerCase(),
    ...{ title, reference, at },
    blocks: [
      ...blocks,
      ...(await photoBlocks(parts, reads, order, paper, say)),
      ...signatureBlocks(say, signatures, stamp),
    ],
    footer: footerOf(house, say('papers.sale.row.vatNumber')),
  });
}

/**
 * Returns the text of a contract or report: that of the signed file once signing has begun, else the current one.
 * @throws AppError NotFound while there is no report
 */
export async function readWords(
  parts: OrdersParts,
  reads: Reads,
  order: Order,
  paper: SignedDocument,
): Promise<Words> {
  const original = await findOriginal(reads, order.id, paper);
  if (original?.words) return original.words;
  const { particulars, fixedAt } = await readParticulars(parts, reads, order);
  const report = paper === 'REPORT' ? found(await findReport(reads, order.id)) : null;
  const without = report && (await readWaivedPapers(parts, reads, order, parts.clock()));
  const textIn = (language: Language): SaleText => {
    // Worded as at the time of the sale, whatever the wording is now.
    const say = wordsIn(language, order.createdAt);
    const { reference, house } = particulars;
    const title = say(`papers.sale.title.${paper}`);
    const said = { title, reference, house, at: report?.writtenAt ?? fixedAt };
    if (original) {
      // The original comes from a release that kept no text, which may differ from today's.
      const blocks = [{ kind: 'text', text: say('papers.sale.inFile') } as const];
      return { ...said, blocks, version: original.sha256 };
    }
    const blocks = report
      ? reportBlocks(house, { say, of: particulars, report, without })
      : contractBlocks(say, named(particulars, language), house, regimeOf(particulars, language));
    return { ...said, blocks, version: versionOf([title, reference, ...blocks, report]) };
  };
  return { FR: textIn('FR'), EN: textIn('EN'), ES: textIn('ES') };
}

const regimeOf = ({ sale }: Particulars, language: Language): readonly Clause[] =>
  sale.regime ? contractClauses({ ...sale, regime: sale.regime }, language, sale.at) : [];

/** Formats an address; a country code on its last line becomes the country's name. */
export function addressIn(language: Language, address: readonly string[]): string {
  const last = address.at(-1);
  return [...address.slice(0, -1), ...(last ? [countryIn(language, last) ?? last] : [])].join('\n');
}

/** `80331 Munich, Allemagne`, from a place stored as `80331 München DE`. */
function placeIn(language: Language, place: string, city: string | null = null): string {
  const named = city ? place.replace(city, () => cityIn(localeOf(language), city)) : place;
  return named.replace(/ ([A-Z]{2})$/, (all, code: string) => {
    const country = countryIn(language, code);
    return country ? `, ${country}` : all;
  });
}

/** A party with the country's name in full. */
export const partyIn = (language: Language, party: PartyParticulars): PartyParticulars => ({
  ...party,
  address: [addressIn(language, party.address)],
});

/** A car with its colour, town, countries and dates in the given language. */
export const carIn = (language: Language, car: Particulars['car']): Particulars['car'] => ({
  ...car,
  registrationPlace:
    car.registrationPlace && (countryIn(language, car.registrationPlace) ?? car.registrationPlace),
  releaseDate: car.releaseDate && longDate(car.releaseDate, language),
  color: car.colors ? textIn(car.colors, localeOf(language)) || car.color : car.color,
  place: car.place && placeIn(language, car.place, car.city),
});

const named = (of: Particulars, language: Language): Particulars => ({
  ...of,
  buyer: partyIn(language, of.buyer),
  seller: of.seller && partyIn(language, of.seller),
  car: carIn(language, of.car),
});

/** The clauses, in order. */
const CLAUSES = [1, 2, 3, 4, 5, 6, 7] as const;

function contractBlocks(
  say: Say,
  of: Particulars,
  house: HouseParticulars,
  regime: readonly Clause[],
): Block[] {
  const { sale } = of;
  return [
    { kind: 'heading', text: say('papers.sale.parties') },
    { kind: 'rows', rows: partyRows(say, 'SELLER', of.seller, house) },
    { kind: 'rows', rows: partyRows(say, 'BUYER', of.buyer, house) },
    { kind: 'heading', text: say('papers.sale.car') },
    { kind: 'rows', rows: carRows(say, of.car) },
    { kind: 'heading', text: say('papers.sale.sale') },
    {
      kind: 'rows',
      rows: [
        ...soldRows(say, sale),
        ...taxRows(say, sale),
        [say('papers.sale.row.total'), formatCents(sale.totalCents)],
        [say('papers.sale.row.payBy'), formatDate(sale.payBy)],
        [say('papers.sale.row.collectBy'), formatDate(sale.collectBy)],
      ],
    },
    { kind: 'heading', text: say('papers.sale.terms') },
    ...CLAUSES.map(clause => {
      return { kind: 'text' as const, text: clauseOf(say, clause, of) };
    }),
    ...regime.flatMap(({ title, text }) => [
      { kind: 'heading' as const, text: title },
      { kind: 'text' as const, text },
    ]),
  ];
}

/** How and when the car was sold, and for how much. */
function soldRows(say: Say, sale: Particulars['sale']): Rows {
  return [
    [say('papers.sale.row.cause'), say(`papers.sale.cause.${saleKindOf(sale)}`)],
    [say('papers.sale.row.saleDate'), momentIn(say, sale.at)],
    [say(`papers.sale.row.${isAdjudged(sale) ? 'price' : 'salePrice'}`), formatCents(100 * sale.hammerPrice)],
  ];
}

/** A point in time, with its time zone. */
const momentIn = (say: Say, at: Instant): string => say('papers.sale.atParis', { at: formatDateTime(at) });

/** A clause, in the variant for this sale. */
function clauseOf(say: Say, clause: (typeof CLAUSES)[number], { seller, sale }: Particulars): string {
  if (clause === 2 && sale.escrow) return say('papers.sale.heldClause', { provider: sale.escrow });
  if (clause === 2 && seller === null) return say('papers.sale.ownClause');
  return clause === 6 ? say('papers.sale.noticeClause') : say(`papers.sale.clauses.${clause}`);
}

/** The fee and its VAT where not standard; the VAT of a house car. */
function taxRows(say: Say, { feeCents, vat }: Particulars['sale']): Rows {
  const fee = formatCents(feeCents);
  const untaxed = vat === undefined || vat.fee === 'STANDARD' ? null : say(`papers.vat.${vat.fee}`);
  return filled([
    [say(`papers.sale.row.${untaxed === null ? 'fee' : 'feeWithoutVat'}`), fee],
    [say('papers.sale.row.feeVat'), untaxed],
    [say('papers.sale.row.onVies'), vat?.onVies ? say('papers.sale.onVies') : null],
    [say('papers.sale.row.carVat'), vat?.car ? say(`papers.vat.${vat.car}`) : null],
    [say('papers.sale.row.onVies'), vat?.onExport ? say('papers.sale.onExport') : null],
  ]);
}

export function partyRows(
  say: Say,
  party: OrderParty,
  of: PartyParticulars | null,
  house: HouseParticulars,
): Rows {
  if (of === null) {
    return [
      [say(`papers.sale.party.${party}`), house.name],
      [say('papers.sale.row.address'), house.address],
      [say('papers.sale.row.vatNumber'), house.vatNumber],
    ];
  }
  const { registerNumber = null, vatNumber = null, agent = null } = of.trade ?? {};
  return filled([
    [say(`papers.sale.party.${party}`), of.name],
    [say('papers.sale.row.registerNumber'), registerNumber],
    [say('papers.sale.row.vatNumber'), vatNumber],
    [say('papers.sale.row.agent'), agent],
    [say('papers.sale.row.address'), of.address.join('\n') || say('papers.sale.unknownAddress')],
    [say('papers.sale.row.email'), of.email],
    [say('papers.sale.row.phone'), of.phone === null ? say('papers.sale.unknown') : phoneIn(of.phone)],
  ]);
}

export function carRows(say: Say, car: Particulars['car']): Rows {
  return filled([
    [say('papers.sale.row.car'), car.name],
    [say('papers.sale.row.year'), car.year],
    [say('papers.sale.row.mileage'), car.mileage === null ? null : formatKilometres(car.mileage)],
    [say('papers.sale.row.vin'), car.vin ?? say('papers.sale.unknown')],
    [say('papers.sale.row.engineNumber'), car.engineNumber],
    [say('papers.sale.row.registration'), car.registrationPlace],
    [say('papers.sale.row.firstUse'), car.releaseDate],
    [say('papers.sale.row.color'), car.color],
    [say('papers.sale.row.place'), car.place],
  ]);
}

type Reported = {
  readonly say: Say;
  readonly of: Particulars;
  readonly report: Report;
  /** The documents that the car lacks. */
  readonly without: Awaited<ReturnType<typeof readWaivedPapers>>;
};

/** The handover statement: with all documents, or which are missing and why the house allowed it. */
function handedOver(say: Say, house: HouseParticulars, without: Reported['without']): string {
  if (!without) return say('papers.sale.reportText');
  // One per line, as in the e-mails.
  const papers = without.papers.map(paper => `- ${say(`papers.${paper}`)}`).join('\n');
  const reason = without.reason.replace(/\.$/, '');
  return say('papers.sale.reportWithoutText', { papers, house: house.name, reason });
}

function reportBlocks(house: HouseParticulars, { say, of, report, without }: Reported): Block[] {
  const name = (party: PartyParticulars | null) => party?.name ?? house.name;
  return [
    {
      kind: 'rows',
      rows: [
        [say('papers.sale.party.SELLER'), name(of.seller)],
        [say('papers.sale.party.BUYER'), name(of.buyer)],
        [say('papers.sale.row.car'), of.car.name],
        [say('papers.sale.row.vin'), of.car.vin ?? say('papers.sale.unknown')],
      ],
    },
    { kind: 'heading', text: say('papers.sale.state') },
    {
      kind: 'rows',
      rows: [
        [say('papers.sale.row.date'), momentIn(say, report.writtenAt)],
        [say('papers.sale.row.odometer'), formatKilometres(report.odometer)],
        [say('papers.sale.row.keys'), String(report.keyCount)],
        [say('papers.sale.row.remarks'), report.remarks || '—'],
      ],
    },
    { kind: 'text', text: handedOver(say, house, without) },
    ...(report.photoIds.length === 0 ? [] : [{ kind: 'heading', text: say('papers.sale.photos') } as const]),
  ];
}

/** The photos of a report, placed under its last heading. */
async function photoBlocks(
  { files }: OrdersParts,
  reads: Reads,
  order: Order,
  paper: SignedDocument,
  say: Say,
): Promise<Block[]> {
  const report = paper === 'REPORT' ? await findReport(reads, order.id) : null;
  if (!report?.photoIds.length) return [];
  const shown = await Promise.all(report.photoIds.map(id => files.readForPdf(id)));
  const photos = shown
    .filter(photo => photo !== null)
    .map((jpeg, index) => ({ jpeg, alt: say('papers.sale.photo', { number: String(index + 1) }) }));
  return [{ kind: 'photos', photos }];
}

/** The row of a time stamp: authority, time and hash. */
function stampRows(say: Say, stamp: Stamp | null): Rows {
  if (!stamp) return [];
  const { authority, stampedAt, sha256: hash } = stamp;
  const text = say('papers.sale.stamped', { at: formatDateTime(stampedAt), authority, hash });
  return [[say('papers.sale.stamp'), text]];
}

function signatureBlocks(say: Say, signatures: readonly Signature[], stamp: Stamp | null): Block[] {
  if (signatures.length === 0) return [];
  const rows = signatures.map(signature => {
    const { party, signer, signedAt, sha256 } = signature;
    const said = say('papers.sale.signed', { at: formatDateTime(signedAt), hash: sha256 });
    const factor = say(`papers.sale.factor.${factorOf(signature)}`);
    return [say(`papers.sale.party.${party}`), `${signer}\n${said}\n${factor}`] as const;
  });
  return [
    { kind: 'heading', text: say('papers.sale.signatures') },
    { kind: 'rows', rows: [...rows, ...stampRows(say, stamp)], isOnOnePage: true },
  ];
}
