import { READS_ACCOUNTS } from '#server/context.ts';
import type { Asked, Entry, Fixture } from './matrix.ts';

const TRANSFER = `{ amountCents: 1, paidOn: "2026-01-01", iban: "x", reference: "x" }`;

/** What the two sides of an order and staff do with it. */
export const ORDER_MUTATIONS: Readonly<Record<string, Entry>> = {
  fileSellers: {
    who: 'Orders:update',
    call: () => 'fileSellers(year: 2025, filedOn: "2026-01-29", takenAt: "2026-01-28T10:00:00Z")',
  },
  unfileSellers: {
    who: 'Orders:update',
    call: () => 'unfileSellers(year: 2025, filingId: "1", reason: "…")',
  },
  payOrderFee: {
    who: 'signed in',
    call: of => `payOrderFee(id: "${of.uuid}", source: ON_FILE, language: FR) { state }`,
  },
  refreshOrderFee: { who: 'signed in', call: of => `refreshOrderFee(id: "${of.uuid}", language: FR) { id }` },
  sendSigningCode: {
    who: 'signed in',
    call: of => `sendSigningCode(id: "${of.uuid}", paper: CONTRACT, language: FR)`,
  },
  reviewOrder: {
    who: 'signed in',
    call: of => `reviewOrder(orderId: "${of.uuid}", note: "star_5", message: "x") { note }`,
  },
  writeOrderMessage: {
    who: 'signed in',
    call: of => `writeOrderMessage(id: "${of.uuid}", text: "x", key: "${of.uuid}") { id }`,
  },
  readOrderMessages: {
    who: 'signed in',
    call: of => `readOrderMessages(id: "${of.uuid}", upTo: "1") { id }`,
  },
  signOrder: {
    who: 'signed in',
    call: of => `signOrder(id: "${of.uuid}", paper: CONTRACT, code: "000000") { id }`,
  },
  writeHandoverReport: {
    who: 'signed in',
    call: of =>
      `writeHandoverReport(id: "${of.uuid}", data: { odometer: 1, keyCount: 1, remarks: "", photoIds: [] }) { id }`,
  },
  bookReceipt: {
    who: 'Orders:update',
    call: of =>
      `bookReceipt(orderId: "${of.uuid}", data: { amountCents: 1, valueOn: "2026-01-01", payer: "x", reference: "", purpose: FEE })`,
  },
  bookBankMoves: { who: 'Orders:update', call: () => 'bookBankMoves(moves: []) { state }' },
  bookBankLines: { who: 'Orders:update', call: () => 'bookBankLines(lines: []) { state }' },
  allocateReceipt: {
    who: 'Orders:update',
    call: of => `allocateReceipt(receiptId: "1", orderId: "${of.uuid}", amountCents: 1, purpose: FEE) { id }`,
  },
  settleProvider: {
    who: 'Orders:update',
    call: () => 'settleProvider(receiptId: "1", payer: CARDS, amountCents: 1)',
  },
  chargeWithdrawalFee: {
    who: 'Orders:update',
    call: () => 'chargeWithdrawalFee(receiptId: "1", mandate: "M-1-1")',
  },
  undoWithdrawalFee: {
    who: 'Orders:update',
    call: of => `undoWithdrawalFee(id: "${of.uuid}", reason: "Motif")`,
  },
  reverseEntry: { who: 'Orders:update', call: () => `reverseEntry(id: "1", reason: "Motif")` },
  returnMoney: {
    who: 'Refunds:create',
    call: of => `returnMoney(id: "${of.uuid}", purpose: FEE, data: ${TRANSFER}) { id }`,
  },
  returnReceipt: { who: 'Refunds:create', call: () => `returnReceipt(id: "1", data: ${TRANSFER})` },
  withdrawFromOrder: { who: 'signed in', call: of => `withdrawFromOrder(id: "${of.uuid}") { id }` },
  confirmWithdrawal: { who: 'anyone', call: () => 'confirmWithdrawal(token: "x")' },
  bookWithdrawal: {
    who: 'Orders:update',
    call: of => `bookWithdrawal(id: "${of.uuid}", data: { declaredOn: "2026-01-01", note: "x" }) { id }`,
  },
  upholdSale: { who: 'Orders:update', call: of => `upholdSale(id: "${of.uuid}", reason: "Motif") { id }` },
  bookCarReturn: {
    who: 'Orders:update',
    call: of =>
      `bookCarReturn(id: "${of.uuid}", data: { returnedOn: "2026-01-01", odometer: 1, remarks: "x" }) { id }`,
  },
  proveExport: {
    who: 'Orders:update',
    call: of =>
      `proveExport(id: "${of.uuid}", data: { mrn: "x", leftOn: "2026-01-01", fileId: "${of.uuid}" }) { id }`,
  },
  handInCarPaper: {
    who: 'signed in',
    call: of =>
      `handInCarPaper(id: "${of.uuid}", data: { kind: STATUS, datedOn: "2026-01-01", fileId: "${of.uuid}" }) { id }`,
  },
  decideCarPaper: {
    who: 'Orders:update',
    call: of => `decideCarPaper(id: "${of.uuid}", paperId: "${of.uuid}") { id }`,
  },
  waiveCarPapers: {
    who: 'Orders:update',
    call: of => `waiveCarPapers(id: "${of.uuid}", reason: "Motif") { id }`,
  },
  answerVigilance: {
    who: 'signed in',
    call: of =>
      `answerVigilance(id: "${of.uuid}", data: { name: "x", bornOn: "1970-01-01", birthPlace: "x", birthCountry: "FR",
        livesIn: "FR", exposure: NONE }) { id }`,
  },
  handInVigilancePiece: {
    who: 'signed in',
    call: of => `handInVigilancePiece(id: "${of.uuid}", kind: IDENTITY, fileId: "${of.uuid}") { id }`,
  },
  decideVigilancePiece: {
    who: 'Orders:update',
    call: of => `decideVigilancePiece(id: "${of.uuid}", pieceId: "${of.uuid}") { id }`,
  },
  enterVigilance: {
    who: 'Orders:update',
    call: of => `enterVigilance(id: "${of.uuid}", party: BUYER, data: { kind: CLEARED }) { id }`,
  },
  paySeller: {
    who: 'Orders:update',
    call: of =>
      `paySeller(id: "${of.uuid}", payout: { paidOn: "2026-01-05", iban: "x", reference: "x" }) { id }`,
  },
  handOverOrder: {
    who: 'Orders:update',
    call: of => `handOverOrder(id: "${of.uuid}", reason: "Papier") { id }`,
  },
  closeOrder: { who: 'Orders:update', call: of => `closeOrder(id: "${of.uuid}") { id }` },
  cancelOrder: {
    who: 'Orders:update',
    call: of => `cancelOrder(id: "${of.uuid}", reason: "Motif", fault: NOBODY) { id }`,
  },
  savePayoutAccount: {
    who: 'signed in',
    call: () => `savePayoutAccount(holder: "x", iban: "x") { ibanEnd }`,
  },
  saveSellerDetails: { who: 'signed in', call: () => 'saveSellerDetails(tin: "x")' },
  proposeSaleMandate: {
    who: 'Ads:update',
    call: of =>
      `proposeSaleMandate(uuid: "${of.uuid}", data: { fromOn: "x", untilOn: "x", commissionBp: 0,
        commissionMinCents: 0, withdrawalFeeCents: 0 }) { id }`,
  },
  endSaleMandate: {
    who: 'Ads:update',
    call: of => `endSaleMandate(id: "${of.uuid}", ending: TAKEN_BACK, reason: "Motif")`,
  },
  sendSaleMandateCode: {
    who: 'signed in',
    call: of => `sendSaleMandateCode(id: "${of.uuid}", language: FR)`,
  },
  signSaleMandate: {
    who: 'signed in',
    call: of => `signSaleMandate(id: "${of.uuid}", code: "000000") { id }`,
  },
  refuseSaleMandate: {
    who: 'signed in',
    call: of => `refuseSaleMandate(id: "${of.uuid}", reason: "Motif") { id }`,
  },
  releaseEscrow: {
    who: 'Orders:update',
    call: of => `releaseEscrow(id: "${of.uuid}", moveId: "${of.uuid}") { id }`,
  },
  returnEscrow: {
    who: 'Refunds:create',
    call: of =>
      `returnEscrow(id: "${of.uuid}", moveId: "${of.uuid}", amountCents: 1, reason: "Motif") { id }`,
  },
  openEscrowPayee: { who: 'signed in', call: of => `openEscrowPayee(id: "${of.uuid}", language: FR)` },
  refreshEscrowPayee: { who: 'signed in', call: of => `refreshEscrowPayee(id: "${of.uuid}") { id }` },
  payIntoSandbox: { who: 'signed in', call: of => `payIntoSandbox(id: "${of.uuid}", amountCents: 1) { id }` },
  makePayoutBatch: {
    who: 'Orders:update',
    call: of => `makePayoutBatch(id: "${of.uuid}", orderIds: ["${of.uuid}"], executeOn: "2090-01-01")`,
  },
  releasePayoutBatch: { who: 'Orders:update', call: of => `releasePayoutBatch(id: "${of.uuid}")` },
  bookPayoutBatch: {
    who: 'Orders:update',
    call: of => `bookPayoutBatch(id: "${of.uuid}", orderIds: ["${of.uuid}"], paidOn: "2026-01-01")`,
  },
  bookCarPurchase: {
    who: 'Orders:update',
    call: of =>
      `bookCarPurchase(adUuid: "${of.uuid}", data: { costCents: 1, boughtOn: "2026-01-01", soldBy: PRIVATE, reference: "x" })`,
  },
  creditOrder: { who: 'Refunds:create', call: of => `creditOrder(id: "${of.uuid}", reason: "Motif") { id }` },
};

/** Who may ask for orders, what is said of them, and mandates to sell. */
export const ORDER_QUERIES: Readonly<Record<string, Asked>> = {
  dueReturns: { call: () => 'dueReturns { orderId }', staff: READS_ACCOUNTS },
  myOrders: { call: () => 'myOrders { id }', toVisitors: [] },
  order: { call: of => `order(id: "${of.uuid}") { id }`, toVisitors: null },
  orderReview: { call: of => `orderReview(orderId: "${of.uuid}") { note }`, toVisitors: null },
  saleMandates: { call: (of: Fixture) => `saleMandates(uuid: "${of.uuid}") { id }`, staff: 'Ads:update' },
  usualSaleMandate: {
    call: of => `usualSaleMandate(uuid: "${of.uuid}") { mandateDays }`,
    staff: 'Ads:update',
  },
  mySaleMandates: { call: () => 'mySaleMandates { id }', toVisitors: [] },
  mySaleMandate: { call: (of: Fixture) => `mySaleMandate(id: "${of.uuid}") { id }`, toVisitors: null },
} as const;
