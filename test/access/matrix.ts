import { type Permission, READS_ACCOUNTS, type Right } from '#server/context.ts';
import type { TestCar } from '../kit/cars.ts';
import { ORDER_MUTATIONS, ORDER_QUERIES } from './order-calls.ts';
import { PROGRAM_MUTATIONS, PROGRAM_QUERIES } from './program-calls.ts';
import { STAFF_MUTATIONS, STAFF_QUERIES } from './staff-calls.ts';

/** Who may: anyone, whoever is signed in, any staff, staff with a right, or staff with it and the car's seller. */
export type Who = 'anyone' | 'signed in' | 'staff' | Right | { readonly sellerOr: Permission };

export type Fixture = TestCar & { readonly questionId: string };

export type Entry = {
  readonly who: Who;
  /** The call and what it selects; `of` is a published car under the hammer, with a question. */
  readonly call: (of: Fixture) => string;
  /** The browser is somebody else afterwards. */
  readonly changesSession?: true;
};

/** A browser's secret for its drafts. */
const car = 'brand: "Alpine", model: "A110", carType: CLASSIC';
const address = 'country: "FR", zipCode: "75008", city: "Paris", street: "1 rue Royale"';
const hours = (count: number) => JSON.stringify(new Date(Date.now() + count * 3_600_000).toISOString());
let count = 0;
const newEmail = () => {
  count += 1;
  return `new${count}@access.test`;
};

/** Every mutation of the schema has a line here; one without fails the test. */
export const MUTATIONS: Readonly<Record<string, Entry>> = {
  ...STAFF_MUTATIONS,
  ...ORDER_MUTATIONS,
  ...PROGRAM_MUTATIONS,
  addBid: {
    who: 'signed in',
    call: of =>
      `addBid(addBidInput: { auctionId: "${of.auctionId}", bid: 1000, isAuctionCGVAccepted: true }) { id }`,
  },
  addFavorite: { who: 'signed in', call: of => `addFavorite(uuid: "${of.uuid}")` },
  remindFavorite: { who: 'signed in', call: of => `remindFavorite(uuid: "${of.uuid}", minutes: [60])` },
  removeFavorite: { who: 'signed in', call: of => `removeFavorite(uuid: "${of.uuid}")` },
  renewCalendarAddress: { who: 'signed in', call: () => 'renewCalendarAddress' },
  endCalendarAddress: { who: 'signed in', call: () => 'endCalendarAddress' },
  answerProposal: { who: 'signed in', call: of => `answerProposal(id: "${of.uuid}", accepts: true) { id }` },
  proposeCar: {
    who: 'Leads:read',
    call: of => `proposeCar(mandateId: "${of.uuid}", carUuid: "${of.uuid}") { id }`,
  },
  createQuestion: {
    who: 'signed in',
    call: of => `createQuestion(createQuestionInput: { uuid: "${of.uuid}", question: "?" }) { id }`,
  },
  answerQuestion: {
    who: { sellerOr: 'Questions:answer' },
    call: of => `answerQuestion(id: "${of.questionId}", answer: "Yes.") { id }`,
  },
  createCardCheckoutSession: {
    who: 'signed in',
    call: of => `createCardCheckoutSession(id: "${of.uuid}")`,
  },
  // Nobody's file is anybody else's: that it is not found is all that is said.
  tryFileImport: {
    who: 'signed in',
    call: of =>
      `tryFileImport(id: "${of.uuid}", wish: { targets: ["brand"], days: DMY, decimal: COMMA, takesGood: false }) { id }`,
  },
  runFileImport: { who: 'signed in', call: of => `runFileImport(id: "${of.uuid}") { id }` },
  removeImportArchive: { who: 'signed in', call: of => `removeImportArchive(id: "${of.uuid}") { id }` },
  stopFileImport: { who: 'signed in', call: of => `stopFileImport(id: "${of.uuid}") { id }` },
  describeCarAdPhoto: {
    who: 'Ads:update',
    call: of => `describeCarAdPhoto(uuid: "${of.uuid}", photoId: "${of.uuid}")`,
  },
  updateProfile: {
    who: 'signed in',
    call: () => 'updateProfile(data: { firstName: "A", lastName: "B", phone: "0612345678" }) { id }',
  },
  updateLanguage: { who: 'signed in', call: () => 'updateLanguage(language: FR) { id }' },
  chooseMarketing: { who: 'signed in', call: () => 'chooseMarketing(takes: false) { id }' },
  confirmPassword: { who: 'signed in', call: () => 'confirmPassword(password: "x")' },
  requestProofCode: { who: 'signed in', call: () => 'requestProofCode' },
  confirmWithCode: { who: 'signed in', call: () => 'confirmWithCode(code: "x")' },
  beginPasskeyProof: { who: 'signed in', call: () => 'beginPasskeyProof' },
  confirmWithPasskey: { who: 'signed in', call: () => 'confirmWithPasskey(answer: "x")' },
  beginTotp: { who: 'signed in', call: () => 'beginTotp { secret }' },
  confirmTotp: { who: 'signed in', call: () => 'confirmTotp(code: "x")' },
  proveSecondFactor: { who: 'signed in', call: () => 'proveSecondFactor(code: "x")' },
  renewRecoveryCodes: { who: 'signed in', call: () => 'renewRecoveryCodes' },
  removeTotp: { who: 'signed in', call: () => 'removeTotp' },
  beginSocialLink: { who: 'signed in', call: () => 'beginSocialLink(provider: GOOGLE)' },
  updatePassword: {
    who: 'signed in',
    call: () => 'updatePassword(currentPassword: "x", password: "Un-Mot-De-Passe-2")',
  },
  requestEmailChange: {
    who: 'signed in',
    call: () => 'requestEmailChange(email: "y@access.test", password: "x") { id }',
  },
  resendConfirmation: { who: 'signed in', call: () => 'resendConfirmation' },
  confirmEmail: { who: 'anyone', call: () => 'confirmEmail(token: "x")' },
  linkSocialAccount: {
    who: 'anyone',
    changesSession: true,
    call: () => 'linkSocialAccount(password: "x") { user { id } }',
  },
  unlinkSocialAccount: { who: 'signed in', call: () => 'unlinkSocialAccount(provider: GOOGLE)' },
  beginPasskey: { who: 'signed in', call: () => 'beginPasskey(password: "x")' },
  addPasskey: { who: 'signed in', call: () => 'addPasskey(answer: "x", label: "x") { id }' },
  renamePasskey: { who: 'signed in', call: () => 'renamePasskey(id: "x", label: "x") { id }' },
  removePasskey: { who: 'signed in', call: () => 'removePasskey(id: "x")' },
  beginPasskeyLogin: { who: 'anyone', call: () => 'beginPasskeyLogin' },
  loginWithPasskey: {
    who: 'anyone',
    changesSession: true,
    call: () => 'loginWithPasskey(answer: "x") { user { id } }',
  },
  endSession: { who: 'signed in', call: of => `endSession(id: "${of.uuid}")` },
  endOtherSessions: { who: 'signed in', call: () => 'endOtherSessions' },
  deleteAccount: { who: 'signed in', call: () => 'deleteAccount(password: "x")' },
  removeCard: { who: 'signed in', call: () => 'removeCard' },
  addAddress: { who: 'signed in', call: () => `addAddress(data: { ${address} }) { id }` },
  updateAddress: {
    who: 'signed in',
    call: of => `updateAddress(id: "${of.uuid}", data: { ${address} }) { id }`,
  },
  removeAddress: { who: 'signed in', call: of => `removeAddress(id: "${of.uuid}") { id }` },
  chooseAddress: { who: 'signed in', call: of => `chooseAddress(id: "${of.uuid}") { id }` },
  updatePseudo: { who: 'signed in', call: () => 'updatePseudo(pseudo: null) { id }' },
  createAlert: {
    who: 'signed in',
    call: () => 'createAlert(data: { name: "Alpine", filter: { brands: ["Alpine"] } }) { id }',
  },
  updateAlert: {
    who: 'signed in',
    call: of => `updateAlert(id: "${of.uuid}", data: { isPaused: true }) { id }`,
  },
  removeAlert: { who: 'signed in', call: of => `removeAlert(id: "${of.uuid}")` },
  markNotificationsRead: { who: 'signed in', call: () => 'markNotificationsRead' },
  updateNotificationSettings: {
    who: 'signed in',
    call: () => 'updateNotificationSettings(data: { quietFrom: 22, quietUntil: 8 }) { quietFrom }',
  },
  addPushSubscription: {
    who: 'signed in',
    call: () => 'addPushSubscription(endpoint: "https://example.org", p256dh: "x", auth: "x")',
  },
  removePushSubscription: { who: 'signed in', call: () => 'removePushSubscription(endpoint: "x")' },
  registerView: { who: 'anyone', call: of => `registerView(id: "${of.uuid}")` },
  revealOwnerContact: { who: 'anyone', call: of => `revealOwnerContact(uuid: "${of.uuid}") { phone }` },
  register: {
    who: 'anyone',
    changesSession: true,
    call: () =>
      `register(data: { firstName: "A", lastName: "B", phone: "0612345678", email: "${newEmail()}",
        password: "Un-Mot-De-Passe-1", language: FR }) { user { id } }`,
  },
  login: {
    who: 'anyone',
    changesSession: true,
    call: () => 'login(email: "seller@access.test", password: "Un-Mot-De-Passe-1") { user { id } }',
  },
  logout: { who: 'anyone', changesSession: true, call: () => 'logout' },
  requestPasswordReset: { who: 'anyone', call: () => 'requestPasswordReset(email: "x@access.test")' },
  resetPassword: { who: 'anyone', call: () => 'resetPassword(token: "x", password: "Un-Mot-De-Passe-1")' },
  saveMyCar: { who: 'signed in', call: of => `saveMyCar(uuid: "${of.uuid}", version: 0) { uuid }` },
  submitMyCar: { who: 'signed in', call: of => `submitMyCar(uuid: "${of.uuid}", version: 0) { uuid }` },
  takeMyCarBack: { who: 'signed in', call: of => `takeMyCarBack(uuid: "${of.uuid}") { uuid }` },
  answerMyEstimate: { who: 'signed in', call: of => `answerMyEstimate(id: "${of.uuid}") { stage }` },
  answerAdApproval: {
    who: 'signed in',
    call: of => `answerAdApproval(id: "${of.uuid}", revision: 0) { stage }`,
  },
  callOffMyAppointment: {
    who: 'signed in',
    call: of => `callOffMyAppointment(id: "${of.uuid}", reason: "x") { stage }`,
  },
  leaveHouse: { who: 'signed in', call: of => `leaveHouse(uuid: "${of.uuid}", reason: "x") { uuid }` },
  withdrawMyCar: { who: 'signed in', call: of => `withdrawMyCar(uuid: "${of.uuid}") { uuid }` },
  lowerMyReserve: { who: 'signed in', call: of => `lowerMyReserve(uuid: "${of.uuid}") { uuid }` },
  turnPhoto: { who: 'signed in', call: of => `turnPhoto(id: "${of.uuid}", quarterTurns: 1) { id }` },
  describePhoto: { who: 'signed in', call: of => `describePhoto(id: "${of.uuid}", alt: "x") { id }` },
  saveTrader: {
    who: 'signed in',
    call: () =>
      `saveTrader(data: { company: "A", registerNumber: "1", vatNumber: "FR40303265045", street: "1 rue",
        zipCode: "75008", city: "Paris", country: "FR" }) { company }`,
  },
  approveSubmission: { who: 'Ads:publish', call: of => `approveSubmission(id: "${of.uuid}") { id }` },
  askForChanges: {
    who: 'Ads:publish',
    call: of => `askForChanges(id: "${of.uuid}", comments: [{ field: "year", text: "?" }]) { id }`,
  },
  refuseSubmission: {
    who: 'Ads:publish',
    call: of => `refuseSubmission(id: "${of.uuid}", reason: "x") { id }`,
  },
  createCarAd: { who: 'Ads:create', call: () => `createCarAd(data: { ${car} }) { uuid }` },
  updateCarAd: {
    who: 'Ads:update',
    call: of => `updateCarAd(uuid: "${of.uuid}", data: { year: 1970 }) { uuid }`,
  },
  publishCarAd: { who: 'Ads:publish', call: of => `publishCarAd(uuid: "${of.uuid}") { uuid }` },
  withdrawCarAd: { who: 'Ads:publish', call: of => `withdrawCarAd(uuid: "${of.uuid}") { uuid }` },
  scheduleAuction: {
    who: 'Auctions:update',
    call: of => `scheduleAuction(uuid: "${of.uuid}", data: { start: ${hours(1)}, end: ${hours(2)} }) { id }`,
  },
  cancelAuction: {
    who: 'Auctions:update',
    call: of => `cancelAuction(uuid: "${of.uuid}", reason: "x") { id }`,
  },
  lowerReserve: { who: 'Auctions:update', call: of => `lowerReserve(uuid: "${of.uuid}") { id }` },
  moveAuctionEnd: {
    who: 'Auctions:update',
    call: of => `moveAuctionEnd(uuid: "${of.uuid}", end: ${hours(48)}) { id }`,
  },
  makeOffer: { who: 'signed in', call: of => `makeOffer(id: "${of.uuid}", amount: 1000) { id }` },
  acceptOffer: { who: 'signed in', call: of => `acceptOffer(id: "${of.uuid}") { id }` },
  declineOffer: { who: 'signed in', call: of => `declineOffer(id: "${of.uuid}") { id }` },
  wishRelisting: { who: 'signed in', call: of => `wishRelisting(uuid: "${of.questionId}", note: "")` },
  openOffer: { who: 'Auctions:update', call: of => `openOffer(uuid: "${of.uuid}") { id }` },
  offerSecondChance: { who: 'Auctions:update', call: of => `offerSecondChance(uuid: "${of.uuid}") { id }` },
  closeOffer: { who: 'Auctions:update', call: of => `closeOffer(id: "${of.uuid}", reason: "x") { id }` },
  relistAuction: { who: 'Auctions:update', call: of => `relistAuction(uuid: "${of.uuid}") { id }` },
  report: {
    who: 'anyone',
    call: of =>
      `report(data: { subject: AD, id: "${of.uuid}", reason: FRAUD, text: "", email: "${newEmail()}", language: FR })`,
  },
  appealReport: { who: 'anyone', call: () => 'appealReport(token: "x", text: "x") { number }' },
  decideReport: {
    who: 'Users:update',
    call: of => `decideReport(id: "${of.uuid}", measure: NONE, statement: "x") { id }`,
  },
  decideReportAppeal: {
    who: 'Users:update',
    call: of => `decideReportAppeal(id: "${of.uuid}", side: AUTHOR, measure: NONE, statement: "x") { id }`,
  },
  chooseConsent: { who: 'anyone', call: () => 'chooseConsent(analytics: false, marketing: false)' },
  saveInquiry: {
    who: 'anyone',
    call: () =>
      `saveInquiry(input: { form: "specialist", step: "request", language: FR, answers: [] }) { id }`,
  },
  takeInquiry: { who: 'signed in', call: of => `takeInquiry(id: "${of.uuid}") { id }` },
  sendInquiry: { who: 'anyone', call: of => `sendInquiry(id: "${of.uuid}") { id }` },
  mailInquiryLink: { who: 'anyone', call: of => `mailInquiryLink(id: "${of.uuid}")` },
  resumeInquiry: { who: 'anyone', call: () => 'resumeInquiry(token: "x") { id }' },
  removeInquiry: { who: 'anyone', call: of => `removeInquiry(id: "${of.uuid}")` },
  subscribeNewsletter: {
    who: 'anyone',
    call: () => `subscribeNewsletter(email: "${newEmail()}", language: FR, consent: "Yes.")`,
  },
  confirmNewsletter: { who: 'anyone', call: () => 'confirmNewsletter(token: "x")' },
  leaveNewsletter: { who: 'anyone', call: () => 'leaveNewsletter(token: "x")' },
  updateLead: { who: 'Leads:read', call: of => `updateLead(id: "${of.uuid}", state: DONE, note: "") { id }` },
  saveContentDraft: {
    who: 'Content:update',
    call: () =>
      `saveContentDraft(data: { kind: ARTICLE, locale: FR, slug: "x", title: "x", description: "x", body: "x" })`,
  },
  publishContent: {
    who: 'Content:update',
    call: () => 'publishContent(kind: PAGE, slug: "cgv", locale: FR, number: 1)',
  },
  moveContent: { who: 'Content:update', call: () => 'moveContent(kind: ARTICLE, from: "x", to: "y")' },
  documentLink: { who: 'signed in', call: of => `documentLink(id: "${of.uuid}", language: FR)` },
  removeDocument: { who: 'signed in', call: of => `removeDocument(id: "${of.uuid}")` },
  acceptDocument: { who: 'Orders:update', call: of => `acceptDocument(id: "${of.uuid}") { id }` },
  refuseDocument: {
    who: 'Orders:update',
    call: of => `refuseDocument(id: "${of.uuid}", reason: "x") { id }`,
  },
};

/**
 * A query: what a visitor is answered where it is one's own, `anyone` where it is public, or the permission
 * that staff need for it.
 */
export type Asked = { readonly call: (of: Fixture) => string } & (
  | { readonly toVisitors: unknown }
  | { readonly staff: Right }
);

/** Every query of the schema has a line here; one without fails the test. */
export const QUERIES: Readonly<Record<string, Asked>> = {
  ...STAFF_QUERIES,
  ...PROGRAM_QUERIES,
  bidLog: { call: of => `bidLog(auctionId: "${of.auctionId}") { seal }`, staff: 'Auctions:update' },
  me: { call: () => 'me { id }', toVisitors: null },
  myBidderId: { call: of => `myBidderId(auctionId: "${of.auctionId}")`, toVisitors: null },
  isMySale: { call: of => `isMySale(auctionId: "${of.auctionId}")`, toVisitors: false },
  isMyPurchase: { call: of => `isMyPurchase(auctionId: "${of.auctionId}")`, toVisitors: null },
  finalPrice: { call: of => `finalPrice(auctionId: "${of.auctionId}")`, toVisitors: null },
  myBids: { call: of => `myBids(auctionId: "${of.auctionId}") { maxBid }`, toVisitors: [] },
  myMaxBid: { call: of => `myMaxBid(auctionId: "${of.auctionId}")`, toVisitors: null },
  mySocialAccounts: { call: () => 'mySocialAccounts', toVisitors: [] },
  mySecondFactor: { call: () => 'mySecondFactor { isNeeded }', toVisitors: null },
  myAccountEvents: { call: () => 'myAccountEvents { id }', toVisitors: [] },
  emailLetter: { call: () => 'emailLetter(token: "x") { asksPassword }', toVisitors: null },
  socialLink: { call: () => 'socialLink { email }', toVisitors: null },
  member: { call: () => `member(id: "00000000-0000-4000-8000-000000000000") { id }`, toVisitors: null },
  myPasskeys: { call: () => 'myPasskeys { id }', toVisitors: [] },
  staffCarAds: { call: () => 'staffCarAds { totalCount }', staff: 'Ads:update' },
  editedCarAd: { call: of => `editedCarAd(uuid: "${of.uuid}") { ownerName }`, staff: 'Ads:update' },
  fileImports: { call: () => 'fileImports { id }', toVisitors: [] },
  fileImport: { call: of => `fileImport(id: "${of.uuid}") { id }`, toVisitors: null },
  carAdHistory: { call: of => `carAdHistory(uuid: "${of.uuid}") { id }`, staff: 'Ads:update' },
  auditEntries: { call: () => 'auditEntries { totalCount }', staff: 'Users:update' },
  missingParticulars: { call: () => 'missingParticulars { setting field keepsClosed }', toVisitors: null },
  staffOverview: { call: () => 'staffOverview { leadsDue }', toVisitors: null },
  mySessions: { call: () => 'mySessions { id }', toVisitors: [] },
  myCard: { call: () => 'myCard { lastFour }', toVisitors: null },
  myData: { call: () => 'myData', toVisitors: null },
  myOffers: { call: () => 'myOffers { id }', toVisitors: [] },
  myUnsoldCars: { call: () => 'myUnsoldCars { wish }', toVisitors: [] },
  offer: { call: of => `offer(id: "${of.uuid}") { id }`, toVisitors: null },
  afterSale: { call: of => `afterSale(uuid: "${of.uuid}") { canRelist }`, staff: 'Auctions:update' },
  reportDecision: { call: () => 'reportDecision(token: "x") { number }', toVisitors: null },
  reports: { call: () => 'reports { total }', staff: 'Users:update' },
  myFavorites: { call: () => 'myFavorites', toVisitors: [] },
  myFavoriteCars: { call: () => 'myFavoriteCars { uuid }', toVisitors: [] },
  myCalendarAddress: { call: () => 'myCalendarAddress', toVisitors: null },
  myMandates: { call: () => 'myMandates { id }', toVisitors: [] },
  matchingMandates: { call: of => `matchingMandates(carUuid: "${of.uuid}") { id }`, staff: 'Leads:read' },
  myLots: { call: () => 'myLots { myMaxBid }', toVisitors: [] },
  myOpenQuestions: { call: () => 'myOpenQuestions { id }', toVisitors: [] },
  myAlerts: { call: () => 'myAlerts { id }', toVisitors: [] },
  myNotifications: { call: () => 'myNotifications { unreadCount }', toVisitors: null },
  isPushSubscribed: { call: () => 'isPushSubscribed(endpoint: "x")', toVisitors: null },
  notificationSettings: { call: () => 'notificationSettings { quietFrom }', toVisitors: null },
  myCars: { call: () => 'myCars { uuid }', toVisitors: null },
  myCar: { call: of => `myCar(uuid: "${of.uuid}") { uuid sale { reserve } }`, toVisitors: null },
  myConsignment: { call: of => `myConsignment(adUuid: "${of.uuid}") { stage }`, toVisitors: null },
  myTrader: { call: () => 'myTrader { company }', toVisitors: null },
  adSubmissions: { call: () => 'adSubmissions { id }', staff: 'Ads:publish' },
  myQuestions: { call: of => `myQuestions(uuid: "${of.uuid}") { id }`, toVisitors: [] },
  bids: { call: of => `bids(auctionId: "${of.auctionId}", sinceVersion: 0) { id }`, toVisitors: 'anyone' },
  page: { call: () => 'page(name: "cgv", locale: FR) { slug }', toVisitors: 'anyone' },
  article: { call: () => 'article(slug: "no-such", locale: FR) { slug }', toVisitors: null },
  event: { call: () => 'event(slug: "no-such", locale: FR) { slug }', toVisitors: null },
  articles: { call: () => 'articles(locale: FR) { totalCount }', toVisitors: 'anyone' },
  faq: { call: () => 'faq(place: "no-such", locale: FR) { question }', toVisitors: [] },
  contentAddresses: { call: () => 'contentAddresses { slug }', toVisitors: 'anyone' },
  pageVersions: { call: () => 'pageVersions(name: "no-such", locale: FR) { number }', toVisitors: [] },
  brandText: { call: () => 'brandText(brand: "no-such", locale: FR) { slug }', toVisitors: null },
  contentPreview: { call: () => 'contentPreview(body: "x") { __typename }', staff: 'Content:update' },
  contentList: { call: () => 'contentList(kind: PAGE) { slug }', staff: 'Content:update' },
  contentVersions: {
    call: () => 'contentVersions(kind: PAGE, slug: "cgv", locale: FR) { number }',
    staff: 'Content:update',
  },
  publicCarAd: { call: of => `publicCarAd(uuid: "${of.uuid}") { uuid }`, toVisitors: 'anyone' },
  isCarAdWithdrawn: { call: of => `isCarAdWithdrawn(slug: "${of.uuid}")`, toVisitors: 'anyone' },
  inquiryForm: { call: () => 'inquiryForm(name: "contact") { name }', toVisitors: 'anyone' },
  inquiryOpening: { call: () => 'inquiryOpening', toVisitors: 'anyone' },
  inquiry: { call: of => `inquiry(id: "${of.uuid}") { id }`, toVisitors: null },
  myInquiries: { call: () => 'myInquiries { id }', toVisitors: [] },
  leads: { call: () => 'leads { totalCount }', staff: 'Leads:read' },
  orders: { call: () => 'orders { total }', staff: READS_ACCOUNTS },
  openReceipts: { call: () => 'openReceipts { id }', staff: READS_ACCOUNTS },
  bankLines: {
    call: () =>
      'bankLines(lines: [{ account: "A", bankReference: "B", position: 0, amountCents: 1, valueOn: "2026-01-01", payer: "", reference: "" }]) { state }',
    staff: 'Orders:update',
  },
  bankMoves: { call: () => 'bankMoves(moves: []) { state }', staff: 'Orders:update' },
  staffFigures: { call: () => 'staffFigures { bidders }', staff: READS_ACCOUNTS },
  accountBalances: { call: () => 'accountBalances(day: "2099-12-31") { cents }', staff: READS_ACCOUNTS },
  personBalances: { call: () => 'personBalances(day: "2099-12-31") { cents }', staff: READS_ACCOUNTS },
  myPayoutAccount: { call: () => 'myPayoutAccount { holder }', toVisitors: null },
  escrowDifferences: { call: () => 'escrowDifferences { orderId }', staff: READS_ACCOUNTS },
  duePayouts: { call: () => 'duePayouts { orderId }', staff: READS_ACCOUNTS },
  payoutBatches: { call: () => 'payoutBatches { id }', staff: READS_ACCOUNTS },
  houseCars: { call: () => 'houseCars { totalCount }', staff: READS_ACCOUNTS },
  ...ORDER_QUERIES,
  mySellerDetails: { call: () => 'mySellerDetails { isAnswered }', toVisitors: null },
  yearSellers: { call: () => 'yearSellers(year: 2025) { id }', staff: READS_ACCOUNTS },
  sellersFile: { call: () => 'sellersFile(year: 2025) { kind }', staff: READS_ACCOUNTS },
  vatStatement: {
    call: () => 'vatStatement(from: "2026-01-01", to: "2026-01-31") { dueCents }',
    staff: READS_ACCOUNTS,
  },
  myDocuments: { call: () => 'myDocuments { id }', toVisitors: [] },
  waitingDocuments: { call: () => 'waitingDocuments { id }', staff: 'Orders:update' },
  reviews: { call: () => 'reviews { totalCount }', toVisitors: 'anyone' },
  saleProof: { call: of => `saleProof(auctionId: "${of.auctionId}") { isOver }`, toVisitors: 'anyone' },
  auctionResults: { call: () => 'auctionResults { totalCount }', toVisitors: 'anyone' },
  carNames: { call: () => 'carNames(brand: "alpine") { brand }', toVisitors: 'anyone' },
  carCatalogue: {
    call: () => 'carCatalogue(brand: "alpine", model: "A110") { brands }',
    toVisitors: 'anyone',
  },
  searchSuggestions: { call: () => 'searchSuggestions(text: "alp") { brand }', toVisitors: 'anyone' },
  searchCarAds: { call: () => 'searchCarAds { totalCount }', toVisitors: 'anyone' },
  serverTime: { call: () => 'serverTime', toVisitors: 'anyone' },
};
