import type { TypeEntry } from './index.ts';

/** What those who run sales, answer people and look after accounts see. */
export const STAFF: Readonly<Record<string, TypeEntry>> = {
  AuctionCandidate: {
    'Auctions:update':
      'estimateHigh estimateLow isPublic seller slug title uuid wishedReserve wishedStartDate wishedStartingPrice',
  },
  BoardAuction: {
    'Auctions:update': `adSlug adTitle adUuid askForCardDetails bidCount bidderCount bids changes closingFailure
      end extensionCount extensionWindowSeconds id isAdPublic isSold leader nbFav nextBids price reservePrice
      reservePriceReached signedBelow start startingPrice state tieRule viewCount watcherCount`,
  },
  BoardBid: {
    'Auctions:update': 'amount bidder isImmediate leadSource leads placedAt placedBy version',
  },
  BoardChange: {
    'Auctions:update': 'actorName at endAfter id kind reason reasonLanguage reserveAfter reserveBefore',
  },
  BoardPage: { 'Auctions:update': 'auctions totalCount' },
  BoardPerson: { 'Auctions:update': 'email firstName id lastName phone pseudo' },
  CallingBidder: { 'Auctions:update': 'email firstName id isCardValid lastName phone pseudo' },
  CarModel: { 'Settings:update': 'adCount alike brand model publicCount resultCount' },
  CarModelPage: { 'Settings:update': 'models totalCount' },
  ClosingFailure: { 'Auctions:update': 'attempts errorId nextTry reason since' },
  DeclaredTrader: { 'Users:update': 'checks trader vatFindings' },
  DeskPace: { 'Auctions:update': 'medianMs slowestMs' },
  SignedReserve: { 'Auctions:update': 'reservePrice signedAt' },
  FailedJob: { 'Users:update': 'attempts diedAt id kind lastError runAt' },
  ImportProblem: { 'Content:update': 'field line' },
  ImportedReviews: { 'Content:update': 'addedCount problems' },
  Consignment: {
    'Leads:read': `adUuid appointments approval dueAt estimates hasAuction id isLate leadId lostReason mandateState missing openedAt
      orderId ownerId ownerName reference sellerEmail sellerId sellerName sellerPhone stage steps takesAd title`,
  },
  AdApproval: { 'seller, Leads:read': 'answeredAt change id isNoted state' },
  OpenFile: { 'Ads:publish, Auctions:update': 'adUuid change id steps title' },
  ConsignmentPage: { 'Leads:read': 'consignments totalCount' },
  ConsignmentStep: { 'Leads:read': 'doneAt isDone step' },
  ConsignmentEstimate: { 'seller, Leads:read': 'agreedAt givenAt high id low note noteLanguage party' },
  ConsignmentAppointment: {
    'Leads:read': 'hasNobody note staffId',
    'seller, Leads:read': 'at id kind place staffName state version',
  },
  Lead: {
    'Leads:read': `answers carTitle carUuid createdAt dueAt email form id isOverdue leadSource name note orderId ownerId
      ownerName personId phone proof sellsCar state`,
  },
  LeadOwner: { 'Leads:read': 'id name' },
  LeadPage: { 'Leads:read': 'leads totalCount' },
  StaffNote: { 'Ads:update': 'authorName body id isOwn writtenAt' },
  ListAct: { own: 'done id lines refused state total unchanged waiting would' },
  ListActLine: { own: 'code field id name outcome' },
  ListView: { own: 'id isOwn isShared mayRemove name ownerName query' },
  Person: {
    'Users:update': `adCount addedPermissions bidCount blockReason blockedAt changes createdAt email firstName
      groupIds id isCardValid isEmailConfirmed isProfessional language lastName leadCount orderCount
      phone pseudo questionCount rightsVersion sessions traderVersion`,
  },
  PersonChange: { 'Users:update': 'actorName after at before id kind reason reasonLanguage' },
  PersonLine: {
    'Users:update': `blockedAt createdAt email firstName id isEmailConfirmed isProfessional isStaff lastName
      phone pseudo`,
  },
  PersonPage: { 'Users:update': 'people totalCount' },
  QuestionFlag: { 'Questions:answer': 'found original part' },
  ReviewFigure: { everyone: 'asOf figure name sourceUrl' },
  TraderCheck: { 'Users:update': 'answeredAt askedAt kind name number state' },
  VatFinding: { 'Users:update': 'answeredAt consultation isKnown name number' },
  StaffGroup: { 'Users:update': 'id memberCount name permissions' },
  ApiKeyPage: { 'Users:update': 'keys totalCount' },
  StaffApiKey: { 'Users:update': 'key ownerEmail ownerId ownerName' },
  WebhookPage: { 'Users:update': 'totalCount webhooks' },
  RenamedCars: { 'Settings:update': 'ads results' },
  StaffWebhook: { 'Users:update': 'lastAt lastError ownerEmail ownerId ownerName webhook' },
  WebhookMessagePage: { 'Users:update': 'messages totalCount' },
  StaffWebhookMessage: { 'Users:update': 'message ownerEmail url' },
  Campaign: {
    'Users:update': `authorName beganAt body button counts createdAt endedAt id language page people reach segment state
      subject version`,
  },
  CampaignCounts: { 'Users:update': 'left refused sent total waiting' },
  CampaignPage: { 'Users:update': 'campaigns totalCount' },
  CampaignReach: { 'Users:update': 'blocked en es fr total unconfirmed writable' },
  StaffLetter: { 'Users:update': 'createdAt givenUp id lastError refusal sentAt subject to' },
  StaffLetterPage: { 'Users:update': 'letters totalCount' },
  StaffQuestion: {
    'Questions:answer': `adSlug adTitle answer answerDate answerLanguage answeredBy authorName date flags
      hiddenAt hiddenReason id isHouseAnswer photoIds question questionLanguage`,
  },
  StaffQuestionPage: { 'Questions:answer': 'questions totalCount' },
  StaffReview: {
    'Content:update':
      'date imageAlt imageUrl isOfPurchase language message name note source state title uuid version',
  },
  StaffReviewPage: { 'Content:update': 'reviews totalCount' },
  SaleCall: {
    'Auctions:update': 'adUuid doneAt doneBy email firstName id lastName note personId phone',
  },
  SaleDone: { 'Auctions:update': 'faults sale' },
  SaleLotFault: { 'Auctions:update': 'adUuid code field number' },
  StaffSale: {
    'Auctions:update': `askForCardDetails calls extensionWindowSeconds firstEnd hasBegun hotFrom hotGapMinutes id
      intervalMinutes isAnnounced isRemovable lots place slug stagger start state story terms title version`,
  },
  LotByNumber: { 'Auctions:update': 'adTitle adUuid hasAuction number saleId saleTitle' },
  StaffSaleLine: { 'Auctions:update': 'hammer id lastEnd lotCount place soldCount start state title' },
  LotMandate: { 'Auctions:update': 'estimateHigh estimateLow reserve' },
  StaffSaleLot: {
    'Auctions:update': `adTitle adUuid auction estimateHigh estimateLow isAdPublic mandate number plannedEnd
      reservePrice startingPrice`,
  },
  StaffSalePage: { 'Auctions:update': 'sales totalCount' },
};
