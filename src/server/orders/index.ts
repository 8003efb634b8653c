/**
 * Orders: what follows a sale until the car has changed hands: contract, payment, handover, documents. Guarantees: an
 * auction has at most one active order; every step is kept with its date and never changed; a repeated step counts once
 * and nothing is paid twice; signed documents are kept as they were read; invoice numbers have no gaps. It sets no
 * price: hammer price and fee come with the sale. Only buyer, seller and staff can see an order.
 */
import type { OrderParty } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { dueOf, entriesOf } from '../accounting/index.ts';
import { boundTo } from '../bound.ts';
import { cancelOrder } from './cancelling.ts';
import { readWords } from './contract/drawing.ts';
import {
  ASK_PARTICULARS,
  type AskParticularsJob,
  askParticulars,
  isHeldUp,
  readLacking,
} from './contract/particulars.ts';
import { sendCode, sign } from './contract/signing.ts';
import type { SignedDocument } from './contract/signing-store.ts';
import { STAMP, type StampJob, stampPaper } from './contract/stamps.ts';
import { listRows, readExport } from './exports.ts';
import { forCarPapers } from './handover/car-papers.ts';
import { closeOrder, handOver, writeReport } from './handover/handover.ts';
import { followObstacles, readObstacles } from './handover/obstacles.ts';
import { findReport } from './handover/report-store.ts';
import { readHistory } from './history.ts';
import { bookPurchase } from './invoices/car-purchases.ts';
import { findPurchase, listHouseCars } from './invoices/car-purchases-store.ts';
import { proveExport, readExportOf, sweepExports } from './invoices/export-proofs.ts';
import { followVies, sweepVies } from './invoices/vat-news.ts';
import { readBuyerVat } from './invoices/vat-rulings.ts';
import { endGivenBack, forMandates } from './mandates/mandates.ts';
import { forMessages } from './messages.ts';
import { bookBankLines, readBankLines } from './money/bank-file.ts';
import { bookBankMoves, readBankMoves } from './money/bank-moves.ts';
import { forReceipts } from './money/beside-orders.ts';
import { forBooking } from './money/booking.ts';
import { takeDispute } from './money/disputes.ts';
import { forEscrow } from './money/escrow.ts';
import { forPaying } from './money/paying.ts';
import { followOwed } from './money/payout-accounts.ts';
import { forPayouts } from './money/payouts.ts';
import { REFUND, type RefundJob, refundFee, takeFailedRefund } from './money/refunds.ts';
import { openOrder } from './opening.ts';
import { forDocuments } from './order-documents.ts';
import {
  AHEAD,
  countDefaults,
  countOverdue,
  findOrder,
  listForStaff,
  listOwnOrders,
  type Order,
} from './orders-store.ts';
import type { OrdersParts } from './parts.ts';
import { factsOf } from './progress.ts';
import { REMIND, type ReminderJob } from './promised-reminders.ts';
import { holdUp, isAwaited, readNotice, remind, sweepNotices } from './reminders.ts';
import { forSellers } from './sellers/seller-telling.ts';
import { readMoney } from './standing.ts';
import { listSteps, type Step } from './steps.ts';
import { forVigilance } from './vigilance/vigilance.ts';
import { waitingSince } from './withdrawal/withdrawal.ts';
import {
  bookReturn,
  bookWithdrawal,
  paySeller,
  takeDeclared,
  upholdSale,
  withdraw,
} from './withdrawal/withdrawing.ts';

export { countReturns } from './money/payouts-store.ts';
export { openOrder } from './opening.ts';
export { countOverdue, type Order } from './orders-store.ts';

const OWN_MAX = 100;

export type Orders = ReturnType<typeof openOrders>;

export function openOrders(parts: OrdersParts) {
  const { database, jobs, domain } = parts;
  domain.on('auction.sold', (writes, sale) => openOrder(parts, writes, sale));
  domain.on('withdrawal.proven', (writes, proven) => takeDeclared(parts, writes, proven));
  domain.on('withdrawal.waits', (writes, { orderId }) => holdUp(parts, writes, orderId));
  domain.on('payment.contested', (writes, contested) => takeDispute(parts, writes, contested));
  domain.on('payment.refundFailed', (writes, failed) => takeFailedRefund(parts, writes, failed));
  domain.on('ad.givenBack', (writes, change) => endGivenBack(parts, writes, change));
  followVies(parts);
  followOwed(parts);
  followObstacles(parts);
  jobs.handle<ReminderJob>(REMIND, (job, writes) => remind(parts, writes, job));
  jobs.handle<AskParticularsJob>(ASK_PARTICULARS, (job, writes) => askParticulars(parts, writes, job));
  jobs.handle<RefundJob>(REFUND, (job, writes) => refundFee(parts, writes, job));
  jobs.handle<StampJob>(STAMP, (job, writes) => stampPaper(parts, writes, job));

  return {
    listOwn: (accountId: string) => listOwnOrders(database, accountId, OWN_MAX),
    /** Returns the steps of an order and the facts derived from them. */
    async progressOf(order: Order) {
      const steps = await listSteps(database, order.id);
      return { steps, facts: factsOf(order, steps) };
    },
    ...boundTo(database, { find: findOrder, reportOf: findReport, waitingSince, readHistory }),
    ...boundTo(parts, { exportOf: readExportOf }),
    ...boundTo(parts, { sweepVies, sweepExports, sweepNotices }),
    /** What the contract still lacks of a side; empty once it is signed, for then the account may be gone. */
    lackingOf: async (order: Order, side: OrderParty) =>
      order.state === 'CREATED' ? readLacking(parts, database, order, side) : [],
    /** What prevents the handover, while it is still to come. */
    obstaclesTo: async (order: Order) =>
      AHEAD.includes(order.state) ? readObstacles(parts, database, order, parts.clock()) : [],
    isHeldUp: (order: Order, side: OrderParty) => isHeldUp(parts, database, order, side),
    isAwaited: (order: Order, side: OrderParty, steps: readonly Step[]) =>
      isAwaited(parts, order, side, steps),
    /** The state of the buyer's VAT number, and what VAT was decided for the order. */
    buyerVatOf: (order: Order) => readBuyerVat(parts, database, order),
    /** The text of a document, to read before it is signed. */
    readText: async (order: Order, paper: SignedDocument, language: Language) =>
      (await readWords(parts, database, order, paper))[language],
    findPayment: (orderId: string) => parts.payments.findPayment(orderId),
    findDispute: (orderId: string) => parts.payments.findDispute(orderId),
    findAccount: parts.findAccount,
    ...boundTo(parts, { withdraw, writeReport, sendCode, sign }),
    ...forStaff(parts),
    ...forCarPapers(parts),
    ...forVigilance(parts),
    ...forAccountants(parts),
    ...forPayouts(parts),
    ...forEscrow(parts),
    ...forSellers(parts),
    ...forMandates(parts),
    ...forReceipts(parts),
    ...forPaying(parts),
    ...forDocuments(parts),
    ...forMessages(parts),
  };
}

/** The money of orders: due, received, and booked by staff. */
function forAccountants(parts: OrdersParts) {
  const { database } = parts;
  return {
    /** An order's terms and balances, with every journal entry behind them. */
    moneyOf: async (order: Order) => {
      const { terms, books } = await readMoney(database, order);
      return { terms, books, entries: await entriesOf(database, order.id) };
    },
    /** What of the fee is due, received and owed back. */
    feeOf: async (order: Order) => {
      const { terms, books } = await readMoney(database, order);
      return dueOf(terms, books, 'FEE');
    },
    ...forBooking(parts),
    ...boundTo(parts, { bookPurchase, bookBankLines, bookBankMoves }),
    ...boundTo(database, { readBankLines, readBankMoves, findPurchase, listHouseCars }),
  };
}

/** Operations of staff. */
const forStaff = (parts: OrdersParts) => ({
  readNotice: (order: Order, steps: readonly Step[]) => readNotice(parts, parts.database, order, steps),
  ...boundTo(parts, { handOver, close: closeOrder, cancel: cancelOrder, paySeller }),
  ...boundTo(parts, { bookWithdrawal, bookReturn, upholdSale, proveExport }),
  ...boundTo(parts.database, { listForStaff, countOverdue, countDefaults, readExport, listRows }),
});
