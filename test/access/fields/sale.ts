import { CAR_FIELDS } from '#shared/fields/index.ts';
import type { TypeEntry } from './index.ts';

/** What everybody reads of a car by its description: the fields of an object, or those of the car itself. */
const carFields = (within?: 'optionalData') =>
  CAR_FIELDS.filter(field => field.within === within && field.kind !== 'photos' && !field.reader)
    .map(({ name }) => name)
    .join(' ');

/** Cars, auctions, and how they are found. */
export const SALE: Readonly<Record<string, TypeEntry>> = {
  AdDocument: { everyone: 'label urls' },
  AdEdit: { everyone: 'editedAt topics' },
  AdPhotos: { everyone: 'exteriors front interiors mechanics' },
  Auction: {
    everyone: `adEdits askForCardDetails bidCount bids buyerFee currentBid end extensionWindowSeconds id increments lotState minimumBid nbFav notice
      hasWithdrawal isSoldAfter questions reservePriceReached saleRegime start startingPrice state tieRule version viewCount`,
  },
  AuctionMessage: { everyone: 'at kind reason reasonLanguage' },
  PublicLog: { everyone: 'lines seal signature' },
  SaleProof: { everyone: 'car isOver log publicKey' },
  AuctionResult: { everyone: 'ad bidCount endedAt hammerPrice id isSettled verdict' },
  ResultsYear: { everyone: 'answerHours defaults ended fellThrough settled sold year' },
  AuctionResultPage: { everyone: 'byYear choices comparables results totalCount' },
  Bid: {
    everyone: `askForCardDetails bid date end id isImmediateBid isRaise isReservePriceReached leads pseudo
      userId version`,
    // Two letters of it for everyone, the whole to its person.
    'everyone, own': 'firstName',
  },
  BidLog: { 'Auctions:update': 'brokenLine csv isWhole json lineCount seal' },
  CarAd: {
    everyone: `auction canStrikePrice disclaimer hasWithdrawal id isPublic kind location lotState optionalData owner photos price
      publishedAt questions reducedPrice revision saleLot saleRegime sales similar slug sold status trader updatedAt uuid ${carFields()}`,
    'Ads:update': 'missing',
  },
  CarAdConnection: { everyone: 'edges facets pageInfo reading spans totalCount' },
  CarAdReading: { everyone: 'chips corrections leftOut line turned' },
  CarAdEdge: { everyone: 'cursor node' },
  CarAdSpans: { everyone: 'priceMax priceMin yearMax yearMin' },
  CarBound: { everyone: 'field least most' },
  CarCatalogue: { everyone: 'bodies bounds brands meantBrand meantModel models ownWords versions' },
  CarNames: { everyone: 'brand model' },
  AfterSale: {
    'Auctions:update': 'bestOfferFrom canRelist isSellersFault offers plannedMs secondChanceAt wish',
  },
  Offer: {
    'own, seller, Auctions:update': `ad amount buyerFee closedAt commissionCents hammerPrice id kind lastBid leftOut reason reasonLanguage side state turnEndsAt`,
    'Auctions:update': 'bidderEmail',
  },
  LeftOutBid: { 'own, seller, Auctions:update': 'amount at' },
  Report: {
    'Users:update':
      'ad appeals at author email excerpt ground id measure number reason statement subject subjectId text',
  },
  ReportAuthor: { 'Users:update': 'id name' },
  ReportAppeal: { 'Users:update': 'ground mayDecide measure side statement text' },
  ReportDecision: { key: 'appeal excerpt measure number state statement' },
  ReportPage: { 'Users:update': 'rows total' },
  UnsoldCar: { own: 'ad wish' },
  ConditionFlaw: { everyone: 'kind note panel photo photoId size' },
  ConditionReport: {
    everyone: `coldStart films flaws inspectedOn inspector keyCount mechanics paint papersNote papersSeen place roadTest version
      worksDue`,
  },
  ConditionRecording: { everyone: 'caption contentType durationMs height recordingId url width' },
  MechanicalCheck: { everyone: 'note part state' },
  PaintReading: { everyone: 'finding microns panel' },
  RoadTest: { everyone: 'doneOn isDone kilometres remarks' },
  WorkDue: { everyone: 'cost name' },
  Color: { everyone: 'code hex nameEn nameEs nameFr' },
  ComparableSale: { everyone: 'endedAt id lotUrl price source' },
  ComparableSales: { everyone: 'count highest importedCount lowest median sales' },
  Facet: { everyone: 'name values' },
  FacetValue: { everyone: 'count until value' },
  LocalizedText: { everyone: 'en es fr' },
  Location: { everyone: 'city country zipCode' },
  LotNews: { everyone: 'auctionId currentBid end leader lotState start version' },
  OptionalData: {
    everyone: carFields('optionalData'),
    // Whoever sells may keep it from visitors.
    'everyone, signedIn': 'vin',
  },
  Owner: { everyone: 'firstName isPro memberId', nobody: 'email phone' },
  OwnerContact: { everyone: 'email phone' },
  Photo: { everyone: 'alt avifSrcSet height id placeholder srcSet url width' },
  Question: {
    everyone: `answer answerDate answerEditedAt answerLanguage date id isHouseAnswer photos question
      questionLanguage user`,
  },
  // A letter of the last name for everyone, the whole to its person and to those who answer.
  QuestionAuthor: { everyone: 'firstName', 'everyone, own, seller, Questions:answer': 'lastName' },
  ResultsChoice: { everyone: 'count name value' },
  Sale: { everyone: 'firstEnd lastEnd lotCount lots place slug start state story terms title' },
  SaleLot: { everyone: 'auction car estimateHigh estimateLow hammerPrice next number previous sale' },
  SalesContact: { everyone: 'calendarUrl email firstName phone profilePicture' },
  SearchChip: { everyone: 'field label value' },
  SearchCorrection: { everyone: 'meant word' },
  SearchSuggestion: { everyone: 'brand count model' },
  Work: { everyone: 'description endDate name startDate' },
};
