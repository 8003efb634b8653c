import type { TypeEntry } from './index.ts';

const STAFF = 'own, Orders:update, Accounts:read';
/** What people write or show of themselves is none of the accounts'. */
const FOLLOWERS = 'own, Orders:update';
const READERS = 'Orders:update, Accounts:read';
/** A contract names both sides to both of them. */
const SIDES = 'own, seller, Orders:update, Accounts:read';

/** What follows a sale: an order is its two sides' and staff's. */
export const ORDERS: Readonly<Record<string, TypeEntry>> = {
  Order: {
    [STAFF]: `id reference state role ad hammerPrice feeCents totalCents commissionCents createdAt dueAt
      isOverdue task steps fault fee isPriceReceived transfer escrow money signatures stamps report papers hasSeller missing
      isOtherReady isAdjudged buyerVat exportProof carPapers obstacles vigilance payoutReturn owedToSellerCents sellerOwesCents
      sentToSeller withdrawalUntil hasWithdrawal canWithdraw withdrawal withdrawalDeclaredAt messages unreadMessages canWrite`,
    [SIDES]: 'buyer seller text',
    'Orders:update': 'buyerDefaults noticedAt noticeRefusedAt noticeEndsAt',
    [READERS]: 'purchase dispute',
    'Refunds:create': 'returnAccount',
  },
  OrderDispute: { [READERS]: 'state amountCents feeCents reason openedAt evidenceBy' },
  OrderMoney: { [STAFF]: 'price fee lines' },
  OrderDue: { [STAFF]: 'expectedCents cameCents missingCents overCents isSettled' },
  LedgerLine: {
    [STAFF]: 'id kind purpose cents valueOn source payer reference ibanEnd reason isReversed canReverse',
  },
  BankLineOutcome: { 'Orders:update': 'code state' },
  BankLineProposal: { 'Orders:update': 'by orderId purpose reference' },
  BankLineReading: { 'Orders:update': 'proposal state sellerOwesCents' },
  OpenReceipt: { [READERS]: 'id leftCents valueOn payer reference canReverse' },
  StaffFigureGroup: {
    [READERS]: 'commissionCents ended feeCents hammer name ofEstimate ofReserve sold',
  },
  StaffFigures: {
    [READERS]:
      'answerHours bidders buyers channels daysToPay makes months older sellers total views withinMonth withinWeek',
  },
  AccountBalance: { [READERS]: 'account cents' },
  CarPurchase: { [READERS]: 'costCents boughtOn soldBy reference' },
  HouseCar: {
    [READERS]: 'adUuid name purchase orderId orderReference priceCents marginVatCents',
  },
  HouseCarPage: { [READERS]: 'cars totalCount' },
  PayoutAccount: { own: 'holder ibanEnd usableAt' },
  ReturnAccount: { 'Refunds:create': 'holder iban usableAt' },
  SellerDetails: {
    own: 'isCompany country isAnswered heldFrom bornOn tin tinCountry birthPlace birthCountry',
  },
  SaleMandate: {
    'own, Ads:update': `adUuid car missing commissionBp commissionMinCents document estimateHigh estimateLow feeInvoice feeTransfer id number
      proposedAt reason reasonLanguage reserve sha256 signedAt stamp state terms version withdrawalFeeCents`,
  },
  SaleMandateRow: { 'own, Ads:update': 'label value' },
  UsualSaleMandate: {
    'Ads:update': 'commissionBp commissionMinCents estimateHigh estimateLow mandateDays withdrawalFeeCents',
  },
  SellersFile: { [READERS]: 'kind count takenAt filedOn filingId' },
  YearSeller: { [READERS]: 'id name isCompany country state sales cents quarters toldAt' },
  SellerQuarter: { [READERS]: 'quarter sales cents feeCents' },
  OrderEscrow: { [STAFF]: 'provider isSandbox transfer isPayeeReady paysSeller heldCents moves' },
  EscrowMove: { [READERS]: 'id kind state amountCents reason failure at' },
  EscrowDifference: { [READERS]: 'orderId reference checkedAt ours theirs' },
  EscrowFlows: { [READERS]: 'receivedCents releasedCents returnedCents' },
  DueReturn: { [READERS]: 'orderId reference buyer amountCents since until isHeld hasAccount' },
  DuePayout: { [READERS]: 'orderId reference seller amountCents holder ibanEnd state until' },
  SentPayout: { [STAFF]: 'amountCents ibanEnd executeOn' },
  Payout: { [READERS]: 'orderId reference holder ibanEnd amountCents state returnReason' },
  BankMoveReading: { 'Orders:update': 'state payout' },
  PayoutBatch: { [READERS]: 'id name executeOn hasFile payouts' },
  VatLine: { [READERS]: 'item regime totalCents baseCents vatCents' },
  VatStatement: { [READERS]: 'lines unionSales dueCents moves payableCents agrees unknownCosts' },
  VatMove: { [READERS]: 'item reference receivedOn bookedOn totalCents baseCents vatCents' },
  UnionSale: { [READERS]: 'month item vatNumber name netCents' },
  BuyerVat: { [STAFF]: 'state isOpen number answeredAt consultation name address rulings' },
  CarPaper: { [STAFF]: 'kind by state datedOn countsUntil reason reasonLanguage id fileId' },
  HandoverObstacle: { [FOLLOWERS]: 'kind by papers' },
  Vigilance: {
    [FOLLOWERS]: 'party state lack asksOwners asksFunds answers pieces',
    'Orders:update': 'isEnhanced isReported otherPayers',
    'Vigilance:update': 'entries',
  },
  VigilanceAnswers: {
    [FOLLOWERS]: 'name bornOn birthPlace birthCountry livesIn owners exposure office funds fundsText',
  },
  VigilancePiece: { [FOLLOWERS]: 'kind state isKnown reason reasonLanguage id fileId' },
  VigilanceEntry: { 'Vigilance:update': 'kind text declaredOn actorName at' },
  ExportProof: { [STAFF]: 'state heldCents proveBy mrn leftOn' },
  VatRuling: { [STAFF]: 'item regime at number consultation' },
  PersonBalance: { [READERS]: 'accountId name cents' },
  OrderPage: { [READERS]: 'orders total overdueCount' },
  OrderPerson: { [SIDES]: 'id name email phone' },
  OrderMessagePage: { [STAFF]: 'messages hasEarlier' },
  OrderMessage: { [FOLLOWERS]: 'id party text at' },
  OrderWithdrawal: {
    [STAFF]:
      'declaredOn declaredBy returnBy refundBy returnedOn odometer remarks reductionCents reductionReason',
  },
  OrderStep: { [STAFF]: 'kind party at text' },
  OrderFee: { [STAFF]: 'state failure' },
  BankTransfer: { [STAFF]: 'payee iban bic reference amountCents' },
  OrderSignature: { [STAFF]: 'id paper party signedAt factor sha256' },
  OrderStamp: { [STAFF]: 'id paper authority stampedAt' },
  OrderPaper: { [STAFF]: 'id kind reference at item' },
  HandoverReport: { [STAFF]: 'odometer keyCount remarks photos writtenAt' },
  PaperText: { [SIDES]: 'title reference version blocks' },
  PaperBlock: { [SIDES]: 'heading text rows' },
  PaperRow: { [SIDES]: 'label value' },
  FeePayment: { own: 'state failure url clientSecret asks' },
  PersonDocument: {
    [FOLLOWERS]: 'id kind name mediaType byteCount state reason reasonLanguage expiresAt createdAt canRemove',
    'Orders:update': 'personName',
  },
};
