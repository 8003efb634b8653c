import { type Cents, isVatNumberOf, VAT_PERCENT, type VatRegime } from '#shared/sale/index.ts';
import { sirenOf } from '../../accounting/index.ts';
import { type Node, node, written } from '../xml.ts';
import type { Billed, Invoice, Issuer } from './invoices-store.ts';

/** The texts of an invoice, in the PDF and in its data. */
export type InvoiceWords = {
  /** What is invoiced. */
  readonly line: string;
  /** Why no VAT is charged; null where it is. */
  readonly mention: string | null;
  /** That it is paid, or how the credited amount is returned. */
  readonly settled: string;
};

/** The XML attachment of an invoice PDF, and its metadata (Factur-X 1.07). */
export const FACTUR_X = { name: 'factur-x.xml', type: 'text/xml', level: 'EN 16931' } as const;

/** VAT categories of EN 16931 (UNCL 5305), and exemption reasons (the CEF's VATEX codes). */
const CATEGORIES: Readonly<Record<VatRegime, { readonly code: string; readonly exemption?: string }>> = {
  STANDARD: { code: 'S' },
  MARGIN: { code: 'E', exemption: 'VATEX-EU-F' },
  REVERSE_CHARGE: { code: 'AE', exemption: 'VATEX-EU-AE' },
  OUTSIDE: { code: 'O', exemption: 'VATEX-EU-O' },
  INTRA_EU: { code: 'K', exemption: 'VATEX-EU-IC' },
  EXPORT: { code: 'G', exemption: 'VATEX-EU-G' },
};

const NAMESPACES = Object.fromEntries(
  [
    ['rsm', 'CrossIndustryInvoice'],
    ['ram', 'ReusableAggregateBusinessInformationEntity'],
    ['udt', 'UnqualifiedDataType'],
  ].map(([prefix, name]) => [`xmlns:${prefix}`, `urn:un:unece:uncefact:data:standard:${name}:100`]),
);

const euros = (cents: Cents): string => (cents / 100).toFixed(2);
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const dateOf = (name: string, at: number): Node =>
  node(name, [node('udt:DateTimeString', day.format(at).replaceAll('-', ''), { format: '102' })]);

const bare = (vatNumber: string): string => vatNumber.replace(/[\s.-]/g, '').toUpperCase();

/** Splits `75008 Paris`, `SW1A 1AA London` into postcode and town; the whole line is the town where that fails. */
function townOf(line: string, country: string): (Node | null)[] {
  const shape = country === 'NL' ? /^(\d{4} ?[A-Z]{2}) (.+)$/ : /^([\dA-Z -]*\d[\dA-Z]*) (.+)$/;
  const [, code = '', town = line] = shape.exec(line) ?? [];
  return [node('ram:CityName', town), node('ram:PostcodeCode', code)];
}

/** Builds an address from street, town, country; the schema's order is code, street, town, country. */
function addressOf(lines: readonly string[]): Node {
  const country = lines.at(-1) ?? '';
  const [town = null, code = null] = townOf(lines.at(-2) ?? '', country);
  const street = lines.slice(0, -2).join(', ');
  return node('ram:PostalTradeAddress', [
    code,
    node('ram:LineOne', street),
    town,
    node('ram:CountryID', country),
  ]);
}

const registered = (siren: string | null): Node | null =>
  siren === null
    ? null
    : node('ram:SpecifiedLegalOrganization', [node('ram:ID', siren, { schemeID: '0002' })]);
const taxNumber = (vatNumber: string): Node =>
  node('ram:SpecifiedTaxRegistration', [node('ram:ID', bare(vatNumber), { schemeID: 'VA' })]);

/** Outside the scope of VAT no VAT number may appear (BR-O-02); the house is then identified by its register number. */
function sellerOf({ name, address, vatNumber }: Issuer, isOutside: boolean): Node {
  const [, street = address, town = ''] = /^(.*?), (\d{4,5} [^,]+)(?:, [^,]+)?$/.exec(address) ?? [];
  return node('ram:SellerTradeParty', [
    node('ram:Name', name),
    registered(sirenOf(vatNumber)),
    addressOf([street, town, bare(vatNumber).slice(0, 2)]),
    isOutside ? null : taxNumber(vatNumber),
  ]);
}

function buyerOf({ name, address, vatNumber }: Billed, isOutside: boolean): Node {
  const country = address.at(-1) ?? '';
  const isKnown = vatNumber !== undefined && isVatNumberOf(country, vatNumber);
  return node('ram:BuyerTradeParty', [
    node('ram:Name', name),
    registered(vatNumber === undefined ? null : sirenOf(vatNumber)),
    addressOf(address),
    isKnown && !isOutside ? taxNumber(vatNumber) : null,
  ]);
}

/**
 * Writes an invoice or credit note in EN 16931, CII D16B syntax. The amounts of a credit note are positive; its type
 * makes it a credit. There is one line, since each invoice is for one item.
 */
export function writeFacturX(house: Issuer, invoice: Invoice, words: InvoiceWords): string {
  const { kind, reference, issuedAt, receivedOn, invoiceReference, reason, vat, item } = invoice;
  const isCredit = kind === 'CREDIT_NOTE';
  const context = [
    node('ram:GuidelineSpecifiedDocumentContextParameter', [node('ram:ID', 'urn:cen.eu:en16931:2017')]),
  ];
  const notes = [house.legal, ...(reason === null ? [] : [reason])];
  const isOutside = vat === 'OUTSIDE';
  const country = invoice.buyer.address.at(-1) ?? '';
  const leaves = vat === 'INTRA_EU' || vat === 'EXPORT';
  const document = node(
    'rsm:CrossIndustryInvoice',
    [
      node('rsm:ExchangedDocumentContext', context),
      node('rsm:ExchangedDocument', [
        node('ram:ID', reference),
        node('ram:TypeCode', isCredit ? '381' : '380'),
        dateOf('ram:IssueDateTime', issuedAt),
        ...notes.map(text => node('ram:IncludedNote', [node('ram:Content', text)])),
      ]),
      node('rsm:SupplyChainTradeTransaction', [
        lineOf(invoice, words),
        node('ram:ApplicableHeaderTradeAgreement', [
          sellerOf(house, isOutside),
          buyerOf(invoice.buyer, isOutside),
        ]),
        node('ram:ApplicableHeaderTradeDelivery', [
          leaves
            ? node('ram:ShipToTradeParty', [node('ram:PostalTradeAddress', [node('ram:CountryID', country)])])
            : null,
          // A car is invoiced on its handover day; a fee may have been received before it was booked.
          node('ram:ActualDeliverySupplyChainEvent', [
            dateOf('ram:OccurrenceDateTime', receivedOn === null ? issuedAt : Date.parse(receivedOn)),
          ]),
        ]),
        node('ram:ApplicableHeaderTradeSettlement', [
          node('ram:InvoiceCurrencyCode', 'EUR'),
          taxOf(invoice, words, item !== 'CAR' && vat === 'STANDARD'),
          isCredit ? node('ram:SpecifiedTradePaymentTerms', [node('ram:Description', words.settled)]) : null,
          sumsOf(invoice),
          invoiceReference === null
            ? null
            : node('ram:InvoiceReferencedDocument', [node('ram:IssuerAssignedID', invoiceReference)]),
        ]),
      ]),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(document)}\n`;
}

const rateOf = (vat: VatRegime): Node | null =>
  vat === 'OUTSIDE'
    ? null
    : node('ram:RateApplicablePercent', (vat === 'STANDARD' ? VAT_PERCENT : 0).toFixed(2));

function lineOf({ vat, netCents }: Invoice, { line }: InvoiceWords): Node {
  const net = euros(netCents);
  return node('ram:IncludedSupplyChainTradeLineItem', [
    node('ram:AssociatedDocumentLineDocument', [node('ram:LineID', '1')]),
    node('ram:SpecifiedTradeProduct', [node('ram:Name', line)]),
    node('ram:SpecifiedLineTradeAgreement', [
      node('ram:NetPriceProductTradePrice', [node('ram:ChargeAmount', net)]),
    ]),
    node('ram:SpecifiedLineTradeDelivery', [node('ram:BilledQuantity', '1', { unitCode: 'C62' })]),
    node('ram:SpecifiedLineTradeSettlement', [
      node('ram:ApplicableTradeTax', [
        node('ram:TypeCode', 'VAT'),
        node('ram:CategoryCode', CATEGORIES[vat].code),
        rateOf(vat),
      ]),
      node('ram:SpecifiedTradeSettlementLineMonetarySummation', [node('ram:LineTotalAmount', net)]),
    ]),
  ]);
}

function taxOf({ vat, netCents, vatCents }: Invoice, { mention }: InvoiceWords, isOnReceipt: boolean): Node {
  const { code, exemption = '' } = CATEGORIES[vat];
  return node('ram:ApplicableTradeTax', [
    node('ram:CalculatedAmount', euros(vatCents)),
    node('ram:TypeCode', 'VAT'),
    node('ram:ExemptionReason', mention ?? ''),
    node('ram:BasisAmount', euros(netCents)),
    node('ram:CategoryCode', code),
    node('ram:ExemptionReasonCode', exemption),
    // 72: the tax point is the date of payment.
    node('ram:DueDateTypeCode', isOnReceipt ? '72' : ''),
    rateOf(vat),
  ]);
}

/** Invoices are issued as paid; the part of a credit note not owed to the buyer counts as settled. */
function sumsOf({ netCents, vatCents, totalCents, owedCents }: Invoice): Node {
  const settledCents = totalCents - owedCents;
  return node('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    node('ram:LineTotalAmount', euros(netCents)),
    node('ram:TaxBasisTotalAmount', euros(netCents)),
    node('ram:TaxTotalAmount', euros(vatCents), { currencyID: 'EUR' }),
    node('ram:GrandTotalAmount', euros(totalCents)),
    settledCents > 0 ? node('ram:TotalPrepaidAmount', euros(settledCents)) : null,
    node('ram:DuePayableAmount', euros(owedCents)),
  ]);
}
