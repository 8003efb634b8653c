import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { JSDOM } from 'jsdom';

/** The invoice that a PDF carries as data: the file that its catalogue names as another form of it; null if none. */
export async function readFacturX(bytes: Uint8Array): Promise<string | null> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Filespec')) continue;
    const name = object.get(PDFName.of('UF'));
    const called = name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : '';
    const file = object.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F'));
    if (called !== 'factur-x.xml' || !(file instanceof PDFRawStream)) continue;
    return Buffer.from(decodePDFRawStream(file).decode()).toString('utf8');
  }
  return null;
}

/** One element, asked by the path of its names. */
export class Part {
  readonly element: Element;
  constructor(element: Element) {
    this.element = element;
  }
  all(path: string): Part[] {
    return path
      .split('/')
      .reduce<Part[]>(
        (parts, name) =>
          parts.flatMap(({ element }) =>
            Array.from(element.children).flatMap(child =>
              child.localName === name ? [new Part(child)] : [],
            ),
          ),
        [this],
      );
  }
  text(path: string): string {
    return this.all(path)[0]?.element.textContent ?? '';
  }
  attribute(path: string, name: string): string {
    return this.all(path)[0]?.element.getAttribute(name) ?? '';
  }
}

export function parseInvoice(xml: string): Part {
  return new Part(new JSDOM(xml, { contentType: 'application/xml' }).window.document.documentElement);
}

const CATEGORIES: Readonly<Record<string, { exemption: string | null; rate: string | null }>> = {
  S: { exemption: null, rate: '20.00' },
  E: { exemption: 'VATEX-EU-F', rate: '0.00' },
  AE: { exemption: 'VATEX-EU-AE', rate: '0.00' },
  K: { exemption: 'VATEX-EU-IC', rate: '0.00' },
  G: { exemption: 'VATEX-EU-G', rate: '0.00' },
  O: { exemption: 'VATEX-EU-O', rate: null },
};

const isAmount = (text: string): boolean => /^\d+\.\d\d$/.test(text);
const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text)?.map(Number) ?? [];
  return new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day;
};
/** Whole cents; what is left out counts nothing. */
const cents = (text: string): number => (text === '' ? 0 : Number(text.replace('.', '')));

/**
 * What is wrong with an invoice by the business rules of EN 16931-1 (chapter 6.4), each under its name there; read from
 * the standard as its writer knew them, not from what writes it.
 */
export function faultsOf(xml: string): string[] {
  const faults: string[] = [];
  const rule = (name: string, holds: boolean) => {
    if (!holds) faults.push(name);
  };
  const root = parseInvoice(xml);
  const [head] = root.all('ExchangedDocument');
  const [trade] = root.all('SupplyChainTradeTransaction');
  const [agreement, delivery, settlement] = ['Agreement', 'Delivery', 'Settlement'].map(
    name => trade?.all(`ApplicableHeaderTrade${name}`)[0],
  );
  const [seller, buyer] = ['SellerTradeParty', 'BuyerTradeParty'].map(name => agreement?.all(name)[0]);
  const [sums] = settlement?.all('SpecifiedTradeSettlementHeaderMonetarySummation') ?? [];
  if (!head || !trade || !agreement || !delivery || !settlement || !seller || !buyer || !sums)
    return ['a group is missing'];
  const guideline = 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID';
  rule('BR-01', root.text(guideline) === 'urn:cen.eu:en16931:2017');
  rule('BR-02', head.text('ID') !== '');
  const [issued] = head.all('IssueDateTime/DateTimeString');
  rule('BR-03', isDay(head.text('IssueDateTime/DateTimeString')));
  rule('BR-03 format', issued?.element.getAttribute('format') === '102');
  rule('BR-04', ['380', '381'].includes(head.text('TypeCode')));
  rule('BR-05', settlement.text('InvoiceCurrencyCode') === 'EUR');
  rule('BR-06', seller.text('Name') !== '');
  rule('BR-07', buyer.text('Name') !== '');
  rule('BR-08', seller.all('PostalTradeAddress').length === 1);
  rule('BR-09', /^[A-Z]{2}$/.test(seller.text('PostalTradeAddress/CountryID')));
  rule('BR-10', buyer.all('PostalTradeAddress').length === 1);
  rule('BR-11', /^[A-Z]{2}$/.test(buyer.text('PostalTradeAddress/CountryID')));
  for (const [name, field] of [
    ['BR-12', 'LineTotalAmount'],
    ['BR-13', 'TaxBasisTotalAmount'],
    ['BR-14', 'GrandTotalAmount'],
    ['BR-15', 'DuePayableAmount'],
  ] as const)
    rule(name, isAmount(sums.text(field)));
  const lines = trade.all('IncludedSupplyChainTradeLineItem');
  rule('BR-16', lines.length > 0);
  for (const line of lines) {
    rule('BR-21', line.text('AssociatedDocumentLineDocument/LineID') !== '');
    rule('BR-22', Number(line.text('SpecifiedLineTradeDelivery/BilledQuantity')) > 0);
    rule('BR-23', line.attribute('SpecifiedLineTradeDelivery/BilledQuantity', 'unitCode') !== '');
    rule('BR-25', line.text('SpecifiedTradeProduct/Name') !== '');
    const price = line.text('SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount');
    rule('BR-26, BR-27', isAmount(price));
    rule('BR-CO-04', line.text('SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode') !== '');
  }
  checkSums(rule, lines, settlement, sums);
  checkTaxes(rule, lines, { seller, buyer, delivery, settlement });
  const isDue = cents(sums.text('DuePayableAmount')) > 0;
  rule('BR-CO-25', !isDue || settlement.text('SpecifiedTradePaymentTerms/Description') !== '');
  const before = settlement.all('InvoiceReferencedDocument');
  rule(
    'BR-55',
    before.every(each => each.text('IssuerAssignedID') !== ''),
  );
  rule('a credit note names what it credits', head.text('TypeCode') === '380' || before.length === 1);
  return faults;
}

type Rule = (name: string, holds: boolean) => void;
const LINE_TOTAL =
  'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';

function checkSums(rule: Rule, lines: readonly Part[], settlement: Part, sums: Part): void {
  const of = (name: string) => cents(sums.text(name));
  const total = (parts: readonly Part[], name: string) =>
    parts.reduce((sum, part) => sum + cents(part.text(name)), 0);
  for (const amount of Array.from(sums.element.children)) rule('BR-DEC', isAmount(amount.textContent ?? ''));
  rule(
    'BR-24',
    lines.every(line => isAmount(line.text(LINE_TOTAL))),
  );
  rule('BR-CO-10', of('LineTotalAmount') === total(lines, LINE_TOTAL));
  const basis = of('LineTotalAmount') - of('AllowanceTotalAmount') + of('ChargeTotalAmount');
  rule('BR-CO-13', of('TaxBasisTotalAmount') === basis);
  rule('BR-CO-14', of('TaxTotalAmount') === total(settlement.all('ApplicableTradeTax'), 'CalculatedAmount'));
  rule('BR-53', sums.attribute('TaxTotalAmount', 'currencyID') === 'EUR');
  rule('BR-CO-15', of('GrandTotalAmount') === of('TaxBasisTotalAmount') + of('TaxTotalAmount'));
  const payable = of('GrandTotalAmount') - of('TotalPrepaidAmount') + of('RoundingAmount');
  rule('BR-CO-16', of('DuePayableAmount') === payable);
}

function checkTaxes(
  rule: Rule,
  lines: readonly Part[],
  {
    seller,
    buyer,
    delivery,
    settlement,
  }: Readonly<Record<'seller' | 'buyer' | 'delivery' | 'settlement', Part>>,
): void {
  const taxes = settlement.all('ApplicableTradeTax');
  const LINE_TAX = 'SpecifiedLineTradeSettlement/ApplicableTradeTax';
  const vatOf = (party: Part) =>
    party.all('SpecifiedTaxRegistration/ID').filter(id => id.element.getAttribute('schemeID') === 'VA');
  rule('BR-CO-18', taxes.length > 0);
  rule(
    'BR-CO-26',
    vatOf(seller).length + seller.all('ID').length + seller.all('SpecifiedLegalOrganization/ID').length > 0,
  );
  for (const id of [...vatOf(seller), ...vatOf(buyer)])
    rule('BR-CO-09', /^[A-Z]{2}[\dA-Z]+$/.test(id.element.textContent ?? ''));
  for (const tax of taxes) {
    const code = tax.text('CategoryCode');
    const known = CATEGORIES[code];
    rule('BR-47', known !== undefined);
    const [base, calculated, rate] = ['BasisAmount', 'CalculatedAmount', 'RateApplicablePercent'].map(name =>
      tax.text(name),
    );
    rule('BR-45', isAmount(base ?? ''));
    rule('BR-46', isAmount(calculated ?? ''));
    rule('BR-48', (rate ?? '') === (known?.rate ?? ''));
    // Of several credit notes in part the last cent may fall to another than its own rate asks for.
    const exact = Math.round((cents(base ?? '') * Number(rate || 0)) / 100);
    rule('BR-CO-17', Math.abs(cents(calculated ?? '') - exact) <= (code === 'S' ? 1 : 0));
    rule(`BR-${code}-10 code`, tax.text('ExemptionReasonCode') === (known?.exemption ?? ''));
    rule(`BR-${code}-10 text`, (tax.text('ExemptionReason') === '') === (code === 'S'));
    const own = lines.filter(line => line.text(`${LINE_TAX}/CategoryCode`) === code);
    rule(`BR-${code}-01`, own.length > 0);
    rule(
      `BR-${code}-05`,
      own.every(line => line.text(`${LINE_TAX}/RateApplicablePercent`) === (known?.rate ?? '')),
    );
    rule(
      `BR-${code}-08`,
      cents(base ?? '') === own.reduce((sum, line) => sum + cents(line.text(LINE_TOTAL)), 0),
    );
    if (code === 'O') rule('BR-O-02', vatOf(seller).length + vatOf(buyer).length === 0);
    else rule(`BR-${code}-02`, vatOf(seller).length === 1);
    if (code === 'AE' || code === 'K') rule(`BR-${code}-02 buyer`, vatOf(buyer).length === 1);
    if (code === 'K') {
      const arrived = 'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString';
      rule('BR-IC-11', isDay(delivery.text(arrived)));
      rule('BR-IC-12', delivery.text('ShipToTradeParty/PostalTradeAddress/CountryID') !== '');
    }
  }
  rule('BR-O-11', !taxes.some(tax => tax.text('CategoryCode') === 'O') || taxes.length === 1);
}
