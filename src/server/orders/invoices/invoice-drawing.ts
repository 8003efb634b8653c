import { formatCents, formatDate } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { parisDay } from '#shared/words/paris.ts';
import { type Block, drawPdf, footerOf } from '../../pdf/index.ts';
import { wordsIn } from '../../words/index.ts';
import { addressIn, filled, type Rows, type Say } from '../contract/drawing.ts';
import type { OrdersParts } from '../parts.ts';
import { FACTUR_X, type InvoiceWords, writeFacturX } from './factur-x.ts';
import { EXPORT, WITHDRAWAL } from './invoices.ts';
import type { Invoice } from './invoices-store.ts';

/** How it was paid, or is refunded. */
const SETTLED = { FEE: 'settled', CAR: 'settled', COMMISSION: 'kept', WITHDRAWAL: 'withdrawal' } as const;
const isOfBuyer = ({ item }: Invoice): boolean => item === 'FEE' || item === 'CAR';

function wordsOf(say: Say, { item, vat, kind, subject, reason }: Invoice): InvoiceWords {
  const isOnReceipt = kind === 'INVOICE' && item !== 'CAR' && vat === 'STANDARD';
  const settled = [
    reason === EXPORT ? say('papers.sale.replaced') : say(`papers.sale.${SETTLED[item]}.${kind}`),
    ...(isOnReceipt ? [say('papers.sale.onReceipt')] : []),
  ];
  return {
    line: say(`papers.sale.line.${item}`, { subject }),
    mention: vat === 'STANDARD' ? null : say(`papers.vat.${vat}`),
    settled: settled.join(' '),
  };
}

function reasonIn(say: Say, reason: string | null): string | null {
  if (reason === WITHDRAWAL) return say('papers.sale.withdrawn');
  return reason === EXPORT ? say('papers.sale.exported') : reason;
}

/** Draws an invoice or credit note as PDF with embedded data (Factur-X). */
export function drawInvoice(
  { settings }: Pick<OrdersParts, 'settings'>,
  invoice: Invoice,
  language: Language,
): Promise<Buffer> {
  const say = wordsIn(language, invoice.issuedAt);
  const { kind, reference, buyer, issuedAt: at, invoiceReference, receivedOn } = invoice;
  const reason = reasonIn(say, invoice.reason);
  const words = wordsOf(say, invoice);
  // An invoice names the house as it was then.
  const house = invoice.issuer ?? settings.read('house', at);
  const isOfThatDay = receivedOn === null || receivedOn === parisDay(at);
  const about = filled([
    [say('papers.sale.row.number'), reference],
    [say('papers.sale.row.date'), formatDate(at)],
    [say('papers.sale.row.receivedOn'), isOfThatDay ? null : formatDate(receivedOn)],
    [say('papers.sale.row.subject'), words.line],
    [say('papers.sale.row.creditOf'), invoiceReference],
    [say('papers.sale.row.reason'), reason],
  ]);
  const blocks: Block[] = [
    {
      kind: 'text',
      text: `${house.name}\n${house.legal}\n${house.address}\n${say('papers.sale.row.vatNumber')} ${house.vatNumber}`,
    },
    {
      kind: 'rows',
      rows: filled([
        [
          say(`papers.sale.party.${isOfBuyer(invoice) ? 'BUYER' : 'SELLER'}`),
          [buyer.name, addressIn(language, buyer.address)].join('\n'),
        ],
        [say('papers.sale.row.vatNumber'), buyer.vatNumber || null],
      ]),
    },
    { kind: 'rows', rows: about },
    { kind: 'sums', rows: sumRows(say, invoice, words) },
    { kind: 'note', text: words.settled },
    // The commercial code requires it between businesses, even on a paid invoice (article L. 441-9).
    ...(kind === 'INVOICE' && buyer.vatNumber
      ? [{ kind: 'note', text: say('papers.sale.late') } as const]
      : []),
  ];
  return drawPdf({
    language: language.toLowerCase(),
    title: say(`papers.sale.title.${kind}`),
    ...{ reference, at, blocks, footer: footerOf(house, say('papers.sale.row.vatNumber')) },
    data: { ...FACTUR_X, text: writeFacturX(house, { ...invoice, reason }, words) },
  });
}

/** The amount rows; the margin scheme forbids showing the VAT (article 297 E of the French tax code). */
function sumRows(say: Say, invoice: Invoice, { mention }: InvoiceWords): Rows {
  const { kind, vat, netCents, vatCents, totalCents } = invoice;
  const shown = (cents: number) => formatCents(kind === 'CREDIT_NOTE' ? 0 - cents : cents);
  return filled([
    [say('papers.sale.row.net'), vat === 'MARGIN' ? null : shown(netCents)],
    [say(`papers.sale.row.${mention === null ? 'vat' : 'noVat'}`), mention ?? shown(vatCents)],
    [say(`papers.sale.row.${isOfBuyer(invoice) ? 'total' : 'totalOfSeller'}`), shown(totalCents)],
  ]);
}
