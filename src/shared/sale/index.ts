/**
 * The rules of sale: all decisions about money and time, as pure functions on integers, without clock, I/O or
 * libraries. Server, browser and tests share this code; no other code decides by comparing money or time.
 */
export type { AdSection } from './ad.ts';
export { adKind, priceState, sectionOrder } from './ad.ts';
export type { AnswerKind, AnswerProblem, AnswerRule } from './answers.ts';
export { answerProblem, keptAnswer } from './answers.ts';
export type {
  AuctionState,
  AuctionStatus,
  BidRequest,
  BidRow,
  Instant,
  Millis,
  Outcome,
  Refused,
  TieRule,
  Version,
} from './auction.ts';
export { CLASH_WITHIN_MS, endsClash } from './calendar.ts';
export type { CarPaperKind, PaperedCar, WantedPaper } from './car-papers.ts';
export { CAR_PAPERS, isPaperTooOld, paperCountsUntil, wantedPapers } from './car-papers.ts';
export { isCardGoodFor } from './card.ts';
export type {
  ApprovalAnswer,
  ApprovalFacts,
  ConsignmentFacts,
  ConsignmentStage,
  ConsignmentStep,
  ConsignmentStepState,
  ConsignmentTask,
} from './consignment.ts';
export {
  APPROVAL_STATES,
  approvalState,
  CONSIGNMENT_STAGES,
  CONSIGNMENT_STEPS,
  CONSIGNMENT_TASKS,
  consignmentDueAt,
  consignmentStage,
  consignmentSteps,
  consignmentTasks,
  isApproved,
  isConsignmentOver,
  openPreparation,
} from './consignment.ts';
export type { ContactKind } from './contact-data.ts';
export { hasContactData, maskContactData } from './contact-data.ts';
export { INSTANT_MAX, INSTANT_MIN, isCalendarDay, isKnownInstant } from './days.ts';
export { decide, lowerReserve } from './decide.ts';
export type { BidFormError } from './forms.ts';
export {
  checkBidForm,
  isEmail,
  isInternationalPhone,
  isQuestion,
  normalizeEmail,
  parseTypedNumber,
} from './forms.ts';
export { holidaysOf, workingDayFrom } from './holidays.ts';
export { isIban } from './iban.ts';
export type { IncrementTable } from './increment.ts';
export {
  bidSteps,
  INCREMENTS,
  incrementAt,
  isBigJump,
  maxBidStep,
  minimumBid,
  minimumMaxBid,
} from './increment.ts';
export type { LotFacts, LotState } from './lot.ts';
export { isLotOffered, isLotSold, LOT_STATES, lotState } from './lot.ts';
export type { HeldLot, LotAct, LotActor, LotMove } from './lot-moves.ts';
export { lotMove } from './lot-moves.ts';
export type { BuyerFee, Cents, Euros, SellerCommission } from './money.ts';
export {
  BID_MAX,
  BUYER_FEE,
  bidWithinTotal,
  commissionCents,
  feeCents,
  feeParts,
  isBidAmount,
  totalCents,
} from './money.ts';
export { OBSTACLES, type Obstacle, obstaclesOf, obstaclesToldTo, ownObstacle } from './obstacles.ts';
export type { Offer, OfferAct, OfferKind, OfferSide } from './offer.ts';
export { decideOffer, offerAt, openedOffer, saidBefore, turnOf } from './offer.ts';
export type {
  OrderCause,
  OrderDeadlines,
  OrderFacts,
  OrderParty,
  OrderState,
  OrderTimes,
  Reminded,
} from './order.ts';
export {
  collectByOncePaid,
  isNoticeOver,
  isOrderOverdue,
  isOrderTalkOpen,
  noticeEndsAt,
  noticeOfDay,
  ORDER_TIMES,
  orderDeadlines,
  orderDueAt,
  orderStateOf,
  REMINDED_STATES,
} from './order.ts';
export type { OrderTask, WantedAccount } from './order-task.ts';
export { isOwnTask, isTaskOfDay, orderTaskOf } from './order-task.ts';
export { COUNTRY_CODES, isCountryCode } from './places.ts';
export { isPersonTin, isReportable, isTin } from './platform-seller.ts';
export type { PricePoint } from './price-history.ts';
export { canStrikePrice, lowestBefore } from './price-history.ts';
export type { SaleRegime, SaleTerms } from './regime.ts';
export { isAdjudged, isTradeSale, saleKindOf, saleRegime } from './regime.ts';
export type { LedgerEntry } from './replay.ts';
export { replay, replayWithout } from './replay.ts';
export {
  mandateFault,
  SALE_MANDATE_STATES,
  type SaleMandateFacts,
  type SaleMandateState,
  type SaleMandateTerms,
  saleMandateState,
  UNSIGNED_MANDATES,
} from './sale-mandate.ts';
export type { SaleState, Stagger } from './sale-of-lots.ts';
export {
  hasSaleBegun,
  isHotLot,
  SALE_STATES,
  STAGGERS,
  saleState,
  staggeredEnds,
} from './sale-of-lots.ts';
export type { Phase } from './timeline.ts';
export { endFellInOutage, isOutage, phaseAt, reopenedEnd, verdict } from './timeline.ts';
export type { CarScheme, InvoiceItem, PurchaseKind, VatItem, VatRegime } from './vat.ts';
export {
  asksVies,
  bareVatNumber,
  INVOICE_ITEMS,
  isMrn,
  isVatNumberFrom,
  isVatNumberOf,
  leavesUnion,
  marginVatCents,
  PURCHASE_KINDS,
  schemeOf,
  VAT_PERCENT,
  vatOf,
  vatParts,
} from './vat.ts';
export type { Vigilance, VigilanceLack, VigilancePieceKind } from './vigilance.ts';
export {
  EXPOSURES,
  FUNDS,
  isVigilanceDue,
  VIGILANCE_LACKS,
  VIGILANCE_PIECES,
  vigilanceOf,
} from './vigilance.ts';
export type { WishProblem } from './wish.ts';
export { wishProblems } from './wish.ts';
export {
  hasWithdrawal,
  lastDayOf,
  refundDueAt,
  returnDueAt,
  WITHDRAWAL_DAYS,
  withdrawalEndsAt,
} from './withdrawal.ts';
