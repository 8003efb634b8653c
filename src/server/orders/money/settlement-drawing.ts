import { formatCents, formatDate } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { creditOf, type Entry, entriesOf } from '../../accounting/index.ts';
import type { Reads } from '../../database/index.ts';
import { ESCROW_TITLES } from '../../payments/index.ts';
import { type Block, drawPdf, footerOf } from '../../pdf/index.ts';
import { wordsIn } from '../../words/index.ts';
import { addressIn, filled } from '../contract/drawing.ts';
import { readParticulars } from '../contract/particulars.ts';
import { listInvoicesOf } from '../invoices/invoices-store.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { earnedOfPrice, readMoney } from '../standing.ts';

/**
 * Returns the transfers to a seller, net of what came back. Each is merged with its reversals and their reversals,
 * under the last entry's id.
 */
export async function payoutsMade(reads: Reads, orderId: string): Promise<Entry[]> {
  const entries = await entriesOf(reads, orderId);
  const withAfter = (made: Entry): Entry => {
    const next = entries.find(({ reverses }) => reverses === made.id);
    if (!next) return made;
    const { id, bookedAt } = next;
    return withAfter({ ...made, id, bookedAt, postings: [...made.postings, ...next.postings] });
  };
  const made = entries.filter(({ kind }) => kind === 'PAYOUT').map(withAfter);
  return made.filter(each => sentBy(each) > 0);
}

/** The amount that an entry sent to the seller; negative where it came back. */
export const sentBy = ({ postings }: Pick<Entry, 'postings'>): number =>
  postings.reduce((sum, { account, cents }) => sum + (account === 'SELLERS' ? cents : 0), 0);

/**
 * Draws the settlement of a seller's price: the sale price, the house's commission with its VAT, and the transfers.
 * Returns null before the first transfer.
 */
export async function drawSettlement(
  parts: OrdersParts,
  reads: Reads,
  order: Order,
  language: Language,
): Promise<{ bytes: Buffer; title: string } | null> {
  const made = await payoutsMade(reads, order.id);
  const last = made.at(-1);
  const { particulars } = await readParticulars(parts, reads, order);
  const { seller, buyer, car, sale, reference } = particulars;
  if (!last || !seller) return null;
  const say = wordsIn(language, last.bookedAt);
  const { books } = await readMoney(reads, order);
  const commission = earnedOfPrice(books);
  const invoices = await listInvoicesOf(reads, order.id);
  const invoice = invoices.findLast(({ kind, item }) => kind === 'INVOICE' && item === 'COMMISSION');
  // The house's details as on the last invoice of the sale up to then.
  const house =
    invoices.findLast(({ issuer, issuedAt }) => issuer && issuedAt <= last.bookedAt)?.issuer ??
    parts.settings.read('house', last.bookedAt);
  const sent = made.reduce((sum, entry) => sum + sentBy(entry), 0);
  // After an unwound sale the seller gets the car's loss of value instead of the price.
  const isTakenBack = order.state === 'CANCELLED';
  const title = say('papers.settlement.title');
  const of = [car.name, car.vin ?? ''].filter(part => part !== '').join(', ');
  const blocks: Block[] = [
    {
      kind: 'rows',
      rows: filled([
        [say('papers.sale.party.SELLER'), [seller.name, addressIn(language, seller.address)].join('\n')],
        [say('papers.sale.row.vatNumber'), seller.trade?.vatNumber ?? null],
        [say('papers.sale.party.BUYER'), buyer.name],
        [say('papers.sale.row.car'), of],
        [say('papers.sale.row.saleDate'), formatDate(sale.at)],
      ]),
    },
    {
      kind: 'sums',
      rows: [
        [
          say(isTakenBack ? 'papers.settlement.loss' : 'papers.settlement.price'),
          formatCents(sent + commission),
        ],
        [say('papers.settlement.commission'), formatCents(0 - commission)],
        [say('papers.settlement.vat'), formatCents(creditOf(books.balances, 'VAT', 'PRICE'))],
        [say('papers.settlement.net'), formatCents(sent)],
      ],
    },
    { kind: 'heading', text: say('papers.settlement.transfers') },
    {
      kind: 'rows',
      rows: made.map(entry => {
        const { ibanEnd: end, reference, postings } = entry;
        // The largest posting is the original transfer.
        const first = Math.max(...postings.map(each => sentBy({ postings: [each] })));
        const back = first - sentBy(entry);
        const said = { amount: formatCents(first), reference };
        // With escrow the provider knows the seller's account, and the house does not.
        const isHeld = order.escrow !== null && postings.some(({ account }) => account === 'PROVIDER');
        const transfer = isHeld
          ? say('papers.settlement.transferBy', { ...said, provider: ESCROW_TITLES[order.escrow] })
          : say('papers.settlement.transfer', { ...said, end });
        const rest = back > 0 ? [say('papers.settlement.givenBack', { amount: formatCents(back) })] : [];
        return [formatDate(entry.valueOn), [transfer, ...rest].join('\n')];
      }),
    },
    {
      kind: 'note',
      text:
        commission > 0 && invoice
          ? say('papers.settlement.invoiced', { invoice: invoice.reference })
          : say('papers.settlement.note'),
    },
  ];
  const bytes = await drawPdf({
    language: language.toLowerCase(),
    ...{ title, reference, blocks, at: last.bookedAt },
    footer: footerOf(house, say('papers.sale.row.vatNumber')),
  });
  return { bytes, title };
}
