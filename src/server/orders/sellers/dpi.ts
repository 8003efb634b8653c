import type { Cents, Instant } from '#shared/sale/index.ts';
import { type Node, node, written } from '../xml.ts';

const NAMESPACE = 'urn:oecd:ties:dpi:v1';
const TYPES = 'urn:oecd:ties:dpistf:v1';
const TEXT_LENGTH = 200;
const QUARTERS = [1, 2, 3, 4] as const;

/** A seller's sales in a quarter. */
export type Quarter = {
  readonly quarter: number;
  readonly sales: number;
  /** The prices, less the commission. */
  readonly cents: Cents;
  /** The commission, tax included. */
  readonly feeCents: Cents;
};

type Party = {
  readonly name: string;
  /** Country of residence or establishment, ISO 3166-1. */
  readonly country: string;
  /** Without the country's line. */
  readonly address: readonly string[];
  readonly tin: string | null;
  readonly tinCountry: string | null;
  readonly vatNumber: string | null;
};

export type ReportedSeller = Party & {
  readonly id: string;
  /** Name and birth of a person; null for a company. */
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly bornOn: string;
    readonly birthPlace: string | null;
    readonly birthCountry: string | null;
  } | null;
  /** Of a company. */
  readonly registerNumber: string | null;
  readonly iban: string | null;
  readonly holder: string | null;
  readonly quarters: readonly Quarter[];
};

/** A seller's record in a file, with the reference by which later files correct it. */
export type DpiRecord = {
  readonly seller: ReportedSeller;
  readonly ref: string;
  readonly is: 'NEW' | 'CORRECTED' | 'DELETED';
  /** The latest reference of the record that is corrected or deleted. */
  readonly corrects?: string;
};

/** FIRST: the whole year; CORRECTION of filed records; ADDITION of new sellers; NOTHING to file. */
export const FILE_KINDS = ['FIRST', 'CORRECTION', 'ADDITION', 'NOTHING'] as const;
export type DpiFile = {
  readonly kind: (typeof FILE_KINDS)[number];
  readonly records: readonly DpiRecord[];
};

export type SellersReport = DpiFile & {
  readonly year: number;
  readonly madeAt: Instant;
  readonly operator: Party;
};

const text = (words: string) => words.replace(/\s+/g, ' ').trim().slice(0, TEXT_LENGTH).trim();

/** The tax number, or that there is none (`NOTIN`, by the schema's guide). */
const tinOf = ({ tin, tinCountry }: Party): Node =>
  tin === null
    ? node('TIN', 'NOTIN', { unknown: 'true' })
    : node('TIN', tin, { ...(tinCountry && { issuedBy: tinCountry }), unknown: 'false' });

const vatOf = ({ vatNumber }: Party): Node | null => (vatNumber === null ? null : node('VAT', vatNumber));

/** The address as free text, since its lines do not reliably tell which is the street. */
const addressOf = ({ country, address }: Party): Node =>
  node('Address', [node('CountryCode', country), node('AddressFree', text(address.join(', ')))]);

const INDICATORS = { SENT: 'OECD0', NEW: 'OECD1', CORRECTED: 'OECD2', DELETED: 'OECD3' } as const;

type Doc = { readonly is: keyof typeof INDICATORS; readonly ref: string; readonly corrects?: string };

const docOf = ({ is, ref, corrects }: Doc): Node =>
  node('DocSpec', [
    node('stf:DocTypeIndic', INDICATORS[is]),
    node('stf:DocRefId', ref),
    corrects === undefined ? null : node('stf:CorrDocRefId', corrects),
  ]);

/** Begins with the receiving state and the year; deterministic. */
export const refOf = ({ year, operator }: Pick<SellersReport, 'year' | 'operator'>, of: string): string =>
  `${operator.country}${year}-${operator.tin ?? ''}-${of}`;

function identityOf(seller: ReportedSeller): Node {
  const { country, person, registerNumber, iban, holder, name } = seller;
  const resident = node('ResCountryCode', country);
  const account =
    iban === null
      ? null
      : node('FinancialIdentifier', [
          node('Identifier', iban, { AccountNumberType: 'IBAN' }),
          holder === null ? null : node('AccountHolderName', text(holder)),
        ]);
  if (!person) {
    const number = registerNumber === null ? null : node('IN', text(registerNumber), { INType: 'BRN' });
    const id = [resident, tinOf(seller), number, vatOf(seller), node('Name', text(name)), addressOf(seller)];
    return node('EntitySeller', [node('Standard', [node('EntSellerID', id), account])]);
  }
  const { firstName, lastName, bornOn, birthPlace, birthCountry } = person;
  const place =
    birthPlace === null || birthCountry === null
      ? null
      : node('BirthPlace', [
          node('City', text(birthPlace)),
          node('CountryInfo', [node('CountryCode', birthCountry)]),
        ]);
  const id = [
    ...[resident, tinOf(seller), vatOf(seller)],
    node('Name', [node('FirstName', text(firstName)), node('LastName', text(lastName))]),
    addressOf(seller),
    node('BirthInfo', [node('BirthDate', bornOn), place]),
  ];
  return node('IndividualSeller', [node('Standard', [node('IndSellerID', id), account])]);
}

/** Rounds to whole euros so that the quarters add up to the year. */
function eurosOf(quarters: readonly Quarter[], of: 'cents' | 'feeCents'): number[] {
  let cents = 0;
  let euros = 0;
  return QUARTERS.map(quarter => {
    cents += quarters.find(each => each.quarter === quarter)?.[of] ?? 0;
    const until = Math.round(cents / 100);
    const own = until - euros;
    euros = until;
    return own;
  });
}

function salesOf(quarters: readonly Quarter[]): Node {
  const of = (name: string, part: string, values: readonly number[], attributes?: Node['attributes']) =>
    node(
      name,
      values.map((value, at) => node(`${part}Q${at + 1}`, String(value), attributes)),
    );
  const sales = QUARTERS.map(quarter => quarters.find(each => each.quarter === quarter)?.sales ?? 0);
  // The house withholds no tax of a seller.
  const none = QUARTERS.map(() => 0);
  const inEuros = { currCode: 'EUR' };
  return node('SaleOfGoods', [
    of('Consideration', 'Cons', eurosOf(quarters, 'cents'), inEuros),
    of('NumberOfActivities', 'Numb', sales),
    of('Fees', 'Fees', eurosOf(quarters, 'feeCents'), inEuros),
    of('Taxes', 'Tax', none, inEuros),
  ]);
}

const contentOf = (seller: ReportedSeller): Node[] => [
  node('Identity', [identityOf(seller)]),
  node('RelevantActivities', [salesOf(seller.quarters)]),
];

/** Whether two sellers have the same content in a file. */
export const isSameRecord = (...sellers: readonly [ReportedSeller, ReportedSeller]): boolean => {
  const [one, other] = sellers.map(seller => contentOf(seller).map(written).join(''));
  return one === other;
};

/**
 * Writes a year's report on a platform's sellers (directive 2021/514; 1649 ter A CGI), new records or corrections, as
 * DPI 1.0 XML (OECD and EU), for the state where the house is resident.
 */
export function writeDpi(report: SellersReport): string {
  const { year, madeAt, operator, records, kind } = report;
  const { country, tin, name } = operator;
  const document = node(
    'DPI_OECD',
    [
      node('MessageSpec', [
        node('SendingEntityIN', tin ?? ''),
        node('TransmittingCountry', country),
        node('ReceivingCountry', country),
        node('MessageType', 'DPI'),
        node('MessageRefId', refOf(report, String(madeAt))),
        node('MessageTypeIndic', kind === 'CORRECTION' ? 'DPI402' : records.length > 0 ? 'DPI401' : 'DPI403'),
        node('ReportingPeriod', `${year}-12-31`),
        node('Timestamp', new Date(madeAt).toISOString().slice(0, 19)),
      ]),
      node('DPIBody', [
        node('PlatformOperator', [
          ...[node('ResCountryCode', country), tinOf(operator), vatOf(operator), node('Name', text(name))],
          ...[node('PlatformBusinessName', text(name)), addressOf(operator), node('Nexus', 'RPONEX1')],
          ...[
            node('AssumedReporting', 'false'),
            docOf({ is: kind === 'FIRST' ? 'NEW' : 'SENT', ref: refOf(report, 'operator') }),
          ],
        ]),
        ...records.map(each => node('ReportableSeller', [...contentOf(each.seller), docOf(each)])),
      ]),
    ],
    { xmlns: NAMESPACE, 'xmlns:stf': TYPES, version: '1.0' },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(document)}\n`;
}
