/**
 * The orders room: what follows a sale until the car has changed hands: contract, payment, handover, papers.
 * It promises that an auction has one order alive at a time, that every step is kept with its date and never
 * changed, that a step taken twice counts once and nothing is paid twice, that what was signed is kept as it
 * was read, and that invoices have no gap in their numbers. It decides no price: hammer and fee come with
 * the sale. An order is nobody's but its two sides' and staff's.
 */
import type {
  GivenReceipt,
  GivenWithdrawal,
  MadePayout,
  MadeTransfer,
  ReceiptPurpose,
} from '#shared/fields/index.ts';
import type { Cents, OrderParty } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { type Chart, entriesOf, type Purpose } from '../accounting/index.ts';
import type { Viewer } from '../context.ts';
import type { SheetForm } from '../csv/index.ts';
import { isUuid } from '../database/index.ts';
import type { Incoming } from '../files/index.ts';
import type { Span } from '../paging.ts';
import type { CardSource } from '../payments/index.ts';
import { cancelOrder } from './cancelling.ts';
import { readSaleText } from './contract/drawing.ts';
import {
  ASK_PARTICULARS,
  type AskParticularsJob,
  askParticulars,
  readLacking,
} from './contract/particulars.ts';
import type { Proof } from './contract/proof.ts';
import { sendCode, sign } from './contract/signing.ts';
import { listSignatures, type SignedDocument } from './contract/signing-store.ts';
import { listStamps, STAMP, type StampJob, stampIdOf, stampPaper } from './contract/stamps.ts';
import { readExport } from './exports.ts';
import {
  decideCarPaper,
  handInCarPaper,
  mayOpenCarPaper,
  readCarPapers,
  takeOrderPaper,
  waiveCarPapers,
} from './handover/car-papers.ts';
import { closeOrder, handOver, type ReportInput, writeReport } from './handover/handover.ts';
import { findReport } from './handover/report-store.ts';
import { bookPurchase } from './invoices/car-purchases.ts';
import { findPurchase, listHouseCars } from './invoices/car-purchases-store.ts';
import { proveExport, readExportOf, sweepExports, takeCertificate } from './invoices/export-proofs.ts';
import { followVies, sweepVies } from './invoices/vat-news.ts';
import { readBuyerVat } from './invoices/vat-rulings.ts';
import { forMandates } from './mandates/mandates.ts';
import {
  endedAt,
  listPage,
  readMessages,
  TELL_MESSAGE,
  type TellMessageJob,
  tellMessage,
  type Writer,
  writeMessage,
} from './messages.ts';
import { countUnread } from './messages-store.ts';
import { bookBankLines, type ChosenLine, readBankLines } from './money/bank-file.ts';
import { bookBankMoves, readBankMoves } from './money/bank-moves.ts';
import { forReceipts } from './money/beside-orders.ts';
import {
  allocateReceipt,
  bookReceipt,
  creditFee,
  returnMoney,
  returnReceipt,
  reverseEntry,
} from './money/booking.ts';
import { takeDispute } from './money/disputes.ts';
import {
  ASK_ESCROW,
  askEscrow,
  checkEscrows,
  type EscrowJob,
  FOLLOW_ESCROW,
  followEscrow,
  hearEscrow,
  openPayee,
  payIntoSandbox,
  releaseEscrow,
  returnEscrow,
} from './money/escrow.ts';
import { findPayee, listDiffering, movesOf } from './money/escrow-store.ts';
import {
  escrowTransferOf,
  GIVE_UP_FEE,
  type GiveUpJob,
  giveUpFee,
  payFee,
  refreshFee,
  takeFee,
  transferOf,
} from './money/paying.ts';
import { keepPayoutAccount } from './money/payout-accounts.ts';
import {
  bookBatch,
  listDue,
  listWholeBatches,
  makeBatch,
  readBatchFile,
  releaseBatch,
} from './money/payouts.ts';
import { findPayoutAccount, findPayoutReturn } from './money/payouts-store.ts';
import { REFUND, type RefundJob, refundFee } from './money/refunds.ts';
import { openOrder } from './opening.ts';
import {
  listDocuments,
  listDocumentsOf,
  readOrderDocument,
  requireDocument,
  signedIdOf,
} from './order-documents.ts';
import {
  countDefaults,
  countOverdue,
  findOrder,
  listForStaff,
  listOwnOrders,
  type Order,
  type OrderFilter,
} from './orders-store.ts';
import type { OrdersParts, Signer } from './parts.ts';
import { factsOf } from './progress.ts';
import { REMIND, type ReminderJob, remind } from './reminders.ts';
import {
  findAskedSeller,
  keepSellerDetails,
  sweepSellers,
  WRITE_SELLER,
  type WriteSellerJob,
  writeSeller,
} from './sellers/seller-details.ts';
import { listSellers, readSellersFile, sweepSellerReports, tellSellers } from './sellers/seller-reports.ts';
import { readMoney } from './standing.ts';
import { type Fault, listSteps, type Party } from './steps.ts';
import { forVigilance } from './vigilance/vigilance.ts';
import { bookReturn, bookWithdrawal, type Clerk, paySeller, withdraw } from './withdrawal/withdrawing.ts';

export { openOrder } from './opening.ts';
export { countOverdue, type Order } from './orders-store.ts';

const OWN_MAX = 100;

export type Orders = ReturnType<typeof openOrders>;

export function openOrders(parts: OrdersParts) {
  const { database, jobs, domain } = parts;
  domain.on('auction.sold', (writes, sale) => openOrder(parts, writes, sale));
  domain.on('payment.taken', (writes, payment) => takeFee(parts, writes, payment));
  domain.on('payment.contested', (writes, contested) => takeDispute(parts, writes, contested));
  followVies(parts);
  jobs.handle<ReminderJob>(REMIND, (job, writes) => remind(parts, writes, job));
  jobs.handle<AskParticularsJob>(ASK_PARTICULARS, (job, writes) => askParticulars(parts, writes, job));
  jobs.handle<RefundJob>(REFUND, (job, writes) => refundFee(parts, writes, job));
  jobs.handle<GiveUpJob>(GIVE_UP_FEE, job => giveUpFee(parts, job));
  jobs.handle<WriteSellerJob>(WRITE_SELLER, (job, writes) => writeSeller(parts, writes, job));
  jobs.handle<StampJob>(STAMP, (job, writes) => stampPaper(parts, writes, job));
  jobs.handle<EscrowJob>(ASK_ESCROW, (job, writes) => askEscrow(parts, writes, job));
  jobs.handle<EscrowJob>(FOLLOW_ESCROW, (job, writes) => followEscrow(parts, writes, job));
  jobs.handle<TellMessageJob>(TELL_MESSAGE, (job, writes) => tellMessage(parts, writes, job));
  type Person = { readonly accountId: string; readonly language: Language };

  return {
    find: async (id: string) => (isUuid(id) ? findOrder(database, id) : null),
    listOwn: (accountId: string) => listOwnOrders(database, accountId, OWN_MAX),
    /** What has happened to an order, and what that comes to. */
    async progressOf(order: Order) {
      const steps = await listSteps(database, order.id);
      return { steps, facts: factsOf(order, steps) };
    },
    async signaturesOf(orderId: string) {
      const signatures = await listSignatures(database, orderId);
      return signatures.map(each => ({ ...each, id: signedIdOf(orderId, each) }));
    },
    stampsOf: async (orderId: string) =>
      (await listStamps(database, orderId)).map(each => ({ ...each, id: stampIdOf(orderId, each) })),
    reportOf: (orderId: string) => findReport(database, orderId),
    documentsOf: (order: Order, accountId: string | null) => listDocumentsOf(parts, order, accountId),
    /** What the contract needs of a side while it is to be signed; after that nobody waits, and one may have left. */
    lackingOf: async (order: Order, side: OrderParty) =>
      order.state === 'CREATED' ? readLacking(parts, database, order, side) : [],
    /** How the buyer's VAT number stands, and what was said of the VAT of the order. */
    buyerVatOf: (order: Order) => readBuyerVat(parts, database, order),
    /** Tells buyers that VIES says nothing of their number. */
    sweepVies: () => sweepVies(parts),
    /** How it stands that a car of the house's own leaves the Union. */
    exportOf: (order: Order) => readExportOf(parts, order),
    /** Tells buyers by when their car's exit is to be proven. */
    sweepExports: () => sweepExports(parts),
    transferOf: (order: Order) => transferOf(parts, order),
    findPayment: (orderId: string) => parts.payments.findPayment(orderId),
    findDispute: (orderId: string) => parts.payments.findDispute(orderId),
    findAccount: parts.findAccount,
    payFee: (id: string, who: Person, source: CardSource) => payFee(parts, id, who, source),
    refreshFee: (id: string, who: Person) => refreshFee(parts, id, who),
    sendCode: (id: string, paper: SignedDocument, who: Person, read: string | null) =>
      sendCode(parts, { id, paper }, who, read),
    sign: (id: string, paper: SignedDocument, signer: Signer, proof: Proof) =>
      sign(parts, { id, paper }, signer, proof),
    withdraw: (id: string, accountId: string) => withdraw(parts, id, accountId),
    writeReport: (id: string, who: { accountId: string; isStaff: boolean }, report: ReportInput) =>
      writeReport(parts, id, who, report),
    ...forStaff(parts),
    ...forCarPapers(parts),
    ...forVigilance(parts),
    ...forAccountants(parts),
    ...forPayouts(parts),
    ...forEscrow(parts),
    ...forSellers(parts),
    ...forMandates(parts),
    ...forReceipts(parts),
    ...forReaders(parts),
    ...forWriters(parts),
  };
}

/** What the sides and the house write to each other. */
function forWriters(parts: OrdersParts) {
  const { database } = parts;
  return {
    endedAt,
    messagesOf: (orderId: string, page: { first: number; before: number | null }) =>
      listPage(parts, orderId, page),
    countUnreadMessages: (orderId: string, party: Party) => countUnread(database, orderId, party),
    writeMessage: (id: string, writer: Writer, given: { text: string; key: string }) =>
      writeMessage(parts, id, writer, given),
    readMessages: (id: string, writer: Writer, upTo: number) => readMessages(parts, id, writer, upTo),
  };
}

/** The money behind orders: what is due, what came, and what staff book. */
function forAccountants(parts: OrdersParts) {
  const { database } = parts;
  return {
    /** What an order's money comes to, and every entry that it is made of. */
    moneyOf: async (order: Order) => {
      const { terms, books } = await readMoney(database, order);
      return { terms, books, entries: await entriesOf(database, order.id) };
    },
    bookReceipt: (orderId: string | null, actorId: string, receipt: GivenReceipt) =>
      bookReceipt(parts, orderId, actorId, receipt),
    readBankLines: (lines: readonly unknown[]) => readBankLines(database, lines),
    bookBankLines: (actorId: string, lines: readonly ChosenLine[]) => bookBankLines(parts, actorId, lines),
    allocateReceipt: (
      of: { receiptId: number; orderId: string },
      actorId: string,
      part: { amountCents: Cents; purpose: ReceiptPurpose },
    ) => allocateReceipt(parts, of, actorId, part),
    reverseEntry: (id: number, actorId: string, reason: string) => reverseEntry(parts, id, actorId, reason),
    returnMoney: (id: string, actorId: string, purpose: Purpose, transfer: MadeTransfer) =>
      returnMoney(parts, id, actorId, purpose, transfer),
    returnReceipt: (receiptId: number, actorId: string, transfer: MadeTransfer) =>
      returnReceipt(parts, receiptId, actorId, transfer),
    /** What the house paid for a car of its own. */
    findPurchase: (adUuid: string) => findPurchase(database, adUuid),
    bookPurchase: (adUuid: string, actorId: string, given: Readonly<Record<string, unknown>>) =>
      bookPurchase(parts, adUuid, actorId, given),
    listHouseCars: (filter: { pattern: string | null; isUnknown: boolean }, span: Span) =>
      listHouseCars(database, filter, span),
    creditFee: (id: string, actorId: string, credit: { reason: string; amountCents: Cents | null }) =>
      creditFee(parts, id, actorId, credit),
  };
}

/** Prices that another holds. */
function forEscrow(parts: OrdersParts) {
  const { database } = parts;
  return {
    escrowTransferOf: (order: Order) => escrowTransferOf(parts, order),
    escrowMovesOf: (orderId: string) => movesOf(database, orderId),
    isPayeeReady: async ({ escrow, sellerId }: Order) =>
      escrow !== null && ((await findPayee(database, sellerId ?? '', escrow))?.isReady ?? false),
    openEscrowPayee: (id: string, accountId: string, path: string) =>
      openPayee(parts, id, accountId, new URL(path, parts.publicUrl).href),
    releaseEscrow: (id: string, moveId: string, actorId: string) => releaseEscrow(parts, id, moveId, actorId),
    returnEscrow: (
      id: string,
      moveId: string,
      actorId: string,
      given: { amountCents: Cents; reason: string },
    ) => returnEscrow(parts, id, moveId, actorId, given),
    payIntoSandbox: (id: string, accountId: string, cents: Cents) =>
      payIntoSandbox(parts, id, accountId, cents),
    listEscrowDifferences: () => listDiffering(database),
    /** Takes in what a provider tells; false where it is not the provider who speaks. */
    hearEscrow: (body: Buffer, signature: string) => hearEscrow(parts, body, signature),
    /** Holds what others hold against the journal, once a night. */
    checkEscrows: () => checkEscrows(parts),
  };
}

/** How prices are passed on. */
function forPayouts(parts: OrdersParts) {
  const { database } = parts;
  return {
    findPayoutAccount: (accountId: string) => findPayoutAccount(database, accountId),
    keepPayoutAccount: (accountId: string, given: { holder: string; iban: string }) =>
      keepPayoutAccount(parts, accountId, given),
    listDuePayouts: () => listDue(parts),
    listPayoutBatches: () => listWholeBatches(database),
    makePayoutBatch: (
      actorId: string,
      batch: { id: string; orderIds: readonly string[]; executeOn: string },
    ) => makeBatch(parts, actorId, batch),
    releasePayoutBatch: (id: string, actorId: string) => releaseBatch(parts, id, actorId),
    bookPayoutBatch: (id: string, actorId: string, made: { orderIds: readonly string[]; paidOn: string }) =>
      bookBatch(parts, id, actorId, made),
    readBankMoves: (moves: readonly unknown[]) => readBankMoves(database, moves),
    bookBankMoves: (actorId: string, moves: readonly unknown[]) => bookBankMoves(parts, actorId, moves),
    /** Why the last transfer to an order's seller came back. */
    findPayoutReturn: (orderId: string) => findPayoutReturn(database, orderId),
    readPayoutFile: (id: string) => readBatchFile(database, id),
  };
}

/** What the tax authority is told of sellers, and what they are asked for it. */
function forSellers(parts: OrdersParts) {
  const { database } = parts;
  return {
    findSellerDetails: async (accountId: string) => {
      const asked = await findAskedSeller(database, accountId);
      return asked && { ...asked, isCompany: (await parts.findTrader(accountId)) !== null };
    },
    keepSellerDetails: (accountId: string, given: Readonly<Record<string, unknown>>) =>
      keepSellerDetails(parts, accountId, given),
    /** Asks sellers for what the report of the year needs of them, and reminds them. */
    sweepSellers: () => sweepSellers(parts),
    listSellers: (year: number) => listSellers(database, year),
    readSellersFile: (year: number) => readSellersFile(parts, year),
    tellSellers: (year: number) => tellSellers(parts, year),
    /** In January, tells sellers what is reported of them. */
    sweepSellerReports: () => sweepSellerReports(parts),
  };
}

/** The papers that change hands with the car. */
function forCarPapers(parts: OrdersParts) {
  return {
    mayOpenCarPaper,
    carPapersOf: (order: Order) => readCarPapers(parts, parts.database, order, parts.clock()),
    takeOrderPaper: (accountId: string, file: Incoming) => takeOrderPaper(parts, accountId, file),
    handInCarPaper: (
      id: string,
      who: { accountId: string; isStaff: boolean },
      given: Readonly<Record<string, unknown>>,
    ) => handInCarPaper(parts, id, who, given),
    decideCarPaper: (id: string, verdict: { paperId: string; refusal: string | null }, actorId: string) =>
      decideCarPaper(parts, id, verdict, actorId),
    waiveCarPapers: (id: string, actorId: string, reason: string) =>
      waiveCarPapers(parts, id, actorId, reason),
  };
}

/** What staff do. */
function forStaff(parts: OrdersParts) {
  const { database } = parts;
  return {
    listForStaff: (filter: OrderFilter, page: { first: number; offset: number; sort: string | null }) =>
      listForStaff(database, filter, page),
    countOverdue: () => countOverdue(database),
    countDefaults: (accountId: string) => countDefaults(database, accountId),
    handOver: (id: string, actorId: string, reason: string) => handOver(parts, id, actorId, reason),
    close: (id: string, actorId: string, payout: MadePayout | null) => closeOrder(parts, id, actorId, payout),
    cancel: (id: string, actorId: string, why: { reason: string; fault: Fault; mayRefund?: boolean }) =>
      cancelOrder(parts, id, actorId, why),
    bookWithdrawal: (id: string, clerk: Clerk, given: GivenWithdrawal) =>
      bookWithdrawal(parts, id, clerk, given),
    bookReturn: (id: string, clerk: Clerk, given: Readonly<Record<string, unknown>>) =>
      bookReturn(parts, id, clerk, given),
    paySeller: (id: string, actorId: string, payout: MadePayout) => paySeller(parts, id, actorId, payout),
    takeCertificate: (actorId: string, file: Incoming) => takeCertificate(parts, actorId, file),
    proveExport: (id: string, actorId: string, given: Readonly<Record<string, unknown>>) =>
      proveExport(parts, id, actorId, given),
    readExport: (name: string, year: number, form: SheetForm, chart: Chart) =>
      readExport(database, name, year, form, chart),
  };
}

/** The papers of orders, for those whose they are. */
function forReaders(parts: OrdersParts) {
  const { database } = parts;
  return {
    listDocuments: (accountId: string) => listDocuments(parts, accountId),
    readOrderDocument: (id: string, language: Language) => readOrderDocument(parts, id, language),
    /** A paper's words, to be read on a page before it is signed. */
    readText: (order: Order, paper: SignedDocument, language: Language) =>
      readSaleText(parts, database, order, paper, language),
    requireDocument: (id: string, asking: Pick<Viewer, 'id' | 'permissions'>) =>
      requireDocument(parts, id, asking),
  };
}
