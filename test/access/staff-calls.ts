import type { Asked, Entry } from './matrix.ts';

const review = 'date: "2026-01-01T00:00:00Z", message: "x", note: "star_5", state: DRAFT';
const sale = `title: { fr: "x" }, story: {}, terms: {}, start: "2100-01-01T00:00:00Z", firstEnd: "2100-01-02T00:00:00Z",
  intervalMinutes: 5, stagger: VALUE, hotFrom: 50000, hotGapMinutes: 15, extensionWindowSeconds: 120,
  askForCardDetails: true, lots: []`;
const call = 'form: "contact", name: "x", phone: "+33612345678", leadSource: "phone_call", note: ""';

/** What those who run sales, answer people and look after accounts may do. */
export const STAFF_MUTATIONS: Readonly<Record<string, Entry>> = {
  renameCars: {
    who: 'Settings:update',
    call: () => 'renameCars(input: { brand: "Nobody", newBrand: "Nobody’s" }) { ads }',
  },
  changePermissions: {
    who: 'Users:update',
    call: of => `changePermissions(id: "${of.uuid}", groupIds: [], permissions: []) { id }`,
  },
  blockPerson: { who: 'Users:update', call: of => `blockPerson(id: "${of.uuid}", reason: "x") { id }` },
  unblockPerson: { who: 'Users:update', call: of => `unblockPerson(id: "${of.uuid}") { id }` },
  setProfessional: {
    who: 'Users:update',
    call: of => `setProfessional(id: "${of.uuid}", isProfessional: true) { id }`,
  },
  viewPerson: { who: 'Users:update', call: of => `viewPerson(id: "${of.uuid}")` },
  endSecondFactor: { who: 'Users:update', call: of => `endSecondFactor(id: "${of.uuid}") { id }` },
  sendPersonCopy: {
    who: 'Users:update',
    call: of => `sendPersonCopy(id: "${of.uuid}", wish: { wishedOn: "2026-01-05", reason: "x" }) { id }`,
  },
  erasePerson: {
    who: 'Users:update',
    call: of => `erasePerson(id: "${of.uuid}", wish: { wishedOn: "2026-01-05", reason: "x" })`,
  },
  addHouseApiKey: {
    who: 'Users:update',
    call: () => 'addHouseApiKey(input: { name: "x", scopes: [read] }) { secret }',
  },
  endHouseApiKey: { who: 'Users:update', call: of => `endHouseApiKey(id: "${of.uuid}")` },
  endPersonApiKey: {
    who: 'Users:update',
    call: of => `endPersonApiKey(personId: "${of.uuid}", id: "${of.uuid}")`,
  },
  signOutPerson: { who: 'Users:update', call: of => `signOutPerson(id: "${of.uuid}") { id }` },
  resendPersonConfirmation: {
    who: 'Users:update',
    call: of => `resendPersonConfirmation(id: "${of.uuid}") { id }`,
  },
  saveStaffGroup: {
    who: 'Users:update',
    call: of => `saveStaffGroup(id: "${of.uuid}", name: "x", permissions: []) { id }`,
  },
  changeSetting: {
    who: 'Settings:update',
    call: () => 'changeSetting(name: searchDeposit, value: "{}")',
  },
  changeHouseText: {
    who: 'Settings:update',
    call: () => 'changeHouseText(key: "letters.layout.house", text: {}) { key }',
  },
  openConsignment: {
    who: 'Leads:read',
    call: of => `openConsignment(leadId: "${of.uuid}") { id }`,
  },
  assignConsignment: { who: 'Leads:read', call: of => `assignConsignment(id: "${of.uuid}") { id }` },
  linkConsignment: {
    who: 'Leads:read',
    call: of => `linkConsignment(id: "${of.uuid}", adUuid: "${of.uuid}") { id }`,
  },
  loseConsignment: {
    who: 'Leads:read',
    call: of => `loseConsignment(id: "${of.uuid}", reason: "x") { id }`,
  },
  askAdApproval: { who: 'Leads:read', call: of => `askAdApproval(id: "${of.uuid}") { id }` },
  noteAdApproval: {
    who: ['Leads:read', 'Ads:publish', 'Auctions:update'],
    call: of => `noteAdApproval(uuid: "${of.uuid}", reason: "x")`,
  },
  giveEstimate: {
    who: 'Leads:read',
    call: of => `giveEstimate(id: "${of.uuid}", data: { party: HOUSE, low: 1, high: 2 }) { id }`,
  },
  agreeToEstimate: { who: 'Leads:read', call: of => `agreeToEstimate(id: "${of.uuid}") { id }` },
  saveAppointment: {
    who: 'Leads:read',
    call: of => `saveAppointment(id: "${of.uuid}", data: { kind: PHOTOS, at: "2100-01-01T00:00:00Z",
      place: "x", staffId: "${of.uuid}" }) { id }`,
  },
  settleAppointment: {
    who: 'Leads:read',
    call: of => `settleAppointment(id: "${of.uuid}", isDone: true) { id }`,
  },
  takeBackFileImport: { who: 'Auctions:update', call: of => `takeBackFileImport(id: "${of.uuid}") { id }` },
  saveSale: { who: 'Auctions:update', call: () => `saveSale(data: { ${sale} }) { id }` },
  scheduleSale: {
    who: 'Auctions:update',
    call: of => `scheduleSale(id: "${of.uuid}", version: 1) { faults { code } }`,
  },
  announceSale: {
    who: 'Auctions:update',
    call: of => `announceSale(id: "${of.uuid}", isAnnounced: true) { faults { code } }`,
  },
  removeSale: { who: 'Auctions:update', call: of => `removeSale(id: "${of.uuid}", version: 1)` },
  addSaleCall: {
    who: 'Auctions:update',
    call: of => `addSaleCall(saleId: "${of.uuid}", adUuid: "${of.uuid}", personId: "${of.uuid}") { id }`,
  },
  settleSaleCall: {
    who: 'Auctions:update',
    call: of => `settleSaleCall(id: "${of.uuid}", isDone: true) { id }`,
  },
  removeSaleCall: { who: 'Auctions:update', call: of => `removeSaleCall(id: "${of.uuid}") { id }` },
  removeStaffGroup: { who: 'Users:update', call: of => `removeStaffGroup(id: "${of.uuid}")` },
  retryLetter: { who: 'Users:update', call: () => 'retryLetter(id: "999999999") { id }' },
  confirmRestore: { who: 'Refunds:create', call: () => 'confirmRestore' },
  retryJob: { who: 'Users:update', call: () => 'retryJob(id: "999999999") { id }' },
  hideQuestion: {
    who: 'Questions:answer',
    call: of => `hideQuestion(id: "${of.questionId}", reason: "x") { id }`,
  },
  settleQuestionFlags: {
    who: 'Questions:answer',
    call: of => `settleQuestionFlags(id: "${of.questionId}") { id }`,
  },
  showQuestion: { who: 'Questions:answer', call: of => `showQuestion(id: "${of.questionId}") { id }` },
  tryListAct: {
    who: 'Ads:publish',
    call: of => `tryListAct(list: "ads", act: "PUBLISH", ids: ["${of.uuid}"]) { id }`,
  },
  // Of one's own act: of nobody else's one hears more than that it is not there.
  runListAct: { who: 'signed in', call: of => `runListAct(id: "${of.uuid}") { id }` },
  stopListAct: { who: 'signed in', call: of => `stopListAct(id: "${of.uuid}") { id }` },
  addStaffNote: {
    who: 'Ads:update',
    call: of => `addStaffNote(kind: CAR, id: "${of.uuid}", body: "x") { id }`,
  },
  removeStaffNote: {
    who: 'Ads:update',
    call: of => `removeStaffNote(kind: CAR, noteId: "${of.uuid}")`,
  },
  saveListView: {
    who: 'Ads:update',
    call: () => 'saveListView(page: "admin/ads", name: "x", query: "", isShared: true) { id }',
  },
  removeListView: { who: 'staff', call: of => `removeListView(id: "${of.uuid}")` },
  saveCampaign: {
    who: 'Users:update',
    call: () =>
      'saveCampaign(data: { subject: { fr: "x" }, body: { fr: "x" }, button: {}, segment: SUBSCRIBERS }) { id }',
  },
  removeCampaign: { who: 'Users:update', call: of => `removeCampaign(id: "${of.uuid}")` },
  testCampaign: { who: 'Users:update', call: of => `testCampaign(id: "${of.uuid}")` },
  sendCampaign: { who: 'Users:update', call: of => `sendCampaign(id: "${of.uuid}", version: 0) { id }` },
  stopCampaign: { who: 'Users:update', call: of => `stopCampaign(id: "${of.uuid}")` },
  eraseLead: {
    who: 'Users:update',
    call: of => `eraseLead(id: "${of.uuid}", wish: { wishedOn: "2026-01-05", reason: "x" })`,
  },
  addLead: { who: 'Leads:read', call: () => `addLead(data: { ${call} }) { id }` },
  saveReview: { who: 'Content:update', call: () => `saveReview(data: { ${review} }) { uuid }` },
  setReviewState: {
    who: 'Content:update',
    call: of => `setReviewState(uuid: "${of.uuid}", state: HIDDEN) { uuid }`,
  },
  importReviews: { who: 'Content:update', call: () => 'importReviews(csv: "message") { addedCount }' },
  saveReviewFigure: {
    who: 'Content:update',
    call: () => 'saveReviewFigure(name: "own", figure: 49, sourceUrl: "", asOf: "2026-01-01") { name }',
  },
};

export const STAFF_QUERIES: Readonly<Record<string, Asked>> = {
  staffNotes: { call: of => `staffNotes(kind: CAR, id: "${of.uuid}") { id }`, staff: 'Ads:update' },
  listAct: { call: of => `listAct(id: "${of.uuid}") { id }`, toVisitors: null },
  listViews: { call: () => 'listViews(page: "admin/ads") { id }', toVisitors: [] },
  people: { call: () => 'people { totalCount }', staff: 'Users:update' },
  declaredTrader: {
    call: of => `declaredTrader(personId: "${of.uuid}") { trader { company } }`,
    staff: 'Users:update',
  },
  person: { call: of => `person(id: "${of.uuid}") { id }`, staff: 'Users:update' },
  webhooks: { call: () => 'webhooks { totalCount }', staff: 'Users:update' },
  staffWebhookMessages: { call: () => 'staffWebhookMessages { totalCount }', staff: 'Users:update' },
  apiKeys: { call: () => 'apiKeys { totalCount }', staff: 'Users:update' },
  // What a letter that they send leads to.
  dataCopy: { call: () => 'dataCopy(token: "x")', toVisitors: null },
  staffGroups: { call: () => 'staffGroups { id }', staff: 'Users:update' },
  permissions: { call: () => 'permissions', staff: 'Users:update' },
  houseSettings: {
    call: () => 'houseSettings { name value fixed { by } changes { id } }',
    staff: 'Settings:update',
  },
  settingPreview: {
    call: () => 'settingPreview(name: searchDeposit, value: "{\\"euros\\":600}") { before effects { what } }',
    staff: 'Settings:update',
  },
  houseTexts: { call: () => 'houseTexts { totalCount texts { key } }', staff: 'Settings:update' },
  houseText: {
    call: () => 'houseText(key: "letters.layout.house") { key title { fr } values { value } changes { id } }',
    staff: 'Settings:update',
  },
  houseTextPreview: {
    call: () => 'houseTextPreview(key: "letters.layout.house", text: { fr: "Nous." }) { paragraphs }',
    staff: 'Settings:update',
  },
  carModels: { call: () => 'carModels { totalCount models { brand } }', staff: 'Settings:update' },
  usualAuction: { call: () => 'usualAuction { windowSeconds lengthDays }', staff: 'Auctions:update' },
  staffHistory: {
    call: of => `staffHistory(kind: LEAD, id: "${of.uuid}") { id }`,
    staff: 'Leads:read',
  },
  staffLetters: { call: () => 'staffLetters { totalCount }', staff: 'Users:update' },
  campaigns: { call: () => 'campaigns { totalCount }', staff: 'Users:update' },
  campaign: { call: of => `campaign(id: "${of.uuid}") { id }`, staff: 'Users:update' },
  failedJobs: { call: () => 'failedJobs { id }', staff: 'Users:update' },
  auctionBoard: { call: () => 'auctionBoard { totalCount }', staff: 'Auctions:update' },
  boardAuction: { call: of => `boardAuction(uuid: "${of.uuid}") { id }`, staff: 'Auctions:update' },
  auctionCandidates: { call: () => 'auctionCandidates { uuid }', staff: 'Auctions:update' },
  callingBidders: {
    call: () => 'callingBidders(search: "seller@access") { id }',
    staff: 'Auctions:update',
  },
  consignments: { call: () => 'consignments { totalCount }', staff: 'Leads:read' },
  openSteps: {
    call: of => `openSteps(uuids: ["${of.uuid}"]) { id }`,
    staff: ['Ads:publish', 'Auctions:update'],
  },
  consignment: { call: of => `consignment(id: "${of.uuid}") { id }`, staff: 'Leads:read' },
  staffSales: { call: () => 'staffSales { totalCount }', staff: 'Auctions:update' },
  lotsByNumber: { call: () => 'lotsByNumber(search: "1") { number }', staff: 'Auctions:update' },
  staffSale: { call: of => `staffSale(id: "${of.uuid}") { id }`, staff: 'Auctions:update' },
  sales: { call: () => 'sales { slug }', toVisitors: 'anyone' },
  sale: { call: () => 'sale(slug: "no-such-sale") { slug }', toVisitors: null },
  deskPace: { call: () => 'deskPace { medianMs }', staff: 'Auctions:update' },
  staffQuestions: {
    call: () => 'staffQuestions(filter: ANSWERED) { totalCount }',
    staff: 'Questions:answer',
  },
  leadOwners: { call: () => 'leadOwners { id }', staff: 'Leads:read' },
  leadForms: { call: () => 'leadForms', staff: 'Leads:read' },
  staffReviews: { call: () => 'staffReviews { totalCount }', staff: 'Content:update' },
  reviewFigures: { call: () => 'reviewFigures { name }', toVisitors: 'anyone' },
};
