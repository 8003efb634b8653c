/** Written by `npm run documents` from the web's .graphql files. */

import type { KnownDocument } from './known-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountEventKind =
  | 'ALL_ENDED'
  | 'BLOCKED'
  | 'COPY_SENT'
  | 'EMAIL_CHANGED'
  | 'EMAIL_CONFIRMED'
  | 'PASSWORD_CHANGED'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'UNBLOCKED'
  | 'WAY_ADDED'
  | 'WAY_ENDED'
  | 'WAY_RENEWED';

export type AccountWay =
  | 'API_KEY'
  | 'APPLICATION'
  | 'CALENDAR'
  | 'FACEBOOK'
  | 'GOOGLE'
  | 'PASSKEY'
  | 'PASSWORD'
  | 'RECOVERY_CODE'
  | 'SESSION'
  | 'TOTP'
  | 'WEBHOOK';

export type AdDocumentInput = {
  label: string;
  urls: Array<string>;
};

/** Who sells, by the priority of the specification, section 4. */
export type AdKind =
  | 'CALANDRE_COLLECTION'
  | 'HANDLED'
  | 'INDIVIDUAL'
  | 'PROFESSIONAL'
  | 'RETROMOBILE';

/** Photos by their ids, in the order they are shown. */
export type AdPhotosInput = {
  exteriors?: Array<string | number> | null | undefined;
  front?: string | number | null | undefined;
  interiors?: Array<string | number> | null | undefined;
  mechanics?: Array<string | number> | null | undefined;
};

export type AdStatus =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'SOLD'
  | 'WITHDRAWN';

export type AdTopic =
  | 'DESCRIPTION'
  | 'DOCUMENTS'
  | 'EQUIPMENT'
  | 'IDENTITY'
  | 'PHOTOS'
  | 'PLACE'
  | 'PRICE'
  | 'STATE'
  | 'TERMS'
  | 'WORKS';

export type AddBidInput = {
  auctionId: string | number;
  bid: number;
  /** Auctions:update: whose bid this is, when staff take it by telephone or mail. The rules are the same. */
  bidderEmail?: string | null | undefined;
  /** User.id of whom the page takes for signed in: under the session of anybody else it places nothing (Unauthenticated). */
  bidderId?: string | number | null | undefined;
  /** Made by the client and stored before sending. The same key from the same person within a day returns the first outcome again and places nothing; with other content it is refused (IdempotencyMismatch). */
  clientBidId?: string | number | null | undefined;
  isAuctionCGVAccepted: boolean;
  /** An agent prepared it and its person confirms it: whoever has a passkey has just shown that it is them. */
  isPrepared?: boolean | null | undefined;
  leadSource?: LeadSource | null | undefined;
  /** The optional maximum automatic bid. */
  maxBid?: number | null | undefined;
  /** The language in which the terms were read: their version is kept with the bid. FR by default. */
  termsLocale?: Locale | null | undefined;
};

export type AddLeadInput = {
  carUuid?: string | number | null | undefined;
  /** 72 where nothing is said. */
  dueInHours?: number | null | undefined;
  /** This or a telephone. */
  email?: string | null | undefined;
  /** What it is about, by the name of a form. */
  form: string;
  /** phone_call, chat, email, partner or video. */
  leadSource: string;
  name: string;
  note: string;
  /** In international form. */
  phone?: string | null | undefined;
};

export type AddressInput = {
  city: string;
  /** ISO 3166-1, two letters. */
  country: string;
  isDefault?: boolean | null | undefined;
  label?: string | null | undefined;
  street: string;
  zipCode: string;
};

export type AlertFrequency =
  | 'DAILY'
  | 'IMMEDIATE'
  | 'WEEKLY';

export type ApiKeyFilter =
  | 'APPLICATIONS'
  | 'HOUSE'
  | 'PEOPLE'
  | 'UNUSED';

export type ApiKeyInput = {
  name: string;
  origins?: Array<string> | null | undefined;
  perMinute?: number | null | undefined;
  scopes: Array<ApiScope>;
};

export type ApiKeySort =
  | 'MADE_ASC'
  | 'MADE_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'OWNER_ASC'
  | 'OWNER_DESC'
  | 'USED_ASC'
  | 'USED_DESC';

export type ApiScope =
  | 'ask'
  | 'bid'
  | 'leads'
  | 'profile'
  | 'read'
  | 'watch';

export type AppointmentInput = {
  at: string;
  kind: AppointmentKind;
  /** For staff. */
  note?: string | null | undefined;
  place: string;
  /** Somebody who may read leads. */
  staffId: string | number;
};

export type AppointmentKind =
  | 'INSPECTION'
  | 'PHOTOS';

export type AppointmentState =
  | 'CALLED_OFF'
  | 'DONE'
  | 'PLANNED';

/** OUTDATED: given, and the ad was written otherwise since. */
export type ApprovalState =
  | 'APPROVED'
  | 'CHANGE'
  | 'NOT_ASKED'
  | 'OUTDATED'
  | 'WAITING';

export type AuctionMessageKind =
  | 'CANCELLED'
  | 'END_MOVED'
  | 'OUTAGE'
  | 'RESERVE_CHANGED';

export type AuctionState =
  | 'CANCELLED'
  | 'FINISHED'
  | 'NOT_STARTED'
  | 'RUNNING';

export type AuctionVerdict =
  | 'FELL_THROUGH'
  | 'SOLD'
  | 'SOLD_AFTER'
  | 'SOLD_TO_NEXT'
  | 'UNSOLD'
  | 'WITHDRAWN';

export type AuditFilter = {
  actorId?: string | number | null | undefined;
  from?: string | null | undefined;
  /** What was acted on: ad, auction, order, account… */
  subject?: string | null | undefined;
  /** Part of a name, a person’s address or a reason, or the whole id of a thing. */
  text?: string | null | undefined;
  until?: string | null | undefined;
};

/** A line of the house’s account, as its bank has it; its amount is above zero. */
export type BankLineInput = {
  account: string;
  amountCents: number;
  /** The bank’s own; empty where it gave none. */
  bankReference: string;
  payer: string;
  /** Its place among those of that reference, from 0. */
  position: number;
  /** What the payer wrote. */
  reference: string;
  /** YYYY-MM-DD */
  valueOn: string;
};

export type BankLineOutcomeState =
  | 'BOOKED'
  | 'KNOWN'
  | 'REFUSED';

export type BankLineProposedBy =
  | 'AMOUNT'
  | 'REFERENCE';

/** GIVEN_BACK: a price that its seller gives back, whose buyer went back on the sale. */
export type BankLinePurpose =
  | 'BOTH'
  | 'FEE'
  | 'GIVEN_BACK'
  | 'PRICE';

export type BankLineState =
  | 'ALIKE'
  | 'KNOWN'
  | 'NEW'
  | 'OWED'
  | 'PAID';

/** A debit of the house’s account, or a credit by which its bank gives back what it sent. */
export type BankMoveInput = {
  kind: BankMoveKind;
  line: BankLineInput;
  /** Why it came back, as the bank has it; else empty. */
  reason: string;
};

export type BankMoveKind =
  | 'DEBIT'
  | 'RETURN';

export type BankMoveState =
  | 'KNOWN'
  | 'NEW'
  | 'NONE';

export type BoardChangeKind =
  | 'CANCELLED'
  | 'CLOSED'
  | 'END'
  | 'OUTAGE'
  | 'RESERVE'
  | 'SCHEDULED';

export type BoardFilter =
  | 'ABOVE_MANDATE'
  | 'CANCELLED'
  | 'PLANNED'
  | 'RUNNING'
  | 'SOLD'
  | 'STUCK'
  | 'UNSOLD';

export type BoardSort =
  | 'BIDS_ASC'
  | 'BIDS_DESC'
  | 'END_ASC'
  | 'END_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC';

export type BuyerVatState =
  | 'ELSEWHERE'
  | 'INVALID'
  | 'LATE'
  | 'NONE'
  | 'PENDING'
  | 'UNCONFIRMED'
  | 'VALID';

/** A letter whole: what is not said is none. French at the least; a language whole or not at all. */
export type CampaignInput = {
  /** Plain paragraphs, an empty line between two. */
  body: CampaignTextInput;
  button: CampaignTextInput;
  /** Of subscribers; null for every one. */
  language?: Locale | null | undefined;
  /** The page of the house that the button leads to: its address or path. */
  page?: string | null | undefined;
  /** For PEOPLE: the arguments of `people`, in JSON. */
  people?: string | null | undefined;
  segment: CampaignSegment;
  subject: CampaignTextInput;
};

/** SUBSCRIBERS of the newsletter, or PEOPLE: those of a list who subscribed to it. */
export type CampaignSegment =
  | 'PEOPLE'
  | 'SUBSCRIBERS';

export type CampaignSort =
  | 'AT_ASC'
  | 'AT_DESC'
  | 'SUBJECT_ASC'
  | 'SUBJECT_DESC';

export type CampaignState =
  | 'DRAFT'
  | 'SENDING'
  | 'SENT'
  | 'STOPPED';

export type CampaignTextInput = {
  en?: string | null | undefined;
  es?: string | null | undefined;
  fr?: string | null | undefined;
};

export type CarAdFilter = {
  auctionStates?: Array<AuctionState> | null | undefined;
  auctionsOnly?: boolean | null | undefined;
  bodies?: Array<string> | null | undefined;
  brands?: Array<string> | null | undefined;
  carTypes?: Array<CarType> | null | undefined;
  /** Codes of colours; every paint is of one of them. */
  colors?: Array<string> | null | undefined;
  countries?: Array<string> | null | undefined;
  /** Codes of equipment, of what speaks for a car, its state, its seats; each must hold. */
  features?: Array<string> | null | undefined;
  /** true: only cars that can still be had; `sold` counts no more then. */
  forSale?: boolean | null | undefined;
  fuels?: Array<string> | null | undefined;
  kinds?: Array<AdKind> | null | undefined;
  mileageMax?: number | null | undefined;
  models?: Array<string> | null | undefined;
  priceMax?: number | null | undefined;
  priceMin?: number | null | undefined;
  sold?: boolean | null | undefined;
  text?: string | null | undefined;
  transmissions?: Array<string> | null | undefined;
  /** true: only cars on which a consumer may go back. */
  withdrawal?: boolean | null | undefined;
  yearMax?: number | null | undefined;
  yearMin?: number | null | undefined;
};

/** Every field of CarAd in its input form; the ones written here have exactly these names. brand, model and carType are required on creation. sellerEmail names the account that owns the ad. */
export type CarAdInput = {
  body?: string | null | undefined;
  brand?: string | null | undefined;
  calandreCollection?: boolean | null | undefined;
  carLocation?: string | null | undefined;
  carState?: string | null | undefined;
  carType?: CarType | null | undefined;
  carVerticalUrl?: string | null | undefined;
  conditionReport?: ConditionReportInput | null | undefined;
  customDocs?: Array<AdDocumentInput> | null | undefined;
  customHighlights?: Array<LocalizedTextInput> | null | undefined;
  customOptions?: Array<LocalizedTextInput> | null | undefined;
  documents?: Array<AdDocumentInput> | null | undefined;
  doorNumber?: number | null | undefined;
  engine?: string | null | undefined;
  exteriorShade?: string | null | undefined;
  exteriorState?: LocalizedTextInput | null | undefined;
  freeOption?: LocalizedTextInput | null | undefined;
  fundingOpportunity?: boolean | null | undefined;
  globalState?: LocalizedTextInput | null | undefined;
  handleByCalandre?: boolean | null | undefined;
  highlights?: Array<string> | null | undefined;
  history?: LocalizedTextInput | null | undefined;
  interiorColor?: ColorInput | null | undefined;
  interiorShade?: string | null | undefined;
  interiorState?: LocalizedTextInput | null | undefined;
  internationalDelivery?: boolean | null | undefined;
  isPriceHidden?: boolean | null | undefined;
  isRetromobile?: boolean | null | undefined;
  location?: LocationInput | null | undefined;
  mechanicalState?: LocalizedTextInput | null | undefined;
  mileage?: number | null | undefined;
  model?: string | null | undefined;
  optionReportUrl?: string | null | undefined;
  optionalData?: OptionalDataInput | null | undefined;
  options?: Array<string> | null | undefined;
  photos?: AdPhotosInput | null | undefined;
  price?: number | null | undefined;
  reducedPrice?: number | null | undefined;
  refundWarranty?: boolean | null | undefined;
  registrationPlace?: string | null | undefined;
  releaseDate?: string | null | undefined;
  saddlery?: string | null | undefined;
  sales?: SalesContactInput | null | undefined;
  sellerEmail?: string | null | undefined;
  sfInternalOpportunityId?: string | null | undefined;
  shellColor?: ColorInput | null | undefined;
  sold?: boolean | null | undefined;
  transmission?: string | null | undefined;
  version?: string | null | undefined;
  vinPublic?: boolean | null | undefined;
  warranty?: boolean | null | undefined;
  works?: Array<WorkInput> | null | undefined;
  year?: number | null | undefined;
};

export type CarAdSort =
  | 'ENDING_SOON'
  | 'MILEAGE_ASC'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RELEVANCE'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

export type CarFieldFilter = {
  /** As the description of a car names it: `cylinders`. */
  field: string;
  /** Of numbers and days, itself included. */
  from?: string | null | undefined;
  /** A code or a country, `true` or `false`; of a text a part. */
  is?: string | null | undefined;
  /** true: those where nothing is said; false: those where something is. */
  isMissing?: boolean | null | undefined;
  /** Of numbers and days, itself included. */
  to?: string | null | undefined;
};

export type CarModelFilter =
  | 'ALIKE';

export type CarModelSort =
  | 'ADS_ASC'
  | 'ADS_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'RESULTS_ASC'
  | 'RESULTS_DESC';

/** A part of a car; left and right are those of whoever sits in it. */
export type CarPanel =
  | 'BONNET'
  | 'BOOT_LID'
  | 'FRONT_BUMPER'
  | 'FRONT_PANEL'
  | 'INTERIOR'
  | 'LEFT_FRONT_DOOR'
  | 'LEFT_FRONT_WHEEL'
  | 'LEFT_FRONT_WING'
  | 'LEFT_REAR_DOOR'
  | 'LEFT_REAR_WHEEL'
  | 'LEFT_REAR_WING'
  | 'LEFT_SILL'
  | 'REAR_BUMPER'
  | 'REAR_PANEL'
  | 'REAR_WINDOW'
  | 'RIGHT_FRONT_DOOR'
  | 'RIGHT_FRONT_WHEEL'
  | 'RIGHT_FRONT_WING'
  | 'RIGHT_REAR_DOOR'
  | 'RIGHT_REAR_WHEEL'
  | 'RIGHT_REAR_WING'
  | 'RIGHT_SILL'
  | 'ROOF'
  | 'UNDERBODY'
  | 'WINDSCREEN';

export type CarPaperInput = {
  /** YYYY-MM-DD, as it stands on the paper. */
  datedOn: string;
  /** What `/uploads/order-papers` answered. */
  fileId: string;
  kind: CarPaperKind;
};

export type CarPaperKind =
  | 'EXPORT'
  | 'INSPECTION'
  | 'REGISTRATION'
  | 'STATUS'
  | 'TAX_CLEARANCE'
  | 'TRANSFER';

export type CarPaperState =
  | 'ACCEPTED'
  | 'MISSING'
  | 'NOTED'
  | 'RECEIVED'
  | 'REFUSED'
  | 'TOO_OLD';

export type CarPurchaseInput = {
  /** YYYY-MM-DD */
  boughtOn: string;
  costCents: number;
  /** Needed once the car is handed over: the tax on its margin moves. */
  reason?: string | null | undefined;
  reference: string;
  soldBy: CarPurchaseKind;
};

/** VAT_TRADER: one who charged VAT on it; of the others it is sold on under the margin scheme. */
export type CarPurchaseKind =
  | 'MARGIN_TRADER'
  | 'PRIVATE'
  | 'VAT_TRADER';

export type CarReturnInput = {
  /** Kilometres. */
  odometer: number;
  reductionCents?: number | null | undefined;
  reductionReason?: string | null | undefined;
  /** In what state it came back. */
  remarks: string;
  /** YYYY-MM-DD */
  returnedOn: string;
};

export type CarType =
  | 'CLASSIC'
  | 'GT'
  | 'OTHER'
  | 'YOUNGTIMER';

export type CardSource =
  | 'ON_FILE'
  | 'OTHER';

export type ChosenBankLineInput = {
  line: BankLineInput;
  /** null: it waits for somebody to say whose it is. */
  orderId?: string | number | null | undefined;
  purpose: BankLinePurpose;
};

/** The database refused a row; a statement or a lock took too long; a fault of ours. */
export type ClosingFailureReason =
  | 'FAULT'
  | 'LATE'
  | 'REFUSED';

export type ColorInput = {
  code: string;
  hex?: string | null | undefined;
  nameEn: string;
  nameEs: string;
  nameFr: string;
};

export type ConditionFlawInput = {
  kind: FlawKind;
  note?: LocalizedTextInput | null | undefined;
  panel: CarPanel;
  /** A photo of the same ad. */
  photoId?: string | number | null | undefined;
  size: FlawSize;
};

export type ConditionRecordingInput = {
  caption?: LocalizedTextInput | null | undefined;
  /** What `/uploads/films` or `/uploads/sounds` answered. */
  recordingId: string | number;
};

/** A report is given whole: what it does not name is none. */
export type ConditionReportInput = {
  coldStart?: ConditionRecordingInput | null | undefined;
  /** Three at most. */
  films?: Array<ConditionRecordingInput> | null | undefined;
  flaws?: Array<ConditionFlawInput> | null | undefined;
  inspectedOn: string;
  inspector: string;
  keyCount?: number | null | undefined;
  mechanics?: Array<MechanicalCheckInput> | null | undefined;
  paint?: Array<PaintReadingInput> | null | undefined;
  papersNote?: LocalizedTextInput | null | undefined;
  papersSeen?: Array<string> | null | undefined;
  place: string;
  roadTest?: RoadTestInput | null | undefined;
  version?: number | null | undefined;
  worksDue?: Array<WorkDueInput> | null | undefined;
};

export type ConsignmentSort =
  | 'AT_ASC'
  | 'AT_DESC'
  | 'CAR_ASC'
  | 'CAR_DESC'
  | 'DUE_ASC'
  | 'DUE_DESC';

/** Where the car stands, as it follows from what is kept of it: the step that is open, UNSOLD where nobody has bought it, DONE or LOST. */
export type ConsignmentStage =
  | 'APPROVAL'
  | 'DONE'
  | 'ESTIMATE'
  | 'IDENTITY'
  | 'INSPECTION'
  | 'LOST'
  | 'MANDATE'
  | 'PHOTOS'
  | 'PROPOSAL'
  | 'PUBLICATION'
  | 'REPORT'
  | 'SALE'
  | 'SETTLEMENT'
  | 'UNSOLD';

export type ConsignmentStepName =
  | 'APPROVAL'
  | 'ESTIMATE'
  | 'IDENTITY'
  | 'INSPECTION'
  | 'MANDATE'
  | 'PHOTOS'
  | 'PROPOSAL'
  | 'PUBLICATION'
  | 'REPORT'
  | 'SALE'
  | 'SETTLEMENT';

export type ConsignmentTask =
  | 'ANSWER_ESTIMATE'
  | 'APPROVE_AD'
  | 'HAND_IN_IDENTITY';

export type ContentDraftInput = {
  /** Cars shown beside it, by uuid. */
  ads?: Array<string | number> | null | undefined;
  author?: string | null | undefined;
  body: string;
  brands?: Array<string> | null | undefined;
  description: string;
  endsOn?: string | null | undefined;
  isRetromobile?: boolean | null | undefined;
  kind: ContentKind;
  locale: Locale;
  place?: string | null | undefined;
  slug: string;
  startsOn?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  title: string;
};

export type ContentKind =
  | 'ARTICLE'
  | 'BRAND'
  | 'EVENT'
  | 'FAQ'
  | 'PAGE';

export type ContentSort =
  | 'DATE_ASC'
  | 'DATE_DESC'
  | 'SAVED_ASC'
  | 'SAVED_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

export type ContentState =
  | 'DRAFT'
  | 'MISSING'
  | 'PLANNED'
  | 'SHOWN'
  | 'WAITING';

export type CreateAlertInput = {
  /** auctionsOnly without auctionStates: the auctions that one can still bid in. */
  filter: CarAdFilter;
  /** IMMEDIATE, or as it is, where it is not said. */
  frequency?: AlertFrequency | null | undefined;
  /** Where its search is kept already, under the name that it has. */
  keepsName?: boolean | null | undefined;
  name: string;
  /** The query of the search’s page. */
  query?: string | null | undefined;
  tellsDrops?: boolean | null | undefined;
  tellsEdits?: boolean | null | undefined;
};

export type CreateQuestionInput = {
  auctionId?: string | number | null | undefined;
  question: string;
  uuid: string | number;
};

export type DocumentKind =
  | 'ADDRESS_PROOF'
  | 'COMPANY'
  | 'IDENTITY';

export type DocumentState =
  | 'ACCEPTED'
  | 'EXPIRED'
  | 'RECEIVED'
  | 'REFUSED';

/** WITHDRAWAL: the buyer may still go back on the sale. NEW_ACCOUNT: it was named less than a day ago. SELLER_DETAILS: the seller owes what the yearly report needs. VIGILANCE: a side of the sale is still to be known. */
export type DuePayoutState =
  | 'BATCHED'
  | 'NEW_ACCOUNT'
  | 'NO_ACCOUNT'
  | 'PROVIDER'
  | 'READY'
  | 'SELLER_DETAILS'
  | 'VIGILANCE'
  | 'WITHDRAWAL';

/** RELEASE: to the seller. RETURN: back to the buyer. */
export type EscrowMoveKind =
  | 'RELEASE'
  | 'RETURN';

export type EscrowMoveState =
  | 'DONE'
  | 'PROMISED'
  | 'REFUSED';

export type EstimateInput = {
  high?: number | null | undefined;
  low?: number | null | undefined;
  /** For the seller. */
  note?: string | null | undefined;
  /** SELLER: told by telephone. */
  party: EstimateParty;
};

export type EstimateParty =
  | 'HOUSE'
  | 'SELLER';

export type ExportProofInput = {
  /** What `/uploads/order-papers` answered, or what `carPapers` names of the buyer’s own. */
  fileId: string;
  /** YYYY-MM-DD */
  leftOn: string;
  /** 18 signs, the last of them a check digit. */
  mrn: string;
};

export type ExportState =
  | 'AHEAD'
  | 'LATE'
  | 'PROVEN'
  | 'WAITING';

export type FeeState =
  | 'FAILED'
  | 'PAID'
  | 'REFUNDED'
  | 'UNPAID'
  | 'WAITING';

/** Which stands first in a day: the day, or the month. */
export type FileImportDays =
  | 'DMY'
  | 'MDY';

/** What stands before cents. */
export type FileImportDecimal =
  | 'COMMA'
  | 'POINT';

/** The house’s id, the house’s reference (sfInternalOpportunityId), or the chassis (vin). */
export type FileImportKey =
  | 'CHASSIS'
  | 'REFERENCE'
  | 'UUID';

/** Cars of the house, or what others sold. */
export type FileImportKind =
  | 'ADS'
  | 'RESULTS';

export type FileImportOutcome =
  | 'CREATED'
  | 'REFUSED'
  | 'UNCHANGED'
  | 'UPDATED';

/** ADDRESS: none that we fetch from. AWAY: no answer, no file, or the archive is gone. HEAVY: over 20 MB. KIND: no picture that we take. HAMMER: its car is under the hammer. */
export type FileImportPhotoFault =
  | 'ADDRESS'
  | 'AWAY'
  | 'HAMMER'
  | 'HEAVY'
  | 'KIND'
  | 'OTHER';

export type FileImportReason =
  | 'ADDRESS'
  | 'CODE'
  | 'CURRENCY'
  | 'DAY'
  | 'HAMMER'
  | 'HEAVY_FILE'
  | 'LENGTH'
  | 'LINE'
  | 'MANY'
  | 'MANY_FILES'
  | 'NEEDED'
  | 'NO_ARCHIVE'
  | 'NO_FILE'
  | 'OTHER'
  | 'RANGE'
  | 'TABLE'
  | 'TWICE'
  | 'UNKNOWN'
  | 'UNREAD';

/** WAITING for what its columns are; TRYING, then TRIED; RUNNING, then DONE, or STOPPED where it stood; of results TAKEN_BACK. */
export type FileImportState =
  | 'DONE'
  | 'RUNNING'
  | 'STOPPED'
  | 'TAKEN_BACK'
  | 'TRIED'
  | 'TRYING'
  | 'WAITING';

export type FileImportWishInput = {
  days: FileImportDays;
  decimal: FileImportDecimal;
  /** Of results in another money: what one unit of it is in euros, as whoever brings them decides; null: they are in euros. */
  rate?: number | null | undefined;
  source?: string | null | undefined;
  takesGood: boolean;
  /** The heading of ours that each column is read as, in the order of the file; null: left out. */
  targets: Array<string | null | undefined>;
  updatesBy?: FileImportKey | null | undefined;
};

export type FlawKind =
  | 'CRACK'
  | 'DENT'
  | 'MISALIGNED'
  | 'MISSING'
  | 'RESPRAY'
  | 'RUST'
  | 'SCRATCH'
  | 'STAINED'
  | 'STONE_CHIPS'
  | 'WORN';

export type FlawSize =
  | 'LARGE'
  | 'MEDIUM'
  | 'SMALL';

/** PAPERS: of the car. VIGILANCE: what the law has the house know of a side. */
export type HandoverObstacleKind =
  | 'PAPERS'
  | 'VIGILANCE';

export type HandoverReportInput = {
  keyCount: number;
  /** Kilometres. */
  odometer: number;
  photoIds: Array<string | number>;
  remarks: string;
};

export type HistoryKind =
  | 'CAMPAIGN'
  | 'CONSIGNMENT'
  | 'LEAD'
  | 'ORDER'
  | 'QUESTION'
  | 'REPORT'
  | 'REVIEW';

export type HouseCarSort =
  | 'BOUGHT_ASC'
  | 'BOUGHT_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type HouseTextFaultKind =
  | 'MISSING_VALUE'
  | 'TOO_LONG'
  | 'UNKNOWN_VALUE'
  | 'UNREADABLE';

export type HouseTextFilter =
  | 'CHANGED'
  | 'PLANNED';

export type HouseTextGroup =
  | 'ACCOUNT'
  | 'AUCTIONS'
  | 'HOUSE'
  | 'LEADS'
  | 'MANDATE'
  | 'ORDERS'
  | 'REGIME'
  | 'SALE'
  | 'SELLERS'
  | 'SETTLEMENT';

/** null or empty: what is standard. */
export type HouseTextInput = {
  en?: string | null | undefined;
  es?: string | null | undefined;
  fr?: string | null | undefined;
};

export type HouseTextSort =
  | 'WRITTEN_ASC'
  | 'WRITTEN_DESC';

export type InquiryAnswerInput = {
  name: string;
  values: Array<string>;
};

export type InvoiceItem =
  | 'CAR'
  | 'COMMISSION'
  | 'FEE'
  | 'WITHDRAWAL';

export type LeadFilter =
  | 'DONE'
  | 'DROPPED'
  | 'IN_PROGRESS'
  | 'NEW'
  | 'OPEN';

export type LeadSort =
  | 'AT_ASC'
  | 'AT_DESC'
  | 'DUE_ASC'
  | 'DUE_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type LeadSource =
  | 'chat'
  | 'email'
  | 'partner'
  | 'phone_call'
  | 'shortlink'
  | 'system_generated'
  | 'video'
  | 'website';

export type LeadState =
  | 'DONE'
  | 'DROPPED'
  | 'IN_PROGRESS'
  | 'NEW';

export type LedgerAccount =
  | 'ADVANCES'
  | 'BANK'
  | 'BUYERS'
  | 'CARDS'
  | 'CAR_SALES'
  | 'COMMISSIONS'
  | 'DISPUTES'
  | 'ESCROW'
  | 'FEES'
  | 'INDEMNITIES'
  | 'MARGIN_VAT'
  | 'PROVIDER'
  | 'SELLERS'
  | 'UNALLOCATED'
  | 'VAT';

export type LedgerLineKind =
  | 'ALLOCATION'
  | 'CREDIT'
  | 'DISPUTE'
  | 'PAYOUT'
  | 'RECEIPT'
  | 'REFUND'
  | 'REVERSAL'
  | 'TRANSFER';

export type LedgerPurpose =
  | 'FEE'
  | 'PRICE';

export type LetterFilter =
  | 'GIVEN_UP'
  | 'REFUSED'
  | 'SENT'
  | 'WAITING';

export type LetterGivenUp =
  /** What it says was over before it could be sent: its auction or code, or that its reader was outbid. */
  | 'LATE'
  /** No mail server took it for as long as letters are tried: `lastError` says why. */
  | 'UNTAKEN'
  /** Its reader is not written to any more. */
  | 'UNWANTED';

export type LetterSort =
  | 'AT_ASC'
  | 'AT_DESC'
  | 'SUBJECT_ASC'
  | 'SUBJECT_DESC'
  | 'TO_ASC'
  | 'TO_DESC';

/** WOULD: the trial says that it would be done. */
export type ListActOutcome =
  | 'DONE'
  | 'REFUSED'
  | 'UNCHANGED'
  | 'WOULD';

/** TRYING, then TRIED; RUNNING, then DONE, or STOPPED where it stood. */
export type ListActState =
  | 'DONE'
  | 'RUNNING'
  | 'STOPPED'
  | 'TRIED'
  | 'TRYING';

export type Locale =
  | 'EN'
  | 'ES'
  | 'FR';

export type LocalizedTextInput = {
  en?: string | null | undefined;
  es?: string | null | undefined;
  fr?: string | null | undefined;
};

export type LocationInput = {
  city?: string | null | undefined;
  country?: string | null | undefined;
  zipCode?: string | null | undefined;
};

export type LotStanding =
  | 'CANCELLED'
  | 'LEADING'
  | 'LOST'
  | 'OUTBID'
  | 'UNSOLD'
  | 'WON';

/** Where a lot stands: what its ad, its auction and its order come to. SOLD: by the house; SOLD_ELSEWHERE: another way than by its auction; UNSOLD: the hammer fell, or its sale came to nothing. */
export type LotState =
  | 'ANNOUNCED'
  | 'AWAITING_HAMMER'
  | 'CANCELLED'
  | 'DRAFT'
  | 'FOR_SALE'
  | 'RUNNING'
  | 'SOLD'
  | 'SOLD_ELSEWHERE'
  | 'UNSOLD'
  | 'WITHDRAWN';

export type MadeTransferInput = {
  amountCents: number;
  /** Checked; its last four characters are kept. */
  iban: string;
  /** YYYY-MM-DD */
  paidOn: string;
  reference: string;
};

export type MandateNews =
  | 'PROPOSED'
  | 'SIGNED'
  | 'TAKEN_BACK'
  | 'WITHDRAWN';

export type MandateState =
  | 'CLOSED'
  | 'FOUND'
  | 'PROPOSALS'
  | 'RECEIVED'
  | 'SEARCHING';

export type MechanicalCheckInput = {
  note?: LocalizedTextInput | null | undefined;
  part: MechanicalPart;
  state: MechanicalState;
};

export type MechanicalPart =
  | 'BATTERY'
  | 'BRAKES'
  | 'CLUTCH'
  | 'COOLING'
  | 'ELECTRICS'
  | 'ENGINE'
  | 'EXHAUST'
  | 'FINAL_DRIVE'
  | 'FUEL_SYSTEM'
  | 'GEARBOX'
  | 'HEATING'
  | 'STEERING'
  | 'SUSPENSION'
  | 'TYRES';

export type MechanicalState =
  | 'DUE'
  | 'GOOD'
  | 'NOT_TESTED'
  | 'WORN';

export type MyCarState =
  | 'CHANGES_ASKED'
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'PREPARING'
  | 'PUBLISHED'
  | 'REFUSED'
  | 'SOLD'
  | 'WITHDRAWN';

export type NotificationChannel =
  | 'EMAIL'
  | 'IN_PAGE'
  | 'PUSH';

export type NotificationChoiceInput = {
  channels: Array<NotificationChannel>;
  kind: NotificationKind;
};

export type NotificationKind =
  | 'AD_EDITED'
  | 'AD_REVIEWED'
  | 'AD_SUBMITTED'
  | 'ALERT_MATCH'
  | 'ANSWER_EDITED'
  | 'AUCTION_PLANNED'
  | 'AUCTION_STARTED'
  | 'BID_RECEIVED'
  | 'CANCELLED'
  | 'DOCUMENT_EXPIRING'
  | 'ENDING_SOON'
  | 'EXTENDED'
  | 'LOST'
  | 'MANDATE_NEWS'
  | 'MAX_BID_USED'
  | 'OFFER'
  | 'ORDER_MESSAGE'
  | 'ORDER_STEP'
  | 'OUTBID'
  | 'QUESTION_ANSWERED'
  | 'QUESTION_ASKED'
  | 'QUESTION_WAITING'
  | 'RESERVE_REACHED'
  | 'SALE_MANDATE'
  | 'SALE_RESULT'
  | 'WON';

export type NotificationSettingsInput = {
  choices?: Array<NotificationChoiceInput> | null | undefined;
  /** Minutes before an end, five at the most. */
  endingOffsets?: Array<number> | null | undefined;
  /** The hour of Paris at which quiet begins; with quietUntil, or none. */
  quietFrom?: number | null | undefined;
  quietUntil?: number | null | undefined;
};

export type OAuthClientInput = {
  home: string;
  isConfidential: boolean;
  name: string;
  redirects: Array<string>;
  scopes: Array<ApiScope>;
};

export type OfferKind =
  | 'BEST_OFFER'
  | 'SECOND_CHANCE';

export type OfferNews =
  | 'ACCEPTED'
  | 'BIDDER_ASKED'
  | 'CLOSED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'OPENED'
  | 'SELLER_ASKED';

export type OfferSide =
  | 'BIDDER'
  | 'SELLER';

export type OfferState =
  | 'ACCEPTED'
  | 'BIDDER_TURN'
  | 'CLOSED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'SELLER_TURN';

export type OptionalDataInput = {
  cubicCapacity?: number | null | undefined;
  cylinderNumber?: number | null | undefined;
  expertiseLess5Y?: boolean | null | undefined;
  fiscalHorse?: number | null | undefined;
  fuel?: string | null | undefined;
  gearNumber?: number | null | undefined;
  horsePower?: number | null | undefined;
  lastRestoration?: number | null | undefined;
  originPlace?: string | null | undefined;
  originalHue?: boolean | null | undefined;
  seats?: number | null | undefined;
  serialEngine?: string | null | undefined;
  steeringWheel?: string | null | undefined;
  vin?: string | null | undefined;
};

/** INQUIRY: the bank asks, and has taken nothing. WON, LOST: it is over. */
export type OrderDisputeState =
  | 'INQUIRY'
  | 'LOST'
  | 'NEEDS_RESPONSE'
  | 'UNDER_REVIEW'
  | 'WON';

export type OrderFault =
  | 'BUYER'
  | 'NOBODY'
  | 'SELLER';

export type OrderNews =
  | 'CANCELLED'
  | 'CAR_RETURNED'
  | 'CLOSED'
  | 'COLLECT_LATE'
  | 'COLLECT_SOON'
  | 'CONTRACT_SIGNED'
  | 'EXPORT_LATE'
  | 'EXPORT_PROVEN'
  | 'EXPORT_SOON'
  | 'EXPORT_WANTED'
  | 'FEE_PAID'
  | 'HANDED_OVER'
  | 'MONEY_RETURNED'
  | 'OPENED'
  | 'PAID'
  | 'PAPERS_WAIVED'
  | 'PAPER_CAME'
  | 'PAPER_REFUSED'
  | 'PARTICULARS'
  | 'PART_RECEIVED'
  | 'PAYOUT_ACCOUNT'
  | 'PAYOUT_RETURNED'
  | 'PAY_LATE'
  | 'PAY_SOON'
  | 'PIECE_REFUSED'
  | 'PRICE_RECEIVED'
  | 'READY'
  | 'RECEIPT_REVERSED'
  | 'REFUNDED'
  | 'REFUND_RETURNED'
  | 'REPORT_SIGNED'
  | 'REPORT_WRITTEN'
  | 'RETURN_LATE'
  | 'RETURN_SOON'
  | 'SALE_UPHELD'
  | 'SIGNED'
  | 'SIGN_LATE'
  | 'SIGN_NOW'
  | 'SIGN_SOON'
  | 'SURPLUS_RECEIVED'
  | 'VAT_CHARGED'
  | 'VAT_PENDING'
  | 'VAT_UNKNOWN'
  | 'WITHDRAWN';

export type OrderPaperKind =
  | 'CONTRACT'
  | 'CREDIT_NOTE'
  | 'EXPORT'
  | 'INVOICE'
  | 'MANDATE'
  | 'REPORT'
  | 'SETTLEMENT'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_FORM';

export type OrderParty =
  | 'BUYER'
  | 'HOUSE'
  | 'SELLER';

export type OrderRole =
  | 'BUYER'
  | 'SELLER'
  | 'STAFF';

export type OrderSort =
  | 'CAR_ASC'
  | 'CAR_DESC'
  | 'TOTAL_ASC'
  | 'TOTAL_DESC';

export type OrderState =
  | 'CANCELLED'
  | 'CLOSED'
  | 'CREATED'
  | 'HANDED_OVER'
  | 'PAID'
  | 'SIGNED'
  | 'WITHDRAWN';

export type OrderStepKind =
  | 'CANCELLED'
  | 'CAR_RETURNED'
  | 'CLOSED'
  | 'CONTRACT_SIGNED'
  | 'EXPORT_PROVEN'
  | 'FEE_PAID'
  | 'FEE_REVERSED'
  | 'HANDED_OVER'
  | 'MONEY_RETURNED'
  | 'OPENED'
  | 'PAID_OUT'
  | 'PAPERS_WAIVED'
  | 'PAYOUT_REVERSED'
  | 'PRICE_RECEIVED'
  | 'PRICE_REVERSED'
  | 'REFUNDED'
  | 'REMINDED'
  | 'REPORT_SIGNED'
  | 'REPORT_WRITTEN'
  | 'SALE_UPHELD'
  | 'WITHDRAWN';

export type OrderTask =
  | 'ANSWER_VIGILANCE'
  | 'AWAIT_CLOSE'
  | 'AWAIT_CONTRACT'
  | 'AWAIT_HANDOVER'
  | 'AWAIT_PARTICULARS'
  | 'AWAIT_PAYMENT'
  | 'AWAIT_REPORT'
  | 'AWAIT_RETURN'
  | 'AWAIT_SIGNATURE'
  | 'AWAIT_WITHDRAWAL'
  | 'GIVE_ACCOUNT'
  | 'HAND_IN_PAPERS'
  | 'NONE'
  | 'OPEN_ACCOUNT'
  | 'PAY_FEE'
  | 'RETURN_CAR'
  | 'SEND_PRICE'
  | 'SIGN_CONTRACT'
  | 'SIGN_REPORT'
  | 'WRITE_REPORT';

/** Paint of the works, paint over paint, or filler under it: by the thickness. */
export type PaintFinding =
  | 'FILLER'
  | 'ORIGINAL'
  | 'REPAINTED';

export type PaintReadingInput = {
  microns: number;
  panel: CarPanel;
};

export type PaymentFormStep =
  | 'CARD'
  | 'CODE';

export type PaymentState =
  | 'ACTION'
  | 'FAILED'
  | 'OPEN'
  | 'SUCCEEDED';

export type PayoutInput = {
  /** Checked; its last four characters are kept. */
  iban: string;
  /** YYYY-MM-DD */
  paidOn: string;
  reference: string;
};

export type PayoutState =
  | 'BOOKED'
  | 'RELEASED'
  | 'RETURNED'
  | 'SENT';

export type PeopleFilter =
  | 'BLOCKED'
  | 'PROFESSIONAL'
  | 'STAFF'
  | 'UNCONFIRMED';

export type PersonChangeKind =
  | 'BLOCKED'
  | 'CONFIRMATION_SENT'
  | 'COPY_SENT'
  | 'PERMISSIONS'
  | 'PRIVATE'
  | 'PROFESSIONAL'
  | 'REPORT_NONE'
  | 'REPORT_REMOVED'
  | 'REPORT_WARNED'
  | 'SECOND_FACTOR_ENDED'
  | 'SIGNED_OUT'
  | 'UNBLOCKED'
  | 'VIEWED';

export type PersonSort =
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'SINCE_ASC'
  | 'SINCE_DESC';

export type ProposalAnswer =
  | 'ACCEPTED'
  | 'REFUSED';

export type QuestionFilter =
  | 'ANSWERED'
  | 'FLAGGED'
  | 'HIDDEN'
  | 'OPEN';

export type QuestionSort =
  | 'AT_ASC'
  | 'AT_DESC'
  | 'CAR_ASC'
  | 'CAR_DESC';

export type ReceiptInput = {
  amountCents: number;
  payer: string;
  purpose: ReceiptPurpose;
  reference: string;
  /** YYYY-MM-DD, as the statement has it. */
  valueOn: string;
};

/** CARDS: who charges cards for the house; PROVIDER: who holds prices. */
export type ReceiptPayer =
  | 'CARDS'
  | 'PROVIDER';

/** GIVEN_BACK: of what has come, and is allocated, alone. */
export type ReceiptPurpose =
  | 'BOTH'
  | 'FEE'
  | 'GIVEN_BACK'
  | 'PRICE';

export type ReceiptSource =
  | 'CARD'
  | 'ESCROW'
  | 'FILE'
  | 'HAND';

export type RegisterInput = {
  email: string;
  firstName: string;
  language: Locale;
  lastName: string;
  password: string;
  phone: string;
};

/** What differs from the last auction; what is not given stays as it was. */
export type RelistInput = {
  end?: string | null | undefined;
  /** null: no reserve any more. */
  reservePrice?: number | null | undefined;
  start?: string | null | undefined;
};

export type RenameCarsInput = {
  brand: string;
  /** None for the whole make. */
  model?: string | null | undefined;
  newBrand: string;
  newModel?: string | null | undefined;
};

export type ReportAppealState =
  | 'DECIDED'
  | 'LATE'
  | 'OPEN'
  | 'SENT';

export type ReportInput = {
  /** Where somebody without an account is answered. */
  email?: string | null | undefined;
  /** The ad’s uuid, the question’s or the member’s id. */
  id: string | number;
  language: Locale;
  reason: ReportReason;
  subject: ReportSubject;
  /** What is wrong; needed where the reason is OTHER. */
  text: string;
};

export type ReportMeasure =
  | 'NONE'
  | 'REMOVED'
  | 'WARNED';

export type ReportReason =
  | 'COPYRIGHT'
  | 'FORBIDDEN'
  | 'FRAUD'
  | 'INSULT'
  | 'NOT_THEIRS'
  | 'OTHER'
  | 'PERSONAL_DATA'
  | 'WRONG_FACTS';

export type ReportSide =
  | 'AUTHOR'
  | 'REPORTER';

export type ReportSort =
  | 'AT_ASC'
  | 'AT_DESC'
  | 'SUBJECT_ASC'
  | 'SUBJECT_DESC';

export type ReportSubject =
  | 'AD'
  | 'MEMBER'
  | 'QUESTION';

export type ReviewDecision =
  | 'APPROVED'
  | 'CHANGES_ASKED'
  | 'REFUSED';

export type ReviewState =
  | 'DRAFT'
  | 'HIDDEN'
  | 'PUBLISHED';

export type RoadTestInput = {
  /** Needed where it is done. */
  doneOn?: string | null | undefined;
  isDone: boolean;
  kilometres?: number | null | undefined;
  remarks?: LocalizedTextInput | null | undefined;
};

export type SaleLotInput = {
  estimateHigh?: number | null | undefined;
  estimateLow?: number | null | undefined;
  /** null: no reserve. */
  reservePrice?: number | null | undefined;
  startingPrice?: number | null | undefined;
  /** The car’s. */
  uuid: string | number;
};

/** WITHDRAWN: its seller took the car back after signing; TAKEN_BACK: the house its proposal. */
export type SaleMandateEnding =
  | 'TAKEN_BACK'
  | 'WITHDRAWN';

export type SaleMandateInput = {
  /** Of the price, VAT within, in hundredths of a per cent. */
  commissionBp: number;
  /** At least so much, where the car is sold. */
  commissionMinCents: number;
  estimateHigh?: number | null | undefined;
  estimateLow?: number | null | undefined;
  /** YYYY-MM-DD */
  fromOn: string;
  /** null: the car is sold to whoever bids most. */
  reserve?: number | null | undefined;
  /** YYYY-MM-DD */
  untilOn: string;
  withdrawalFeeCents: number;
};

export type SaleMandateState =
  | 'EXPIRED'
  | 'IN_FORCE'
  | 'PROPOSED'
  | 'REFUSED'
  | 'REPLACED'
  | 'TAKEN_BACK'
  | 'WITHDRAWN';

/** Whose sale it is: between private people, a professional’s, the house’s own, or a public sale on its owner’s mandate. */
export type SaleRegime =
  | 'BROKERAGE'
  | 'HOUSE'
  | 'PROFESSIONAL'
  | 'PUBLIC_SALE';

/** INTERVAL: each lot so long after the one before. VALUE: besides, two lots worth much are kept further apart. */
export type SaleStagger =
  | 'INTERVAL'
  | 'VALUE';

/** DRAFT: before staff alone. RUNNING: from its first lot’s start to its last lot’s end. ENDED: over, for each of its lots. */
export type SaleState =
  | 'ANNOUNCED'
  | 'DRAFT'
  | 'ENDED'
  | 'RUNNING';

export type SaleTextInput = {
  en?: string | null | undefined;
  es?: string | null | undefined;
  fr?: string | null | undefined;
};

export type SaleWish =
  | 'AD'
  | 'AUCTION'
  | 'MANAGED';

export type SaleWishInput = {
  kind: SaleWish;
  reserve?: number | null | undefined;
  startDate?: string | null | undefined;
  startingPrice?: number | null | undefined;
};

export type SalesContactInput = {
  calendarUrl?: string | null | undefined;
  email?: string | null | undefined;
  firstName: string;
  phone?: string | null | undefined;
  profilePicture?: string | null | undefined;
};

export type SaveInquiryInput = {
  answers: Array<InquiryAnswerInput>;
  /** What nobody sees, and only machines fill in. */
  backlink?: string | null | undefined;
  carUuid?: string | number | null | undefined;
  form: string;
  /** null begins a draft. */
  id?: string | number | null | undefined;
  language: Locale;
  step: string;
};

export type SaveReviewInput = {
  date: string;
  imageAlt?: string | null | undefined;
  imageUrl?: string | null | undefined;
  message: string;
  /** Nobody in particular where nothing is said. */
  name?: string | null | undefined;
  /** star_1 to star_5, which a new one has where nothing is said (spec §3). */
  note?: string | null | undefined;
  /** Where it was written: house, google, trustpilot. */
  source?: string | null | undefined;
  state: ReviewState;
  /** The vehicle. */
  title?: string | null | undefined;
};

/** A sale whole: what is not said is none. Its lots stand in their order, and are numbered by it. */
export type SaveSaleInput = {
  askForCardDetails: boolean;
  extensionWindowSeconds: number;
  firstEnd: string;
  hotFrom: number;
  hotGapMinutes: number;
  intervalMinutes: number;
  lots: Array<SaleLotInput>;
  place?: string | null | undefined;
  stagger: SaleStagger;
  start: string;
  story: SaleTextInput;
  terms: SaleTextInput;
  title: SaleTextInput;
};

export type ScheduleAuctionInput = {
  askForCardDetails?: boolean | null | undefined;
  end: string;
  /** A bid in the last extensionWindowSeconds moves the end to that long after the bid. 0: never. */
  extensionWindowSeconds?: number | null | undefined;
  /** null: no reserve. */
  reservePrice?: number | null | undefined;
  start: string;
  startingPrice?: number | null | undefined;
  tieRule?: TieRule | null | undefined;
};

export type SellersFileKind =
  | 'ADDITION'
  | 'CORRECTION'
  | 'FIRST'
  | 'NOTHING';

export type SettingEffectKind =
  | 'INVOICES'
  | 'OPEN_LEADS'
  | 'OPEN_ORDERS'
  | 'PLANNED_AUCTIONS'
  | 'RUNNING_AUCTIONS'
  | 'UNPAID_ORDERS';

export type SettingName =
  | 'bank'
  | 'buyerFee'
  | 'handover'
  | 'house'
  | 'increments'
  | 'mandates'
  | 'openingHours'
  | 'operator'
  | 'orderTimes'
  | 'publisher'
  | 'searchDeposit'
  | 'taxes'
  | 'usualAuction'
  | 'vigilance';

export type SignedPaper =
  | 'CONTRACT'
  | 'REPORT';

export type SigningFactor =
  | 'EMAIL_CODE'
  | 'PASSKEY';

export type SocialProvider =
  | 'FACEBOOK'
  | 'GOOGLE';

export type StaffAdFilter = {
  /** An ad has to meet each; eight at most. */
  fields?: Array<CarFieldFilter> | null | undefined;
  kind?: AdKind | null | undefined;
  ownerId?: string | number | null | undefined;
  status?: AdStatus | null | undefined;
  /** Words of the car, its owner, its reference or its chassis, or a whole uuid. */
  text?: string | null | undefined;
};

export type StaffAdSort =
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'UPDATED_ASC'
  | 'UPDATED_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

export type StaffNoteKind =
  | 'CAR'
  | 'ORDER'
  | 'PERSON';

export type StaffReviewSort =
  | 'DATE_ASC'
  | 'DATE_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NOTE_ASC'
  | 'NOTE_DESC';

export type StaffSaleSort =
  | 'HAMMER_ASC'
  | 'HAMMER_DESC'
  | 'LOTS_ASC'
  | 'LOTS_DESC'
  | 'START_ASC'
  | 'START_DESC';

export type SubmissionCommentInput = {
  field: string;
  text: string;
};

export type SubmissionState =
  | 'APPROVED'
  | 'CHANGES_ASKED'
  | 'REFUSED'
  | 'TAKEN_BACK'
  | 'WAITING';

export type TieRule =
  | 'EARLIEST_WINS'
  | 'REFUSE';

export type TradeState =
  | 'CHECKING'
  | 'CONFIRMED'
  | 'REFUSED';

export type TraderCheckKind =
  | 'COMPANY'
  | 'VAT';

export type TraderCheckState =
  | 'CLOSED'
  | 'KNOWN'
  | 'UNKNOWN';

export type TraderInput = {
  city: string;
  company: string;
  country: string;
  registerNumber: string;
  street: string;
  vatNumber: string;
  zipCode: string;
};

export type UpdateAlertInput = {
  /** What it watches from now on; with its query. */
  filter?: CarAdFilter | null | undefined;
  frequency?: AlertFrequency | null | undefined;
  isPaused?: boolean | null | undefined;
  name?: string | null | undefined;
  query?: string | null | undefined;
  tellsDrops?: boolean | null | undefined;
  tellsEdits?: boolean | null | undefined;
};

export type UpdateProfileInput = {
  firstName: string;
  lastName: string;
  phone: string;
};

export type VatRegime =
  | 'EXPORT'
  | 'INTRA_EU'
  | 'MARGIN'
  | 'OUTSIDE'
  | 'REVERSE_CHARGE'
  | 'STANDARD';

export type VigilanceEntryInput = {
  /** Who lets somebody pass has looked for the names in the lists of frozen assets. */
  areNamesChecked?: boolean | null | undefined;
  /** YYYY-MM-DD, of a declaration that was made elsewhere. */
  declaredOn?: string | null | undefined;
  kind: VigilanceEntryKind;
  /** Why; in the file, and told to nobody. */
  text?: string | null | undefined;
};

export type VigilanceEntryKind =
  | 'CLEARED'
  | 'DECLARED'
  | 'NOTE'
  | 'REFUSED'
  | 'WAIVED';

/** Whether somebody holds a public office, or is close to who does. */
export type VigilanceExposure =
  | 'CLOSE'
  | 'NONE'
  | 'SELF';

export type VigilanceFunds =
  | 'BUSINESS'
  | 'INCOME'
  | 'INHERITANCE'
  | 'LOAN'
  | 'OTHER'
  | 'SALE'
  | 'SAVINGS';

export type VigilanceInput = {
  /** ISO 3166-1 */
  birthCountry: string;
  birthPlace: string;
  /** YYYY-MM-DD */
  bornOn: string;
  exposure: VigilanceExposure;
  /** Of a buyer. */
  funds?: VigilanceFunds | null | undefined;
  fundsText?: string | null | undefined;
  /** ISO 3166-1 */
  livesIn: string;
  /** As the document has it. */
  name: string;
  /** Which, and whose. */
  office?: string | null | undefined;
  /** Of a company; of a person who acts for another. */
  owners?: string | null | undefined;
};

export type VigilanceLack =
  | 'ANSWERS'
  | 'PIECES'
  | 'REFUSED';

export type VigilancePieceKind =
  | 'FUNDS'
  | 'IDENTITY'
  | 'OWNERS'
  | 'REGISTER';

export type VigilancePieceState =
  | 'ACCEPTED'
  | 'MISSING'
  | 'RECEIVED'
  | 'REFUSED';

export type VigilanceState =
  | 'ASKED'
  | 'CLEARED'
  | 'RECEIVED'
  | 'REFUSED'
  | 'WAIVED';

export type WebhookFilter =
  | 'DEAD'
  | 'FAILING';

export type WebhookMessageFilter =
  | 'DEAD'
  | 'SENT'
  | 'WAITING';

export type WebhookMessageSort =
  | 'AT_ASC'
  | 'AT_DESC'
  | 'EVENT_ASC'
  | 'EVENT_DESC'
  | 'URL_ASC'
  | 'URL_DESC';

export type WebhookSort =
  | 'MADE_ASC'
  | 'MADE_DESC'
  | 'OWNER_ASC'
  | 'OWNER_DESC'
  | 'URL_ASC'
  | 'URL_DESC';

export type WithdrawalInput = {
  /** YYYY-MM-DD, as the letter or its stamp has it. */
  declaredOn: string;
  /** How it was said. */
  note: string;
};

export type WithdrawalProof =
  | 'ACCOUNT'
  | 'LINK'
  | 'NONE'
  | 'OTHER_ORDER'
  | 'STAFF';

export type WorkDueInput = {
  cost?: number | null | undefined;
  name: LocalizedTextInput;
};

export type WorkInput = {
  description?: LocalizedTextInput | null | undefined;
  endDate?: string | null | undefined;
  name: LocalizedTextInput;
  startDate?: string | null | undefined;
};

/** On what day somebody wrote, and how it came and was known to be theirs. */
export type WrittenWishInput = {
  reason: string;
  wishedOn: string;
};

/** MISSING: in the file once they have answered. EXCLUDED: too few sales for too little. ELSEWHERE: not of the Union. */
export type YearSellerState =
  | 'ELSEWHERE'
  | 'EXCLUDED'
  | 'MISSING'
  | 'READY';

export type LotLineFragment = { id: string, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, version: number, increments: Array<{ from: number, increment: number }> };

export type LotCarFragment = { uuid: string, slug: string, year: number | null, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, canStrikePrice: boolean, isPriceHidden: boolean, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } };

export type LotNewsSubscriptionVariables = Exact<{
  auctionIds: Array<string | number> | string | number;
}>;


export type LotNewsSubscription = { lotNews: { auctionId: string, lotState: LotState, start: string, end: string, currentBid: number | null, leader: string | null, version: number } };

export type MyAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAddressesQuery = { me: { addresses: Array<{ id: string, label: string | null, street: string | null, zipCode: string, city: string, country: string, isDefault: boolean }> } | null };

export type AddAddressMutationVariables = Exact<{
  data: AddressInput;
}>;


export type AddAddressMutation = { addAddress: Array<{ id: string }> };

export type UpdateAddressMutationVariables = Exact<{
  id: string | number;
  data: AddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: Array<{ id: string }> };

export type RemoveAddressMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveAddressMutation = { removeAddress: Array<{ id: string }> };

export type ChooseAddressMutationVariables = Exact<{
  id: string | number;
}>;


export type ChooseAddressMutation = { chooseAddress: Array<{ id: string }> };

export type OAuthAuthorizationQueryVariables = Exact<{
  query: string;
}>;


export type OAuthAuthorizationQuery = { oauthAuthorization: { name: string, home: string, maker: string, scopes: Array<ApiScope>, sendTo: string | null } | null };

export type AnswerOAuthMutationVariables = Exact<{
  query: string;
  isAllowed: boolean;
}>;


export type AnswerOAuthMutation = { answerOAuth: string };

export type MyMandatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMandatesQuery = { myMandates: Array<{ id: string, state: MandateState, brand: string | null, model: string | null, version: string | null, yearFrom: number | null, yearTo: number | null, mileageMax: number | null, budget: number | null, sentAt: string, proposals: Array<{ id: string, note: string, noteLanguage: string | null, date: string, answer: ProposalAnswer | null, car: { uuid: string, slug: string, year: number | null, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, canStrikePrice: boolean, isPriceHidden: boolean, brand: string, model: string, version: string | null, auction: { id: string, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, version: number, increments: Array<{ from: number, increment: number }> } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null }> }> };

export type AnswerProposalMutationVariables = Exact<{
  id: string | number;
  accepts: boolean;
  reason?: string | null | undefined;
}>;


export type AnswerProposalMutation = { answerProposal: { id: string } };

export type OwnLotFragment = { standing: LotStanding, myMaxBid: number | null, myBidderId: string, auction: { id: string, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, version: number, increments: Array<{ from: number, increment: number }> }, car: { uuid: string, slug: string, year: number | null, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, canStrikePrice: boolean, isPriceHidden: boolean, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null };

export type OverLotFragment = { standing: LotStanding, myMaxBid: number | null, finalPrice: number | null, auction: { id: string }, car: { slug: string, brand: string, model: string, version: string | null } | null };

export type MyDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDashboardQuery = { myInquiries: Array<{ id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, dueInHours: number, answers: Array<{ name: string, values: Array<string> }> }>, myNotifications: { unreadCount: number } | null, openLots: Array<{ standing: LotStanding, myMaxBid: number | null, myBidderId: string, auction: { id: string, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, version: number, increments: Array<{ from: number, increment: number }> }, car: { uuid: string, slug: string, year: number | null, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, canStrikePrice: boolean, isPriceHidden: boolean, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null }>, overLots: Array<{ standing: LotStanding, myMaxBid: number | null, finalPrice: number | null, auction: { id: string }, car: { slug: string, brand: string, model: string, version: string | null } | null }>, myFavoriteCars: Array<{ name: string, car: { uuid: string, slug: string, year: number | null, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, canStrikePrice: boolean, isPriceHidden: boolean, brand: string, model: string, version: string | null, auction: { id: string, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, version: number, increments: Array<{ from: number, increment: number }> } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null }>, mySaleMandates: Array<{ id: string, car: string, state: SaleMandateState, missing: Array<string> }>, myOrders: Array<{ unreadMessages: number, id: string, reference: string, role: OrderRole, state: OrderState, task: OrderTask, isOverdue: boolean, dueAt: string | null, ad: { uuid: string, brand: string, model: string, version: string | null } | null }>, mySellerDetails: { isAnswered: boolean, heldFrom: string | null } | null, myOffers: Array<{ id: string, state: OfferState, side: OfferSide | null, turnEndsAt: string, ad: { uuid: string, brand: string, model: string, version: string | null } | null }>, myCars: Array<{ uuid: string, state: MyCarState, isHouseSale: boolean, consignmentTasks: Array<ConsignmentTask>, missing: Array<string>, ad: { brand: string, model: string, version: string | null }, questions: Array<{ answer: string | null }> }> | null, myMandates: Array<{ id: string, state: MandateState, brand: string | null, model: string | null, proposals: Array<{ answer: ProposalAnswer | null }> }>, myOpenQuestions: Array<{ id: string, question: string, questionLanguage: string | null, date: string, car: { slug: string, brand: string, model: string, version: string | null } }> };

export type MyOAuthClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOAuthClientsQuery = { myOAuthClients: Array<{ id: string, name: string, redirects: Array<string>, scopes: Array<ApiScope>, personCount: number, createdAt: string, usedAt: string | null }> };

export type AddOAuthClientMutationVariables = Exact<{
  input: OAuthClientInput;
  key: string | number;
}>;


export type AddOAuthClientMutation = { addOAuthClient: { secret: string | null } };

export type EndOAuthClientMutationVariables = Exact<{
  id: string | number;
}>;


export type EndOAuthClientMutation = { endOAuthClient: boolean };

export type MyApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type MyApiKeysQuery = { myApiKeys: Array<{ id: string, name: string, start: string, isOfApplication: boolean, scopes: Array<ApiScope>, origins: Array<string>, createdAt: string, usedAt: string | null }> };

export type AddApiKeyMutationVariables = Exact<{
  input: ApiKeyInput;
  key: string | number;
}>;


export type AddApiKeyMutation = { addApiKey: { secret: string } };

export type EndApiKeyMutationVariables = Exact<{
  id: string | number;
}>;


export type EndApiKeyMutation = { endApiKey: boolean };

export type MyWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWebhooksQuery = { myWebhooks: Array<{ id: string, url: string, events: Array<string>, waitingCount: number, deadCount: number, oldSecretUntil: string | null }> };

export type WebhookMessagesQueryVariables = Exact<{
  id: string | number;
}>;


export type WebhookMessagesQuery = { webhookMessages: Array<{ id: string, event: string, createdAt: string, attempts: number, deliveredAt: string | null, diedAt: string | null, lastError: string | null }> };

export type AddWebhookMutationVariables = Exact<{
  url: string;
  events: Array<string> | string;
}>;


export type AddWebhookMutation = { addWebhook: { secret: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string | number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string } };

export type RemoveWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveWebhookMutation = { removeWebhook: boolean };

export type PingWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type PingWebhookMutation = { pingWebhook: boolean };

export type ResendWebhookMessageMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendWebhookMessageMutation = { resendWebhookMessage: { id: string } };

export type DocumentLineFragment = { id: string, kind: DocumentKind, name: string, mediaType: string, byteCount: number, state: DocumentState, reason: string | null, reasonLanguage: string | null, expiresAt: string | null, createdAt: string, canRemove: boolean };

export type MyDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDocumentsQuery = { myDocuments: Array<{ id: string, kind: DocumentKind, name: string, mediaType: string, byteCount: number, state: DocumentState, reason: string | null, reasonLanguage: string | null, expiresAt: string | null, createdAt: string, canRemove: boolean }>, myOrders: Array<{ papers: Array<{ id: string, kind: OrderPaperKind, item: InvoiceItem | null, reference: string, at: string }> }> };

export type RemoveDocumentMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveDocumentMutation = { removeDocument: boolean };

export type MyCalendarAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCalendarAddressQuery = { myCalendarAddress: string | null };

export type RenewCalendarAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarAddressMutation = { renewCalendarAddress: string };

export type EndCalendarAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type EndCalendarAddressMutation = { endCalendarAddress: boolean };

export type FavoriteFragment = { uuid: string, name: string, endingOffsets: Array<number> | null, car: { uuid: string, slug: string, year: number | null, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, canStrikePrice: boolean, isPriceHidden: boolean, brand: string, model: string, version: string | null, auction: { id: string, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, version: number, increments: Array<{ from: number, increment: number }> } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null };

export type MyFavoriteCarsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyFavoriteCarsQuery = { myFavoriteCars: Array<{ uuid: string, name: string, endingOffsets: Array<number> | null, car: { uuid: string, slug: string, year: number | null, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, canStrikePrice: boolean, isPriceHidden: boolean, brand: string, model: string, version: string | null, auction: { id: string, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, version: number, increments: Array<{ from: number, increment: number }> } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null }> };

export type RemindFavoriteMutationVariables = Exact<{
  uuid: string | number;
  minutes?: Array<number> | number | null | undefined;
}>;


export type RemindFavoriteMutation = { remindFavorite: boolean };

export type MySaleMandateQueryVariables = Exact<{
  id: string | number;
  language: Locale;
}>;


export type MySaleMandateQuery = { mySaleMandate: { id: string, document: string, number: string, car: string, state: SaleMandateState, missing: Array<string>, signedAt: string | null, sha256: string | null, feeInvoice: string | null, reason: string | null, reasonLanguage: string | null, version: string | null, stamp: { id: string, authority: string, stampedAt: string } | null, feeTransfer: { payee: string, iban: string, bic: string, reference: string, amountCents: number } | null, terms: Array<{ label: string, value: string }> } | null };

export type MySaleMandatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MySaleMandatesQuery = { mySaleMandates: Array<{ id: string, number: string, car: string, state: SaleMandateState }> };

export type SendSaleMandateCodeMutationVariables = Exact<{
  id: string | number;
  language: Locale;
  read?: string | null | undefined;
}>;


export type SendSaleMandateCodeMutation = { sendSaleMandateCode: string | null };

export type SignSaleMandateMutationVariables = Exact<{
  id: string | number;
  code?: string | null | undefined;
  passkey?: string | null | undefined;
}>;


export type SignSaleMandateMutation = { signSaleMandate: { id: string } };

export type RefuseSaleMandateMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type RefuseSaleMandateMutation = { refuseSaleMandate: { id: string } };

export type NotificationRowFragment = { id: string, kind: NotificationKind, date: string, isRead: boolean, amount: number | null, start: string | null, end: string | null, isSold: boolean | null, alertName: string | null, count: number | null, dropCount: number | null, editCount: number | null, amountWas: number | null, orderId: string | null, orderNews: OrderNews | null, isForHouse: boolean, reason: string | null, reasonLanguage: string | null, offerId: string | null, offerNews: OfferNews | null, mandateId: string | null, mandateNews: MandateNews | null, decision: ReviewDecision | null, isSeller: boolean, car: string | null, ad: { uuid: string, slug: string } | null };

export type MyNotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyNotificationsQuery = { myNotifications: { unreadCount: number, nodes: Array<{ id: string, kind: NotificationKind, date: string, isRead: boolean, amount: number | null, start: string | null, end: string | null, isSold: boolean | null, alertName: string | null, count: number | null, dropCount: number | null, editCount: number | null, amountWas: number | null, orderId: string | null, orderNews: OrderNews | null, isForHouse: boolean, reason: string | null, reasonLanguage: string | null, offerId: string | null, offerNews: OfferNews | null, mandateId: string | null, mandateNews: MandateNews | null, decision: ReviewDecision | null, isSeller: boolean, car: string | null, ad: { uuid: string, slug: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: number };

export type NotificationChoicesFragment = { quietFrom: number | null, quietUntil: number | null, endingOffsets: Array<number>, pushKey: string, choices: Array<{ kind: NotificationKind, channels: Array<NotificationChannel>, isMailNeeded: boolean }> };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: { quietFrom: number | null, quietUntil: number | null, endingOffsets: Array<number>, pushKey: string, choices: Array<{ kind: NotificationKind, channels: Array<NotificationChannel>, isMailNeeded: boolean }> } | null };

export type UpdateNotificationSettingsMutationVariables = Exact<{
  data: NotificationSettingsInput;
}>;


export type UpdateNotificationSettingsMutation = { updateNotificationSettings: { quietFrom: number | null, quietUntil: number | null, endingOffsets: Array<number>, pushKey: string, choices: Array<{ kind: NotificationKind, channels: Array<NotificationChannel>, isMailNeeded: boolean }> } };

export type MyPushSubscriptionQueryVariables = Exact<{
  endpoint: string;
}>;


export type MyPushSubscriptionQuery = { isPushSubscribed: boolean | null };

export type AddPushSubscriptionMutationVariables = Exact<{
  endpoint: string;
  p256dh: string;
  auth: string;
}>;


export type AddPushSubscriptionMutation = { addPushSubscription: boolean };

export type RemovePushSubscriptionMutationVariables = Exact<{
  endpoint: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: boolean };

export type OfferCardFragment = { id: string, kind: OfferKind, state: OfferState, side: OfferSide | null, lastBid: number, hammerPrice: number | null, amount: number | null, commissionCents: number | null, turnEndsAt: string, closedAt: string | null, reason: string | null, reasonLanguage: string | null, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, ad: { slug: string, brand: string, model: string, version: string | null, auction: { increments: Array<{ from: number, increment: number }> } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null, leftOut: Array<{ amount: number, at: string }> };

export type MyOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOffersQuery = { myOffers: Array<{ id: string, kind: OfferKind, state: OfferState, side: OfferSide | null, lastBid: number, hammerPrice: number | null, amount: number | null, commissionCents: number | null, turnEndsAt: string, closedAt: string | null, reason: string | null, reasonLanguage: string | null, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, ad: { slug: string, brand: string, model: string, version: string | null, auction: { increments: Array<{ from: number, increment: number }> } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null, leftOut: Array<{ amount: number, at: string }> }>, myUnsoldCars: Array<{ wish: string | null, ad: { uuid: string, slug: string, brand: string, model: string, version: string | null } | null }> };

export type OfferQueryVariables = Exact<{
  id: string | number;
}>;


export type OfferQuery = { offer: { id: string, kind: OfferKind, state: OfferState, side: OfferSide | null, lastBid: number, hammerPrice: number | null, amount: number | null, commissionCents: number | null, turnEndsAt: string, closedAt: string | null, reason: string | null, reasonLanguage: string | null, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, ad: { slug: string, brand: string, model: string, version: string | null, auction: { increments: Array<{ from: number, increment: number }> } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null, leftOut: Array<{ amount: number, at: string }> } | null };

export type MakeOfferMutationVariables = Exact<{
  id: string | number;
  amount: number;
}>;


export type MakeOfferMutation = { makeOffer: { id: string } };

export type WishRelistingMutationVariables = Exact<{
  uuid: string | number;
  note: string;
}>;


export type WishRelistingMutation = { wishRelisting: boolean };

export type MyOrderVatQueryVariables = Exact<{
  id: string | number;
}>;


export type MyOrderVatQuery = { order: { buyerVat: { state: BuyerVatState, isOpen: boolean, number: string | null, answeredAt: string | null, consultation: string | null } | null } | null };

export type MyPayoutAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPayoutAccountQuery = { myPayoutAccount: { holder: string, ibanEnd: string, usableAt: string } | null };

export type SavePayoutAccountMutationVariables = Exact<{
  holder: string;
  iban: string;
}>;


export type SavePayoutAccountMutation = { savePayoutAccount: { ibanEnd: string } };

export type OrderReviewQueryVariables = Exact<{
  orderId: string | number;
}>;


export type OrderReviewQuery = { orderReview: { note: string | null, message: string | null, isPublic: boolean } | null };

export type ReviewOrderMutationVariables = Exact<{
  orderId: string | number;
  note: string;
  message: string;
}>;


export type ReviewOrderMutation = { reviewOrder: { isPublic: boolean } };

export type MySellerDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySellerDetailsQuery = { mySellerDetails: { isCompany: boolean, country: string | null, isAnswered: boolean, heldFrom: string | null, bornOn: string | null, tin: string | null, tinCountry: string | null, birthPlace: string | null, birthCountry: string | null } | null };

export type SaveSellerDetailsMutationVariables = Exact<{
  bornOn?: string | null | undefined;
  tin?: string | null | undefined;
  tinCountry?: string | null | undefined;
  birthPlace?: string | null | undefined;
  birthCountry?: string | null | undefined;
}>;


export type SaveSellerDetailsMutation = { saveSellerDetails: boolean };

export type MyVigilanceQueryVariables = Exact<{
  id: string | number;
}>;


export type MyVigilanceQuery = { order: { vigilance: Array<{ party: OrderParty, state: VigilanceState, asksOwners: boolean, asksFunds: boolean, answers: { name: string, bornOn: string, birthPlace: string, birthCountry: string, livesIn: string, owners: string | null, exposure: VigilanceExposure, office: string | null, funds: VigilanceFunds | null, fundsText: string | null } | null, pieces: Array<{ kind: VigilancePieceKind, state: VigilancePieceState, isKnown: boolean, reason: string | null, reasonLanguage: string | null, id: string | null, fileId: string | null }> }> } | null };

export type AnswerVigilanceMutationVariables = Exact<{
  id: string | number;
  data: VigilanceInput;
}>;


export type AnswerVigilanceMutation = { answerVigilance: { id: string } };

export type HandInVigilancePieceMutationVariables = Exact<{
  id: string | number;
  kind: VigilancePieceKind;
  fileId: string;
}>;


export type HandInVigilancePieceMutation = { handInVigilancePiece: { id: string } };

export type PreparedBidQueryVariables = Exact<{
  uuid: string | number;
}>;


export type PreparedBidQuery = { publicCarAd: { slug: string, brand: string, model: string, version: string | null, auction: { id: string, lotState: LotState, saleRegime: SaleRegime, askForCardDetails: boolean, hasWithdrawal: boolean, currentBid: number | null, minimumBid: number, end: string, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null } } | null } | null };

export type PreparedBidMineQueryVariables = Exact<{
  auctionId: string | number;
}>;


export type PreparedBidMineQuery = { myMaxBid: number | null };

export type ConfirmPreparedBidMutationVariables = Exact<{
  input: AddBidInput;
}>;


export type ConfirmPreparedBidMutation = { addBid: { isRaise: boolean } };

export type MyPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPasskeysQuery = { myPasskeys: Array<{ id: string, label: string, createdAt: string, usedAt: string | null, hasRecoveryCodes: boolean }> };

export type BeginPasskeyMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type BeginPasskeyMutation = { beginPasskey: string };

export type AddPasskeyMutationVariables = Exact<{
  answer: string;
  label: string;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string> | null } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string | number;
  label: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type MyAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountQuery = { mySocialAccounts: Array<SocialProvider>, me: { wantedEmail: string | null } | null, myCard: { brand: string, lastFour: string, expiresAt: string, isValid: boolean } | null, mySessions: Array<{ id: string, browser: string | null, system: string | null, network: string | null, createdAt: string, seenAt: string, isCurrent: boolean }>, myAccountEvents: Array<{ id: string, kind: AccountEventKind, way: AccountWay | null, browser: string | null, system: string | null, network: string | null, happenedAt: string }> };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { myData: string | null };

export type ResendConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendConfirmationMutation = { resendConfirmation: boolean };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  password?: string | null | undefined;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { id: string } };

export type UpdatePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
}>;


export type UpdatePasswordMutation = { updatePassword: boolean };

export type UpdateLanguageMutationVariables = Exact<{
  language: Locale;
}>;


export type UpdateLanguageMutation = { updateLanguage: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, cardGoodUntil: string | null, isEmailConfirmed: boolean, mustConfirmEmail: boolean, hasPassword: boolean, takesMarketing: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, viewedUntil: string | null, groups: Array<{ name: string, permissions: Array<string> }> } };

export type ChooseMarketingMutationVariables = Exact<{
  takes: boolean;
  consent: string;
}>;


export type ChooseMarketingMutation = { chooseMarketing: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, cardGoodUntil: string | null, isEmailConfirmed: boolean, mustConfirmEmail: boolean, hasPassword: boolean, takesMarketing: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, viewedUntil: string | null, groups: Array<{ name: string, permissions: Array<string> }> } };

export type BeginSocialLinkMutationVariables = Exact<{
  provider: SocialProvider;
}>;


export type BeginSocialLinkMutation = { beginSocialLink: string };

export type UnlinkSocialAccountMutationVariables = Exact<{
  provider: SocialProvider;
}>;


export type UnlinkSocialAccountMutation = { unlinkSocialAccount: boolean };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: boolean };

export type RemoveCardMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveCardMutation = { removeCard: boolean };

export type DeleteAccountMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { mySecondFactor: { isNeeded: boolean, isEnrolled: boolean, hasTotp: boolean, recoveryCodesLeft: number } | null };

export type BeginTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTotpMutation = { beginTotp: { secret: string, picture: string } };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { confirmTotp: Array<string> };

export type ProveSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ProveSecondFactorMutation = { proveSecondFactor: boolean };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: boolean };

export type CarFiguresFragment = { figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null };

export type MyCarHeadFragment = { uuid: string, state: MyCarState, isPublic: boolean, hasChanges: boolean, ad: { slug: string, lotState: LotState, brand: string, model: string, version: string | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null };

export type MyCarWholeFragment = { version: number, isHouseSale: boolean, mayTakeOver: boolean, missing: Array<string>, uuid: string, state: MyCarState, isPublic: boolean, hasChanges: boolean, values: { body: string | null, brand: string, calandreCollection: boolean, carLocation: string | null, carState: string | null, carType: CarType, carVerticalUrl: string | null, doorNumber: number | null, engine: string | null, exteriorShade: string | null, fundingOpportunity: boolean, handleByCalandre: boolean, highlights: Array<string>, interiorShade: string | null, internationalDelivery: boolean, isPriceHidden: boolean, isRetromobile: boolean, mileage: number | null, model: string, optionReportUrl: string | null, options: Array<string>, price: number | null, reducedPrice: number | null, refundWarranty: boolean, registrationPlace: string | null, releaseDate: string | null, saddlery: string | null, sellerEmail: string | null, sfInternalOpportunityId: string | null, transmission: string | null, version: string | null, vinPublic: boolean, warranty: boolean, year: number | null, conditionReport: { inspectedOn: string, inspector: string, keyCount: number | null, papersSeen: Array<string>, place: string, version: number, coldStart: { contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null } | null, films: Array<{ contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null }>, flaws: Array<{ kind: FlawKind, panel: CarPanel, photoId: string | null, size: FlawSize, note: { en: string | null, es: string | null, fr: string | null } | null, photo: { alt: string | null, avifSrcSet: string, height: number, id: string, placeholder: string | null, srcSet: string, url: string, width: number } | null }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { en: string | null, es: string | null, fr: string | null } | null }>, paint: Array<{ finding: PaintFinding, microns: number, panel: CarPanel }>, papersNote: { en: string | null, es: string | null, fr: string | null } | null, roadTest: { doneOn: string | null, isDone: boolean, kilometres: number | null, remarks: { en: string | null, es: string | null, fr: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { en: string | null, es: string | null, fr: string | null } }> } | null, customDocs: Array<{ label: string, urls: Array<string> }>, customHighlights: Array<{ en: string | null, es: string | null, fr: string | null }>, customOptions: Array<{ en: string | null, es: string | null, fr: string | null }>, documents: Array<{ label: string, urls: Array<string> }>, exteriorState: { en: string | null, es: string | null, fr: string | null } | null, freeOption: { en: string | null, es: string | null, fr: string | null } | null, globalState: { en: string | null, es: string | null, fr: string | null } | null, history: { en: string | null, es: string | null, fr: string | null } | null, interiorColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, interiorState: { en: string | null, es: string | null, fr: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null }, mechanicalState: { en: string | null, es: string | null, fr: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { exteriors: Array<string>, front: string | null, interiors: Array<string>, mechanics: Array<string> }, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, shellColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, works: Array<{ endDate: string | null, startDate: string | null, description: { en: string | null, es: string | null, fr: string | null } | null, name: { en: string | null, es: string | null, fr: string | null } }> }, wish: { kind: SaleWish, reserve: number | null, startingPrice: number | null, startDate: string | null }, removal: { statement: string, isLifted: boolean, appealToken: string | null } | null, submission: { state: SubmissionState, submittedAt: string, reason: string | null, reasonLanguage: string | null, comments: Array<{ field: string, text: string }> } | null, ad: { revision: number, slug: string, lotState: LotState, status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, brand: string, model: string, version: string | null, uuid: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }> }, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, conditionReport: { inspector: string, inspectedOn: string, place: string, papersSeen: Array<string>, keyCount: number | null, flaws: Array<{ panel: CarPanel, kind: FlawKind, size: FlawSize, note: { fr: string | null, en: string | null, es: string | null } | null, photo: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null }>, paint: Array<{ panel: CarPanel, microns: number }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { fr: string | null, en: string | null, es: string | null } | null }>, papersNote: { fr: string | null, en: string | null, es: string | null } | null, roadTest: { isDone: boolean, doneOn: string | null, kilometres: number | null, remarks: { fr: string | null, en: string | null, es: string | null } | null } | null, films: Array<{ url: string, width: number | null, height: number | null, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null }>, coldStart: { url: string, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { fr: string | null, en: string | null, es: string | null } }> } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, trader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string } | null, owner: { firstName: string, isPro: boolean, memberId: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, saleLot: { number: number } | null }, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null };

export type AnswerMyEstimateMutationVariables = Exact<{
  id: string | number;
  low?: number | null | undefined;
  high?: number | null | undefined;
}>;


export type AnswerMyEstimateMutation = { answerMyEstimate: { stage: ConsignmentStage } };

export type AnswerAdApprovalMutationVariables = Exact<{
  id: string | number;
  revision: number;
  change?: string | null | undefined;
}>;


export type AnswerAdApprovalMutation = { answerAdApproval: { stage: ConsignmentStage } };

export type MyCarsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCarsQuery = { myCars: Array<{ uuid: string, state: MyCarState, isPublic: boolean, hasChanges: boolean, ad: { slug: string, lotState: LotState, brand: string, model: string, version: string | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null }> | null };

export type MyCarQueryVariables = Exact<{
  uuid: string | number;
}>;


export type MyCarQuery = { myCar: { version: number, isHouseSale: boolean, mayTakeOver: boolean, missing: Array<string>, uuid: string, state: MyCarState, isPublic: boolean, hasChanges: boolean, values: { body: string | null, brand: string, calandreCollection: boolean, carLocation: string | null, carState: string | null, carType: CarType, carVerticalUrl: string | null, doorNumber: number | null, engine: string | null, exteriorShade: string | null, fundingOpportunity: boolean, handleByCalandre: boolean, highlights: Array<string>, interiorShade: string | null, internationalDelivery: boolean, isPriceHidden: boolean, isRetromobile: boolean, mileage: number | null, model: string, optionReportUrl: string | null, options: Array<string>, price: number | null, reducedPrice: number | null, refundWarranty: boolean, registrationPlace: string | null, releaseDate: string | null, saddlery: string | null, sellerEmail: string | null, sfInternalOpportunityId: string | null, transmission: string | null, version: string | null, vinPublic: boolean, warranty: boolean, year: number | null, conditionReport: { inspectedOn: string, inspector: string, keyCount: number | null, papersSeen: Array<string>, place: string, version: number, coldStart: { contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null } | null, films: Array<{ contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null }>, flaws: Array<{ kind: FlawKind, panel: CarPanel, photoId: string | null, size: FlawSize, note: { en: string | null, es: string | null, fr: string | null } | null, photo: { alt: string | null, avifSrcSet: string, height: number, id: string, placeholder: string | null, srcSet: string, url: string, width: number } | null }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { en: string | null, es: string | null, fr: string | null } | null }>, paint: Array<{ finding: PaintFinding, microns: number, panel: CarPanel }>, papersNote: { en: string | null, es: string | null, fr: string | null } | null, roadTest: { doneOn: string | null, isDone: boolean, kilometres: number | null, remarks: { en: string | null, es: string | null, fr: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { en: string | null, es: string | null, fr: string | null } }> } | null, customDocs: Array<{ label: string, urls: Array<string> }>, customHighlights: Array<{ en: string | null, es: string | null, fr: string | null }>, customOptions: Array<{ en: string | null, es: string | null, fr: string | null }>, documents: Array<{ label: string, urls: Array<string> }>, exteriorState: { en: string | null, es: string | null, fr: string | null } | null, freeOption: { en: string | null, es: string | null, fr: string | null } | null, globalState: { en: string | null, es: string | null, fr: string | null } | null, history: { en: string | null, es: string | null, fr: string | null } | null, interiorColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, interiorState: { en: string | null, es: string | null, fr: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null }, mechanicalState: { en: string | null, es: string | null, fr: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { exteriors: Array<string>, front: string | null, interiors: Array<string>, mechanics: Array<string> }, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, shellColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, works: Array<{ endDate: string | null, startDate: string | null, description: { en: string | null, es: string | null, fr: string | null } | null, name: { en: string | null, es: string | null, fr: string | null } }> }, wish: { kind: SaleWish, reserve: number | null, startingPrice: number | null, startDate: string | null }, removal: { statement: string, isLifted: boolean, appealToken: string | null } | null, submission: { state: SubmissionState, submittedAt: string, reason: string | null, reasonLanguage: string | null, comments: Array<{ field: string, text: string }> } | null, ad: { revision: number, slug: string, lotState: LotState, status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, brand: string, model: string, version: string | null, uuid: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }> }, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, conditionReport: { inspector: string, inspectedOn: string, place: string, papersSeen: Array<string>, keyCount: number | null, flaws: Array<{ panel: CarPanel, kind: FlawKind, size: FlawSize, note: { fr: string | null, en: string | null, es: string | null } | null, photo: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null }>, paint: Array<{ panel: CarPanel, microns: number }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { fr: string | null, en: string | null, es: string | null } | null }>, papersNote: { fr: string | null, en: string | null, es: string | null } | null, roadTest: { isDone: boolean, doneOn: string | null, kilometres: number | null, remarks: { fr: string | null, en: string | null, es: string | null } | null } | null, films: Array<{ url: string, width: number | null, height: number | null, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null }>, coldStart: { url: string, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { fr: string | null, en: string | null, es: string | null } }> } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, trader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string } | null, owner: { firstName: string, isPro: boolean, memberId: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, saleLot: { number: number } | null }, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null } | null, myConsignment: { stage: ConsignmentStage, tasks: Array<ConsignmentTask>, reference: string, mandateState: SaleMandateState | null, mandateId: string | null, ownerName: string | null, approval: { id: string | null, state: ApprovalState, answeredAt: string | null, isNoted: boolean } | null, estimate: { id: string, party: EstimateParty, low: number, high: number, note: string, noteLanguage: string | null, agreedAt: string | null } | null, appointments: Array<{ id: string, kind: AppointmentKind, at: string, place: string, staffName: string, state: AppointmentState, version: number }> } | null };

export type MyCarDisclaimerQueryVariables = Exact<{
  uuid: string | number;
  locale: Locale;
}>;


export type MyCarDisclaimerQuery = { myCar: { ad: { disclaimer: string | null } } | null };

export type SaveMyCarMutationVariables = Exact<{
  uuid: string | number;
  version: number;
  data?: CarAdInput | null | undefined;
  wish?: SaleWishInput | null | undefined;
}>;


export type SaveMyCarMutation = { saveMyCar: { version: number, isHouseSale: boolean, mayTakeOver: boolean, missing: Array<string>, uuid: string, state: MyCarState, isPublic: boolean, hasChanges: boolean, values: { body: string | null, brand: string, calandreCollection: boolean, carLocation: string | null, carState: string | null, carType: CarType, carVerticalUrl: string | null, doorNumber: number | null, engine: string | null, exteriorShade: string | null, fundingOpportunity: boolean, handleByCalandre: boolean, highlights: Array<string>, interiorShade: string | null, internationalDelivery: boolean, isPriceHidden: boolean, isRetromobile: boolean, mileage: number | null, model: string, optionReportUrl: string | null, options: Array<string>, price: number | null, reducedPrice: number | null, refundWarranty: boolean, registrationPlace: string | null, releaseDate: string | null, saddlery: string | null, sellerEmail: string | null, sfInternalOpportunityId: string | null, transmission: string | null, version: string | null, vinPublic: boolean, warranty: boolean, year: number | null, conditionReport: { inspectedOn: string, inspector: string, keyCount: number | null, papersSeen: Array<string>, place: string, version: number, coldStart: { contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null } | null, films: Array<{ contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null }>, flaws: Array<{ kind: FlawKind, panel: CarPanel, photoId: string | null, size: FlawSize, note: { en: string | null, es: string | null, fr: string | null } | null, photo: { alt: string | null, avifSrcSet: string, height: number, id: string, placeholder: string | null, srcSet: string, url: string, width: number } | null }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { en: string | null, es: string | null, fr: string | null } | null }>, paint: Array<{ finding: PaintFinding, microns: number, panel: CarPanel }>, papersNote: { en: string | null, es: string | null, fr: string | null } | null, roadTest: { doneOn: string | null, isDone: boolean, kilometres: number | null, remarks: { en: string | null, es: string | null, fr: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { en: string | null, es: string | null, fr: string | null } }> } | null, customDocs: Array<{ label: string, urls: Array<string> }>, customHighlights: Array<{ en: string | null, es: string | null, fr: string | null }>, customOptions: Array<{ en: string | null, es: string | null, fr: string | null }>, documents: Array<{ label: string, urls: Array<string> }>, exteriorState: { en: string | null, es: string | null, fr: string | null } | null, freeOption: { en: string | null, es: string | null, fr: string | null } | null, globalState: { en: string | null, es: string | null, fr: string | null } | null, history: { en: string | null, es: string | null, fr: string | null } | null, interiorColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, interiorState: { en: string | null, es: string | null, fr: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null }, mechanicalState: { en: string | null, es: string | null, fr: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { exteriors: Array<string>, front: string | null, interiors: Array<string>, mechanics: Array<string> }, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, shellColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, works: Array<{ endDate: string | null, startDate: string | null, description: { en: string | null, es: string | null, fr: string | null } | null, name: { en: string | null, es: string | null, fr: string | null } }> }, wish: { kind: SaleWish, reserve: number | null, startingPrice: number | null, startDate: string | null }, removal: { statement: string, isLifted: boolean, appealToken: string | null } | null, submission: { state: SubmissionState, submittedAt: string, reason: string | null, reasonLanguage: string | null, comments: Array<{ field: string, text: string }> } | null, ad: { revision: number, slug: string, lotState: LotState, status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, brand: string, model: string, version: string | null, uuid: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }> }, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, conditionReport: { inspector: string, inspectedOn: string, place: string, papersSeen: Array<string>, keyCount: number | null, flaws: Array<{ panel: CarPanel, kind: FlawKind, size: FlawSize, note: { fr: string | null, en: string | null, es: string | null } | null, photo: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null }>, paint: Array<{ panel: CarPanel, microns: number }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { fr: string | null, en: string | null, es: string | null } | null }>, papersNote: { fr: string | null, en: string | null, es: string | null } | null, roadTest: { isDone: boolean, doneOn: string | null, kilometres: number | null, remarks: { fr: string | null, en: string | null, es: string | null } | null } | null, films: Array<{ url: string, width: number | null, height: number | null, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null }>, coldStart: { url: string, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { fr: string | null, en: string | null, es: string | null } }> } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, trader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string } | null, owner: { firstName: string, isPro: boolean, memberId: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, saleLot: { number: number } | null }, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null } };

export type SubmitMyCarMutationVariables = Exact<{
  uuid: string | number;
  version: number;
}>;


export type SubmitMyCarMutation = { submitMyCar: { version: number, isHouseSale: boolean, mayTakeOver: boolean, missing: Array<string>, uuid: string, state: MyCarState, isPublic: boolean, hasChanges: boolean, values: { body: string | null, brand: string, calandreCollection: boolean, carLocation: string | null, carState: string | null, carType: CarType, carVerticalUrl: string | null, doorNumber: number | null, engine: string | null, exteriorShade: string | null, fundingOpportunity: boolean, handleByCalandre: boolean, highlights: Array<string>, interiorShade: string | null, internationalDelivery: boolean, isPriceHidden: boolean, isRetromobile: boolean, mileage: number | null, model: string, optionReportUrl: string | null, options: Array<string>, price: number | null, reducedPrice: number | null, refundWarranty: boolean, registrationPlace: string | null, releaseDate: string | null, saddlery: string | null, sellerEmail: string | null, sfInternalOpportunityId: string | null, transmission: string | null, version: string | null, vinPublic: boolean, warranty: boolean, year: number | null, conditionReport: { inspectedOn: string, inspector: string, keyCount: number | null, papersSeen: Array<string>, place: string, version: number, coldStart: { contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null } | null, films: Array<{ contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null }>, flaws: Array<{ kind: FlawKind, panel: CarPanel, photoId: string | null, size: FlawSize, note: { en: string | null, es: string | null, fr: string | null } | null, photo: { alt: string | null, avifSrcSet: string, height: number, id: string, placeholder: string | null, srcSet: string, url: string, width: number } | null }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { en: string | null, es: string | null, fr: string | null } | null }>, paint: Array<{ finding: PaintFinding, microns: number, panel: CarPanel }>, papersNote: { en: string | null, es: string | null, fr: string | null } | null, roadTest: { doneOn: string | null, isDone: boolean, kilometres: number | null, remarks: { en: string | null, es: string | null, fr: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { en: string | null, es: string | null, fr: string | null } }> } | null, customDocs: Array<{ label: string, urls: Array<string> }>, customHighlights: Array<{ en: string | null, es: string | null, fr: string | null }>, customOptions: Array<{ en: string | null, es: string | null, fr: string | null }>, documents: Array<{ label: string, urls: Array<string> }>, exteriorState: { en: string | null, es: string | null, fr: string | null } | null, freeOption: { en: string | null, es: string | null, fr: string | null } | null, globalState: { en: string | null, es: string | null, fr: string | null } | null, history: { en: string | null, es: string | null, fr: string | null } | null, interiorColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, interiorState: { en: string | null, es: string | null, fr: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null }, mechanicalState: { en: string | null, es: string | null, fr: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { exteriors: Array<string>, front: string | null, interiors: Array<string>, mechanics: Array<string> }, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, shellColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, works: Array<{ endDate: string | null, startDate: string | null, description: { en: string | null, es: string | null, fr: string | null } | null, name: { en: string | null, es: string | null, fr: string | null } }> }, wish: { kind: SaleWish, reserve: number | null, startingPrice: number | null, startDate: string | null }, removal: { statement: string, isLifted: boolean, appealToken: string | null } | null, submission: { state: SubmissionState, submittedAt: string, reason: string | null, reasonLanguage: string | null, comments: Array<{ field: string, text: string }> } | null, ad: { revision: number, slug: string, lotState: LotState, status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, brand: string, model: string, version: string | null, uuid: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }> }, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, conditionReport: { inspector: string, inspectedOn: string, place: string, papersSeen: Array<string>, keyCount: number | null, flaws: Array<{ panel: CarPanel, kind: FlawKind, size: FlawSize, note: { fr: string | null, en: string | null, es: string | null } | null, photo: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null }>, paint: Array<{ panel: CarPanel, microns: number }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { fr: string | null, en: string | null, es: string | null } | null }>, papersNote: { fr: string | null, en: string | null, es: string | null } | null, roadTest: { isDone: boolean, doneOn: string | null, kilometres: number | null, remarks: { fr: string | null, en: string | null, es: string | null } | null } | null, films: Array<{ url: string, width: number | null, height: number | null, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null }>, coldStart: { url: string, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { fr: string | null, en: string | null, es: string | null } }> } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, trader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string } | null, owner: { firstName: string, isPro: boolean, memberId: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, saleLot: { number: number } | null }, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null } };

export type TakeMyCarBackMutationVariables = Exact<{
  uuid: string | number;
}>;


export type TakeMyCarBackMutation = { takeMyCarBack: { version: number, isHouseSale: boolean, mayTakeOver: boolean, missing: Array<string>, uuid: string, state: MyCarState, isPublic: boolean, hasChanges: boolean, values: { body: string | null, brand: string, calandreCollection: boolean, carLocation: string | null, carState: string | null, carType: CarType, carVerticalUrl: string | null, doorNumber: number | null, engine: string | null, exteriorShade: string | null, fundingOpportunity: boolean, handleByCalandre: boolean, highlights: Array<string>, interiorShade: string | null, internationalDelivery: boolean, isPriceHidden: boolean, isRetromobile: boolean, mileage: number | null, model: string, optionReportUrl: string | null, options: Array<string>, price: number | null, reducedPrice: number | null, refundWarranty: boolean, registrationPlace: string | null, releaseDate: string | null, saddlery: string | null, sellerEmail: string | null, sfInternalOpportunityId: string | null, transmission: string | null, version: string | null, vinPublic: boolean, warranty: boolean, year: number | null, conditionReport: { inspectedOn: string, inspector: string, keyCount: number | null, papersSeen: Array<string>, place: string, version: number, coldStart: { contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null } | null, films: Array<{ contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null }>, flaws: Array<{ kind: FlawKind, panel: CarPanel, photoId: string | null, size: FlawSize, note: { en: string | null, es: string | null, fr: string | null } | null, photo: { alt: string | null, avifSrcSet: string, height: number, id: string, placeholder: string | null, srcSet: string, url: string, width: number } | null }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { en: string | null, es: string | null, fr: string | null } | null }>, paint: Array<{ finding: PaintFinding, microns: number, panel: CarPanel }>, papersNote: { en: string | null, es: string | null, fr: string | null } | null, roadTest: { doneOn: string | null, isDone: boolean, kilometres: number | null, remarks: { en: string | null, es: string | null, fr: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { en: string | null, es: string | null, fr: string | null } }> } | null, customDocs: Array<{ label: string, urls: Array<string> }>, customHighlights: Array<{ en: string | null, es: string | null, fr: string | null }>, customOptions: Array<{ en: string | null, es: string | null, fr: string | null }>, documents: Array<{ label: string, urls: Array<string> }>, exteriorState: { en: string | null, es: string | null, fr: string | null } | null, freeOption: { en: string | null, es: string | null, fr: string | null } | null, globalState: { en: string | null, es: string | null, fr: string | null } | null, history: { en: string | null, es: string | null, fr: string | null } | null, interiorColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, interiorState: { en: string | null, es: string | null, fr: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null }, mechanicalState: { en: string | null, es: string | null, fr: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { exteriors: Array<string>, front: string | null, interiors: Array<string>, mechanics: Array<string> }, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, shellColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, works: Array<{ endDate: string | null, startDate: string | null, description: { en: string | null, es: string | null, fr: string | null } | null, name: { en: string | null, es: string | null, fr: string | null } }> }, wish: { kind: SaleWish, reserve: number | null, startingPrice: number | null, startDate: string | null }, removal: { statement: string, isLifted: boolean, appealToken: string | null } | null, submission: { state: SubmissionState, submittedAt: string, reason: string | null, reasonLanguage: string | null, comments: Array<{ field: string, text: string }> } | null, ad: { revision: number, slug: string, lotState: LotState, status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, brand: string, model: string, version: string | null, uuid: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }> }, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, conditionReport: { inspector: string, inspectedOn: string, place: string, papersSeen: Array<string>, keyCount: number | null, flaws: Array<{ panel: CarPanel, kind: FlawKind, size: FlawSize, note: { fr: string | null, en: string | null, es: string | null } | null, photo: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null }>, paint: Array<{ panel: CarPanel, microns: number }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { fr: string | null, en: string | null, es: string | null } | null }>, papersNote: { fr: string | null, en: string | null, es: string | null } | null, roadTest: { isDone: boolean, doneOn: string | null, kilometres: number | null, remarks: { fr: string | null, en: string | null, es: string | null } | null } | null, films: Array<{ url: string, width: number | null, height: number | null, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null }>, coldStart: { url: string, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { fr: string | null, en: string | null, es: string | null } }> } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, trader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string } | null, owner: { firstName: string, isPro: boolean, memberId: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, saleLot: { number: number } | null }, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null } };

export type WithdrawMyCarMutationVariables = Exact<{
  uuid: string | number;
}>;


export type WithdrawMyCarMutation = { withdrawMyCar: { version: number, isHouseSale: boolean, mayTakeOver: boolean, missing: Array<string>, uuid: string, state: MyCarState, isPublic: boolean, hasChanges: boolean, values: { body: string | null, brand: string, calandreCollection: boolean, carLocation: string | null, carState: string | null, carType: CarType, carVerticalUrl: string | null, doorNumber: number | null, engine: string | null, exteriorShade: string | null, fundingOpportunity: boolean, handleByCalandre: boolean, highlights: Array<string>, interiorShade: string | null, internationalDelivery: boolean, isPriceHidden: boolean, isRetromobile: boolean, mileage: number | null, model: string, optionReportUrl: string | null, options: Array<string>, price: number | null, reducedPrice: number | null, refundWarranty: boolean, registrationPlace: string | null, releaseDate: string | null, saddlery: string | null, sellerEmail: string | null, sfInternalOpportunityId: string | null, transmission: string | null, version: string | null, vinPublic: boolean, warranty: boolean, year: number | null, conditionReport: { inspectedOn: string, inspector: string, keyCount: number | null, papersSeen: Array<string>, place: string, version: number, coldStart: { contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null } | null, films: Array<{ contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null }>, flaws: Array<{ kind: FlawKind, panel: CarPanel, photoId: string | null, size: FlawSize, note: { en: string | null, es: string | null, fr: string | null } | null, photo: { alt: string | null, avifSrcSet: string, height: number, id: string, placeholder: string | null, srcSet: string, url: string, width: number } | null }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { en: string | null, es: string | null, fr: string | null } | null }>, paint: Array<{ finding: PaintFinding, microns: number, panel: CarPanel }>, papersNote: { en: string | null, es: string | null, fr: string | null } | null, roadTest: { doneOn: string | null, isDone: boolean, kilometres: number | null, remarks: { en: string | null, es: string | null, fr: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { en: string | null, es: string | null, fr: string | null } }> } | null, customDocs: Array<{ label: string, urls: Array<string> }>, customHighlights: Array<{ en: string | null, es: string | null, fr: string | null }>, customOptions: Array<{ en: string | null, es: string | null, fr: string | null }>, documents: Array<{ label: string, urls: Array<string> }>, exteriorState: { en: string | null, es: string | null, fr: string | null } | null, freeOption: { en: string | null, es: string | null, fr: string | null } | null, globalState: { en: string | null, es: string | null, fr: string | null } | null, history: { en: string | null, es: string | null, fr: string | null } | null, interiorColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, interiorState: { en: string | null, es: string | null, fr: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null }, mechanicalState: { en: string | null, es: string | null, fr: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { exteriors: Array<string>, front: string | null, interiors: Array<string>, mechanics: Array<string> }, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, shellColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, works: Array<{ endDate: string | null, startDate: string | null, description: { en: string | null, es: string | null, fr: string | null } | null, name: { en: string | null, es: string | null, fr: string | null } }> }, wish: { kind: SaleWish, reserve: number | null, startingPrice: number | null, startDate: string | null }, removal: { statement: string, isLifted: boolean, appealToken: string | null } | null, submission: { state: SubmissionState, submittedAt: string, reason: string | null, reasonLanguage: string | null, comments: Array<{ field: string, text: string }> } | null, ad: { revision: number, slug: string, lotState: LotState, status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, brand: string, model: string, version: string | null, uuid: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }> }, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, conditionReport: { inspector: string, inspectedOn: string, place: string, papersSeen: Array<string>, keyCount: number | null, flaws: Array<{ panel: CarPanel, kind: FlawKind, size: FlawSize, note: { fr: string | null, en: string | null, es: string | null } | null, photo: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null }>, paint: Array<{ panel: CarPanel, microns: number }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { fr: string | null, en: string | null, es: string | null } | null }>, papersNote: { fr: string | null, en: string | null, es: string | null } | null, roadTest: { isDone: boolean, doneOn: string | null, kilometres: number | null, remarks: { fr: string | null, en: string | null, es: string | null } | null } | null, films: Array<{ url: string, width: number | null, height: number | null, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null }>, coldStart: { url: string, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { fr: string | null, en: string | null, es: string | null } }> } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, trader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string } | null, owner: { firstName: string, isPro: boolean, memberId: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, saleLot: { number: number } | null }, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null } };

export type LeavingFeesQueryVariables = Exact<{ [key: string]: never; }>;


export type LeavingFeesQuery = { mySaleMandates: Array<{ id: string, adUuid: string, state: SaleMandateState, withdrawalFeeCents: number }> };

export type LeaveHouseMutationVariables = Exact<{
  uuid: string | number;
  reason: string;
}>;


export type LeaveHouseMutation = { leaveHouse: { version: number, isHouseSale: boolean, mayTakeOver: boolean, missing: Array<string>, uuid: string, state: MyCarState, isPublic: boolean, hasChanges: boolean, values: { body: string | null, brand: string, calandreCollection: boolean, carLocation: string | null, carState: string | null, carType: CarType, carVerticalUrl: string | null, doorNumber: number | null, engine: string | null, exteriorShade: string | null, fundingOpportunity: boolean, handleByCalandre: boolean, highlights: Array<string>, interiorShade: string | null, internationalDelivery: boolean, isPriceHidden: boolean, isRetromobile: boolean, mileage: number | null, model: string, optionReportUrl: string | null, options: Array<string>, price: number | null, reducedPrice: number | null, refundWarranty: boolean, registrationPlace: string | null, releaseDate: string | null, saddlery: string | null, sellerEmail: string | null, sfInternalOpportunityId: string | null, transmission: string | null, version: string | null, vinPublic: boolean, warranty: boolean, year: number | null, conditionReport: { inspectedOn: string, inspector: string, keyCount: number | null, papersSeen: Array<string>, place: string, version: number, coldStart: { contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null } | null, films: Array<{ contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null }>, flaws: Array<{ kind: FlawKind, panel: CarPanel, photoId: string | null, size: FlawSize, note: { en: string | null, es: string | null, fr: string | null } | null, photo: { alt: string | null, avifSrcSet: string, height: number, id: string, placeholder: string | null, srcSet: string, url: string, width: number } | null }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { en: string | null, es: string | null, fr: string | null } | null }>, paint: Array<{ finding: PaintFinding, microns: number, panel: CarPanel }>, papersNote: { en: string | null, es: string | null, fr: string | null } | null, roadTest: { doneOn: string | null, isDone: boolean, kilometres: number | null, remarks: { en: string | null, es: string | null, fr: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { en: string | null, es: string | null, fr: string | null } }> } | null, customDocs: Array<{ label: string, urls: Array<string> }>, customHighlights: Array<{ en: string | null, es: string | null, fr: string | null }>, customOptions: Array<{ en: string | null, es: string | null, fr: string | null }>, documents: Array<{ label: string, urls: Array<string> }>, exteriorState: { en: string | null, es: string | null, fr: string | null } | null, freeOption: { en: string | null, es: string | null, fr: string | null } | null, globalState: { en: string | null, es: string | null, fr: string | null } | null, history: { en: string | null, es: string | null, fr: string | null } | null, interiorColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, interiorState: { en: string | null, es: string | null, fr: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null }, mechanicalState: { en: string | null, es: string | null, fr: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { exteriors: Array<string>, front: string | null, interiors: Array<string>, mechanics: Array<string> }, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, shellColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, works: Array<{ endDate: string | null, startDate: string | null, description: { en: string | null, es: string | null, fr: string | null } | null, name: { en: string | null, es: string | null, fr: string | null } }> }, wish: { kind: SaleWish, reserve: number | null, startingPrice: number | null, startDate: string | null }, removal: { statement: string, isLifted: boolean, appealToken: string | null } | null, submission: { state: SubmissionState, submittedAt: string, reason: string | null, reasonLanguage: string | null, comments: Array<{ field: string, text: string }> } | null, ad: { revision: number, slug: string, lotState: LotState, status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, brand: string, model: string, version: string | null, uuid: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null, id: string }> }, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, conditionReport: { inspector: string, inspectedOn: string, place: string, papersSeen: Array<string>, keyCount: number | null, flaws: Array<{ panel: CarPanel, kind: FlawKind, size: FlawSize, note: { fr: string | null, en: string | null, es: string | null } | null, photo: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null }>, paint: Array<{ panel: CarPanel, microns: number }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { fr: string | null, en: string | null, es: string | null } | null }>, papersNote: { fr: string | null, en: string | null, es: string | null } | null, roadTest: { isDone: boolean, doneOn: string | null, kilometres: number | null, remarks: { fr: string | null, en: string | null, es: string | null } | null } | null, films: Array<{ url: string, width: number | null, height: number | null, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null }>, coldStart: { url: string, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { fr: string | null, en: string | null, es: string | null } }> } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, trader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string } | null, owner: { firstName: string, isPro: boolean, memberId: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, saleLot: { number: number } | null }, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null } };

export type CallOffMyAppointmentMutationVariables = Exact<{
  id: string | number;
  version: number;
  reason: string;
}>;


export type CallOffMyAppointmentMutation = { callOffMyAppointment: { stage: ConsignmentStage } };

export type DescribePhotoMutationVariables = Exact<{
  id: string | number;
  alt?: string | null | undefined;
}>;


export type DescribePhotoMutation = { describePhoto: { id: string, alt: string | null } };

export type MyTraderQueryVariables = Exact<{ [key: string]: never; }>;


export type MyTraderQuery = { myTrader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string, state: TradeState, decidedAt: string | null } | null };

export type SaveTraderMutationVariables = Exact<{
  data: TraderInput;
}>;


export type SaveTraderMutation = { saveTrader: { state: TradeState } };

export type MySaleFactsFragment = { uuid: string, isHouseSale: boolean, ad: { lotState: LotState }, sale: { reserve: number | null, reserveDistance: number | null, cardBidders: number, finalPrice: number | null, auction: { state: AuctionState, start: string, end: string, startingPrice: number, currentBid: number | null, bidCount: number } } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, photos: Array<{ id: string, url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }>, user: { firstName: string | null, lastName: string | null } }>, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null };

export type MyCarNextQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCarNextQuery = { myOrders: Array<{ id: string, reference: string, role: OrderRole, state: OrderState, task: OrderTask, isOverdue: boolean, dueAt: string | null, ad: { uuid: string, brand: string, model: string, version: string | null } | null }>, myOffers: Array<{ id: string, state: OfferState, side: OfferSide | null, turnEndsAt: string, ad: { uuid: string, brand: string, model: string, version: string | null } | null }>, myUnsoldCars: Array<{ wish: string | null, ad: { uuid: string } | null }> };

export type MySaleQueryVariables = Exact<{
  uuid: string | number;
}>;


export type MySaleQuery = { myCar: { uuid: string, isHouseSale: boolean, ad: { lotState: LotState }, sale: { reserve: number | null, reserveDistance: number | null, cardBidders: number, finalPrice: number | null, auction: { state: AuctionState, start: string, end: string, startingPrice: number, currentBid: number | null, bidCount: number } } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, photos: Array<{ id: string, url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }>, user: { firstName: string | null, lastName: string | null } }>, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null } | null };

export type LowerMyReserveMutationVariables = Exact<{
  uuid: string | number;
  reservePrice?: number | null | undefined;
}>;


export type LowerMyReserveMutation = { lowerMyReserve: { uuid: string, isHouseSale: boolean, ad: { lotState: LotState }, sale: { reserve: number | null, reserveDistance: number | null, cardBidders: number, finalPrice: number | null, auction: { state: AuctionState, start: string, end: string, startingPrice: number, currentBid: number | null, bidCount: number } } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, photos: Array<{ id: string, url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }>, user: { firstName: string | null, lastName: string | null } }>, figures: { views: number, favorites: number, questions: number, openQuestions: number, bids: number } | null } };

export type AnswerQuestionMutationVariables = Exact<{
  id: string | number;
  answer: string;
  photoIds?: Array<string | number> | string | number | null | undefined;
  answerWas?: string | null | undefined;
  photoIdsWere?: Array<string | number> | string | number | null | undefined;
}>;


export type AnswerQuestionMutation = { answerQuestion: { id: string } };

export type MySaleChangedSubscriptionVariables = Exact<{
  uuid: string | number;
}>;


export type MySaleChangedSubscription = { auctionUpdated: { version: number } };

export type MySaleBidSubscriptionVariables = Exact<{
  uuid: string | number;
}>;


export type MySaleBidSubscription = { bidAdded: { version: number } };

export type OwnOrderFragment = { id: string, reference: string, role: OrderRole, state: OrderState, task: OrderTask, isOverdue: boolean, dueAt: string | null, ad: { uuid: string, brand: string, model: string, version: string | null } | null };

export type OwnOfferFragment = { id: string, state: OfferState, side: OfferSide | null, turnEndsAt: string, ad: { uuid: string, brand: string, model: string, version: string | null } | null };

export type AlertRowFragment = { id: string, name: string, query: string, frequency: AlertFrequency, isPaused: boolean, tellsDrops: boolean, tellsEdits: boolean, matchCount: number, chips: Array<{ field: string, value: string, label: string }> };

export type MyAlertsQueryVariables = Exact<{
  locale: Locale;
}>;


export type MyAlertsQuery = { myAlerts: Array<{ id: string, name: string, query: string, frequency: AlertFrequency, isPaused: boolean, tellsDrops: boolean, tellsEdits: boolean, matchCount: number, chips: Array<{ field: string, value: string, label: string }> }> };

export type CreateAlertMutationVariables = Exact<{
  data: CreateAlertInput;
}>;


export type CreateAlertMutation = { createAlert: { id: string, name: string, frequency: AlertFrequency } };

export type UpdateAlertMutationVariables = Exact<{
  id: string | number;
  data: UpdateAlertInput;
  locale: Locale;
}>;


export type UpdateAlertMutation = { updateAlert: { id: string, name: string, query: string, frequency: AlertFrequency, isPaused: boolean, tellsDrops: boolean, tellsEdits: boolean, matchCount: number, chips: Array<{ field: string, value: string, label: string }> } };

export type RemoveAlertMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveAlertMutation = { removeAlert: boolean };

export type UnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadQuery = { myNotifications: { unreadCount: number, liveKey: string | null } | null };

export type NotifiedSubscriptionVariables = Exact<{
  key: string;
}>;


export type NotifiedSubscription = { notified: number };

export type CarCatalogueQueryVariables = Exact<{
  brand: string;
  model: string;
}>;


export type CarCatalogueQuery = { carCatalogue: { brands: Array<string>, models: Array<string>, versions: Array<string>, meantBrand: string | null, meantModel: string | null, ownWords: Array<string>, bodies: Array<string>, bounds: Array<{ field: string, least: number, most: number | null }> } };

export type ManagedPhotoFragment = { id: string, alt: string | null };

export type PhotoAltsFragment = { front: { id: string, alt: string | null } | null, exteriors: Array<{ id: string, alt: string | null }>, interiors: Array<{ id: string, alt: string | null }>, mechanics: Array<{ id: string, alt: string | null }> };

export type TurnPhotoMutationVariables = Exact<{
  id: string | number;
  quarterTurns: number;
}>;


export type TurnPhotoMutation = { turnPhoto: { id: string, alt: string | null } };

export type AdCardFragment = { uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } };

export type CardAuctionFragment = { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null };

export type CarNameFragment = { brand: string, model: string, version: string | null };

export type FrontPhotoFragment = { photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } };

export type ConditionReportFragment = { inspector: string, inspectedOn: string, place: string, papersSeen: Array<string>, keyCount: number | null, flaws: Array<{ panel: CarPanel, kind: FlawKind, size: FlawSize, note: { fr: string | null, en: string | null, es: string | null } | null, photo: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null }>, paint: Array<{ panel: CarPanel, microns: number }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { fr: string | null, en: string | null, es: string | null } | null }>, papersNote: { fr: string | null, en: string | null, es: string | null } | null, roadTest: { isDone: boolean, doneOn: string | null, kilometres: number | null, remarks: { fr: string | null, en: string | null, es: string | null } | null } | null, films: Array<{ url: string, width: number | null, height: number | null, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null }>, coldStart: { url: string, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { fr: string | null, en: string | null, es: string | null } }> };

export type ChooseConsentMutationVariables = Exact<{
  analytics: boolean;
  marketing: boolean;
}>;


export type ChooseConsentMutation = { chooseConsent: boolean };

export type ContentTextFragment = { slug: string, locales: Array<Locale>, version: number, title: string, description: string, publishedAt: string, blocks: Array<
    | { __typename: 'ContentAction', label: string, to: string, isMain: boolean }
    | { __typename: 'ContentFaq', entries: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
    | { __typename: 'ContentFigure', url: string, alt: string, caption: string | null }
    | { __typename: 'ContentHeading', id: string, level: number, line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
    | { __typename: 'ContentList', isOrdered: boolean, items: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
    | { __typename: 'ContentNote', lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
    | { __typename: 'ContentParagraph', line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
    | { __typename: 'ContentSteps', steps: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
    | { __typename: 'ContentTable', caption: string | null, head: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }>, rows: Array<{ cells: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
  > };

type ContentBlocks_ContentAction_Fragment = { __typename: 'ContentAction', label: string, to: string, isMain: boolean };

type ContentBlocks_ContentFaq_Fragment = { __typename: 'ContentFaq', entries: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> };

type ContentBlocks_ContentFigure_Fragment = { __typename: 'ContentFigure', url: string, alt: string, caption: string | null };

type ContentBlocks_ContentHeading_Fragment = { __typename: 'ContentHeading', id: string, level: number, line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } };

type ContentBlocks_ContentList_Fragment = { __typename: 'ContentList', isOrdered: boolean, items: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> };

type ContentBlocks_ContentNote_Fragment = { __typename: 'ContentNote', lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> };

type ContentBlocks_ContentParagraph_Fragment = { __typename: 'ContentParagraph', line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } };

type ContentBlocks_ContentSteps_Fragment = { __typename: 'ContentSteps', steps: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> };

type ContentBlocks_ContentTable_Fragment = { __typename: 'ContentTable', caption: string | null, head: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }>, rows: Array<{ cells: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> };

export type ContentBlocksFragment =
  | ContentBlocks_ContentAction_Fragment
  | ContentBlocks_ContentFaq_Fragment
  | ContentBlocks_ContentFigure_Fragment
  | ContentBlocks_ContentHeading_Fragment
  | ContentBlocks_ContentList_Fragment
  | ContentBlocks_ContentNote_Fragment
  | ContentBlocks_ContentParagraph_Fragment
  | ContentBlocks_ContentSteps_Fragment
  | ContentBlocks_ContentTable_Fragment
;

export type ContentWordsFragment = { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> };

export type ContentTitledFragment = { title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> };

export type BesideTextFragment = { uuid: string, slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } };

export type PageQueryVariables = Exact<{
  name: string;
  locale: Locale;
  version?: number | null | undefined;
}>;


export type PageQuery = { page: { slug: string, locales: Array<Locale>, version: number, title: string, description: string, publishedAt: string, cars: Array<{ uuid: string, slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, blocks: Array<
      | { __typename: 'ContentAction', label: string, to: string, isMain: boolean }
      | { __typename: 'ContentFaq', entries: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentFigure', url: string, alt: string, caption: string | null }
      | { __typename: 'ContentHeading', id: string, level: number, line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentList', isOrdered: boolean, items: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentNote', lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentParagraph', line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentSteps', steps: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentTable', caption: string | null, head: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }>, rows: Array<{ cells: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
    > } | null };

export type MineQueryVariables = Exact<{ [key: string]: never; }>;


export type MineQuery = { myFavorites: Array<string>, myLots: Array<{ standing: LotStanding, auction: { id: string } }> };

export type AddFavoriteMutationVariables = Exact<{
  uuid: string | number;
}>;


export type AddFavoriteMutation = { addFavorite: boolean };

export type RemoveFavoriteMutationVariables = Exact<{
  uuid: string | number;
}>;


export type RemoveFavoriteMutation = { removeFavorite: boolean };

export type ConfirmPasswordMutationVariables = Exact<{
  password: string;
}>;


export type ConfirmPasswordMutation = { confirmPassword: boolean };

export type RequestProofCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestProofCodeMutation = { requestProofCode: boolean };

export type ConfirmWithCodeMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmWithCodeMutation = { confirmWithCode: boolean };

export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyProofMutation = { beginPasskeyProof: string };

export type ConfirmWithPasskeyMutationVariables = Exact<{
  answer: string;
}>;


export type ConfirmWithPasskeyMutation = { confirmWithPasskey: boolean };

export type InquiryFormQueryVariables = Exact<{
  name: string;
}>;


export type InquiryFormQuery = { inquiryForm: { name: string, makesAd: boolean, isGuarded: boolean, steps: Array<{ name: string, fields: Array<{ name: string, kind: string, isRequired: boolean, options: Array<string>, takesOwnWords: boolean, minimum: number | null, maximum: number | null }> }> } | null };

export type DraftFragment = { id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, dueInHours: number, answers: Array<{ name: string, values: Array<string> }> };

export type InquiryQueryVariables = Exact<{
  id: string | number;
}>;


export type InquiryQuery = { inquiry: { id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, dueInHours: number, answers: Array<{ name: string, values: Array<string> }> } | null };

export type MyInquiriesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyInquiriesQuery = { myInquiries: Array<{ id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, dueInHours: number, answers: Array<{ name: string, values: Array<string> }> }> };

export type InquiryOpeningQueryVariables = Exact<{ [key: string]: never; }>;


export type InquiryOpeningQuery = { inquiryOpening: string };

export type MadeAdQueryVariables = Exact<{
  uuid: string | number;
}>;


export type MadeAdQuery = { myCar: { state: MyCarState, missing: Array<string> } | null };

export type SaveInquiryMutationVariables = Exact<{
  input: SaveInquiryInput;
}>;


export type SaveInquiryMutation = { saveInquiry: { id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, dueInHours: number, answers: Array<{ name: string, values: Array<string> }> } };

export type TakeInquiryMutationVariables = Exact<{
  id: string | number;
}>;


export type TakeInquiryMutation = { takeInquiry: { id: string } };

export type SendInquiryMutationVariables = Exact<{
  id: string | number;
  leadSource?: string | null | undefined;
  opening?: string | null | undefined;
}>;


export type SendInquiryMutation = { sendInquiry: { id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, dueInHours: number, answers: Array<{ name: string, values: Array<string> }> } };

export type MailInquiryLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type MailInquiryLinkMutation = { mailInquiryLink: boolean };

export type ResumeInquiryMutationVariables = Exact<{
  token: string;
}>;


export type ResumeInquiryMutation = { resumeInquiry: { id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, dueInHours: number, answers: Array<{ name: string, values: Array<string> }> } };

export type RemoveInquiryMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveInquiryMutation = { removeInquiry: boolean };

export type ComparableFiguresFragment = { count: number, importedCount: number, lowest: number, highest: number };

export type EstimateQueryVariables = Exact<{
  brand: string;
  model: string;
  family: string;
}>;


export type EstimateQuery = { exact: { comparables: { count: number, importedCount: number, lowest: number, highest: number } | null }, wide: { comparables: { count: number, importedCount: number, lowest: number, highest: number } | null } };

export type AcceptOfferMutationVariables = Exact<{
  id: string | number;
}>;


export type AcceptOfferMutation = { acceptOffer: { id: string } };

export type DeclineOfferMutationVariables = Exact<{
  id: string | number;
}>;


export type DeclineOfferMutation = { declineOffer: { id: string } };

export type LeftOutFragment = { leftOut: Array<{ amount: number, at: string }> };

export type OrderMessageLineFragment = { id: string, party: OrderParty, text: string, at: string };

export type OrderMessagesQueryVariables = Exact<{
  id: string | number;
  before?: string | number | null | undefined;
}>;


export type OrderMessagesQuery = { order: { id: string, role: OrderRole, state: OrderState, hasSeller: boolean, canWrite: boolean, unreadMessages: number, messages: { hasEarlier: boolean, messages: Array<{ id: string, party: OrderParty, text: string, at: string }> } } | null, myNotifications: { liveKey: string | null } | null };

export type WriteOrderMessageMutationVariables = Exact<{
  id: string | number;
  text: string;
  key: string | number;
}>;


export type WriteOrderMessageMutation = { writeOrderMessage: { id: string, party: OrderParty, text: string, at: string } };

export type ReadOrderMessagesMutationVariables = Exact<{
  id: string | number;
  upTo: string | number;
}>;


export type ReadOrderMessagesMutation = { readOrderMessages: { unreadMessages: number } };

export type OrderLineFragment = { id: string, reference: string, state: OrderState, role: OrderRole, task: OrderTask, dueAt: string | null, isOverdue: boolean, hammerPrice: number, createdAt: string, unreadMessages: number, ad: { slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null };

export type OrderPaperLineFragment = { id: string, kind: OrderPaperKind, item: InvoiceItem | null, reference: string, at: string };

export type CarPaperLineFragment = { kind: CarPaperKind, by: OrderParty, state: CarPaperState, datedOn: string | null, countsUntil: string | null, reason: string | null, reasonLanguage: string | null, id: string | null, fileId: string | null };

export type DueFragment = { expectedCents: number, cameCents: number, missingCents: number, overCents: number, isSettled: boolean };

export type TransferFragment = { payee: string, iban: string, bic: string, reference: string, amountCents: number };

export type OrderSideFragment = { id: string, name: string, email: string, phone: string | null };

export type OrderLackFragment = { role: OrderRole, vigilance: Array<{ party: OrderParty, lack: VigilanceLack | null }> };

export type OrderWholeFragment = { feeCents: number, totalCents: number, commissionCents: number | null, hasSeller: boolean, missing: Array<string>, isOtherReady: boolean, isAdjudged: boolean, withdrawalUntil: string | null, hasWithdrawal: boolean, canWithdraw: boolean, withdrawalDeclaredAt: string | null, payoutReturn: string | null, owedToSellerCents: number | null, sellerOwesCents: number | null, isPriceReceived: boolean, fault: OrderFault | null, id: string, reference: string, state: OrderState, role: OrderRole, task: OrderTask, dueAt: string | null, isOverdue: boolean, hammerPrice: number, createdAt: string, unreadMessages: number, withdrawal: { declaredOn: string, declaredBy: OrderParty, returnBy: string, refundBy: string, returnedOn: string | null, odometer: number | null, remarks: string | null, reductionCents: number, reductionReason: string | null } | null, sentToSeller: { amountCents: number, ibanEnd: string, executeOn: string } | null, exportProof: { state: ExportState, heldCents: number, proveBy: string | null, mrn: string | null, leftOn: string | null } | null, carPapers: Array<{ kind: CarPaperKind, by: OrderParty, state: CarPaperState, datedOn: string | null, countsUntil: string | null, reason: string | null, reasonLanguage: string | null, id: string | null, fileId: string | null }>, obstacles: Array<{ kind: HandoverObstacleKind, by: OrderParty, papers: Array<CarPaperKind> }>, fee: { state: FeeState, failure: string | null }, transfer: { payee: string, iban: string, bic: string, reference: string, amountCents: number } | null, escrow: { provider: string, isSandbox: boolean, isPayeeReady: boolean | null, paysSeller: boolean | null, heldCents: number, transfer: { payee: string, iban: string, bic: string, reference: string, amountCents: number } | null, moves: Array<{ id: string, kind: EscrowMoveKind, state: EscrowMoveState, amountCents: number, reason: string, failure: string | null, at: string }> } | null, money: { price: { expectedCents: number, cameCents: number, missingCents: number, overCents: number, isSettled: boolean }, fee: { expectedCents: number, cameCents: number, missingCents: number, overCents: number, isSettled: boolean }, lines: Array<{ id: string, kind: LedgerLineKind, purpose: LedgerPurpose, cents: number, valueOn: string, source: ReceiptSource | null, payer: string, reference: string, ibanEnd: string, reason: string, isReversed: boolean, canReverse: boolean }> } | null, steps: Array<{ kind: OrderStepKind, party: OrderParty, at: string, text: string | null }>, signatures: Array<{ id: string, paper: OrderPaperKind, party: OrderParty, signedAt: string, factor: SigningFactor, sha256: string }>, stamps: Array<{ paper: OrderPaperKind, id: string, authority: string, stampedAt: string }>, report: { odometer: number, keyCount: number, remarks: string, writtenAt: string, photos: Array<{ id: string, url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> } | null, papers: Array<{ id: string, kind: OrderPaperKind, item: InvoiceItem | null, reference: string, at: string }>, buyer: { id: string, name: string, email: string, phone: string | null } | null, seller: { id: string, name: string, email: string, phone: string | null } | null, ad: { slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null, vigilance: Array<{ party: OrderParty, lack: VigilanceLack | null }> };

export type MyOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOrdersQuery = { myOrders: Array<{ id: string, reference: string, state: OrderState, role: OrderRole, task: OrderTask, dueAt: string | null, isOverdue: boolean, hammerPrice: number, createdAt: string, unreadMessages: number, ad: { slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null, vigilance: Array<{ party: OrderParty, lack: VigilanceLack | null }> }> };

export type MyOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type MyOrderQuery = { order: { feeCents: number, totalCents: number, commissionCents: number | null, hasSeller: boolean, missing: Array<string>, isOtherReady: boolean, isAdjudged: boolean, withdrawalUntil: string | null, hasWithdrawal: boolean, canWithdraw: boolean, withdrawalDeclaredAt: string | null, payoutReturn: string | null, owedToSellerCents: number | null, sellerOwesCents: number | null, isPriceReceived: boolean, fault: OrderFault | null, id: string, reference: string, state: OrderState, role: OrderRole, task: OrderTask, dueAt: string | null, isOverdue: boolean, hammerPrice: number, createdAt: string, unreadMessages: number, withdrawal: { declaredOn: string, declaredBy: OrderParty, returnBy: string, refundBy: string, returnedOn: string | null, odometer: number | null, remarks: string | null, reductionCents: number, reductionReason: string | null } | null, sentToSeller: { amountCents: number, ibanEnd: string, executeOn: string } | null, exportProof: { state: ExportState, heldCents: number, proveBy: string | null, mrn: string | null, leftOn: string | null } | null, carPapers: Array<{ kind: CarPaperKind, by: OrderParty, state: CarPaperState, datedOn: string | null, countsUntil: string | null, reason: string | null, reasonLanguage: string | null, id: string | null, fileId: string | null }>, obstacles: Array<{ kind: HandoverObstacleKind, by: OrderParty, papers: Array<CarPaperKind> }>, fee: { state: FeeState, failure: string | null }, transfer: { payee: string, iban: string, bic: string, reference: string, amountCents: number } | null, escrow: { provider: string, isSandbox: boolean, isPayeeReady: boolean | null, paysSeller: boolean | null, heldCents: number, transfer: { payee: string, iban: string, bic: string, reference: string, amountCents: number } | null, moves: Array<{ id: string, kind: EscrowMoveKind, state: EscrowMoveState, amountCents: number, reason: string, failure: string | null, at: string }> } | null, money: { price: { expectedCents: number, cameCents: number, missingCents: number, overCents: number, isSettled: boolean }, fee: { expectedCents: number, cameCents: number, missingCents: number, overCents: number, isSettled: boolean }, lines: Array<{ id: string, kind: LedgerLineKind, purpose: LedgerPurpose, cents: number, valueOn: string, source: ReceiptSource | null, payer: string, reference: string, ibanEnd: string, reason: string, isReversed: boolean, canReverse: boolean }> } | null, steps: Array<{ kind: OrderStepKind, party: OrderParty, at: string, text: string | null }>, signatures: Array<{ id: string, paper: OrderPaperKind, party: OrderParty, signedAt: string, factor: SigningFactor, sha256: string }>, stamps: Array<{ paper: OrderPaperKind, id: string, authority: string, stampedAt: string }>, report: { odometer: number, keyCount: number, remarks: string, writtenAt: string, photos: Array<{ id: string, url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> } | null, papers: Array<{ id: string, kind: OrderPaperKind, item: InvoiceItem | null, reference: string, at: string }>, buyer: { id: string, name: string, email: string, phone: string | null } | null, seller: { id: string, name: string, email: string, phone: string | null } | null, ad: { slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null, vigilance: Array<{ party: OrderParty, lack: VigilanceLack | null }> } | null };

export type OrderTextQueryVariables = Exact<{
  id: string | number;
  paper: SignedPaper;
  language: Locale;
}>;


export type OrderTextQuery = { order: { text: { title: string, reference: string, version: string, blocks: Array<{ heading: string | null, text: string | null, rows: Array<{ label: string, value: string }> }> } | null } | null };

export type PayOrderFeeMutationVariables = Exact<{
  id: string | number;
  source: CardSource;
  language: Locale;
  again: boolean;
}>;


export type PayOrderFeeMutation = { payOrderFee: { state: PaymentState, url: string | null, clientSecret: string | null, asks: PaymentFormStep | null } };

export type RefreshOrderFeeMutationVariables = Exact<{
  id: string | number;
  language: Locale;
}>;


export type RefreshOrderFeeMutation = { refreshOrderFee: { id: string } };

export type SendSigningCodeMutationVariables = Exact<{
  id: string | number;
  paper: SignedPaper;
  language: Locale;
  read: string;
}>;


export type SendSigningCodeMutation = { sendSigningCode: string | null };

export type SignOrderMutationVariables = Exact<{
  id: string | number;
  paper: SignedPaper;
  code?: string | null | undefined;
  passkey?: string | null | undefined;
}>;


export type SignOrderMutation = { signOrder: { id: string } };

export type PayIntoSandboxMutationVariables = Exact<{
  id: string | number;
  amountCents: number;
}>;


export type PayIntoSandboxMutation = { payIntoSandbox: { id: string } };

export type OpenEscrowPayeeMutationVariables = Exact<{
  id: string | number;
  language: Locale;
}>;


export type OpenEscrowPayeeMutation = { openEscrowPayee: string | null };

export type RefreshEscrowPayeeMutationVariables = Exact<{
  id: string | number;
}>;


export type RefreshEscrowPayeeMutation = { refreshEscrowPayee: { escrow: { isPayeeReady: boolean | null } | null } };

export type WithdrawFromOrderMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawFromOrderMutation = { withdrawFromOrder: { id: string } };

export type HandInCarPaperMutationVariables = Exact<{
  id: string | number;
  data: CarPaperInput;
}>;


export type HandInCarPaperMutation = { handInCarPaper: { id: string } };

export type VigilanceFileFragment = { party: OrderParty, state: VigilanceState, asksOwners: boolean, asksFunds: boolean, answers: { name: string, bornOn: string, birthPlace: string, birthCountry: string, livesIn: string, owners: string | null, exposure: VigilanceExposure, office: string | null, funds: VigilanceFunds | null, fundsText: string | null } | null, pieces: Array<{ kind: VigilancePieceKind, state: VigilancePieceState, isKnown: boolean, reason: string | null, reasonLanguage: string | null, id: string | null, fileId: string | null }> };

export type WriteHandoverReportMutationVariables = Exact<{
  id: string | number;
  data: HandoverReportInput;
  seenAt?: string | null | undefined;
}>;


export type WriteHandoverReportMutation = { writeHandoverReport: { id: string, report: { writtenAt: string } | null } };

export type DocumentLinkMutationVariables = Exact<{
  id: string | number;
  language: Locale;
}>;


export type DocumentLinkMutation = { documentLink: string };

export type StampCardFragment = { id: string, authority: string, stampedAt: string };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: Array<{ brand: string, model: string | null, count: number }> };

export type PersonFragment = { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, cardGoodUntil: string | null, isEmailConfirmed: boolean, mustConfirmEmail: boolean, hasPassword: boolean, takesMarketing: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, viewedUntil: string | null, groups: Array<{ name: string, permissions: Array<string> }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, cardGoodUntil: string | null, isEmailConfirmed: boolean, mustConfirmEmail: boolean, hasPassword: boolean, takesMarketing: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, viewedUntil: string | null, groups: Array<{ name: string, permissions: Array<string> }> } | null };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login: { user: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, cardGoodUntil: string | null, isEmailConfirmed: boolean, mustConfirmEmail: boolean, hasPassword: boolean, takesMarketing: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, viewedUntil: string | null, groups: Array<{ name: string, permissions: Array<string> }> } } };

export type RegisterMutationVariables = Exact<{
  data: RegisterInput;
}>;


export type RegisterMutation = { register: { user: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, cardGoodUntil: string | null, isEmailConfirmed: boolean, mustConfirmEmail: boolean, hasPassword: boolean, takesMarketing: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, viewedUntil: string | null, groups: Array<{ name: string, permissions: Array<string> }> } } };

export type SocialLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialLinkQuery = { socialLink: { provider: SocialProvider, email: string } | null };

export type LinkSocialAccountMutationVariables = Exact<{
  password: string;
}>;


export type LinkSocialAccountMutation = { linkSocialAccount: { user: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, cardGoodUntil: string | null, isEmailConfirmed: boolean, mustConfirmEmail: boolean, hasPassword: boolean, takesMarketing: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, viewedUntil: string | null, groups: Array<{ name: string, permissions: Array<string> }> } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
  again: boolean;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type EmailLetterQueryVariables = Exact<{
  token: string;
}>;


export type EmailLetterQuery = { emailLetter: { asksPassword: boolean } | null };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
}>;


export type ConfirmEmailMutation = { confirmEmail: boolean };

export type DataCopyQueryVariables = Exact<{
  token: string;
}>;


export type DataCopyQuery = { dataCopy: string | null };

export type UpdateProfileMutationVariables = Exact<{
  data: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, cardGoodUntil: string | null, isEmailConfirmed: boolean, mustConfirmEmail: boolean, hasPassword: boolean, takesMarketing: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, viewedUntil: string | null, groups: Array<{ name: string, permissions: Array<string> }> } };

export type UpdatePseudoMutationVariables = Exact<{
  pseudo?: string | null | undefined;
}>;


export type UpdatePseudoMutation = { updatePseudo: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, cardGoodUntil: string | null, isEmailConfirmed: boolean, mustConfirmEmail: boolean, hasPassword: boolean, takesMarketing: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, viewedUntil: string | null, groups: Array<{ name: string, permissions: Array<string> }> } };

export type BeginPasskeyLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyLoginMutation = { beginPasskeyLogin: string };

export type LoginWithPasskeyMutationVariables = Exact<{
  answer: string;
}>;


export type LoginWithPasskeyMutation = { loginWithPasskey: { user: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, cardGoodUntil: string | null, isEmailConfirmed: boolean, mustConfirmEmail: boolean, hasPassword: boolean, takesMarketing: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, viewedUntil: string | null, groups: Array<{ name: string, permissions: Array<string> }> } } };

export type ServerTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerTimeQuery = { serverTime: string };

export type ShownPhotoFragment = { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null };

export type CarValuesFragment = { body: string | null, brand: string, calandreCollection: boolean, carLocation: string | null, carState: string | null, carType: CarType, carVerticalUrl: string | null, doorNumber: number | null, engine: string | null, exteriorShade: string | null, fundingOpportunity: boolean, handleByCalandre: boolean, highlights: Array<string>, interiorShade: string | null, internationalDelivery: boolean, isPriceHidden: boolean, isRetromobile: boolean, mileage: number | null, model: string, optionReportUrl: string | null, options: Array<string>, price: number | null, reducedPrice: number | null, refundWarranty: boolean, registrationPlace: string | null, releaseDate: string | null, saddlery: string | null, sellerEmail: string | null, sfInternalOpportunityId: string | null, transmission: string | null, version: string | null, vinPublic: boolean, warranty: boolean, year: number | null, conditionReport: { inspectedOn: string, inspector: string, keyCount: number | null, papersSeen: Array<string>, place: string, version: number, coldStart: { contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null } | null, films: Array<{ contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null }>, flaws: Array<{ kind: FlawKind, panel: CarPanel, photoId: string | null, size: FlawSize, note: { en: string | null, es: string | null, fr: string | null } | null, photo: { alt: string | null, avifSrcSet: string, height: number, id: string, placeholder: string | null, srcSet: string, url: string, width: number } | null }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { en: string | null, es: string | null, fr: string | null } | null }>, paint: Array<{ finding: PaintFinding, microns: number, panel: CarPanel }>, papersNote: { en: string | null, es: string | null, fr: string | null } | null, roadTest: { doneOn: string | null, isDone: boolean, kilometres: number | null, remarks: { en: string | null, es: string | null, fr: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { en: string | null, es: string | null, fr: string | null } }> } | null, customDocs: Array<{ label: string, urls: Array<string> }>, customHighlights: Array<{ en: string | null, es: string | null, fr: string | null }>, customOptions: Array<{ en: string | null, es: string | null, fr: string | null }>, documents: Array<{ label: string, urls: Array<string> }>, exteriorState: { en: string | null, es: string | null, fr: string | null } | null, freeOption: { en: string | null, es: string | null, fr: string | null } | null, globalState: { en: string | null, es: string | null, fr: string | null } | null, history: { en: string | null, es: string | null, fr: string | null } | null, interiorColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, interiorState: { en: string | null, es: string | null, fr: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null }, mechanicalState: { en: string | null, es: string | null, fr: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { exteriors: Array<string>, front: string | null, interiors: Array<string>, mechanics: Array<string> }, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, shellColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, works: Array<{ endDate: string | null, startDate: string | null, description: { en: string | null, es: string | null, fr: string | null } | null, name: { en: string | null, es: string | null, fr: string | null } }> };

export type TechnicalDataFragment = { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null };

export type ArticleTeaserFragment = { slug: string, title: string, description: string, tags: Array<string>, date: string, author: string | null, cars: Array<{ uuid: string, slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }> };

export type ListedQueryVariables = Exact<{
  filter: CarAdFilter;
  first: number;
  offset: number;
}>;


export type ListedQuery = { searchCarAds: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, year: number | null, mileage: number | null, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, lotState: LotState, publishedAt: string | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string } | null }, auction: { state: AuctionState, end: string, currentBid: number | null } | null } }> } };

export type SubscribeNewsletterMutationVariables = Exact<{
  email: string;
  language: Locale;
  consent: string;
}>;


export type SubscribeNewsletterMutation = { subscribeNewsletter: boolean };

export type ConfirmNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletter: boolean };

export type LeaveNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type LeaveNewsletterMutation = { leaveNewsletter: boolean };

export type ReportDecisionTextFragment = { number: number, excerpt: string, measure: ReportMeasure, statement: string, state: ReportAppealState, appeal: string | null };

export type ReportDecisionQueryVariables = Exact<{
  token: string;
}>;


export type ReportDecisionQuery = { reportDecision: { number: number, excerpt: string, measure: ReportMeasure, statement: string, state: ReportAppealState, appeal: string | null } | null };

export type AppealReportMutationVariables = Exact<{
  token: string;
  text: string;
}>;


export type AppealReportMutation = { appealReport: { number: number, excerpt: string, measure: ReportMeasure, statement: string, state: ReportAppealState, appeal: string | null } };

export type ArticlesQueryVariables = Exact<{
  locale: Locale;
  tag?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ArticlesQuery = { articles: { tags: Array<string>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { slug: string, title: string, description: string, tags: Array<string>, date: string, author: string | null, cars: Array<{ uuid: string, slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }> } }> } };

export type ArticleQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type ArticleQuery = { article: { brands: Array<string>, slug: string, title: string, description: string, tags: Array<string>, date: string, author: string | null, locales: Array<Locale>, version: number, publishedAt: string, cars: Array<{ uuid: string, slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, blocks: Array<
      | { __typename: 'ContentAction', label: string, to: string, isMain: boolean }
      | { __typename: 'ContentFaq', entries: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentFigure', url: string, alt: string, caption: string | null }
      | { __typename: 'ContentHeading', id: string, level: number, line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentList', isOrdered: boolean, items: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentNote', lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentParagraph', line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentSteps', steps: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentTable', caption: string | null, head: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }>, rows: Array<{ cells: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
    > } | null, articles: { edges: Array<{ node: { slug: string, title: string, description: string, tags: Array<string>, date: string, author: string | null, cars: Array<{ uuid: string, slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }> } }> } };

export type CarsOfBrandsQueryVariables = Exact<{
  brands: Array<string> | string;
}>;


export type CarsOfBrandsQuery = { searchCarAds: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }> } };

export type BrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsQuery = { searchCarAds: { facets: Array<{ name: string, values: Array<{ value: string, count: number }> }> } };

export type BidRowFragment = { id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number };

export type MyBidLineFragment = { bid: number, maxBid: number | null, date: string, version: number | null };

export type AuctionFactsFragment = { id: string, state: AuctionState, lotState: LotState, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, start: string, end: string, reservePriceReached: boolean | null, askForCardDetails: boolean, viewCount: number, nbFav: number, startingPrice: number, currentBid: number | null, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> };

export type BidAddedSubscriptionVariables = Exact<{
  uuid: string | number;
}>;


export type BidAddedSubscription = { bidAdded: { id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number } };

export type AuctionUpdatedSubscriptionVariables = Exact<{
  uuid: string | number;
}>;


export type AuctionUpdatedSubscription = { auctionUpdated: { id: string, state: AuctionState, lotState: LotState, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, start: string, end: string, reservePriceReached: boolean | null, askForCardDetails: boolean, viewCount: number, nbFav: number, startingPrice: number, currentBid: number | null, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } };

export type WatcherCountSubscriptionVariables = Exact<{
  uuid: string | number;
}>;


export type WatcherCountSubscription = { watcherCount: number };

export type BidsSinceQueryVariables = Exact<{
  auctionId: string | number;
  uuid: string | number;
  sinceVersion: number;
}>;


export type BidsSinceQuery = { bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, publicCarAd: { sold: boolean, auction: { id: string, state: AuctionState, lotState: LotState, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, start: string, end: string, reservePriceReached: boolean | null, askForCardDetails: boolean, viewCount: number, nbFav: number, startingPrice: number, currentBid: number | null, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } | null } | null };

export type MyBiddingQueryVariables = Exact<{
  auctionId: string | number;
}>;


export type MyBiddingQuery = { myBidderId: string | null, myMaxBid: number | null, isMySale: boolean, isMyPurchase: boolean | null, finalPrice: number | null, me: { id: string } | null, myBids: Array<{ bid: number, maxBid: number | null, date: string, version: number | null }> };

export type MyOrderOfQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOrderOfQuery = { myOrders: Array<{ id: string, task: OrderTask, ad: { uuid: string } | null }> };

export type MyCardQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCardQuery = { myCard: { isValid: boolean } | null };

export type AddBidMutationVariables = Exact<{
  input: AddBidInput;
}>;


export type AddBidMutation = { addBid: { id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number } };

export type CreateCardCheckoutSessionMutationVariables = Exact<{
  id: string | number;
  language: Locale;
}>;


export type CreateCardCheckoutSessionMutation = { createCardCheckoutSession: string };

export type RegisterViewMutationVariables = Exact<{
  id: string | number;
}>;


export type RegisterViewMutation = { registerView: boolean };

export type CarQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type CarQuery = { isCarAdWithdrawn: boolean, publicCarAd: { disclaimer: string | null, status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, inSale: { number: number, estimateLow: number | null, estimateHigh: number | null, sale: { slug: string, title: string }, previous: { number: number, car: { slug: string, year: number | null, brand: string, model: string, version: string | null } } | null, next: { number: number, car: { slug: string, year: number | null, brand: string, model: string, version: string | null } } | null } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, conditionReport: { inspector: string, inspectedOn: string, place: string, papersSeen: Array<string>, keyCount: number | null, flaws: Array<{ panel: CarPanel, kind: FlawKind, size: FlawSize, note: { fr: string | null, en: string | null, es: string | null } | null, photo: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null }>, paint: Array<{ panel: CarPanel, microns: number }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { fr: string | null, en: string | null, es: string | null } | null }>, papersNote: { fr: string | null, en: string | null, es: string | null } | null, roadTest: { isDone: boolean, doneOn: string | null, kilometres: number | null, remarks: { fr: string | null, en: string | null, es: string | null } | null } | null, films: Array<{ url: string, width: number | null, height: number | null, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null }>, coldStart: { url: string, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { fr: string | null, en: string | null, es: string | null } }> } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, trader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string } | null, owner: { firstName: string, isPro: boolean, memberId: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } | null, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, saleLot: { number: number } | null } | null };

export type WholeCarFragment = { status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, conditionReport: { inspector: string, inspectedOn: string, place: string, papersSeen: Array<string>, keyCount: number | null, flaws: Array<{ panel: CarPanel, kind: FlawKind, size: FlawSize, note: { fr: string | null, en: string | null, es: string | null } | null, photo: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null }>, paint: Array<{ panel: CarPanel, microns: number }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { fr: string | null, en: string | null, es: string | null } | null }>, papersNote: { fr: string | null, en: string | null, es: string | null } | null, roadTest: { isDone: boolean, doneOn: string | null, kilometres: number | null, remarks: { fr: string | null, en: string | null, es: string | null } | null } | null, films: Array<{ url: string, width: number | null, height: number | null, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null }>, coldStart: { url: string, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { fr: string | null, en: string | null, es: string | null } }> } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, trader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string } | null, owner: { firstName: string, isPro: boolean, memberId: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } | null, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, saleLot: { number: number } | null };

export type TextFragment = { fr: string | null, en: string | null, es: string | null };

export type ColorNameFragment = { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null };

export type VinQueryVariables = Exact<{
  uuid: string | number;
}>;


export type VinQuery = { publicCarAd: { optionalData: { vin: string | null } } | null };

export type RevealOwnerContactMutationVariables = Exact<{
  uuid: string | number;
}>;


export type RevealOwnerContactMutation = { revealOwnerContact: { phone: string | null, email: string | null } };

export type BesideCarsQueryVariables = Exact<{
  locale: Locale;
}>;


export type BesideCarsQuery = { adFaq: Array<{ question: string, answer: string }>, auctionFaq: Array<{ question: string, answer: string }>, reviewFigures: Array<{ name: string, figure: number, sourceUrl: string }>, reviews: { edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, language: string | null, note: string, image: { url: string, alternativeText: string | null } | null, purchase: { slug: string | null } | null } }> } };

export type LotStepFragment = { number: number, car: { slug: string, year: number | null, brand: string, model: string, version: string | null } };

export type CarAskedAboutQueryVariables = Exact<{
  uuid: string | number;
}>;


export type CarAskedAboutQuery = { publicCarAd: { uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null };

export type GuideQueryVariables = Exact<{
  locale: Locale;
}>;


export type GuideQuery = { buyer: { slug: string, locales: Array<Locale>, version: number, title: string, description: string, publishedAt: string, blocks: Array<
      | { __typename: 'ContentAction', label: string, to: string, isMain: boolean }
      | { __typename: 'ContentFaq', entries: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentFigure', url: string, alt: string, caption: string | null }
      | { __typename: 'ContentHeading', id: string, level: number, line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentList', isOrdered: boolean, items: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentNote', lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentParagraph', line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentSteps', steps: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentTable', caption: string | null, head: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }>, rows: Array<{ cells: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
    > } | null, seller: { slug: string, locales: Array<Locale>, version: number, title: string, description: string, publishedAt: string, blocks: Array<
      | { __typename: 'ContentAction', label: string, to: string, isMain: boolean }
      | { __typename: 'ContentFaq', entries: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentFigure', url: string, alt: string, caption: string | null }
      | { __typename: 'ContentHeading', id: string, level: number, line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentList', isOrdered: boolean, items: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentNote', lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentParagraph', line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentSteps', steps: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentTable', caption: string | null, head: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }>, rows: Array<{ cells: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
    > } | null };

export type QuestionTextFragment = { id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> };

export type MyQuestionsQueryVariables = Exact<{
  uuid: string | number;
}>;


export type MyQuestionsQuery = { myQuestions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, myCar: { uuid: string } | null };

export type CreateQuestionMutationVariables = Exact<{
  input: CreateQuestionInput;
}>;


export type CreateQuestionMutation = { createQuestion: { id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> } };

export type EventQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type EventQuery = { event: { brands: Array<string>, isRetromobile: boolean, place: string | null, startsOn: string | null, endsOn: string | null, slug: string, locales: Array<Locale>, version: number, title: string, description: string, publishedAt: string, cars: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, blocks: Array<
      | { __typename: 'ContentAction', label: string, to: string, isMain: boolean }
      | { __typename: 'ContentFaq', entries: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentFigure', url: string, alt: string, caption: string | null }
      | { __typename: 'ContentHeading', id: string, level: number, line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentList', isOrdered: boolean, items: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentNote', lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentParagraph', line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentSteps', steps: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentTable', caption: string | null, head: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }>, rows: Array<{ cells: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
    > } | null };

export type EventCarsQueryVariables = Exact<{
  filter: CarAdFilter;
}>;


export type EventCarsQuery = { searchCarAds: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }> } };

export type HomeQueryVariables = Exact<{
  locale: Locale;
}>;


export type HomeQuery = { endingSoon: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }> }, coming: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }> }, sales: Array<{ slug: string, title: string, place: string | null, state: SaleState, start: string, lastEnd: string, lotCount: number, lots: Array<{ car: { uuid: string, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }> }>, newAds: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }>, facets: Array<{ name: string, values: Array<{ value: string, count: number }> }> }, auctionResults: { results: Array<{ id: string, verdict: AuctionVerdict, endedAt: string, bidCount: number, hammerPrice: number | null, isSettled: boolean, ad: { slug: string, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }> }, articles: { edges: Array<{ node: { slug: string, title: string, description: string, tags: Array<string>, date: string, author: string | null, cars: Array<{ uuid: string, slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }> } }> }, reviewFigures: Array<{ name: string, figure: number, sourceUrl: string }>, reviews: { totalCount: number, edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, language: string | null, note: string, image: { url: string, alternativeText: string | null } | null, purchase: { slug: string | null } | null } }> } };

export type FoundCarsQueryVariables = Exact<{ [key: string]: never; }>;


export type FoundCarsQuery = { searchCarAds: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }> } };

export type SaleProofQueryVariables = Exact<{
  auctionId: string | number;
}>;


export type SaleProofQuery = { saleProof: { isOver: boolean, publicKey: string, car: { slug: string, year: number | null, brand: string, model: string, version: string | null } | null } | null };

export type SaleEvidenceQueryVariables = Exact<{
  auctionId: string | number;
}>;


export type SaleEvidenceQuery = { saleProof: { log: { lines: Array<string>, seal: string | null, signature: string } | null } | null, myBids: Array<{ receipt: string }> };

export type OlderReceiptsQueryVariables = Exact<{
  auctionId: string | number;
  page: number;
}>;


export type OlderReceiptsQuery = { myBids: Array<{ receipt: string }> };

export type ResultsQueryVariables = Exact<{
  brand?: string | null | undefined;
  model?: string | null | undefined;
  year?: number | null | undefined;
  first: number;
  offset: number;
  isWhole: boolean;
}>;


export type ResultsQuery = { auctionResults: { totalCount: number, results: Array<{ id: string, verdict: AuctionVerdict, endedAt: string, bidCount: number, hammerPrice: number | null, isSettled: boolean, ad: { slug: string, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }>, choices: Array<{ name: string, value: string, count: number }>, byYear?: Array<{ year: number, ended: number, sold: number, settled: number, fellThrough: number, defaults: number, answerHours: number | null }>, comparables: { count: number, importedCount: number, lowest: number, highest: number, median: number, sales: Array<{ id: string, endedAt: string, price: number, source: string | null, lotUrl: string | null }> } | null } };

export type AllReviewsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AllReviewsQuery = { reviewFigures: Array<{ name: string, figure: number, sourceUrl: string }>, reviews: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, language: string | null, note: string, image: { url: string, alternativeText: string | null } | null, purchase: { slug: string | null } | null } }> } };

export type SaleQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type SaleQuery = { sale: { slug: string, title: string, story: string, terms: string, place: string | null, state: SaleState, start: string, firstEnd: string, lastEnd: string, lots: Array<{ number: number, estimateLow: number | null, estimateHigh: number | null, hammerPrice: number | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, car: { uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }> } | null };

export type SalesQueryVariables = Exact<{
  locale: Locale;
}>;


export type SalesQuery = { sales: Array<{ slug: string, title: string, place: string | null, state: SaleState, start: string, lastEnd: string, lotCount: number, lots: Array<{ car: { uuid: string, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }> }> };

export type CarNamesQueryVariables = Exact<{
  brand: string;
  model?: string | null | undefined;
}>;


export type CarNamesQuery = { carNames: { brand: string, model: string | null } | null };

export type SearchChipFragment = { field: string, value: string, label: string };

export type SearchQueryVariables = Exact<{
  filter?: CarAdFilter | null | undefined;
  sort?: CarAdSort | null | undefined;
  first: number;
  offset?: number | null | undefined;
  locale: Locale;
}>;


export type SearchQuery = { searchCarAds: { totalCount: number, reading: { turned: Array<string>, line: string, chips: Array<{ field: string, value: string, label: string }>, leftOut: Array<{ field: string, value: string, label: string }>, corrections: Array<{ word: string, meant: string }> }, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }>, facets: Array<{ name: string, values: Array<{ value: string, count: number, until: number | null }> }>, spans: { priceMin: number | null, priceMax: number | null, yearMin: number | null, yearMax: number | null } } };

export type BrandTextQueryVariables = Exact<{
  brand: string;
  model?: string | null | undefined;
  locale: Locale;
}>;


export type BrandTextQuery = { brandText: { slug: string, locales: Array<Locale>, version: number, title: string, description: string, publishedAt: string, blocks: Array<
      | { __typename: 'ContentAction', label: string, to: string, isMain: boolean }
      | { __typename: 'ContentFaq', entries: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentFigure', url: string, alt: string, caption: string | null }
      | { __typename: 'ContentHeading', id: string, level: number, line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentList', isOrdered: boolean, items: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentNote', lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentParagraph', line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentSteps', steps: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentTable', caption: string | null, head: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }>, rows: Array<{ cells: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
    > } | null };

export type SiteMapQueryVariables = Exact<{
  locale: Locale;
}>;


export type SiteMapQuery = { searchCarAds: { facets: Array<{ name: string, values: Array<{ value: string }> }> }, contentAddresses: Array<{ kind: ContentKind, slug: string, locale: Locale, title: string }>, sales: Array<{ slug: string, title: string }> };

export type SitemapCarsQueryVariables = Exact<{
  sold: boolean;
  first: number;
  offset: number;
}>;


export type SitemapCarsQuery = { searchCarAds: { totalCount: number, edges: Array<{ node: { slug: string, updatedAt: string } }> } };

export type SitemapTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapTextsQuery = { contentAddresses: Array<{ kind: ContentKind, slug: string, locale: Locale, publishedAt: string }> };

export type SitemapBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapBrandsQuery = { searchCarAds: { facets: Array<{ name: string, values: Array<{ value: string }> }> } };

export type SitemapSalesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapSalesQuery = { sales: Array<{ slug: string }> };

export type PageVersionsQueryVariables = Exact<{
  name: string;
  locale: Locale;
}>;


export type PageVersionsQuery = { pageVersions: Array<{ number: number, publishedAt: string }> };

export type MemberQueryVariables = Exact<{
  id: string | number;
}>;


export type MemberQuery = { member: { id: string, pseudo: string | null, isPro: boolean, since: string, trader: { company: string, registerNumber: string, vatNumber: string } | null, ads: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, owner: { firstName: string } | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }> } | null };

export type ConfirmWithdrawalMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmWithdrawalMutation = { confirmWithdrawal: boolean };

export type ReportMutationVariables = Exact<{
  data: ReportInput;
}>;


export type ReportMutation = { report: number };

export type ResultCardFragment = { id: string, verdict: AuctionVerdict, endedAt: string, bidCount: number, hammerPrice: number | null, isSettled: boolean, ad: { slug: string, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } };

export type ReviewCardFragment = { uuid: string, name: string, title: string | null, date: string, message: string, language: string | null, note: string, image: { url: string, alternativeText: string | null } | null, purchase: { slug: string | null } | null };

export type ShownFigureFragment = { name: string, figure: number, sourceUrl: string };

export type SaleRowFragment = { slug: string, title: string, place: string | null, state: SaleState, start: string, lastEnd: string, lotCount: number, lots: Array<{ car: { uuid: string, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } }> };

export type FigureGroupFragment = { name: string, ended: number, sold: number, hammer: number, feeCents: number, commissionCents: number, ofReserve: number | null, ofEstimate: number | null };

export type StaffFiguresQueryVariables = Exact<{
  months: number;
}>;


export type StaffFiguresQuery = { staffFigures: { views: number, bidders: number, buyers: number, daysToPay: number | null, answerHours: number | null, withinWeek: number, withinMonth: number, older: number, total: { name: string, ended: number, sold: number, hammer: number, feeCents: number, commissionCents: number, ofReserve: number | null, ofEstimate: number | null }, months: Array<{ name: string, ended: number, sold: number, hammer: number, feeCents: number, commissionCents: number, ofReserve: number | null, ofEstimate: number | null }>, makes: Array<{ name: string, ended: number, sold: number, hammer: number, feeCents: number, commissionCents: number, ofReserve: number | null, ofEstimate: number | null }>, sellers: Array<{ name: string, ended: number, sold: number, hammer: number, feeCents: number, commissionCents: number, ofReserve: number | null, ofEstimate: number | null }>, channels: Array<{ name: string, ended: number, sold: number, hammer: number, feeCents: number, commissionCents: number, ofReserve: number | null, ofEstimate: number | null }> } };

export type AuditLineFragment = { id: string, recordedAt: string, actorName: string, action: string, subjectName: string, reason: string | null, reasonLanguage: string | null, changes: Array<{ name: string, before: string | null, after: string | null }> };

export type FindAnythingQueryVariables = Exact<{
  text: string;
  seesAds: boolean;
  seesAuctions: boolean;
  seesOrders: boolean;
  seesPeople: boolean;
  seesLeads: boolean;
}>;


export type FindAnythingQuery = { staffCarAds?: { ads: Array<{ uuid: string, brand: string, model: string, year: number | null, ownerName: string | null }> }, auctionBoard?: { auctions: Array<{ id: string, adUuid: string, adTitle: string }> }, lotsByNumber?: Array<{ number: number, adUuid: string, adTitle: string, saleId: string, hasAuction: boolean, saleTitle: { fr: string | null, en: string | null, es: string | null } }>, orders?: { orders: Array<{ id: string, reference: string, buyer: { name: string } | null }> }, people?: { people: Array<{ id: string, email: string, firstName: string, lastName: string, pseudo: string | null }> }, consignments?: { consignments: Array<{ id: string, reference: string, title: string }> }, leads?: { leads: Array<{ id: string, name: string }> } };

export type StaffHistoryQueryVariables = Exact<{
  kind: HistoryKind;
  id: string | number;
}>;


export type StaffHistoryQuery = { staffHistory: Array<{ id: string, recordedAt: string, actorName: string, action: string, subjectName: string, reason: string | null, reasonLanguage: string | null, changes: Array<{ name: string, before: string | null, after: string | null }> }> };

export type HasCarAdQueryVariables = Exact<{
  uuid: string | number;
}>;


export type HasCarAdQuery = { editedCarAd: { ad: { uuid: string } } | null };

export type ListActStateFragment = { id: string, state: ListActState, total: number, waiting: number, would: number, done: number, unchanged: number, refused: number, lines: Array<{ id: string, name: string | null, outcome: ListActOutcome | null, code: string | null, field: string | null }> };

export type ListActQueryVariables = Exact<{
  id: string | number;
}>;


export type ListActQuery = { listAct: { id: string, state: ListActState, total: number, waiting: number, would: number, done: number, unchanged: number, refused: number, lines: Array<{ id: string, name: string | null, outcome: ListActOutcome | null, code: string | null, field: string | null }> } | null };

export type TryListActMutationVariables = Exact<{
  list: string;
  act: string;
  value?: string | null | undefined;
  ids?: Array<string | number> | string | number | null | undefined;
  asked?: string | null | undefined;
}>;


export type TryListActMutation = { tryListAct: { id: string } };

export type RunListActMutationVariables = Exact<{
  id: string | number;
}>;


export type RunListActMutation = { runListAct: { id: string } };

export type StopListActMutationVariables = Exact<{
  id: string | number;
}>;


export type StopListActMutation = { stopListAct: { id: string } };

export type ListViewsQueryVariables = Exact<{
  page: string;
}>;


export type ListViewsQuery = { listViews: Array<{ id: string, name: string, query: string, isShared: boolean, isOwn: boolean, mayRemove: boolean, ownerName: string }> };

export type SaveListViewMutationVariables = Exact<{
  page: string;
  name: string;
  query: string;
  isShared: boolean;
}>;


export type SaveListViewMutation = { saveListView: Array<{ id: string }> };

export type RemoveListViewMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveListViewMutation = { removeListView: boolean };

export type StaffNotesQueryVariables = Exact<{
  kind: StaffNoteKind;
  id: string | number;
}>;


export type StaffNotesQuery = { staffNotes: Array<{ id: string, body: string, authorName: string, isOwn: boolean, writtenAt: string }> };

export type AddStaffNoteMutationVariables = Exact<{
  kind: StaffNoteKind;
  id: string | number;
  body: string;
}>;


export type AddStaffNoteMutation = { addStaffNote: Array<{ id: string }> };

export type RemoveStaffNoteMutationVariables = Exact<{
  kind: StaffNoteKind;
  noteId: string | number;
}>;


export type RemoveStaffNoteMutation = { removeStaffNote: boolean };

export type OpenConsignmentMutationVariables = Exact<{
  leadId?: string | number | null | undefined;
  adUuid?: string | number | null | undefined;
}>;


export type OpenConsignmentMutation = { openConsignment: { id: string } };

export type OpenStepsQueryVariables = Exact<{
  uuids: Array<string | number> | string | number;
}>;


export type OpenStepsQuery = { openSteps: Array<{ id: string | null, adUuid: string, title: string, steps: Array<ConsignmentStepName>, change: string | null }> };

export type NoteAdApprovalMutationVariables = Exact<{
  uuid: string | number;
  reason: string;
}>;


export type NoteAdApprovalMutation = { noteAdApproval: boolean };

export type BookReceiptMutationVariables = Exact<{
  orderId?: string | number | null | undefined;
  data: ReceiptInput;
  key: string | number;
}>;


export type BookReceiptMutation = { bookReceipt: boolean };

export type ReverseEntryMutationVariables = Exact<{
  id: string | number;
  reason: string;
  isSentBack?: boolean | null | undefined;
}>;


export type ReverseEntryMutation = { reverseEntry: boolean };

export type ReturnMoneyMutationVariables = Exact<{
  id: string | number;
  purpose: LedgerPurpose;
  data: MadeTransferInput;
  key: string | number;
}>;


export type ReturnMoneyMutation = { returnMoney: { id: string } };

export type ReturnReceiptMutationVariables = Exact<{
  id: string | number;
  data: MadeTransferInput;
  key: string | number;
}>;


export type ReturnReceiptMutation = { returnReceipt: boolean };

export type PurchaseFragment = { costCents: number, boughtOn: string, soldBy: CarPurchaseKind, reference: string };

export type BookCarPurchaseMutationVariables = Exact<{
  adUuid: string | number;
  data: CarPurchaseInput;
}>;


export type BookCarPurchaseMutation = { bookCarPurchase: boolean };

export type StaffAdsQueryVariables = Exact<{
  filter?: StaffAdFilter | null | undefined;
  sort?: StaffAdSort | null | undefined;
  page?: number | null | undefined;
}>;


export type StaffAdsQuery = { staffCarAds: { totalCount: number, ads: Array<{ uuid: string, brand: string, model: string, version: string | null, year: number | null, status: AdStatus, isInReview: boolean, kind: AdKind, price: number | null, isPriceHidden: boolean, ownerId: string | null, ownerName: string | null, updatedAt: string, photo: { url: string, srcSet: string } | null }> } };

export type CreateCarAdMutationVariables = Exact<{
  data: CarAdInput;
  key: string | number;
}>;


export type CreateCarAdMutation = { createCarAd: { uuid: string } };

export type EditedStateFragment = { uuid: string, slug: string, status: AdStatus, isPublic: boolean, revision: number, missing: Array<string> | null, lotState: LotState, sfInternalOpportunityId: string | null, auction: { id: string, bidCount: number, currentBid: number | null, state: AuctionState, start: string, end: string } | null };

export type EditedCarAdQueryVariables = Exact<{
  uuid: string | number;
}>;


export type EditedCarAdQuery = { editedCarAd: { ownerName: string | null, isInReview: boolean, values: { body: string | null, brand: string, calandreCollection: boolean, carLocation: string | null, carState: string | null, carType: CarType, carVerticalUrl: string | null, doorNumber: number | null, engine: string | null, exteriorShade: string | null, fundingOpportunity: boolean, handleByCalandre: boolean, highlights: Array<string>, interiorShade: string | null, internationalDelivery: boolean, isPriceHidden: boolean, isRetromobile: boolean, mileage: number | null, model: string, optionReportUrl: string | null, options: Array<string>, price: number | null, reducedPrice: number | null, refundWarranty: boolean, registrationPlace: string | null, releaseDate: string | null, saddlery: string | null, sellerEmail: string | null, sfInternalOpportunityId: string | null, transmission: string | null, version: string | null, vinPublic: boolean, warranty: boolean, year: number | null, conditionReport: { inspectedOn: string, inspector: string, keyCount: number | null, papersSeen: Array<string>, place: string, version: number, coldStart: { contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null } | null, films: Array<{ contentType: string, durationMs: number | null, height: number | null, recordingId: string, url: string, width: number | null, caption: { en: string | null, es: string | null, fr: string | null } | null }>, flaws: Array<{ kind: FlawKind, panel: CarPanel, photoId: string | null, size: FlawSize, note: { en: string | null, es: string | null, fr: string | null } | null, photo: { alt: string | null, avifSrcSet: string, height: number, id: string, placeholder: string | null, srcSet: string, url: string, width: number } | null }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { en: string | null, es: string | null, fr: string | null } | null }>, paint: Array<{ finding: PaintFinding, microns: number, panel: CarPanel }>, papersNote: { en: string | null, es: string | null, fr: string | null } | null, roadTest: { doneOn: string | null, isDone: boolean, kilometres: number | null, remarks: { en: string | null, es: string | null, fr: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { en: string | null, es: string | null, fr: string | null } }> } | null, customDocs: Array<{ label: string, urls: Array<string> }>, customHighlights: Array<{ en: string | null, es: string | null, fr: string | null }>, customOptions: Array<{ en: string | null, es: string | null, fr: string | null }>, documents: Array<{ label: string, urls: Array<string> }>, exteriorState: { en: string | null, es: string | null, fr: string | null } | null, freeOption: { en: string | null, es: string | null, fr: string | null } | null, globalState: { en: string | null, es: string | null, fr: string | null } | null, history: { en: string | null, es: string | null, fr: string | null } | null, interiorColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, interiorState: { en: string | null, es: string | null, fr: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null }, mechanicalState: { en: string | null, es: string | null, fr: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { exteriors: Array<string>, front: string | null, interiors: Array<string>, mechanics: Array<string> }, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, shellColor: { code: string, hex: string | null, nameEn: string, nameEs: string, nameFr: string } | null, works: Array<{ endDate: string | null, startDate: string | null, description: { en: string | null, es: string | null, fr: string | null } | null, name: { en: string | null, es: string | null, fr: string | null } }> }, ad: { uuid: string, slug: string, status: AdStatus, isPublic: boolean, revision: number, missing: Array<string> | null, lotState: LotState, sfInternalOpportunityId: string | null, photos: { front: { id: string, alt: string | null } | null, exteriors: Array<{ id: string, alt: string | null }>, interiors: Array<{ id: string, alt: string | null }>, mechanics: Array<{ id: string, alt: string | null }> }, auction: { id: string, bidCount: number, currentBid: number | null, state: AuctionState, start: string, end: string } | null } } | null };

export type CarAdHistoryQueryVariables = Exact<{
  uuid: string | number;
}>;


export type CarAdHistoryQuery = { carAdHistory: Array<{ id: string, recordedAt: string, actorName: string, action: string, subjectName: string, reason: string | null, reasonLanguage: string | null, changes: Array<{ name: string, before: string | null, after: string | null }> }> };

export type UpdateCarAdMutationVariables = Exact<{
  uuid: string | number;
  data: CarAdInput;
  revision?: number | null | undefined;
  reason?: string | null | undefined;
}>;


export type UpdateCarAdMutation = { updateCarAd: { uuid: string, slug: string, status: AdStatus, isPublic: boolean, revision: number, missing: Array<string> | null, lotState: LotState, sfInternalOpportunityId: string | null, auction: { id: string, bidCount: number, currentBid: number | null, state: AuctionState, start: string, end: string } | null } };

export type PublishCarAdMutationVariables = Exact<{
  uuid: string | number;
  auctionId?: string | number | null | undefined;
}>;


export type PublishCarAdMutation = { publishCarAd: { uuid: string, slug: string, status: AdStatus, isPublic: boolean, revision: number, missing: Array<string> | null, lotState: LotState, sfInternalOpportunityId: string | null, auction: { id: string, bidCount: number, currentBid: number | null, state: AuctionState, start: string, end: string } | null } };

export type WithdrawCarAdMutationVariables = Exact<{
  uuid: string | number;
  reason?: string | null | undefined;
}>;


export type WithdrawCarAdMutation = { withdrawCarAd: { uuid: string, slug: string, status: AdStatus, isPublic: boolean, revision: number, missing: Array<string> | null, lotState: LotState, sfInternalOpportunityId: string | null, auction: { id: string, bidCount: number, currentBid: number | null, state: AuctionState, start: string, end: string } | null } };

export type DescribeCarAdPhotoMutationVariables = Exact<{
  uuid: string | number;
  photoId: string | number;
  alt?: string | null | undefined;
}>;


export type DescribeCarAdPhotoMutation = { describeCarAdPhoto: boolean };

export type WaitingSearchFragment = { id: string, name: string, brand: string | null, model: string | null, version: string | null, yearFrom: number | null, yearTo: number | null, budget: number | null, sentAt: string, proposals: Array<{ id: string, answer: ProposalAnswer | null, reason: string, reasonLanguage: string | null, car: { uuid: string } | null }> };

export type WaitingSearchesQueryVariables = Exact<{
  carUuid: string | number;
}>;


export type WaitingSearchesQuery = { matchingMandates: Array<{ id: string, name: string, brand: string | null, model: string | null, version: string | null, yearFrom: number | null, yearTo: number | null, budget: number | null, sentAt: string, proposals: Array<{ id: string, answer: ProposalAnswer | null, reason: string, reasonLanguage: string | null, car: { uuid: string } | null }> }> };

export type ProposeCarMutationVariables = Exact<{
  mandateId: string | number;
  carUuid: string | number;
  note?: string | null | undefined;
}>;


export type ProposeCarMutation = { proposeCar: { id: string } };

export type SaleMandatesQueryVariables = Exact<{
  uuid: string | number;
  language: Locale;
}>;


export type SaleMandatesQuery = { saleMandates: Array<{ id: string, document: string, number: string, state: SaleMandateState, proposedAt: string, reason: string | null, reasonLanguage: string | null, reserve: number | null, estimateLow: number | null, estimateHigh: number | null, commissionBp: number, commissionMinCents: number, withdrawalFeeCents: number, feeInvoice: string | null, stamp: { id: string, authority: string, stampedAt: string } | null, terms: Array<{ label: string, value: string }> }>, usualSaleMandate: { estimateLow: number | null, estimateHigh: number | null, mandateDays: number, commissionBp: number, commissionMinCents: number, withdrawalFeeCents: number } };

export type ProposeSaleMandateMutationVariables = Exact<{
  uuid: string | number;
  data: SaleMandateInput;
}>;


export type ProposeSaleMandateMutation = { proposeSaleMandate: Array<{ id: string }> };

export type UndoWithdrawalFeeMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type UndoWithdrawalFeeMutation = { undoWithdrawalFee: boolean };

export type EndSaleMandateMutationVariables = Exact<{
  id: string | number;
  ending: SaleMandateEnding;
  reason: string;
}>;


export type EndSaleMandateMutation = { endSaleMandate: boolean };

export type FileImportStateFragment = { id: string, kind: FileImportKind, fileName: string, state: FileImportState, authorName: string | null, resultCount: number, takenBackAt: string | null, takenBackBy: string | null, separator: string | null, counts: { total: number, waiting: number, created: number, updated: number, unchanged: number, refused: number }, columns: Array<{ heading: string, samples: Array<string> }>, targets: Array<{ heading: string, field: string, locale: string | null, isRequired: boolean }>, wish: { targets: Array<string | null>, days: FileImportDays, decimal: FileImportDecimal, updatesBy: FileImportKey | null, takesGood: boolean, source: string | null, rate: number | null }, faults: Array<{ field: string, reason: FileImportReason, count: number }>, archive: { fileName: string, byteCount: number, photoCount: number } | null, photos: { total: number, waiting: number, taken: number, known: number, refused: number, stopped: number }, refusedPhotos: Array<{ line: number, address: string, fault: FileImportPhotoFault }>, lines: Array<{ line: number, name: string, outcome: FileImportOutcome | null, subjectId: string | null, faults: Array<{ field: string, reason: FileImportReason, value: string | null }> }> };

export type FileImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type FileImportsQuery = { fileImports: Array<{ id: string, fileName: string, state: FileImportState, authorName: string | null, createdAt: string }> };

export type FileImportQueryVariables = Exact<{
  id: string | number;
}>;


export type FileImportQuery = { fileImport: { id: string, kind: FileImportKind, fileName: string, state: FileImportState, authorName: string | null, resultCount: number, takenBackAt: string | null, takenBackBy: string | null, separator: string | null, counts: { total: number, waiting: number, created: number, updated: number, unchanged: number, refused: number }, columns: Array<{ heading: string, samples: Array<string> }>, targets: Array<{ heading: string, field: string, locale: string | null, isRequired: boolean }>, wish: { targets: Array<string | null>, days: FileImportDays, decimal: FileImportDecimal, updatesBy: FileImportKey | null, takesGood: boolean, source: string | null, rate: number | null }, faults: Array<{ field: string, reason: FileImportReason, count: number }>, archive: { fileName: string, byteCount: number, photoCount: number } | null, photos: { total: number, waiting: number, taken: number, known: number, refused: number, stopped: number }, refusedPhotos: Array<{ line: number, address: string, fault: FileImportPhotoFault }>, lines: Array<{ line: number, name: string, outcome: FileImportOutcome | null, subjectId: string | null, faults: Array<{ field: string, reason: FileImportReason, value: string | null }> }> } | null };

export type FileImportProgressQueryVariables = Exact<{
  id: string | number;
}>;


export type FileImportProgressQuery = { fileImport: { state: FileImportState, counts: { total: number, waiting: number }, photos: { total: number, waiting: number } } | null };

export type TryFileImportMutationVariables = Exact<{
  id: string | number;
  wish: FileImportWishInput;
}>;


export type TryFileImportMutation = { tryFileImport: { id: string, kind: FileImportKind, fileName: string, state: FileImportState, authorName: string | null, resultCount: number, takenBackAt: string | null, takenBackBy: string | null, separator: string | null, counts: { total: number, waiting: number, created: number, updated: number, unchanged: number, refused: number }, columns: Array<{ heading: string, samples: Array<string> }>, targets: Array<{ heading: string, field: string, locale: string | null, isRequired: boolean }>, wish: { targets: Array<string | null>, days: FileImportDays, decimal: FileImportDecimal, updatesBy: FileImportKey | null, takesGood: boolean, source: string | null, rate: number | null }, faults: Array<{ field: string, reason: FileImportReason, count: number }>, archive: { fileName: string, byteCount: number, photoCount: number } | null, photos: { total: number, waiting: number, taken: number, known: number, refused: number, stopped: number }, refusedPhotos: Array<{ line: number, address: string, fault: FileImportPhotoFault }>, lines: Array<{ line: number, name: string, outcome: FileImportOutcome | null, subjectId: string | null, faults: Array<{ field: string, reason: FileImportReason, value: string | null }> }> } };

export type RunFileImportMutationVariables = Exact<{
  id: string | number;
}>;


export type RunFileImportMutation = { runFileImport: { id: string, kind: FileImportKind, fileName: string, state: FileImportState, authorName: string | null, resultCount: number, takenBackAt: string | null, takenBackBy: string | null, separator: string | null, counts: { total: number, waiting: number, created: number, updated: number, unchanged: number, refused: number }, columns: Array<{ heading: string, samples: Array<string> }>, targets: Array<{ heading: string, field: string, locale: string | null, isRequired: boolean }>, wish: { targets: Array<string | null>, days: FileImportDays, decimal: FileImportDecimal, updatesBy: FileImportKey | null, takesGood: boolean, source: string | null, rate: number | null }, faults: Array<{ field: string, reason: FileImportReason, count: number }>, archive: { fileName: string, byteCount: number, photoCount: number } | null, photos: { total: number, waiting: number, taken: number, known: number, refused: number, stopped: number }, refusedPhotos: Array<{ line: number, address: string, fault: FileImportPhotoFault }>, lines: Array<{ line: number, name: string, outcome: FileImportOutcome | null, subjectId: string | null, faults: Array<{ field: string, reason: FileImportReason, value: string | null }> }> } };

export type StopFileImportMutationVariables = Exact<{
  id: string | number;
}>;


export type StopFileImportMutation = { stopFileImport: { id: string, kind: FileImportKind, fileName: string, state: FileImportState, authorName: string | null, resultCount: number, takenBackAt: string | null, takenBackBy: string | null, separator: string | null, counts: { total: number, waiting: number, created: number, updated: number, unchanged: number, refused: number }, columns: Array<{ heading: string, samples: Array<string> }>, targets: Array<{ heading: string, field: string, locale: string | null, isRequired: boolean }>, wish: { targets: Array<string | null>, days: FileImportDays, decimal: FileImportDecimal, updatesBy: FileImportKey | null, takesGood: boolean, source: string | null, rate: number | null }, faults: Array<{ field: string, reason: FileImportReason, count: number }>, archive: { fileName: string, byteCount: number, photoCount: number } | null, photos: { total: number, waiting: number, taken: number, known: number, refused: number, stopped: number }, refusedPhotos: Array<{ line: number, address: string, fault: FileImportPhotoFault }>, lines: Array<{ line: number, name: string, outcome: FileImportOutcome | null, subjectId: string | null, faults: Array<{ field: string, reason: FileImportReason, value: string | null }> }> } };

export type RemoveImportArchiveMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveImportArchiveMutation = { removeImportArchive: { id: string, kind: FileImportKind, fileName: string, state: FileImportState, authorName: string | null, resultCount: number, takenBackAt: string | null, takenBackBy: string | null, separator: string | null, counts: { total: number, waiting: number, created: number, updated: number, unchanged: number, refused: number }, columns: Array<{ heading: string, samples: Array<string> }>, targets: Array<{ heading: string, field: string, locale: string | null, isRequired: boolean }>, wish: { targets: Array<string | null>, days: FileImportDays, decimal: FileImportDecimal, updatesBy: FileImportKey | null, takesGood: boolean, source: string | null, rate: number | null }, faults: Array<{ field: string, reason: FileImportReason, count: number }>, archive: { fileName: string, byteCount: number, photoCount: number } | null, photos: { total: number, waiting: number, taken: number, known: number, refused: number, stopped: number }, refusedPhotos: Array<{ line: number, address: string, fault: FileImportPhotoFault }>, lines: Array<{ line: number, name: string, outcome: FileImportOutcome | null, subjectId: string | null, faults: Array<{ field: string, reason: FileImportReason, value: string | null }> }> } };

export type TakeBackFileImportMutationVariables = Exact<{
  id: string | number;
}>;


export type TakeBackFileImportMutation = { takeBackFileImport: { id: string, kind: FileImportKind, fileName: string, state: FileImportState, authorName: string | null, resultCount: number, takenBackAt: string | null, takenBackBy: string | null, separator: string | null, counts: { total: number, waiting: number, created: number, updated: number, unchanged: number, refused: number }, columns: Array<{ heading: string, samples: Array<string> }>, targets: Array<{ heading: string, field: string, locale: string | null, isRequired: boolean }>, wish: { targets: Array<string | null>, days: FileImportDays, decimal: FileImportDecimal, updatesBy: FileImportKey | null, takesGood: boolean, source: string | null, rate: number | null }, faults: Array<{ field: string, reason: FileImportReason, count: number }>, archive: { fileName: string, byteCount: number, photoCount: number } | null, photos: { total: number, waiting: number, taken: number, known: number, refused: number, stopped: number }, refusedPhotos: Array<{ line: number, address: string, fault: FileImportPhotoFault }>, lines: Array<{ line: number, name: string, outcome: FileImportOutcome | null, subjectId: string | null, faults: Array<{ field: string, reason: FileImportReason, value: string | null }> }> } };

export type PreviewedCarAdQueryVariables = Exact<{
  uuid: string | number;
  locale: Locale;
}>;


export type PreviewedCarAdQuery = { editedCarAd: { ad: { disclaimer: string | null, status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, conditionReport: { inspector: string, inspectedOn: string, place: string, papersSeen: Array<string>, keyCount: number | null, flaws: Array<{ panel: CarPanel, kind: FlawKind, size: FlawSize, note: { fr: string | null, en: string | null, es: string | null } | null, photo: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null }>, paint: Array<{ panel: CarPanel, microns: number }>, mechanics: Array<{ part: MechanicalPart, state: MechanicalState, note: { fr: string | null, en: string | null, es: string | null } | null }>, papersNote: { fr: string | null, en: string | null, es: string | null } | null, roadTest: { isDone: boolean, doneOn: string | null, kilometres: number | null, remarks: { fr: string | null, en: string | null, es: string | null } | null } | null, films: Array<{ url: string, width: number | null, height: number | null, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null }>, coldStart: { url: string, durationMs: number | null, caption: { fr: string | null, en: string | null, es: string | null } | null } | null, worksDue: Array<{ cost: number | null, name: { fr: string | null, en: string | null, es: string | null } }> } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { calendarUrl: string | null, email: string | null, firstName: string, phone: string | null, profilePicture: string | null } | null, trader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string } | null, owner: { firstName: string, isPro: boolean, memberId: string | null } | null, location: { city: string | null, country: string | null, zipCode: string | null } | null, optionalData: { cubicCapacity: number | null, cylinderNumber: number | null, expertiseLess5Y: boolean | null, fiscalHorse: number | null, fuel: string | null, gearNumber: number | null, horsePower: number | null, lastRestoration: number | null, originPlace: string | null, originalHue: boolean | null, seats: number | null, serialEngine: string | null, steeringWheel: string | null, vin: string | null }, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, isSoldAfter: boolean, saleRegime: SaleRegime, hasWithdrawal: boolean, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, tieRule: TieRule, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, increments: Array<{ from: number, increment: number }>, buyerFee: { basisPoints: number, leastCents: number, mostCents: number | null }, notice: { kind: AuctionMessageKind, reason: string | null, reasonLanguage: string | null, at: string } | null, questions: Array<{ id: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answerDate: string | null, answerEditedAt: string | null, isHouseAnswer: boolean, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> }>, adEdits: Array<{ editedAt: string, topics: Array<AdTopic> }> } | null, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, lotState: LotState, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, canStrikePrice: boolean, hasWithdrawal: boolean, year: number | null, mileage: number | null, brand: string, model: string, version: string | null, location: { country: string | null, city: string | null } | null, saleLot: { number: number } | null, auction: { id: string, state: AuctionState, lotState: LotState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }>, saleLot: { number: number } | null } } | null };

export type DifferenceLineFragment = { parts: Array<{ path: Array<string>, value: string }> };

export type WaitingAdFragment = { id: string, isNew: boolean, price: number | null, wishesAuction: boolean, wishedReserve: number | null, wishedStartingPrice: number | null, wishedStartDate: string | null, submission: { submittedAt: string }, ad: { uuid: string, year: number | null, status: AdStatus, brand: string, model: string, version: string | null, auction: { id: string, state: AuctionState, start: string, end: string } | null, owner: { firstName: string } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }, earlier: Array<{ staffName: string, decidedAt: string, submission: { id: string, state: SubmissionState, reason: string | null, reasonLanguage: string | null, comments: Array<{ field: string, text: string }> } }>, differences: Array<{ field: string, before: Array<{ parts: Array<{ path: Array<string>, value: string }> }>, after: Array<{ parts: Array<{ path: Array<string>, value: string }> }> }> };

export type AdSubmissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdSubmissionsQuery = { adSubmissions: Array<{ id: string, isNew: boolean, price: number | null, wishesAuction: boolean, wishedReserve: number | null, wishedStartingPrice: number | null, wishedStartDate: string | null, submission: { submittedAt: string }, ad: { uuid: string, year: number | null, status: AdStatus, brand: string, model: string, version: string | null, auction: { id: string, state: AuctionState, start: string, end: string } | null, owner: { firstName: string } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } }, earlier: Array<{ staffName: string, decidedAt: string, submission: { id: string, state: SubmissionState, reason: string | null, reasonLanguage: string | null, comments: Array<{ field: string, text: string }> } }>, differences: Array<{ field: string, before: Array<{ parts: Array<{ path: Array<string>, value: string }> }>, after: Array<{ parts: Array<{ path: Array<string>, value: string }> }> }> }> };

export type ApproveSubmissionMutationVariables = Exact<{
  id: string | number;
  auctionId?: string | number | null | undefined;
}>;


export type ApproveSubmissionMutation = { approveSubmission: { id: string } };

export type AskForChangesMutationVariables = Exact<{
  id: string | number;
  comments: Array<SubmissionCommentInput> | SubmissionCommentInput;
  reason?: string | null | undefined;
}>;


export type AskForChangesMutation = { askForChanges: { id: string } };

export type RefuseSubmissionMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type RefuseSubmissionMutation = { refuseSubmission: { id: string } };

export type AfterSaleQueryVariables = Exact<{
  uuid: string | number;
}>;


export type AfterSaleQuery = { boardAuction: { adTitle: string, state: AuctionState, isSold: boolean, start: string, end: string, startingPrice: number, price: number | null, reservePrice: number | null, bidCount: number, bidderCount: number } | null, afterSale: { bestOfferFrom: number | null, secondChanceAt: number | null, canRelist: boolean, isSellersFault: boolean, plannedMs: number, wish: string | null, offers: Array<{ id: string, kind: OfferKind, state: OfferState, side: OfferSide | null, lastBid: number, amount: number | null, turnEndsAt: string, closedAt: string | null, reason: string | null, reasonLanguage: string | null, bidderEmail: string | null, leftOut: Array<{ amount: number, at: string }> }> } | null };

export type OpenOfferMutationVariables = Exact<{
  uuid: string | number;
}>;


export type OpenOfferMutation = { openOffer: { id: string } };

export type OfferSecondChanceMutationVariables = Exact<{
  uuid: string | number;
}>;


export type OfferSecondChanceMutation = { offerSecondChance: { id: string } };

export type CloseOfferMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type CloseOfferMutation = { closeOffer: { id: string } };

export type RelistAuctionMutationVariables = Exact<{
  uuid: string | number;
  data: RelistInput;
}>;


export type RelistAuctionMutation = { relistAuction: { id: string } };

export type BoardLineFragment = { id: string, adUuid: string, adTitle: string, isAdPublic: boolean, state: AuctionState, isSold: boolean, start: string, end: string, startingPrice: number, price: number | null, reservePrice: number | null, reservePriceReached: boolean | null, askForCardDetails: boolean, extensionWindowSeconds: number, tieRule: string, nextBids: Array<number>, bidCount: number, bidderCount: number, extensionCount: number, closingFailure: { since: string, attempts: number, nextTry: string, reason: ClosingFailureReason, errorId: string } | null };

export type AuctionBoardQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: BoardFilter | null | undefined;
  regime?: SaleRegime | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  page?: number | null | undefined;
  sort?: BoardSort | null | undefined;
}>;


export type AuctionBoardQuery = { auctionBoard: { totalCount: number, auctions: Array<{ id: string, adUuid: string, adTitle: string, isAdPublic: boolean, state: AuctionState, isSold: boolean, start: string, end: string, startingPrice: number, price: number | null, reservePrice: number | null, reservePriceReached: boolean | null, askForCardDetails: boolean, extensionWindowSeconds: number, tieRule: string, nextBids: Array<number>, bidCount: number, bidderCount: number, extensionCount: number, closingFailure: { since: string, attempts: number, nextTry: string, reason: ClosingFailureReason, errorId: string } | null }> } };

export type AuctionEndsQueryVariables = Exact<{
  from: string;
}>;


export type AuctionEndsQuery = { auctionBoard: { auctions: Array<{ id: string, adUuid: string, adTitle: string, isAdPublic: boolean, state: AuctionState, isSold: boolean, start: string, end: string, startingPrice: number, price: number | null, reservePrice: number | null, reservePriceReached: boolean | null, askForCardDetails: boolean, extensionWindowSeconds: number, tieRule: string, nextBids: Array<number>, bidCount: number, bidderCount: number, extensionCount: number, closingFailure: { since: string, attempts: number, nextTry: string, reason: ClosingFailureReason, errorId: string } | null }> } };

export type UsualAuctionQueryVariables = Exact<{ [key: string]: never; }>;


export type UsualAuctionQuery = { usualAuction: { windowSeconds: number, lengthDays: number } };

export type AuctionCandidatesQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type AuctionCandidatesQuery = { auctionCandidates: Array<{ uuid: string, title: string, seller: string | null, slug: string, isPublic: boolean, wishedStartingPrice: number | null, wishedReserve: number | null, estimateLow: number | null, estimateHigh: number | null, wishedStartDate: string | null }> };

export type ScheduleAuctionMutationVariables = Exact<{
  uuid: string | number;
  data: ScheduleAuctionInput;
  seenChangeId?: string | number | null | undefined;
}>;


export type ScheduleAuctionMutation = { scheduleAuction: { id: string } };

export type BoardRoomQueryVariables = Exact<{
  uuid: string | number;
}>;


export type BoardRoomQuery = { boardAuction: { adSlug: string, viewCount: number, nbFav: number, watcherCount: number, id: string, adUuid: string, adTitle: string, isAdPublic: boolean, state: AuctionState, isSold: boolean, start: string, end: string, startingPrice: number, price: number | null, reservePrice: number | null, reservePriceReached: boolean | null, askForCardDetails: boolean, extensionWindowSeconds: number, tieRule: string, nextBids: Array<number>, bidCount: number, bidderCount: number, extensionCount: number, signedBelow: { reservePrice: number | null, signedAt: string } | null, leader: { id: string, firstName: string, lastName: string, pseudo: string | null, email: string | null, phone: string | null } | null, bids: Array<{ version: number, amount: number, isImmediate: boolean, leads: boolean, placedAt: string, leadSource: string | null, placedBy: string | null, bidder: { id: string, firstName: string, lastName: string, pseudo: string | null, email: string | null, phone: string | null } }>, changes: Array<{ id: string, kind: BoardChangeKind, actorName: string | null, reason: string | null, reasonLanguage: string | null, reserveBefore: number | null, reserveAfter: number | null, endAfter: string | null, at: string }>, closingFailure: { since: string, attempts: number, nextTry: string, reason: ClosingFailureReason, errorId: string } | null } | null, deskPace: { medianMs: number, slowestMs: number } | null };

export type BoardNameFragment = { id: string, firstName: string, lastName: string, pseudo: string | null, email: string | null, phone: string | null };

export type LowerReserveMutationVariables = Exact<{
  uuid: string | number;
  reservePrice?: number | null | undefined;
}>;


export type LowerReserveMutation = { lowerReserve: { id: string } };

export type MoveAuctionEndMutationVariables = Exact<{
  uuid: string | number;
  end: string;
}>;


export type MoveAuctionEndMutation = { moveAuctionEnd: { id: string } };

export type CancelAuctionMutationVariables = Exact<{
  uuid: string | number;
  reason: string;
}>;


export type CancelAuctionMutation = { cancelAuction: { id: string } };

export type RoomBidSubscriptionVariables = Exact<{
  room: string | number;
}>;


export type RoomBidSubscription = { bidAdded: { version: number } };

export type RoomChangeSubscriptionVariables = Exact<{
  room: string | number;
}>;


export type RoomChangeSubscription = { auctionUpdated: { version: number } };

export type BidLogQueryVariables = Exact<{
  auctionId: string | number;
}>;


export type BidLogQuery = { bidLog: { isWhole: boolean, brokenLine: number | null, lineCount: number, seal: string | null, csv: string, json: string } };

export type AuditEntriesQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  page?: number | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { totalCount: number, entries: Array<{ subjectId: string, id: string, recordedAt: string, actorName: string, action: string, subjectName: string, reason: string | null, reasonLanguage: string | null, changes: Array<{ name: string, before: string | null, after: string | null }> }> } };

export type ConsignmentCardFragment = { id: string, reference: string, title: string, stage: ConsignmentStage, dueAt: string | null, isLate: boolean, ownerId: string | null, ownerName: string | null, sellerName: string | null, openedAt: string, approval: { state: ApprovalState } | null };

export type ConsignmentsQueryVariables = Exact<{
  stage?: ConsignmentStage | null | undefined;
  ownerId?: string | number | null | undefined;
  isMine?: boolean | null | undefined;
  isLate?: boolean | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  first?: number | null | undefined;
  sort?: ConsignmentSort | null | undefined;
}>;


export type ConsignmentsQuery = { consignments: { totalCount: number, consignments: Array<{ id: string, reference: string, title: string, stage: ConsignmentStage, dueAt: string | null, isLate: boolean, ownerId: string | null, ownerName: string | null, sellerName: string | null, openedAt: string, approval: { state: ApprovalState } | null }> } };

export type ConsignmentWholeFragment = { lostReason: string | null, sellerId: string | null, sellerEmail: string | null, sellerPhone: string | null, leadId: string | null, adUuid: string | null, takesAd: boolean, orderId: string | null, hasAuction: boolean, mandateState: SaleMandateState | null, missing: Array<string>, id: string, reference: string, title: string, stage: ConsignmentStage, dueAt: string | null, isLate: boolean, ownerId: string | null, ownerName: string | null, sellerName: string | null, openedAt: string, approval: { id: string | null, change: string | null, state: ApprovalState } | null, steps: Array<{ step: ConsignmentStepName, isDone: boolean, doneAt: string | null }>, estimates: Array<{ id: string, party: EstimateParty, low: number, high: number, note: string, givenAt: string, agreedAt: string | null }>, appointments: Array<{ id: string, kind: AppointmentKind, at: string, place: string, staffId: string | null, staffName: string, hasNobody: boolean | null, note: string | null, state: AppointmentState, version: number }> };

export type ConsignmentQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsignmentQuery = { consignment: { lostReason: string | null, sellerId: string | null, sellerEmail: string | null, sellerPhone: string | null, leadId: string | null, adUuid: string | null, takesAd: boolean, orderId: string | null, hasAuction: boolean, mandateState: SaleMandateState | null, missing: Array<string>, id: string, reference: string, title: string, stage: ConsignmentStage, dueAt: string | null, isLate: boolean, ownerId: string | null, ownerName: string | null, sellerName: string | null, openedAt: string, approval: { id: string | null, change: string | null, state: ApprovalState } | null, steps: Array<{ step: ConsignmentStepName, isDone: boolean, doneAt: string | null }>, estimates: Array<{ id: string, party: EstimateParty, low: number, high: number, note: string, givenAt: string, agreedAt: string | null }>, appointments: Array<{ id: string, kind: AppointmentKind, at: string, place: string, staffId: string | null, staffName: string, hasNobody: boolean | null, note: string | null, state: AppointmentState, version: number }> } | null };

export type ConsignmentOwnersQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsignmentOwnersQuery = { leadOwners: Array<{ id: string, name: string }> };

export type ConsignmentAdsQueryVariables = Exact<{
  text: string;
}>;


export type ConsignmentAdsQuery = { staffCarAds: { ads: Array<{ uuid: string, brand: string, model: string, year: number | null, ownerName: string | null }> } };

export type AssignConsignmentMutationVariables = Exact<{
  id: string | number;
  ownerId?: string | number | null | undefined;
}>;


export type AssignConsignmentMutation = { assignConsignment: { id: string } };

export type LinkConsignmentMutationVariables = Exact<{
  id: string | number;
  adUuid: string | number;
}>;


export type LinkConsignmentMutation = { linkConsignment: { id: string } };

export type LoseConsignmentMutationVariables = Exact<{
  id: string | number;
  reason?: string | null | undefined;
}>;


export type LoseConsignmentMutation = { loseConsignment: { id: string } };

export type AskAdApprovalMutationVariables = Exact<{
  id: string | number;
}>;


export type AskAdApprovalMutation = { askAdApproval: { id: string } };

export type GiveEstimateMutationVariables = Exact<{
  id: string | number;
  data: EstimateInput;
}>;


export type GiveEstimateMutation = { giveEstimate: { id: string } };

export type AgreeToEstimateMutationVariables = Exact<{
  id: string | number;
}>;


export type AgreeToEstimateMutation = { agreeToEstimate: { id: string } };

export type SaveAppointmentMutationVariables = Exact<{
  id: string | number;
  appointmentId?: string | number | null | undefined;
  seenVersion?: number | null | undefined;
  data: AppointmentInput;
}>;


export type SaveAppointmentMutation = { saveAppointment: { id: string } };

export type SettleAppointmentMutationVariables = Exact<{
  id: string | number;
  isDone: boolean;
}>;


export type SettleAppointmentMutation = { settleAppointment: { id: string } };

export type ContentListQueryVariables = Exact<{
  kind: ContentKind;
  search?: string | null | undefined;
  state?: ContentState | null | undefined;
  sort?: ContentSort | null | undefined;
}>;


export type ContentListQuery = { contentList: Array<{ slug: string, locale: Locale, title: string, newest: number, shown: number | null, savedAt: string, date: string, plannedAt: string | null }> };

export type ContentVersionsQueryVariables = Exact<{
  kind: ContentKind;
  slug: string;
  locale: Locale;
}>;


export type ContentVersionsQuery = { contentVersions: Array<{ number: number, title: string, description: string, body: string, tags: Array<string>, signature: string | null, brands: Array<string>, ads: Array<string>, isRetromobile: boolean, place: string | null, startsOn: string | null, endsOn: string | null, author: string | null, savedAt: string, publishedAt: string | null }> };

export type EditedVersionFragment = { number: number, title: string, description: string, body: string, tags: Array<string>, signature: string | null, brands: Array<string>, ads: Array<string>, isRetromobile: boolean, place: string | null, startsOn: string | null, endsOn: string | null, author: string | null, savedAt: string, publishedAt: string | null };

export type ContentPreviewQueryVariables = Exact<{
  body: string;
}>;


export type ContentPreviewQuery = { contentPreview: Array<
    | { __typename: 'ContentAction', label: string, to: string, isMain: boolean }
    | { __typename: 'ContentFaq', entries: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
    | { __typename: 'ContentFigure', url: string, alt: string, caption: string | null }
    | { __typename: 'ContentHeading', id: string, level: number, line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
    | { __typename: 'ContentList', isOrdered: boolean, items: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
    | { __typename: 'ContentNote', lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
    | { __typename: 'ContentParagraph', line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
    | { __typename: 'ContentSteps', steps: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
    | { __typename: 'ContentTable', caption: string | null, head: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }>, rows: Array<{ cells: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
  > };

export type LinkableCarsQueryVariables = Exact<{
  text: string;
}>;


export type LinkableCarsQuery = { searchCarAds: { edges: Array<{ node: { uuid: string, year: number | null, brand: string, model: string, version: string | null } }> } };

export type LinkedCarQueryVariables = Exact<{
  uuid: string | number;
}>;


export type LinkedCarQuery = { publicCarAd: { uuid: string, year: number | null, brand: string, model: string, version: string | null } | null };

export type SaveContentDraftMutationVariables = Exact<{
  data: ContentDraftInput;
}>;


export type SaveContentDraftMutation = { saveContentDraft: number };

export type PublishContentMutationVariables = Exact<{
  kind: ContentKind;
  slug: string;
  locale: Locale;
  number: number;
  date?: string | null | undefined;
}>;


export type PublishContentMutation = { publishContent: number };

export type MoveContentMutationVariables = Exact<{
  kind: ContentKind;
  from: string;
  to: string;
}>;


export type MoveContentMutation = { moveContent: string };

export type StaffGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffGroupsQuery = { permissions: Array<string>, staffGroups: Array<{ id: string, name: string, permissions: Array<string>, memberCount: number }> };

export type SaveStaffGroupMutationVariables = Exact<{
  id?: string | number | null | undefined;
  name: string;
  permissions: Array<string> | string;
}>;


export type SaveStaffGroupMutation = { saveStaffGroup: { id: string } };

export type RemoveStaffGroupMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveStaffGroupMutation = { removeStaffGroup: boolean };

export type StaffOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffOverviewQuery = { staffOverview: { drafts: number | null, running: number | null, closingsFailed: number | null, reservesAboveMandate: number | null, endingSoon: number | null, endingToday: number | null, questions: number | null, questionsSince: string | null, questionsFlagged: number | null, adsToReview: number | null, ordersLate: number | null, withdrawals: number | null, returnsDue: number | null, ordersUnread: number | null, exportsDue: number | null, carPapersDue: number | null, vigilanceDue: number | null, feesContested: number | null, leads: number | null, leadsDue: number | null, consignmentsLate: number | null, reportsWaiting: number | null, mailsRefused: number | null, jobsDead: number | null, restoredFrom: string | null } | null };

export type ConfirmRestoreMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmRestoreMutation = { confirmRestore: boolean };

export type MissingParticularsQueryVariables = Exact<{ [key: string]: never; }>;


export type MissingParticularsQuery = { missingParticulars: Array<{ setting: SettingName, field: string, keepsClosed: boolean }> | null };

export type LeadRowFragment = { id: string, form: string, carUuid: string | null, carTitle: string | null, sellsCar: boolean, personId: string | null, name: string, email: string | null, phone: string | null, leadSource: string, state: LeadState, ownerId: string | null, ownerName: string | null, note: string, dueAt: string, isOverdue: boolean, proof: WithdrawalProof | null, orderId: string | null, createdAt: string, answers: Array<{ name: string, values: Array<string> }> };

export type LeadsQueryVariables = Exact<{
  state?: LeadFilter | null | undefined;
  form?: string | null | undefined;
  ownerId?: string | number | null | undefined;
  isOverdue?: boolean | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  sort?: LeadSort | null | undefined;
}>;


export type LeadsQuery = { leads: { totalCount: number, leads: Array<{ id: string, form: string, carUuid: string | null, carTitle: string | null, sellsCar: boolean, personId: string | null, name: string, email: string | null, phone: string | null, leadSource: string, state: LeadState, ownerId: string | null, ownerName: string | null, note: string, dueAt: string, isOverdue: boolean, proof: WithdrawalProof | null, orderId: string | null, createdAt: string, answers: Array<{ name: string, values: Array<string> }> }> } };

export type LeadChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadChoicesQuery = { leadForms: Array<string>, leadOwners: Array<{ id: string, name: string }> };

export type AddLeadMutationVariables = Exact<{
  data: AddLeadInput;
}>;


export type AddLeadMutation = { addLead: { id: string } };

export type UpdateLeadMutationVariables = Exact<{
  id: string | number;
  state?: LeadState | null | undefined;
  ownerId?: string | number | null | undefined;
  note?: string | null | undefined;
  noteWas?: string | null | undefined;
  dueAt?: string | null | undefined;
}>;


export type UpdateLeadMutation = { updateLead: { id: string } };

export type EraseLeadMutationVariables = Exact<{
  id: string | number;
  wish: WrittenWishInput;
}>;


export type EraseLeadMutation = { eraseLead: boolean };

export type CampaignsQueryVariables = Exact<{
  state?: CampaignState | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  sort?: CampaignSort | null | undefined;
}>;


export type CampaignsQuery = { campaigns: { totalCount: number, campaigns: Array<{ id: string, state: CampaignState, authorName: string, createdAt: string, subject: { fr: string | null, en: string | null, es: string | null }, counts: { total: number, sent: number } }> } };

export type CampaignSheetFragment = { id: string, page: string | null, segment: CampaignSegment, language: Locale | null, people: string | null, state: CampaignState, version: number, beganAt: string | null, endedAt: string | null, subject: { fr: string | null, en: string | null, es: string | null }, body: { fr: string | null, en: string | null, es: string | null }, button: { fr: string | null, en: string | null, es: string | null }, counts: { total: number, waiting: number, sent: number, refused: number, left: number }, reach: { total: number, unconfirmed: number, blocked: number, writable: number, fr: number, en: number, es: number } | null };

export type CampaignQueryVariables = Exact<{
  id: string | number;
}>;


export type CampaignQuery = { campaign: { id: string, page: string | null, segment: CampaignSegment, language: Locale | null, people: string | null, state: CampaignState, version: number, beganAt: string | null, endedAt: string | null, subject: { fr: string | null, en: string | null, es: string | null }, body: { fr: string | null, en: string | null, es: string | null }, button: { fr: string | null, en: string | null, es: string | null }, counts: { total: number, waiting: number, sent: number, refused: number, left: number }, reach: { total: number, unconfirmed: number, blocked: number, writable: number, fr: number, en: number, es: number } | null } | null };

export type SaveCampaignMutationVariables = Exact<{
  id?: string | number | null | undefined;
  version?: number | null | undefined;
  data: CampaignInput;
}>;


export type SaveCampaignMutation = { saveCampaign: { id: string, version: number } };

export type RemoveCampaignMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveCampaignMutation = { removeCampaign: boolean };

export type TestCampaignMutationVariables = Exact<{
  id: string | number;
}>;


export type TestCampaignMutation = { testCampaign: boolean };

export type SendCampaignMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type SendCampaignMutation = { sendCampaign: { id: string } };

export type StopCampaignMutationVariables = Exact<{
  id: string | number;
}>;


export type StopCampaignMutation = { stopCampaign: boolean };

export type StaffLettersQueryVariables = Exact<{
  filter?: LetterFilter | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  sort?: LetterSort | null | undefined;
}>;


export type StaffLettersQuery = { staffLetters: { totalCount: number, letters: Array<{ id: string, to: string, subject: string, createdAt: string, sentAt: string | null, refusal: string | null, givenUp: LetterGivenUp | null, lastError: string | null }> } };

export type FailedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedJobsQuery = { failedJobs: Array<{ id: string, kind: string, attempts: number, lastError: string | null, runAt: string, diedAt: string | null }> };

export type RetryLetterMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryLetterMutation = { retryLetter: { id: string } };

export type RetryJobMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryJobMutation = { retryJob: { id: string } };

export type BankLinesQueryVariables = Exact<{
  lines: Array<BankLineInput> | BankLineInput;
}>;


export type BankLinesQuery = { bankLines: Array<{ state: BankLineState, sellerOwesCents: number | null, proposal: { orderId: string, reference: string, purpose: BankLinePurpose, by: BankLineProposedBy } | null }> };

export type BookBankLinesMutationVariables = Exact<{
  lines: Array<ChosenBankLineInput> | ChosenBankLineInput;
}>;


export type BookBankLinesMutation = { bookBankLines: Array<{ state: BankLineOutcomeState }> };

export type BankMovesQueryVariables = Exact<{
  moves: Array<BankMoveInput> | BankMoveInput;
}>;


export type BankMovesQuery = { bankMoves: Array<{ state: BankMoveState, payout: { reference: string, holder: string, ibanEnd: string } | null }> };

export type BookBankMovesMutationVariables = Exact<{
  moves: Array<BankMoveInput> | BankMoveInput;
}>;


export type BookBankMovesMutation = { bookBankMoves: Array<{ state: BankLineOutcomeState }> };

export type HouseCarsQueryVariables = Exact<{
  search?: string | null | undefined;
  isUnknown?: boolean | null | undefined;
  page?: number | null | undefined;
  sort?: HouseCarSort | null | undefined;
}>;


export type HouseCarsQuery = { houseCars: { totalCount: number, cars: Array<{ adUuid: string, name: string, orderId: string | null, orderReference: string | null, priceCents: number | null, marginVatCents: number, purchase: { costCents: number, boughtOn: string, soldBy: CarPurchaseKind, reference: string } | null }> } };

export type OpenReceiptsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenReceiptsQuery = { openReceipts: Array<{ id: string, leftCents: number, valueOn: string, payer: string, reference: string, canReverse: boolean }> };

export type BalancesQueryVariables = Exact<{
  day: string;
}>;


export type BalancesQuery = { accountBalances: Array<{ account: LedgerAccount, cents: number }>, personBalances: Array<{ accountId: string, name: string, cents: number }> };

export type EscrowDifferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type EscrowDifferencesQuery = { escrowDifferences: Array<{ orderId: string, reference: string, checkedAt: string, ours: { receivedCents: number, releasedCents: number, returnedCents: number }, theirs: { receivedCents: number, releasedCents: number, returnedCents: number } }> };

export type FlowsFragment = { receivedCents: number, releasedCents: number, returnedCents: number };

export type OrderOfReferenceQueryVariables = Exact<{
  reference: string;
}>;


export type OrderOfReferenceQuery = { orders: { orders: Array<{ id: string, reference: string }> } };

export type AllocateReceiptMutationVariables = Exact<{
  receiptId: string | number;
  orderId: string | number;
  amountCents: number;
  purpose: ReceiptPurpose;
  key: string | number;
}>;


export type AllocateReceiptMutation = { allocateReceipt: { id: string } };

export type SettleProviderMutationVariables = Exact<{
  receiptId: string | number;
  payer: ReceiptPayer;
  amountCents: number;
  key: string | number;
}>;


export type SettleProviderMutation = { settleProvider: boolean };

export type ChargeWithdrawalFeeMutationVariables = Exact<{
  receiptId: string | number;
  mandate: string;
}>;


export type ChargeWithdrawalFeeMutation = { chargeWithdrawalFee: boolean };

export type VatStatementQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type VatStatementQuery = { vatStatement: { dueCents: number, payableCents: number, agrees: boolean, unknownCosts: number, lines: Array<{ item: InvoiceItem, regime: VatRegime, totalCents: number, baseCents: number, vatCents: number }>, unionSales: Array<{ month: string, item: InvoiceItem, vatNumber: string, name: string, netCents: number }>, moves: Array<{ item: InvoiceItem, reference: string, receivedOn: string, bookedOn: string | null, totalCents: number, baseCents: number, vatCents: number }> } };

export type YearSellersQueryVariables = Exact<{
  year: number;
}>;


export type YearSellersQuery = { yearSellers: Array<{ id: string, name: string, isCompany: boolean, country: string, state: YearSellerState, sales: number, cents: number, toldAt: string | null, quarters: Array<{ quarter: number, sales: number, cents: number, feeCents: number }> }>, sellersFile: { kind: SellersFileKind, count: number, takenAt: string | null, filedOn: string | null, filingId: string | null } };

export type UnfileSellersMutationVariables = Exact<{
  year: number;
  filingId: string | number;
  reason: string;
}>;


export type UnfileSellersMutation = { unfileSellers: boolean };

export type FileSellersMutationVariables = Exact<{
  year: number;
  filedOn: string;
  takenAt: string;
}>;


export type FileSellersMutation = { fileSellers: boolean };

export type DueReturnsQueryVariables = Exact<{ [key: string]: never; }>;


export type DueReturnsQuery = { dueReturns: Array<{ orderId: string, reference: string, buyer: string, amountCents: number, since: string, until: string | null, isHeld: boolean, hasAccount: boolean }> };

export type DuePayoutsQueryVariables = Exact<{ [key: string]: never; }>;


export type DuePayoutsQuery = { duePayouts: Array<{ orderId: string, reference: string, seller: string, amountCents: number, holder: string | null, ibanEnd: string | null, state: DuePayoutState, until: string | null }>, payoutBatches: Array<{ id: string, name: string, executeOn: string, hasFile: boolean, payouts: Array<{ orderId: string, reference: string, holder: string, ibanEnd: string, amountCents: number, state: PayoutState, returnReason: string | null }> }> };

export type MakePayoutBatchMutationVariables = Exact<{
  id: string | number;
  orderIds: Array<string | number> | string | number;
  executeOn: string;
}>;


export type MakePayoutBatchMutation = { makePayoutBatch: boolean };

export type ReleasePayoutBatchMutationVariables = Exact<{
  id: string | number;
}>;


export type ReleasePayoutBatchMutation = { releasePayoutBatch: boolean };

export type BookPayoutBatchMutationVariables = Exact<{
  id: string | number;
  orderIds: Array<string | number> | string | number;
  paidOn: string;
}>;


export type BookPayoutBatchMutation = { bookPayoutBatch: number };

export type StaffOrdersQueryVariables = Exact<{
  state?: OrderState | null | undefined;
  isOverdue: boolean;
  isUnread: boolean;
  isExportOpen: boolean;
  isPaperWaiting: boolean;
  isVigilanceDue: boolean;
  isContested: boolean;
  search: string;
  first: number;
  offset: number;
  sort?: OrderSort | null | undefined;
}>;


export type StaffOrdersQuery = { orders: { total: number, overdueCount: number, orders: Array<{ totalCents: number, id: string, reference: string, state: OrderState, role: OrderRole, task: OrderTask, dueAt: string | null, isOverdue: boolean, hammerPrice: number, createdAt: string, unreadMessages: number, buyer: { name: string } | null, seller: { name: string } | null, ad: { slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null }> } };

export type StaffOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffOrderQuery = { order: { buyerDefaults: number | null, noticedAt: string | null, noticeRefusedAt: string | null, noticeEndsAt: string | null, feeCents: number, totalCents: number, commissionCents: number | null, hasSeller: boolean, missing: Array<string>, isOtherReady: boolean, isAdjudged: boolean, withdrawalUntil: string | null, hasWithdrawal: boolean, canWithdraw: boolean, withdrawalDeclaredAt: string | null, payoutReturn: string | null, owedToSellerCents: number | null, sellerOwesCents: number | null, isPriceReceived: boolean, fault: OrderFault | null, id: string, reference: string, state: OrderState, role: OrderRole, task: OrderTask, dueAt: string | null, isOverdue: boolean, hammerPrice: number, createdAt: string, unreadMessages: number, buyerVat: { state: BuyerVatState, number: string | null, answeredAt: string | null, consultation: string | null, name: string | null, address: string | null, rulings: Array<{ item: InvoiceItem, regime: VatRegime, at: string, consultation: string | null }> } | null, returnAccount: { holder: string, iban: string, usableAt: string } | null, purchase: { costCents: number, boughtOn: string, soldBy: CarPurchaseKind, reference: string } | null, dispute: { state: OrderDisputeState, amountCents: number, feeCents: number, reason: string, openedAt: string, evidenceBy: string | null } | null, vigilance: Array<{ lack: VigilanceLack | null, isEnhanced: boolean | null, isReported: boolean | null, otherPayers: Array<string>, party: OrderParty, state: VigilanceState, asksOwners: boolean, asksFunds: boolean, entries: Array<{ kind: VigilanceEntryKind, text: string | null, declaredOn: string | null, actorName: string, at: string }> | null, answers: { name: string, bornOn: string, birthPlace: string, birthCountry: string, livesIn: string, owners: string | null, exposure: VigilanceExposure, office: string | null, funds: VigilanceFunds | null, fundsText: string | null } | null, pieces: Array<{ kind: VigilancePieceKind, state: VigilancePieceState, isKnown: boolean, reason: string | null, reasonLanguage: string | null, id: string | null, fileId: string | null }> }>, ad: { uuid: string, slug: string, year: number | null, brand: string, model: string, version: string | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null } | null } } | null, withdrawal: { declaredOn: string, declaredBy: OrderParty, returnBy: string, refundBy: string, returnedOn: string | null, odometer: number | null, remarks: string | null, reductionCents: number, reductionReason: string | null } | null, sentToSeller: { amountCents: number, ibanEnd: string, executeOn: string } | null, exportProof: { state: ExportState, heldCents: number, proveBy: string | null, mrn: string | null, leftOn: string | null } | null, carPapers: Array<{ kind: CarPaperKind, by: OrderParty, state: CarPaperState, datedOn: string | null, countsUntil: string | null, reason: string | null, reasonLanguage: string | null, id: string | null, fileId: string | null }>, obstacles: Array<{ kind: HandoverObstacleKind, by: OrderParty, papers: Array<CarPaperKind> }>, fee: { state: FeeState, failure: string | null }, transfer: { payee: string, iban: string, bic: string, reference: string, amountCents: number } | null, escrow: { provider: string, isSandbox: boolean, isPayeeReady: boolean | null, paysSeller: boolean | null, heldCents: number, transfer: { payee: string, iban: string, bic: string, reference: string, amountCents: number } | null, moves: Array<{ id: string, kind: EscrowMoveKind, state: EscrowMoveState, amountCents: number, reason: string, failure: string | null, at: string }> } | null, money: { price: { expectedCents: number, cameCents: number, missingCents: number, overCents: number, isSettled: boolean }, fee: { expectedCents: number, cameCents: number, missingCents: number, overCents: number, isSettled: boolean }, lines: Array<{ id: string, kind: LedgerLineKind, purpose: LedgerPurpose, cents: number, valueOn: string, source: ReceiptSource | null, payer: string, reference: string, ibanEnd: string, reason: string, isReversed: boolean, canReverse: boolean }> } | null, steps: Array<{ kind: OrderStepKind, party: OrderParty, at: string, text: string | null }>, signatures: Array<{ id: string, paper: OrderPaperKind, party: OrderParty, signedAt: string, factor: SigningFactor, sha256: string }>, stamps: Array<{ paper: OrderPaperKind, id: string, authority: string, stampedAt: string }>, report: { odometer: number, keyCount: number, remarks: string, writtenAt: string, photos: Array<{ id: string, url: string, width: number, height: number, alt: string | null, srcSet: string, avifSrcSet: string, placeholder: string | null }> } | null, papers: Array<{ id: string, kind: OrderPaperKind, item: InvoiceItem | null, reference: string, at: string }>, buyer: { id: string, name: string, email: string, phone: string | null } | null, seller: { id: string, name: string, email: string, phone: string | null } | null } | null };

export type WaitingDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingDocumentsQuery = { waitingDocuments: Array<{ id: string, kind: DocumentKind, name: string, createdAt: string, personName: string | null }> };

export type HandOverOrderMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type HandOverOrderMutation = { handOverOrder: { id: string } };

export type CloseOrderMutationVariables = Exact<{
  id: string | number;
  payout?: PayoutInput | null | undefined;
}>;


export type CloseOrderMutation = { closeOrder: { id: string } };

export type CancelOrderMutationVariables = Exact<{
  id: string | number;
  reason: string;
  fault: OrderFault;
  hasRefused: boolean;
  noticedOn?: string | null | undefined;
  cameCents?: number | null | undefined;
}>;


export type CancelOrderMutation = { cancelOrder: { id: string } };

export type ReleaseEscrowMutationVariables = Exact<{
  id: string | number;
  key: string | number;
}>;


export type ReleaseEscrowMutation = { releaseEscrow: { id: string } };

export type ReturnEscrowMutationVariables = Exact<{
  id: string | number;
  key: string | number;
  amountCents: number;
  reason: string;
}>;


export type ReturnEscrowMutation = { returnEscrow: { id: string } };

export type CreditOrderMutationVariables = Exact<{
  id: string | number;
  reason: string;
  amountCents?: number | null | undefined;
  key: string | number;
}>;


export type CreditOrderMutation = { creditOrder: { id: string } };

export type BookWithdrawalMutationVariables = Exact<{
  id: string | number;
  data: WithdrawalInput;
}>;


export type BookWithdrawalMutation = { bookWithdrawal: { id: string } };

export type BookCarReturnMutationVariables = Exact<{
  id: string | number;
  data: CarReturnInput;
}>;


export type BookCarReturnMutation = { bookCarReturn: { id: string } };

export type UpholdSaleMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type UpholdSaleMutation = { upholdSale: { id: string } };

export type PaySellerMutationVariables = Exact<{
  id: string | number;
  payout: PayoutInput;
}>;


export type PaySellerMutation = { paySeller: { id: string } };

export type AcceptDocumentMutationVariables = Exact<{
  id: string | number;
  expiresAt?: string | null | undefined;
}>;


export type AcceptDocumentMutation = { acceptDocument: { id: string } };

export type RefuseDocumentMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type RefuseDocumentMutation = { refuseDocument: { id: string } };

export type ProveExportMutationVariables = Exact<{
  id: string | number;
  data: ExportProofInput;
}>;


export type ProveExportMutation = { proveExport: { id: string } };

export type DecideCarPaperMutationVariables = Exact<{
  id: string | number;
  paperId: string | number;
  refusal?: string | null | undefined;
}>;


export type DecideCarPaperMutation = { decideCarPaper: { id: string } };

export type WaiveCarPapersMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type WaiveCarPapersMutation = { waiveCarPapers: { id: string } };

export type DecideVigilancePieceMutationVariables = Exact<{
  id: string | number;
  pieceId: string | number;
  refusal?: string | null | undefined;
}>;


export type DecideVigilancePieceMutation = { decideVigilancePiece: { id: string } };

export type EnterVigilanceMutationVariables = Exact<{
  id: string | number;
  party: OrderParty;
  data: VigilanceEntryInput;
}>;


export type EnterVigilanceMutation = { enterVigilance: { id: string } };

export type PeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: PeopleFilter | null | undefined;
  page?: number | null | undefined;
  sort?: PersonSort | null | undefined;
}>;


export type PeopleQuery = { people: { totalCount: number, people: Array<{ id: string, email: string, firstName: string, lastName: string, phone: string | null, pseudo: string | null, isProfessional: boolean, isStaff: boolean, isEmailConfirmed: boolean, blockedAt: string | null, createdAt: string }> } };

export type PersonFileFragment = { id: string, email: string, firstName: string, lastName: string, phone: string | null, pseudo: string | null, language: Locale, isProfessional: boolean, traderVersion: string, isEmailConfirmed: boolean, isCardValid: boolean, createdAt: string, blockedAt: string | null, blockReason: string | null, addedPermissions: Array<string>, rightsVersion: string, groupIds: Array<string>, bidCount: number, adCount: number, orderCount: number, questionCount: number, leadCount: number, sessions: Array<{ id: string, browser: string | null, system: string | null, seenAt: string }>, changes: Array<{ id: string, kind: PersonChangeKind, actorName: string, before: Array<string>, after: Array<string>, reason: string | null, reasonLanguage: string | null, at: string }> };

export type PersonFileQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonFileQuery = { permissions: Array<string>, person: { id: string, email: string, firstName: string, lastName: string, phone: string | null, pseudo: string | null, language: Locale, isProfessional: boolean, traderVersion: string, isEmailConfirmed: boolean, isCardValid: boolean, createdAt: string, blockedAt: string | null, blockReason: string | null, addedPermissions: Array<string>, rightsVersion: string, groupIds: Array<string>, bidCount: number, adCount: number, orderCount: number, questionCount: number, leadCount: number, sessions: Array<{ id: string, browser: string | null, system: string | null, seenAt: string }>, changes: Array<{ id: string, kind: PersonChangeKind, actorName: string, before: Array<string>, after: Array<string>, reason: string | null, reasonLanguage: string | null, at: string }> } | null, staffGroups: Array<{ id: string, name: string, permissions: Array<string> }>, declaredTrader: { trader: { company: string, registerNumber: string, vatNumber: string, street: string, zipCode: string, city: string, country: string, state: TradeState }, checks: Array<{ kind: TraderCheckKind, askedAt: string, answeredAt: string | null, state: TraderCheckState | null, name: string | null }>, vatFindings: Array<{ number: string, isKnown: boolean, name: string | null, consultation: string | null, answeredAt: string }> } | null };

export type ChangePermissionsMutationVariables = Exact<{
  id: string | number;
  groupIds: Array<string | number> | string | number;
  permissions: Array<string> | string;
  version: string;
}>;


export type ChangePermissionsMutation = { changePermissions: { id: string, rightsVersion: string } };

export type BlockPersonMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type BlockPersonMutation = { blockPerson: { id: string } };

export type UnblockPersonMutationVariables = Exact<{
  id: string | number;
}>;


export type UnblockPersonMutation = { unblockPerson: { id: string } };

export type SetProfessionalMutationVariables = Exact<{
  id: string | number;
  isProfessional: boolean;
  seenVersion?: string | null | undefined;
}>;


export type SetProfessionalMutation = { setProfessional: { id: string } };

export type SignOutPersonMutationVariables = Exact<{
  id: string | number;
  sessionId?: string | number | null | undefined;
}>;


export type SignOutPersonMutation = { signOutPerson: { id: string } };

export type ResendPersonConfirmationMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendPersonConfirmationMutation = { resendPersonConfirmation: { id: string } };

export type ViewPersonMutationVariables = Exact<{
  id: string | number;
}>;


export type ViewPersonMutation = { viewPerson: string };

export type EndSecondFactorMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSecondFactorMutation = { endSecondFactor: { id: string } };

export type SendPersonCopyMutationVariables = Exact<{
  id: string | number;
  wish: WrittenWishInput;
}>;


export type SendPersonCopyMutation = { sendPersonCopy: { id: string } };

export type ErasePersonMutationVariables = Exact<{
  id: string | number;
  wish: WrittenWishInput;
}>;


export type ErasePersonMutation = { erasePerson: boolean };

export type StaffApiKeysQueryVariables = Exact<{
  filter?: ApiKeyFilter | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  sort?: ApiKeySort | null | undefined;
}>;


export type StaffApiKeysQuery = { apiKeys: { totalCount: number, keys: Array<{ ownerId: string | null, ownerName: string | null, ownerEmail: string | null, key: { id: string, name: string, start: string, scopes: Array<ApiScope>, createdAt: string, usedAt: string | null } }> } };

export type StaffWebhooksQueryVariables = Exact<{
  filter?: WebhookFilter | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  sort?: WebhookSort | null | undefined;
}>;


export type StaffWebhooksQuery = { webhooks: { totalCount: number, webhooks: Array<{ ownerId: string, ownerName: string, ownerEmail: string, lastAt: string | null, lastError: string | null, webhook: { id: string, url: string, events: Array<string>, createdAt: string, waitingCount: number, deadCount: number } }> } };

export type StaffWebhookMessagesQueryVariables = Exact<{
  filter?: WebhookMessageFilter | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  sort?: WebhookMessageSort | null | undefined;
}>;


export type StaffWebhookMessagesQuery = { staffWebhookMessages: { totalCount: number, messages: Array<{ url: string, ownerEmail: string, message: { id: string, event: string, createdAt: string, attempts: number, deliveredAt: string | null, diedAt: string | null, lastError: string | null } }> } };

export type AddHouseApiKeyMutationVariables = Exact<{
  input: ApiKeyInput;
  key: string | number;
}>;


export type AddHouseApiKeyMutation = { addHouseApiKey: { secret: string } };

export type EndHouseApiKeyMutationVariables = Exact<{
  id: string | number;
}>;


export type EndHouseApiKeyMutation = { endHouseApiKey: boolean };

export type EndPersonApiKeyMutationVariables = Exact<{
  personId: string | number;
  id: string | number;
}>;


export type EndPersonApiKeyMutation = { endPersonApiKey: boolean };

export type StaffQuestionRowFragment = { id: string, adTitle: string, adSlug: string, authorName: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answeredBy: string | null, answerDate: string | null, isHouseAnswer: boolean, photoIds: Array<string>, date: string, hiddenAt: string | null, hiddenReason: string | null, flags: Array<{ part: string, found: Array<string>, original: string }> };

export type StaffQuestionsQueryVariables = Exact<{
  filter?: QuestionFilter | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  sort?: QuestionSort | null | undefined;
}>;


export type StaffQuestionsQuery = { staffQuestions: { totalCount: number, questions: Array<{ id: string, adTitle: string, adSlug: string, authorName: string, question: string, questionLanguage: string | null, answer: string | null, answerLanguage: string | null, answeredBy: string | null, answerDate: string | null, isHouseAnswer: boolean, photoIds: Array<string>, date: string, hiddenAt: string | null, hiddenReason: string | null, flags: Array<{ part: string, found: Array<string>, original: string }> }> } };

export type HideQuestionMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type HideQuestionMutation = { hideQuestion: { id: string } };

export type ShowQuestionMutationVariables = Exact<{
  id: string | number;
}>;


export type ShowQuestionMutation = { showQuestion: { id: string } };

export type SettleQuestionFlagsMutationVariables = Exact<{
  id: string | number;
}>;


export type SettleQuestionFlagsMutation = { settleQuestionFlags: { id: string } };

export type StaffReportFragment = { id: string, number: number, subject: ReportSubject, subjectId: string, excerpt: string, reason: ReportReason, text: string, email: string | null, at: string, measure: ReportMeasure | null, ground: ReportReason | null, statement: string | null, author: { id: string, name: string } | null, ad: { uuid: string, slug: string, sold: boolean, isPublic: boolean, lotState: LotState, auction: { end: string } | null } | null, appeals: Array<{ side: ReportSide, text: string, measure: ReportMeasure | null, ground: ReportReason | null, statement: string | null, mayDecide: boolean }> };

export type StaffReportsQueryVariables = Exact<{
  isWaiting?: boolean | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  sort?: ReportSort | null | undefined;
}>;


export type StaffReportsQuery = { reports: { total: number, rows: Array<{ id: string, number: number, subject: ReportSubject, subjectId: string, excerpt: string, reason: ReportReason, text: string, email: string | null, at: string, measure: ReportMeasure | null, ground: ReportReason | null, statement: string | null, author: { id: string, name: string } | null, ad: { uuid: string, slug: string, sold: boolean, isPublic: boolean, lotState: LotState, auction: { end: string } | null } | null, appeals: Array<{ side: ReportSide, text: string, measure: ReportMeasure | null, ground: ReportReason | null, statement: string | null, mayDecide: boolean }> }> } };

export type DecideReportMutationVariables = Exact<{
  id: string | number;
  measure: ReportMeasure;
  ground?: ReportReason | null | undefined;
  statement: string;
}>;


export type DecideReportMutation = { decideReport: { id: string } };

export type DecideReportAppealMutationVariables = Exact<{
  id: string | number;
  side: ReportSide;
  measure: ReportMeasure;
  ground?: ReportReason | null | undefined;
  statement: string;
}>;


export type DecideReportAppealMutation = { decideReportAppeal: { id: string } };

export type StaffReviewRowFragment = { uuid: string, name: string | null, title: string | null, date: string, imageUrl: string | null, imageAlt: string | null, message: string, language: string | null, note: string | null, source: string, isOfPurchase: boolean, state: ReviewState, version: string };

export type StaffReviewsQueryVariables = Exact<{
  state?: ReviewState | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  sort?: StaffReviewSort | null | undefined;
}>;


export type StaffReviewsQuery = { staffReviews: { totalCount: number, reviews: Array<{ uuid: string, name: string | null, title: string | null, date: string, imageUrl: string | null, imageAlt: string | null, message: string, language: string | null, note: string | null, source: string, isOfPurchase: boolean, state: ReviewState, version: string }> } };

export type StaffReviewFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffReviewFiguresQuery = { reviewFigures: Array<{ name: string, figure: number, sourceUrl: string, asOf: string }> };

export type SaveReviewMutationVariables = Exact<{
  uuid?: string | number | null | undefined;
  seenVersion?: string | null | undefined;
  data: SaveReviewInput;
}>;


export type SaveReviewMutation = { saveReview: { uuid: string } };

export type SetReviewStateMutationVariables = Exact<{
  uuid: string | number;
  state: ReviewState;
  seenVersion?: string | null | undefined;
}>;


export type SetReviewStateMutation = { setReviewState: { uuid: string } };

export type ImportReviewsMutationVariables = Exact<{
  csv: string;
}>;


export type ImportReviewsMutation = { importReviews: { addedCount: number, problems: Array<{ line: number, field: string }> } };

export type SaveReviewFigureMutationVariables = Exact<{
  name: string;
  figure: number;
  sourceUrl: string;
  asOf: string;
}>;


export type SaveReviewFigureMutation = { saveReviewFigure: Array<{ name: string }> };

export type StaffSalesQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  sort?: StaffSaleSort | null | undefined;
}>;


export type StaffSalesQuery = { staffSales: { totalCount: number, sales: Array<{ id: string, place: string | null, state: SaleState, start: string, lastEnd: string, lotCount: number, soldCount: number, hammer: number, title: { fr: string | null, en: string | null } }> } };

export type SaleSheetFragment = { id: string, version: number, slug: string, place: string | null, state: SaleState, isAnnounced: boolean, hasBegun: boolean, isRemovable: boolean, start: string, firstEnd: string, intervalMinutes: number, stagger: SaleStagger, hotFrom: number, hotGapMinutes: number, extensionWindowSeconds: number, askForCardDetails: boolean, title: { fr: string | null, en: string | null, es: string | null }, story: { fr: string | null, en: string | null, es: string | null }, terms: { fr: string | null, en: string | null, es: string | null }, lots: Array<{ adUuid: string, adTitle: string, isAdPublic: boolean, estimateLow: number | null, estimateHigh: number | null, startingPrice: number, reservePrice: number | null, mandate: { reserve: number | null, estimateLow: number | null, estimateHigh: number | null } | null, auction: { id: string, state: AuctionState, start: string, end: string, startingPrice: number, reservePrice: number | null, askForCardDetails: boolean, extensionWindowSeconds: number } | null }> };

export type StaffSaleQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffSaleQuery = { staffSale: { id: string, version: number, slug: string, place: string | null, state: SaleState, isAnnounced: boolean, hasBegun: boolean, isRemovable: boolean, start: string, firstEnd: string, intervalMinutes: number, stagger: SaleStagger, hotFrom: number, hotGapMinutes: number, extensionWindowSeconds: number, askForCardDetails: boolean, title: { fr: string | null, en: string | null, es: string | null }, story: { fr: string | null, en: string | null, es: string | null }, terms: { fr: string | null, en: string | null, es: string | null }, lots: Array<{ adUuid: string, adTitle: string, isAdPublic: boolean, estimateLow: number | null, estimateHigh: number | null, startingPrice: number, reservePrice: number | null, mandate: { reserve: number | null, estimateLow: number | null, estimateHigh: number | null } | null, auction: { id: string, state: AuctionState, start: string, end: string, startingPrice: number, reservePrice: number | null, askForCardDetails: boolean, extensionWindowSeconds: number } | null }> } | null };

export type SaveSaleMutationVariables = Exact<{
  id?: string | number | null | undefined;
  version?: number | null | undefined;
  data: SaveSaleInput;
}>;


export type SaveSaleMutation = { saveSale: { id: string, version: number } };

export type ScheduleSaleMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type ScheduleSaleMutation = { scheduleSale: { faults: Array<{ adUuid: string, number: number, code: string, field: string | null }> } };

export type AnnounceSaleMutationVariables = Exact<{
  id: string | number;
  isAnnounced: boolean;
}>;


export type AnnounceSaleMutation = { announceSale: { faults: Array<{ adUuid: string, number: number, code: string, field: string | null }> } };

export type RemoveSaleMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RemoveSaleMutation = { removeSale: boolean };

export type LotFaultFragment = { adUuid: string, number: number, code: string, field: string | null };

export type SaleDeskQueryVariables = Exact<{
  id: string | number;
}>;


export type SaleDeskQuery = { staffSale: { id: string, state: SaleState, title: { fr: string | null, en: string | null }, lots: Array<{ number: number, adUuid: string, adTitle: string, auction: { id: string, state: AuctionState, isSold: boolean, start: string, end: string, price: number | null, startingPrice: number, reservePrice: number | null, reservePriceReached: boolean | null, nextBids: Array<number>, bidCount: number, bidderCount: number, watcherCount: number, leader: { id: string, firstName: string, lastName: string, pseudo: string | null, email: string | null, phone: string | null } | null } | null }>, calls: Array<{ id: string, adUuid: string, personId: string, firstName: string, lastName: string, email: string | null, phone: string | null, note: string, doneAt: string | null, doneBy: string | null }> } | null };

export type DeskNewsSubscriptionVariables = Exact<{
  lots: Array<string | number> | string | number;
}>;


export type DeskNewsSubscription = { lotNews: { version: number } };

export type AddSaleCallMutationVariables = Exact<{
  saleId: string | number;
  adUuid: string | number;
  personId: string | number;
  phone?: string | null | undefined;
  note?: string | null | undefined;
}>;


export type AddSaleCallMutation = { addSaleCall: { id: string } };

export type SettleSaleCallMutationVariables = Exact<{
  id: string | number;
  isDone: boolean;
}>;


export type SettleSaleCallMutation = { settleSaleCall: { id: string } };

export type RemoveSaleCallMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveSaleCallMutation = { removeSaleCall: { id: string } };

export type CarModelsQueryVariables = Exact<{
  filter?: CarModelFilter | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  sort?: CarModelSort | null | undefined;
}>;


export type CarModelsQuery = { carModels: { totalCount: number, models: Array<{ brand: string, model: string, adCount: number, publicCount: number, resultCount: number, alike: string | null }> } };

export type RenameCarsMutationVariables = Exact<{
  input: RenameCarsInput;
}>;


export type RenameCarsMutation = { renameCars: { ads: number } };

export type HouseSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HouseSettingsQuery = { houseSettings: Array<{ name: SettingName, value: string, fixed: Array<{ field: string }>, changes: Array<{ id: string, value: string, holdsFrom: string, isPlanned: boolean, authorName: string, writtenAt: string }> }> };

export type SettingPreviewQueryVariables = Exact<{
  name: SettingName;
  value: string;
  holdsFrom?: string | null | undefined;
}>;


export type SettingPreviewQuery = { settingPreview: { before: string, after: string, holdsFrom: string, holdsUntil: string | null, effects: Array<{ what: SettingEffectKind, count: number }> } };

export type ChangeSettingMutationVariables = Exact<{
  name: SettingName;
  value: string;
  holdsFrom?: string | null | undefined;
  seenId?: string | number | null | undefined;
}>;


export type ChangeSettingMutation = { changeSetting: boolean };

export type HouseTextQueryVariables = Exact<{
  key: string | number;
}>;


export type HouseTextQuery = { houseText: { key: string, group: HouseTextGroup, title: { fr: string | null, en: string | null }, standard: { fr: string | null, en: string | null, es: string | null }, value: { fr: string | null, en: string | null, es: string | null }, values: Array<{ value: string, example: string }>, fixed: Array<{ field: string }>, changes: Array<{ id: string, value: string, holdsFrom: string, isPlanned: boolean, authorName: string, writtenAt: string }> } };

export type HouseTextPreviewQueryVariables = Exact<{
  key: string | number;
  text: HouseTextInput;
}>;


export type HouseTextPreviewQuery = { houseTextPreview: Array<{ language: Locale, title: string | null, paragraphs: Array<string>, button: string | null, note: string | null, fault: { kind: HouseTextFaultKind, value: string | null } | null }> };

export type ChangeHouseTextMutationVariables = Exact<{
  key: string | number;
  text: HouseTextInput;
  holdsFrom?: string | null | undefined;
  seenId?: string | number | null | undefined;
}>;


export type ChangeHouseTextMutation = { changeHouseText: { key: string, changes: Array<{ id: string }> } };

export type HouseTextsQueryVariables = Exact<{
  search?: string | null | undefined;
  group?: HouseTextGroup | null | undefined;
  filter?: HouseTextFilter | null | undefined;
  sort?: HouseTextSort | null | undefined;
  page?: number | null | undefined;
}>;


export type HouseTextsQuery = { houseTexts: { totalCount: number, texts: Array<{ key: string, group: HouseTextGroup, isChanged: boolean, isPlanned: boolean, title: { fr: string | null, en: string | null }, standard: { fr: string | null, en: string | null }, value: { fr: string | null, en: string | null }, fixed: Array<{ field: string }> }> } };

export type CallingBiddersQueryVariables = Exact<{
  search: string;
}>;


export type CallingBiddersQuery = { callingBidders: Array<{ id: string, firstName: string, lastName: string, pseudo: string | null, email: string | null, phone: string | null, isCardValid: boolean }> };

export type TakeBidMutationVariables = Exact<{
  input: AddBidInput;
}>;


export type TakeBidMutation = { addBid: { isRaise: boolean, leads: boolean } };


export const LotNewsDocument: KnownDocument<LotNewsSubscription, LotNewsSubscriptionVariables> =
  { id: 'jEeyI_0ngeOONkvI', name: 'LotNews', kind: 'subscription' };

export const MyAddressesDocument: KnownDocument<MyAddressesQuery, MyAddressesQueryVariables> =
  { id: 'fwFeKKBlsmjXUETJ', name: 'MyAddresses', kind: 'query' };

export const AddAddressDocument: KnownDocument<AddAddressMutation, AddAddressMutationVariables> =
  { id: 'uv5x12g-iSi7Idk-', name: 'AddAddress', kind: 'mutation' };

export const UpdateAddressDocument: KnownDocument<UpdateAddressMutation, UpdateAddressMutationVariables> =
  { id: 'y4VwoayWgVR8SCvz', name: 'UpdateAddress', kind: 'mutation' };

export const RemoveAddressDocument: KnownDocument<RemoveAddressMutation, RemoveAddressMutationVariables> =
  { id: 'UeM7nWiClHKLV3O6', name: 'RemoveAddress', kind: 'mutation' };

export const ChooseAddressDocument: KnownDocument<ChooseAddressMutation, ChooseAddressMutationVariables> =
  { id: 'db1xnXIy8P58nOwT', name: 'ChooseAddress', kind: 'mutation' };

export const OAuthAuthorizationDocument: KnownDocument<OAuthAuthorizationQuery, OAuthAuthorizationQueryVariables> =
  { id: 'wnSRLdZfmWJ0Fvl_', name: 'OAuthAuthorization', kind: 'query' };

export const AnswerOAuthDocument: KnownDocument<AnswerOAuthMutation, AnswerOAuthMutationVariables> =
  { id: '2QTy0HLYwPgyxXg3', name: 'AnswerOAuth', kind: 'mutation' };

export const MyMandatesDocument: KnownDocument<MyMandatesQuery, MyMandatesQueryVariables> =
  { id: 'b7ew0wT7gqHB5Fiw', name: 'MyMandates', kind: 'query' };

export const AnswerProposalDocument: KnownDocument<AnswerProposalMutation, AnswerProposalMutationVariables> =
  { id: 'fOUQ2CR5fNwMyDHP', name: 'AnswerProposal', kind: 'mutation' };

export const MyDashboardDocument: KnownDocument<MyDashboardQuery, MyDashboardQueryVariables> =
  { id: 'errOLVHeByvV9xv6', name: 'MyDashboard', kind: 'query' };

export const MyOAuthClientsDocument: KnownDocument<MyOAuthClientsQuery, MyOAuthClientsQueryVariables> =
  { id: 'h7ZxFIJeaouSOmOW', name: 'MyOAuthClients', kind: 'query' };

export const AddOAuthClientDocument: KnownDocument<AddOAuthClientMutation, AddOAuthClientMutationVariables> =
  { id: 'bazOaQn1anKtc-WS', name: 'AddOAuthClient', kind: 'mutation' };

export const EndOAuthClientDocument: KnownDocument<EndOAuthClientMutation, EndOAuthClientMutationVariables> =
  { id: 'Ngl5RXq78XQ0uhg3', name: 'EndOAuthClient', kind: 'mutation' };

export const MyApiKeysDocument: KnownDocument<MyApiKeysQuery, MyApiKeysQueryVariables> =
  { id: 'RHQnU7a4Klhw4qaS', name: 'MyApiKeys', kind: 'query' };

export const AddApiKeyDocument: KnownDocument<AddApiKeyMutation, AddApiKeyMutationVariables> =
  { id: 'a8FkvOFvQIjcD5_Y', name: 'AddApiKey', kind: 'mutation' };

export const EndApiKeyDocument: KnownDocument<EndApiKeyMutation, EndApiKeyMutationVariables> =
  { id: 'sa2jVgKa5ywleGvG', name: 'EndApiKey', kind: 'mutation' };

export const MyWebhooksDocument: KnownDocument<MyWebhooksQuery, MyWebhooksQueryVariables> =
  { id: 'B172HtNsF8vkYQS1', name: 'MyWebhooks', kind: 'query' };

export const WebhookMessagesDocument: KnownDocument<WebhookMessagesQuery, WebhookMessagesQueryVariables> =
  { id: 'qOfsORWeqT_gpWLF', name: 'WebhookMessages', kind: 'query' };

export const AddWebhookDocument: KnownDocument<AddWebhookMutation, AddWebhookMutationVariables> =
  { id: 'vfKeDIhj0wXDVP8_', name: 'AddWebhook', kind: 'mutation' };

export const RotateWebhookSecretDocument: KnownDocument<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables> =
  { id: 'EaVnNDDvke8vuvCW', name: 'RotateWebhookSecret', kind: 'mutation' };

export const RemoveWebhookDocument: KnownDocument<RemoveWebhookMutation, RemoveWebhookMutationVariables> =
  { id: '84DljofKtrmvpvd3', name: 'RemoveWebhook', kind: 'mutation' };

export const PingWebhookDocument: KnownDocument<PingWebhookMutation, PingWebhookMutationVariables> =
  { id: 'is33vYK9jacpCgW2', name: 'PingWebhook', kind: 'mutation' };

export const ResendWebhookMessageDocument: KnownDocument<ResendWebhookMessageMutation, ResendWebhookMessageMutationVariables> =
  { id: 'aEv8yyIzTwGESZa6', name: 'ResendWebhookMessage', kind: 'mutation' };

export const MyDocumentsDocument: KnownDocument<MyDocumentsQuery, MyDocumentsQueryVariables> =
  { id: 'M6rusOrPrzo6hTTf', name: 'MyDocuments', kind: 'query' };

export const RemoveDocumentDocument: KnownDocument<RemoveDocumentMutation, RemoveDocumentMutationVariables> =
  { id: 'n9Y7HIUyHxO8G3FT', name: 'RemoveDocument', kind: 'mutation' };

export const MyCalendarAddressDocument: KnownDocument<MyCalendarAddressQuery, MyCalendarAddressQueryVariables> =
  { id: 'ePuy_fsJmfvTcFDZ', name: 'MyCalendarAddress', kind: 'query' };

export const RenewCalendarAddressDocument: KnownDocument<RenewCalendarAddressMutation, RenewCalendarAddressMutationVariables> =
  { id: 'EjhvH2kwfL_6Mu1G', name: 'RenewCalendarAddress', kind: 'mutation' };

export const EndCalendarAddressDocument: KnownDocument<EndCalendarAddressMutation, EndCalendarAddressMutationVariables> =
  { id: 'eI6l0J1Xvjb9pV6M', name: 'EndCalendarAddress', kind: 'mutation' };

export const MyFavoriteCarsDocument: KnownDocument<MyFavoriteCarsQuery, MyFavoriteCarsQueryVariables> =
  { id: '8RUsX1D_lcE_k-nt', name: 'MyFavoriteCars', kind: 'query' };

export const RemindFavoriteDocument: KnownDocument<RemindFavoriteMutation, RemindFavoriteMutationVariables> =
  { id: 'DSLaT9Hle63cYY4R', name: 'RemindFavorite', kind: 'mutation' };

export const MySaleMandateDocument: KnownDocument<MySaleMandateQuery, MySaleMandateQueryVariables> =
  { id: 'FrgBygiqlIo-nQHA', name: 'MySaleMandate', kind: 'query' };

export const MySaleMandatesDocument: KnownDocument<MySaleMandatesQuery, MySaleMandatesQueryVariables> =
  { id: 'HBpr_lSjE33rhL0y', name: 'MySaleMandates', kind: 'query' };

export const SendSaleMandateCodeDocument: KnownDocument<SendSaleMandateCodeMutation, SendSaleMandateCodeMutationVariables> =
  { id: 'UNLmdgTGArXBcRaq', name: 'SendSaleMandateCode', kind: 'mutation' };

export const SignSaleMandateDocument: KnownDocument<SignSaleMandateMutation, SignSaleMandateMutationVariables> =
  { id: 'oV3EzMwY7sKGwzKu', name: 'SignSaleMandate', kind: 'mutation' };

export const RefuseSaleMandateDocument: KnownDocument<RefuseSaleMandateMutation, RefuseSaleMandateMutationVariables> =
  { id: 'vEbJXBI5ll8L6o-W', name: 'RefuseSaleMandate', kind: 'mutation' };

export const MyNotificationsDocument: KnownDocument<MyNotificationsQuery, MyNotificationsQueryVariables> =
  { id: '8efWHvpW1Pn2qcxs', name: 'MyNotifications', kind: 'query' };

export const MarkNotificationsReadDocument: KnownDocument<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables> =
  { id: 'KVvMd-eZwRKEo8Hu', name: 'MarkNotificationsRead', kind: 'mutation' };

export const NotificationSettingsDocument: KnownDocument<NotificationSettingsQuery, NotificationSettingsQueryVariables> =
  { id: 'dzCe15ZA9xzIZ8Ev', name: 'NotificationSettings', kind: 'query' };

export const UpdateNotificationSettingsDocument: KnownDocument<UpdateNotificationSettingsMutation, UpdateNotificationSettingsMutationVariables> =
  { id: 'WfpzniM4M2YZFVNd', name: 'UpdateNotificationSettings', kind: 'mutation' };

export const MyPushSubscriptionDocument: KnownDocument<MyPushSubscriptionQuery, MyPushSubscriptionQueryVariables> =
  { id: 'sAeklveca9-2A2iM', name: 'MyPushSubscription', kind: 'query' };

export const AddPushSubscriptionDocument: KnownDocument<AddPushSubscriptionMutation, AddPushSubscriptionMutationVariables> =
  { id: 'wxUtK7z7ASEp-fVG', name: 'AddPushSubscription', kind: 'mutation' };

export const RemovePushSubscriptionDocument: KnownDocument<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables> =
  { id: 'BNRyOjBNlUO407ht', name: 'RemovePushSubscription', kind: 'mutation' };

export const MyOffersDocument: KnownDocument<MyOffersQuery, MyOffersQueryVariables> =
  { id: 'UKfRUzx1GhYPO53z', name: 'MyOffers', kind: 'query' };

export const OfferDocument: KnownDocument<OfferQuery, OfferQueryVariables> =
  { id: '3Y-T_JTLbJg3WEub', name: 'Offer', kind: 'query' };

export const MakeOfferDocument: KnownDocument<MakeOfferMutation, MakeOfferMutationVariables> =
  { id: '8b3gfkYqoQyLKi0X', name: 'MakeOffer', kind: 'mutation' };

export const WishRelistingDocument: KnownDocument<WishRelistingMutation, WishRelistingMutationVariables> =
  { id: 'XXuH1t1Ysm32kluK', name: 'WishRelisting', kind: 'mutation' };

export const MyOrderVatDocument: KnownDocument<MyOrderVatQuery, MyOrderVatQueryVariables> =
  { id: 'u6rSGZwWTn3cyMDS', name: 'MyOrderVat', kind: 'query' };

export const MyPayoutAccountDocument: KnownDocument<MyPayoutAccountQuery, MyPayoutAccountQueryVariables> =
  { id: 'Sc9glViSfJ97sWP6', name: 'MyPayoutAccount', kind: 'query' };

export const SavePayoutAccountDocument: KnownDocument<SavePayoutAccountMutation, SavePayoutAccountMutationVariables> =
  { id: 'DWe_118aCpqTb876', name: 'SavePayoutAccount', kind: 'mutation' };

export const OrderReviewDocument: KnownDocument<OrderReviewQuery, OrderReviewQueryVariables> =
  { id: '5K_BkVvRHRHJvtl7', name: 'OrderReview', kind: 'query' };

export const ReviewOrderDocument: KnownDocument<ReviewOrderMutation, ReviewOrderMutationVariables> =
  { id: '7vZQdKT-wshkWNML', name: 'ReviewOrder', kind: 'mutation' };

export const MySellerDetailsDocument: KnownDocument<MySellerDetailsQuery, MySellerDetailsQueryVariables> =
  { id: 'odnU-vRdVdYgGX3f', name: 'MySellerDetails', kind: 'query' };

export const SaveSellerDetailsDocument: KnownDocument<SaveSellerDetailsMutation, SaveSellerDetailsMutationVariables> =
  { id: 'yK2EDLDEXT7ziAX3', name: 'SaveSellerDetails', kind: 'mutation' };

export const MyVigilanceDocument: KnownDocument<MyVigilanceQuery, MyVigilanceQueryVariables> =
  { id: '_PSNVm0kWmSJCwdr', name: 'MyVigilance', kind: 'query' };

export const AnswerVigilanceDocument: KnownDocument<AnswerVigilanceMutation, AnswerVigilanceMutationVariables> =
  { id: 'hbcdUu9XtuvgIcAo', name: 'AnswerVigilance', kind: 'mutation' };

export const HandInVigilancePieceDocument: KnownDocument<HandInVigilancePieceMutation, HandInVigilancePieceMutationVariables> =
  { id: 'unjbUoqKYCyvU_vX', name: 'HandInVigilancePiece', kind: 'mutation' };

export const PreparedBidDocument: KnownDocument<PreparedBidQuery, PreparedBidQueryVariables> =
  { id: 'Cg5LshCG4SL1E0BB', name: 'PreparedBid', kind: 'query' };

export const PreparedBidMineDocument: KnownDocument<PreparedBidMineQuery, PreparedBidMineQueryVariables> =
  { id: 'F18rbUoo5ElZTEaj', name: 'PreparedBidMine', kind: 'query' };

export const ConfirmPreparedBidDocument: KnownDocument<ConfirmPreparedBidMutation, ConfirmPreparedBidMutationVariables> =
  { id: '2YF14-QFe_Tj77tU', name: 'ConfirmPreparedBid', kind: 'mutation' };

export const MyPasskeysDocument: KnownDocument<MyPasskeysQuery, MyPasskeysQueryVariables> =
  { id: 'DEMlKe-ike4mTlGc', name: 'MyPasskeys', kind: 'query' };

export const BeginPasskeyDocument: KnownDocument<BeginPasskeyMutation, BeginPasskeyMutationVariables> =
  { id: 'pAS49e0GHMK8KLND', name: 'BeginPasskey', kind: 'mutation' };

export const AddPasskeyDocument: KnownDocument<AddPasskeyMutation, AddPasskeyMutationVariables> =
  { id: 'rfV0Olef9NweBG-e', name: 'AddPasskey', kind: 'mutation' };

export const RenamePasskeyDocument: KnownDocument<RenamePasskeyMutation, RenamePasskeyMutationVariables> =
  { id: '_2jXinWQWhf8rIHh', name: 'RenamePasskey', kind: 'mutation' };

export const RemovePasskeyDocument: KnownDocument<RemovePasskeyMutation, RemovePasskeyMutationVariables> =
  { id: 'Fla7l5Y58-_eiubB', name: 'RemovePasskey', kind: 'mutation' };

export const MyAccountDocument: KnownDocument<MyAccountQuery, MyAccountQueryVariables> =
  { id: 'ncw03Fd0oGXJvT4S', name: 'MyAccount', kind: 'query' };

export const MyDataDocument: KnownDocument<MyDataQuery, MyDataQueryVariables> =
  { id: 'Q_WhaGoEfAGlPXIW', name: 'MyData', kind: 'query' };

export const ResendConfirmationDocument: KnownDocument<ResendConfirmationMutation, ResendConfirmationMutationVariables> =
  { id: '79OZYNf7MqagPu8T', name: 'ResendConfirmation', kind: 'mutation' };

export const RequestEmailChangeDocument: KnownDocument<RequestEmailChangeMutation, RequestEmailChangeMutationVariables> =
  { id: 'isoJ6vsyRSrcPVdu', name: 'RequestEmailChange', kind: 'mutation' };

export const UpdatePasswordDocument: KnownDocument<UpdatePasswordMutation, UpdatePasswordMutationVariables> =
  { id: 'aYNLXjURRnC-koZR', name: 'UpdatePassword', kind: 'mutation' };

export const UpdateLanguageDocument: KnownDocument<UpdateLanguageMutation, UpdateLanguageMutationVariables> =
  { id: 'wTEFbpYqrU0XOH1b', name: 'UpdateLanguage', kind: 'mutation' };

export const ChooseMarketingDocument: KnownDocument<ChooseMarketingMutation, ChooseMarketingMutationVariables> =
  { id: 'oYx5dvUcanhYWX-Z', name: 'ChooseMarketing', kind: 'mutation' };

export const BeginSocialLinkDocument: KnownDocument<BeginSocialLinkMutation, BeginSocialLinkMutationVariables> =
  { id: 'AtYvqO70KOsQpoqM', name: 'BeginSocialLink', kind: 'mutation' };

export const UnlinkSocialAccountDocument: KnownDocument<UnlinkSocialAccountMutation, UnlinkSocialAccountMutationVariables> =
  { id: 'Xo3wS22hTPrZ0BVk', name: 'UnlinkSocialAccount', kind: 'mutation' };

export const EndSessionDocument: KnownDocument<EndSessionMutation, EndSessionMutationVariables> =
  { id: 'pMOPhM5HyLBlxU3F', name: 'EndSession', kind: 'mutation' };

export const EndOtherSessionsDocument: KnownDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> =
  { id: '5eN-3zxspES7sJOb', name: 'EndOtherSessions', kind: 'mutation' };

export const RemoveCardDocument: KnownDocument<RemoveCardMutation, RemoveCardMutationVariables> =
  { id: 'AEsQUh6D93Gu7DrM', name: 'RemoveCard', kind: 'mutation' };

export const DeleteAccountDocument: KnownDocument<DeleteAccountMutation, DeleteAccountMutationVariables> =
  { id: 'Dhfp6dP_UfXK9mfc', name: 'DeleteAccount', kind: 'mutation' };

export const MySecondFactorDocument: KnownDocument<MySecondFactorQuery, MySecondFactorQueryVariables> =
  { id: 'IqJe0AbkS-3SIn7S', name: 'MySecondFactor', kind: 'query' };

export const BeginTotpDocument: KnownDocument<BeginTotpMutation, BeginTotpMutationVariables> =
  { id: 'q6IT9jjHxQTL5QK6', name: 'BeginTotp', kind: 'mutation' };

export const ConfirmTotpDocument: KnownDocument<ConfirmTotpMutation, ConfirmTotpMutationVariables> =
  { id: 'naIxImYO3Zj-aYnL', name: 'ConfirmTotp', kind: 'mutation' };

export const ProveSecondFactorDocument: KnownDocument<ProveSecondFactorMutation, ProveSecondFactorMutationVariables> =
  { id: 'RvJOHFyrBPjaYOHg', name: 'ProveSecondFactor', kind: 'mutation' };

export const RenewRecoveryCodesDocument: KnownDocument<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> =
  { id: 'Zgw4tosfvHhF3Ahy', name: 'RenewRecoveryCodes', kind: 'mutation' };

export const RemoveTotpDocument: KnownDocument<RemoveTotpMutation, RemoveTotpMutationVariables> =
  { id: 'q-xt_o9pXvhgkji0', name: 'RemoveTotp', kind: 'mutation' };

export const AnswerMyEstimateDocument: KnownDocument<AnswerMyEstimateMutation, AnswerMyEstimateMutationVariables> =
  { id: 'ZyFI0-tHLagwTCrI', name: 'AnswerMyEstimate', kind: 'mutation' };

export const AnswerAdApprovalDocument: KnownDocument<AnswerAdApprovalMutation, AnswerAdApprovalMutationVariables> =
  { id: 'bs2I3jJCFU2zehtW', name: 'AnswerAdApproval', kind: 'mutation' };

export const MyCarsDocument: KnownDocument<MyCarsQuery, MyCarsQueryVariables> =
  { id: 'GoNKNSJbacCaYneL', name: 'MyCars', kind: 'query' };

export const MyCarDocument: KnownDocument<MyCarQuery, MyCarQueryVariables> =
  { id: 'c8m2cvttiZl1-L_p', name: 'MyCar', kind: 'query' };

export const MyCarDisclaimerDocument: KnownDocument<MyCarDisclaimerQuery, MyCarDisclaimerQueryVariables> =
  { id: 'GLLjo79XAnIcMc5D', name: 'MyCarDisclaimer', kind: 'query' };

export const SaveMyCarDocument: KnownDocument<SaveMyCarMutation, SaveMyCarMutationVariables> =
  { id: 'Xy9Jao7g6k01-Clx', name: 'SaveMyCar', kind: 'mutation' };

export const SubmitMyCarDocument: KnownDocument<SubmitMyCarMutation, SubmitMyCarMutationVariables> =
  { id: '7FaiA6qU58GqlS_B', name: 'SubmitMyCar', kind: 'mutation' };

export const TakeMyCarBackDocument: KnownDocument<TakeMyCarBackMutation, TakeMyCarBackMutationVariables> =
  { id: 'CCYfnm-mHBBLmTVp', name: 'TakeMyCarBack', kind: 'mutation' };

export const WithdrawMyCarDocument: KnownDocument<WithdrawMyCarMutation, WithdrawMyCarMutationVariables> =
  { id: 'vfXY49HJNv_5trA6', name: 'WithdrawMyCar', kind: 'mutation' };

export const LeavingFeesDocument: KnownDocument<LeavingFeesQuery, LeavingFeesQueryVariables> =
  { id: '6Kl-9ZWNSre7Nayd', name: 'LeavingFees', kind: 'query' };

export const LeaveHouseDocument: KnownDocument<LeaveHouseMutation, LeaveHouseMutationVariables> =
  { id: 'bxGW3XoI7mvsrZlg', name: 'LeaveHouse', kind: 'mutation' };

export const CallOffMyAppointmentDocument: KnownDocument<CallOffMyAppointmentMutation, CallOffMyAppointmentMutationVariables> =
  { id: 'VGYTZhWWF4szC-Lo', name: 'CallOffMyAppointment', kind: 'mutation' };

export const DescribePhotoDocument: KnownDocument<DescribePhotoMutation, DescribePhotoMutationVariables> =
  { id: 'ZLkP8YExRfwN6YXu', name: 'DescribePhoto', kind: 'mutation' };

export const MyTraderDocument: KnownDocument<MyTraderQuery, MyTraderQueryVariables> =
  { id: 'QixfAdICfWUKAwdt', name: 'MyTrader', kind: 'query' };

export const SaveTraderDocument: KnownDocument<SaveTraderMutation, SaveTraderMutationVariables> =
  { id: '69UIoNCzOIwrqv9j', name: 'SaveTrader', kind: 'mutation' };

export const MyCarNextDocument: KnownDocument<MyCarNextQuery, MyCarNextQueryVariables> =
  { id: '08bS_4k_XGAZlcJA', name: 'MyCarNext', kind: 'query' };

export const MySaleDocument: KnownDocument<MySaleQuery, MySaleQueryVariables> =
  { id: 'hxaOA7LGv3zOKO8y', name: 'MySale', kind: 'query' };

export const LowerMyReserveDocument: KnownDocument<LowerMyReserveMutation, LowerMyReserveMutationVariables> =
  { id: 'S6iKOFPN0yNJnGit', name: 'LowerMyReserve', kind: 'mutation' };

export const AnswerQuestionDocument: KnownDocument<AnswerQuestionMutation, AnswerQuestionMutationVariables> =
  { id: 't1v9hGQiMIiMFKk8', name: 'AnswerQuestion', kind: 'mutation' };

export const MySaleChangedDocument: KnownDocument<MySaleChangedSubscription, MySaleChangedSubscriptionVariables> =
  { id: 'Momc0g6QvVACwhcn', name: 'MySaleChanged', kind: 'subscription' };

export const MySaleBidDocument: KnownDocument<MySaleBidSubscription, MySaleBidSubscriptionVariables> =
  { id: 'SgQV86nMJiqvoRE4', name: 'MySaleBid', kind: 'subscription' };

export const MyAlertsDocument: KnownDocument<MyAlertsQuery, MyAlertsQueryVariables> =
  { id: '0LzFQhrj_NI7b8Gp', name: 'MyAlerts', kind: 'query' };

export const CreateAlertDocument: KnownDocument<CreateAlertMutation, CreateAlertMutationVariables> =
  { id: 'mJdwSYtlNzkYmSeF', name: 'CreateAlert', kind: 'mutation' };

export const UpdateAlertDocument: KnownDocument<UpdateAlertMutation, UpdateAlertMutationVariables> =
  { id: '-iubeURK8TGp8lKR', name: 'UpdateAlert', kind: 'mutation' };

export const RemoveAlertDocument: KnownDocument<RemoveAlertMutation, RemoveAlertMutationVariables> =
  { id: 'pAJovl5wjX3H3MDi', name: 'RemoveAlert', kind: 'mutation' };

export const UnreadDocument: KnownDocument<UnreadQuery, UnreadQueryVariables> =
  { id: 'RNQ9wRj0u_0txx78', name: 'Unread', kind: 'query' };

export const NotifiedDocument: KnownDocument<NotifiedSubscription, NotifiedSubscriptionVariables> =
  { id: 'VCX6MaZXqBC7NLsB', name: 'Notified', kind: 'subscription' };

export const CarCatalogueDocument: KnownDocument<CarCatalogueQuery, CarCatalogueQueryVariables> =
  { id: 'QZFcicDbDVHUkGkF', name: 'CarCatalogue', kind: 'query' };

export const TurnPhotoDocument: KnownDocument<TurnPhotoMutation, TurnPhotoMutationVariables> =
  { id: 'PKlGsmR27txjOIvJ', name: 'TurnPhoto', kind: 'mutation' };

export const ChooseConsentDocument: KnownDocument<ChooseConsentMutation, ChooseConsentMutationVariables> =
  { id: '8SJlYBjFjlc586E_', name: 'ChooseConsent', kind: 'mutation' };

export const PageDocument: KnownDocument<PageQuery, PageQueryVariables> =
  { id: 'xy2Odfs7jtR81PF5', name: 'Page', kind: 'query' };

export const MineDocument: KnownDocument<MineQuery, MineQueryVariables> =
  { id: 'IijZpiDjGHY7ICM_', name: 'Mine', kind: 'query' };

export const AddFavoriteDocument: KnownDocument<AddFavoriteMutation, AddFavoriteMutationVariables> =
  { id: '7QpP9Uk9Hpu9etBh', name: 'AddFavorite', kind: 'mutation' };

export const RemoveFavoriteDocument: KnownDocument<RemoveFavoriteMutation, RemoveFavoriteMutationVariables> =
  { id: 'AWMiDDscAJ-brqSy', name: 'RemoveFavorite', kind: 'mutation' };

export const ConfirmPasswordDocument: KnownDocument<ConfirmPasswordMutation, ConfirmPasswordMutationVariables> =
  { id: 'vlLGIuPnwRhi6Tb6', name: 'ConfirmPassword', kind: 'mutation' };

export const RequestProofCodeDocument: KnownDocument<RequestProofCodeMutation, RequestProofCodeMutationVariables> =
  { id: 'YiR5tHg5_ZBnxb7Q', name: 'RequestProofCode', kind: 'mutation' };

export const ConfirmWithCodeDocument: KnownDocument<ConfirmWithCodeMutation, ConfirmWithCodeMutationVariables> =
  { id: '54nOXRMSMxfERTOb', name: 'ConfirmWithCode', kind: 'mutation' };

export const BeginPasskeyProofDocument: KnownDocument<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables> =
  { id: 'v09GYHPhNsXxhNFt', name: 'BeginPasskeyProof', kind: 'mutation' };

export const ConfirmWithPasskeyDocument: KnownDocument<ConfirmWithPasskeyMutation, ConfirmWithPasskeyMutationVariables> =
  { id: 'ChoCFdmo51_ySBLr', name: 'ConfirmWithPasskey', kind: 'mutation' };

export const InquiryFormDocument: KnownDocument<InquiryFormQuery, InquiryFormQueryVariables> =
  { id: 'ZC6gnvIy654qAo0u', name: 'InquiryForm', kind: 'query' };

export const InquiryDocument: KnownDocument<InquiryQuery, InquiryQueryVariables> =
  { id: 'J_SpqrzsOVBct3WK', name: 'Inquiry', kind: 'query' };

export const MyInquiriesDocument: KnownDocument<MyInquiriesQuery, MyInquiriesQueryVariables> =
  { id: '4tcvbQDTtUEumOpF', name: 'MyInquiries', kind: 'query' };

export const InquiryOpeningDocument: KnownDocument<InquiryOpeningQuery, InquiryOpeningQueryVariables> =
  { id: 'GwqDogC_IHjhyW__', name: 'InquiryOpening', kind: 'query' };

export const MadeAdDocument: KnownDocument<MadeAdQuery, MadeAdQueryVariables> =
  { id: 'bxDDfV62uNFHL4nq', name: 'MadeAd', kind: 'query' };

export const SaveInquiryDocument: KnownDocument<SaveInquiryMutation, SaveInquiryMutationVariables> =
  { id: 'QiP8LJl7dxuvea8d', name: 'SaveInquiry', kind: 'mutation' };

export const TakeInquiryDocument: KnownDocument<TakeInquiryMutation, TakeInquiryMutationVariables> =
  { id: 'UPDH49NzZ8gfUWC7', name: 'TakeInquiry', kind: 'mutation' };

export const SendInquiryDocument: KnownDocument<SendInquiryMutation, SendInquiryMutationVariables> =
  { id: 'WbVsI3EnddZMkjFz', name: 'SendInquiry', kind: 'mutation' };

export const MailInquiryLinkDocument: KnownDocument<MailInquiryLinkMutation, MailInquiryLinkMutationVariables> =
  { id: 't1_ajrH00iXFeKx8', name: 'MailInquiryLink', kind: 'mutation' };

export const ResumeInquiryDocument: KnownDocument<ResumeInquiryMutation, ResumeInquiryMutationVariables> =
  { id: 'moTrErxlrznR2CmM', name: 'ResumeInquiry', kind: 'mutation' };

export const RemoveInquiryDocument: KnownDocument<RemoveInquiryMutation, RemoveInquiryMutationVariables> =
  { id: 'OKMesPVZel-ZJHnw', name: 'RemoveInquiry', kind: 'mutation' };

export const EstimateDocument: KnownDocument<EstimateQuery, EstimateQueryVariables> =
  { id: 'pSIrykN2yffuktu6', name: 'Estimate', kind: 'query' };

export const AcceptOfferDocument: KnownDocument<AcceptOfferMutation, AcceptOfferMutationVariables> =
  { id: 'DT-0eEex0MDwgs8P', name: 'AcceptOffer', kind: 'mutation' };

export const DeclineOfferDocument: KnownDocument<DeclineOfferMutation, DeclineOfferMutationVariables> =
  { id: 'CAWVYL64OpZgAicJ', name: 'DeclineOffer', kind: 'mutation' };

export const OrderMessagesDocument: KnownDocument<OrderMessagesQuery, OrderMessagesQueryVariables> =
  { id: 'UEEdglVHmg_9VH01', name: 'OrderMessages', kind: 'query' };

export const WriteOrderMessageDocument: KnownDocument<WriteOrderMessageMutation, WriteOrderMessageMutationVariables> =
  { id: 'DD1kBdfaKF2fdmv_', name: 'WriteOrderMessage', kind: 'mutation' };

export const ReadOrderMessagesDocument: KnownDocument<ReadOrderMessagesMutation, ReadOrderMessagesMutationVariables> =
  { id: 'zLXyHJxFoIgfJwW1', name: 'ReadOrderMessages', kind: 'mutation' };

export const MyOrdersDocument: KnownDocument<MyOrdersQuery, MyOrdersQueryVariables> =
  { id: 'uisz0m74RgSRiOfA', name: 'MyOrders', kind: 'query' };

export const MyOrderDocument: KnownDocument<MyOrderQuery, MyOrderQueryVariables> =
  { id: 'l8PQJjbi42afmiuF', name: 'MyOrder', kind: 'query' };

export const OrderTextDocument: KnownDocument<OrderTextQuery, OrderTextQueryVariables> =
  { id: '9VTMxDfivWLQPKLM', name: 'OrderText', kind: 'query' };

export const PayOrderFeeDocument: KnownDocument<PayOrderFeeMutation, PayOrderFeeMutationVariables> =
  { id: 'dnxzkaWNueRSeG7Y', name: 'PayOrderFee', kind: 'mutation' };

export const RefreshOrderFeeDocument: KnownDocument<RefreshOrderFeeMutation, RefreshOrderFeeMutationVariables> =
  { id: 'onQSvuFYmDkDYX1T', name: 'RefreshOrderFee', kind: 'mutation' };

export const SendSigningCodeDocument: KnownDocument<SendSigningCodeMutation, SendSigningCodeMutationVariables> =
  { id: '5J0o1NT_3WFjkDGT', name: 'SendSigningCode', kind: 'mutation' };

export const SignOrderDocument: KnownDocument<SignOrderMutation, SignOrderMutationVariables> =
  { id: 'KRxjtG_IV31eYZ8s', name: 'SignOrder', kind: 'mutation' };

export const PayIntoSandboxDocument: KnownDocument<PayIntoSandboxMutation, PayIntoSandboxMutationVariables> =
  { id: 'Yo4BN-Ie7CVnZamr', name: 'PayIntoSandbox', kind: 'mutation' };

export const OpenEscrowPayeeDocument: KnownDocument<OpenEscrowPayeeMutation, OpenEscrowPayeeMutationVariables> =
  { id: 'Yt9bmUZ_N6mucjZb', name: 'OpenEscrowPayee', kind: 'mutation' };

export const RefreshEscrowPayeeDocument: KnownDocument<RefreshEscrowPayeeMutation, RefreshEscrowPayeeMutationVariables> =
  { id: 'sa2aqePvlAjiKJDs', name: 'RefreshEscrowPayee', kind: 'mutation' };

export const WithdrawFromOrderDocument: KnownDocument<WithdrawFromOrderMutation, WithdrawFromOrderMutationVariables> =
  { id: 's2MmEb6zZ3Thvv82', name: 'WithdrawFromOrder', kind: 'mutation' };

export const HandInCarPaperDocument: KnownDocument<HandInCarPaperMutation, HandInCarPaperMutationVariables> =
  { id: 'pnyOhaFHKLCbDJsP', name: 'HandInCarPaper', kind: 'mutation' };

export const WriteHandoverReportDocument: KnownDocument<WriteHandoverReportMutation, WriteHandoverReportMutationVariables> =
  { id: 'U1iSuEPymN9uJS3-', name: 'WriteHandoverReport', kind: 'mutation' };

export const DocumentLinkDocument: KnownDocument<DocumentLinkMutation, DocumentLinkMutationVariables> =
  { id: 'vChymcXbS90i01XJ', name: 'DocumentLink', kind: 'mutation' };

export const SearchSuggestionsDocument: KnownDocument<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> =
  { id: 'fC8lID9iUsege0EC', name: 'SearchSuggestions', kind: 'query' };

export const MeDocument: KnownDocument<MeQuery, MeQueryVariables> =
  { id: 'AXFqZiekDfpz9-Cb', name: 'Me', kind: 'query' };

export const LoginDocument: KnownDocument<LoginMutation, LoginMutationVariables> =
  { id: 'HwSlnFT-ALGVCf9s', name: 'Login', kind: 'mutation' };

export const RegisterDocument: KnownDocument<RegisterMutation, RegisterMutationVariables> =
  { id: '2wLt9hBOTwGaACVx', name: 'Register', kind: 'mutation' };

export const SocialLinkDocument: KnownDocument<SocialLinkQuery, SocialLinkQueryVariables> =
  { id: 'nRvY1VK39g87hIZC', name: 'SocialLink', kind: 'query' };

export const LinkSocialAccountDocument: KnownDocument<LinkSocialAccountMutation, LinkSocialAccountMutationVariables> =
  { id: '-LoZ-M2G0yVbobxq', name: 'LinkSocialAccount', kind: 'mutation' };

export const LogoutDocument: KnownDocument<LogoutMutation, LogoutMutationVariables> =
  { id: '0zKUwo_9r_dB3K3C', name: 'Logout', kind: 'mutation' };

export const RequestPasswordResetDocument: KnownDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> =
  { id: 'Ca2H7-q0fzmj5G_9', name: 'RequestPasswordReset', kind: 'mutation' };

export const ResetPasswordDocument: KnownDocument<ResetPasswordMutation, ResetPasswordMutationVariables> =
  { id: '6ovJS9cpGUD-demV', name: 'ResetPassword', kind: 'mutation' };

export const EmailLetterDocument: KnownDocument<EmailLetterQuery, EmailLetterQueryVariables> =
  { id: 'KdAbhn54jhnG-nzM', name: 'EmailLetter', kind: 'query' };

export const ConfirmEmailDocument: KnownDocument<ConfirmEmailMutation, ConfirmEmailMutationVariables> =
  { id: 'FFv7dUax_3YGuW6b', name: 'ConfirmEmail', kind: 'mutation' };

export const DataCopyDocument: KnownDocument<DataCopyQuery, DataCopyQueryVariables> =
  { id: 'aAhxi4lRoYzsm56z', name: 'DataCopy', kind: 'query' };

export const UpdateProfileDocument: KnownDocument<UpdateProfileMutation, UpdateProfileMutationVariables> =
  { id: '5BiqgHw9KAecIO5p', name: 'UpdateProfile', kind: 'mutation' };

export const UpdatePseudoDocument: KnownDocument<UpdatePseudoMutation, UpdatePseudoMutationVariables> =
  { id: 'KvitVvWDf56VdMCH', name: 'UpdatePseudo', kind: 'mutation' };

export const BeginPasskeyLoginDocument: KnownDocument<BeginPasskeyLoginMutation, BeginPasskeyLoginMutationVariables> =
  { id: 'SWCHtWDpKuh9lk7v', name: 'BeginPasskeyLogin', kind: 'mutation' };

export const LoginWithPasskeyDocument: KnownDocument<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables> =
  { id: 'xKrD2tYFwT9IJ4zy', name: 'LoginWithPasskey', kind: 'mutation' };

export const ServerTimeDocument: KnownDocument<ServerTimeQuery, ServerTimeQueryVariables> =
  { id: 'OH7vJOZrVUyTWNjF', name: 'ServerTime', kind: 'query' };

export const ListedDocument: KnownDocument<ListedQuery, ListedQueryVariables> =
  { id: 'vL9anpWygH1qghpR', name: 'Listed', kind: 'query' };

export const SubscribeNewsletterDocument: KnownDocument<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables> =
  { id: 'wlWOCavBNBRqsGQt', name: 'SubscribeNewsletter', kind: 'mutation' };

export const ConfirmNewsletterDocument: KnownDocument<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables> =
  { id: 'mzJl5y6cKpw8dyy1', name: 'ConfirmNewsletter', kind: 'mutation' };

export const LeaveNewsletterDocument: KnownDocument<LeaveNewsletterMutation, LeaveNewsletterMutationVariables> =
  { id: '46FUdoaOAY7w9NSD', name: 'LeaveNewsletter', kind: 'mutation' };

export const ReportDecisionDocument: KnownDocument<ReportDecisionQuery, ReportDecisionQueryVariables> =
  { id: 'WOpAMavf4A6lTns6', name: 'ReportDecision', kind: 'query' };

export const AppealReportDocument: KnownDocument<AppealReportMutation, AppealReportMutationVariables> =
  { id: 'hvuRGvEr4VKckkCv', name: 'AppealReport', kind: 'mutation' };

export const ArticlesDocument: KnownDocument<ArticlesQuery, ArticlesQueryVariables> =
  { id: 'kPYzkiZ_QNP1gIqE', name: 'Articles', kind: 'query' };

export const ArticleDocument: KnownDocument<ArticleQuery, ArticleQueryVariables> =
  { id: 'Ah2KCzyIY9UFYhXu', name: 'Article', kind: 'query' };

export const CarsOfBrandsDocument: KnownDocument<CarsOfBrandsQuery, CarsOfBrandsQueryVariables> =
  { id: 'iYe-H1H1FWrhQkxP', name: 'CarsOfBrands', kind: 'query' };

export const BrandsDocument: KnownDocument<BrandsQuery, BrandsQueryVariables> =
  { id: '-TorqGjanOCZ_tpo', name: 'Brands', kind: 'query' };

export const BidAddedDocument: KnownDocument<BidAddedSubscription, BidAddedSubscriptionVariables> =
  { id: '--9qC9I5zS3tzRTA', name: 'BidAdded', kind: 'subscription' };

export const AuctionUpdatedDocument: KnownDocument<AuctionUpdatedSubscription, AuctionUpdatedSubscriptionVariables> =
  { id: 'gySb7He4ohYdbfjZ', name: 'AuctionUpdated', kind: 'subscription' };

export const WatcherCountDocument: KnownDocument<WatcherCountSubscription, WatcherCountSubscriptionVariables> =
  { id: 'CpEvPFU5TfuI-erD', name: 'WatcherCount', kind: 'subscription' };

export const BidsSinceDocument: KnownDocument<BidsSinceQuery, BidsSinceQueryVariables> =
  { id: 'df_hn9IBUeY7VW1W', name: 'BidsSince', kind: 'query' };

export const MyBiddingDocument: KnownDocument<MyBiddingQuery, MyBiddingQueryVariables> =
  { id: 't4AKevsL6Z2t60_X', name: 'MyBidding', kind: 'query' };

export const MyOrderOfDocument: KnownDocument<MyOrderOfQuery, MyOrderOfQueryVariables> =
  { id: 'lUVdvcRH-FbHX7Th', name: 'MyOrderOf', kind: 'query' };

export const MyCardDocument: KnownDocument<MyCardQuery, MyCardQueryVariables> =
  { id: 'lwXBdsl1_LpIkbBE', name: 'MyCard', kind: 'query' };

export const AddBidDocument: KnownDocument<AddBidMutation, AddBidMutationVariables> =
  { id: 'qkzpZvo2-d4n9R5T', name: 'AddBid', kind: 'mutation' };

export const CreateCardCheckoutSessionDocument: KnownDocument<CreateCardCheckoutSessionMutation, CreateCardCheckoutSessionMutationVariables> =
  { id: 'p8lPPhdxhOPKxj--', name: 'CreateCardCheckoutSession', kind: 'mutation' };

export const RegisterViewDocument: KnownDocument<RegisterViewMutation, RegisterViewMutationVariables> =
  { id: 'AYZJqBb1n_UHZWDc', name: 'RegisterView', kind: 'mutation' };

export const CarDocument: KnownDocument<CarQuery, CarQueryVariables> =
  { id: 'zIpR4u37SnS_wF5M', name: 'Car', kind: 'query' };

export const VinDocument: KnownDocument<VinQuery, VinQueryVariables> =
  { id: '9i-Tx8rqA8CsIrCe', name: 'Vin', kind: 'query' };

export const RevealOwnerContactDocument: KnownDocument<RevealOwnerContactMutation, RevealOwnerContactMutationVariables> =
  { id: 'r4CMdVHT_Q2MsA8P', name: 'RevealOwnerContact', kind: 'mutation' };

export const BesideCarsDocument: KnownDocument<BesideCarsQuery, BesideCarsQueryVariables> =
  { id: 'x__fhypz07hE3_LG', name: 'BesideCars', kind: 'query' };

export const CarAskedAboutDocument: KnownDocument<CarAskedAboutQuery, CarAskedAboutQueryVariables> =
  { id: 'hJhlwZXu_v0tn0eK', name: 'CarAskedAbout', kind: 'query' };

export const GuideDocument: KnownDocument<GuideQuery, GuideQueryVariables> =
  { id: '3XyOtj2G9GDc9OkM', name: 'Guide', kind: 'query' };

export const MyQuestionsDocument: KnownDocument<MyQuestionsQuery, MyQuestionsQueryVariables> =
  { id: 'wvd4LKOl2W4AMT3t', name: 'MyQuestions', kind: 'query' };

export const CreateQuestionDocument: KnownDocument<CreateQuestionMutation, CreateQuestionMutationVariables> =
  { id: '7NT4SZqKB7c0Hvk0', name: 'CreateQuestion', kind: 'mutation' };

export const EventDocument: KnownDocument<EventQuery, EventQueryVariables> =
  { id: '2c4OYBdIAt4TBkUl', name: 'Event', kind: 'query' };

export const EventCarsDocument: KnownDocument<EventCarsQuery, EventCarsQueryVariables> =
  { id: 'ThzsO3byuONn2JmX', name: 'EventCars', kind: 'query' };

export const HomeDocument: KnownDocument<HomeQuery, HomeQueryVariables> =
  { id: '1eNgX4D-Y22_z-TW', name: 'Home', kind: 'query' };

export const FoundCarsDocument: KnownDocument<FoundCarsQuery, FoundCarsQueryVariables> =
  { id: 'hKqNlf0R3OaP4q9Y', name: 'FoundCars', kind: 'query' };

export const SaleProofDocument: KnownDocument<SaleProofQuery, SaleProofQueryVariables> =
  { id: 'c76Wix-pU2JFynfi', name: 'SaleProof', kind: 'query' };

export const SaleEvidenceDocument: KnownDocument<SaleEvidenceQuery, SaleEvidenceQueryVariables> =
  { id: 'vcNUkptd40bstGaI', name: 'SaleEvidence', kind: 'query' };

export const OlderReceiptsDocument: KnownDocument<OlderReceiptsQuery, OlderReceiptsQueryVariables> =
  { id: 'cR9yThSsANE68S6O', name: 'OlderReceipts', kind: 'query' };

export const ResultsDocument: KnownDocument<ResultsQuery, ResultsQueryVariables> =
  { id: 'PkCyF_zO6uCr-X5Q', name: 'Results', kind: 'query' };

export const AllReviewsDocument: KnownDocument<AllReviewsQuery, AllReviewsQueryVariables> =
  { id: 'cVW3b2ns0V_U7Io5', name: 'AllReviews', kind: 'query' };

export const SaleDocument: KnownDocument<SaleQuery, SaleQueryVariables> =
  { id: 'lTZFxmJiqAwPKA0w', name: 'Sale', kind: 'query' };

export const SalesDocument: KnownDocument<SalesQuery, SalesQueryVariables> =
  { id: 'K8ggH_499Yl97jIh', name: 'Sales', kind: 'query' };

export const CarNamesDocument: KnownDocument<CarNamesQuery, CarNamesQueryVariables> =
  { id: 'YqIOw0yIxURdgZcR', name: 'CarNames', kind: 'query' };

export const SearchDocument: KnownDocument<SearchQuery, SearchQueryVariables> =
  { id: 'EF5R6ehvFnmkIXyb', name: 'Search', kind: 'query' };

export const BrandTextDocument: KnownDocument<BrandTextQuery, BrandTextQueryVariables> =
  { id: '6eannLAMO5ek0wSd', name: 'BrandText', kind: 'query' };

export const SiteMapDocument: KnownDocument<SiteMapQuery, SiteMapQueryVariables> =
  { id: 'oyGc5hErVqWj4Dwc', name: 'SiteMap', kind: 'query' };

export const SitemapCarsDocument: KnownDocument<SitemapCarsQuery, SitemapCarsQueryVariables> =
  { id: 'rn8pfrJYNVzh3w3i', name: 'SitemapCars', kind: 'query' };

export const SitemapTextsDocument: KnownDocument<SitemapTextsQuery, SitemapTextsQueryVariables> =
  { id: 'ME0V9Fw6TsuYNe9J', name: 'SitemapTexts', kind: 'query' };

export const SitemapBrandsDocument: KnownDocument<SitemapBrandsQuery, SitemapBrandsQueryVariables> =
  { id: 'HZfDdD-hDuJVNETd', name: 'SitemapBrands', kind: 'query' };

export const SitemapSalesDocument: KnownDocument<SitemapSalesQuery, SitemapSalesQueryVariables> =
  { id: 'wqntP2xtfWjP9H5A', name: 'SitemapSales', kind: 'query' };

export const PageVersionsDocument: KnownDocument<PageVersionsQuery, PageVersionsQueryVariables> =
  { id: 'mQY2yStnpefE_C3l', name: 'PageVersions', kind: 'query' };

export const MemberDocument: KnownDocument<MemberQuery, MemberQueryVariables> =
  { id: 'WUAHerLB_thFjA3X', name: 'Member', kind: 'query' };

export const ConfirmWithdrawalDocument: KnownDocument<ConfirmWithdrawalMutation, ConfirmWithdrawalMutationVariables> =
  { id: 'USXXB_dtTt1ih0Si', name: 'ConfirmWithdrawal', kind: 'mutation' };

export const ReportDocument: KnownDocument<ReportMutation, ReportMutationVariables> =
  { id: 'sb26UyF-c5IHMUjR', name: 'Report', kind: 'mutation' };

export const StaffFiguresDocument: KnownDocument<StaffFiguresQuery, StaffFiguresQueryVariables> =
  { id: 'lkm0fzzMdOagEa6Z', name: 'StaffFigures', kind: 'query' };

export const FindAnythingDocument: KnownDocument<FindAnythingQuery, FindAnythingQueryVariables> =
  { id: '7q4gQ8_pOfMvcPEk', name: 'FindAnything', kind: 'query' };

export const StaffHistoryDocument: KnownDocument<StaffHistoryQuery, StaffHistoryQueryVariables> =
  { id: '0D1-F8TjtmpljzhP', name: 'StaffHistory', kind: 'query' };

export const HasCarAdDocument: KnownDocument<HasCarAdQuery, HasCarAdQueryVariables> =
  { id: 'ZNLuOSPdftNBKamD', name: 'HasCarAd', kind: 'query' };

export const ListActDocument: KnownDocument<ListActQuery, ListActQueryVariables> =
  { id: 'LdzLCpRlYvL8Rj0E', name: 'ListAct', kind: 'query' };

export const TryListActDocument: KnownDocument<TryListActMutation, TryListActMutationVariables> =
  { id: 'kenTgiZT-ELBDbNp', name: 'TryListAct', kind: 'mutation' };

export const RunListActDocument: KnownDocument<RunListActMutation, RunListActMutationVariables> =
  { id: '_IDuFs8Gl9-ozjIh', name: 'RunListAct', kind: 'mutation' };

export const StopListActDocument: KnownDocument<StopListActMutation, StopListActMutationVariables> =
  { id: 'lkomQ_LCm3wl_vZl', name: 'StopListAct', kind: 'mutation' };

export const ListViewsDocument: KnownDocument<ListViewsQuery, ListViewsQueryVariables> =
  { id: 'C-1wtIQ3zZYurzWS', name: 'ListViews', kind: 'query' };

export const SaveListViewDocument: KnownDocument<SaveListViewMutation, SaveListViewMutationVariables> =
  { id: 'CQFFGmpcdpYWmORm', name: 'SaveListView', kind: 'mutation' };

export const RemoveListViewDocument: KnownDocument<RemoveListViewMutation, RemoveListViewMutationVariables> =
  { id: 'OM3k_v41l6aNm9T-', name: 'RemoveListView', kind: 'mutation' };

export const StaffNotesDocument: KnownDocument<StaffNotesQuery, StaffNotesQueryVariables> =
  { id: 'cWWwp7KYpOnTiKp1', name: 'StaffNotes', kind: 'query' };

export const AddStaffNoteDocument: KnownDocument<AddStaffNoteMutation, AddStaffNoteMutationVariables> =
  { id: 'RfFkU_mjpXdo7iwF', name: 'AddStaffNote', kind: 'mutation' };

export const RemoveStaffNoteDocument: KnownDocument<RemoveStaffNoteMutation, RemoveStaffNoteMutationVariables> =
  { id: 'YEW-3rAzobWGzrXu', name: 'RemoveStaffNote', kind: 'mutation' };

export const OpenConsignmentDocument: KnownDocument<OpenConsignmentMutation, OpenConsignmentMutationVariables> =
  { id: 'm8V0tMIQP10LFtww', name: 'OpenConsignment', kind: 'mutation' };

export const OpenStepsDocument: KnownDocument<OpenStepsQuery, OpenStepsQueryVariables> =
  { id: 'wcn2TgjSw0m2OuAI', name: 'OpenSteps', kind: 'query' };

export const NoteAdApprovalDocument: KnownDocument<NoteAdApprovalMutation, NoteAdApprovalMutationVariables> =
  { id: 'tLuK5n4kVPyK4KJ8', name: 'NoteAdApproval', kind: 'mutation' };

export const BookReceiptDocument: KnownDocument<BookReceiptMutation, BookReceiptMutationVariables> =
  { id: 'gRhPDxHYr0Ut2DrA', name: 'BookReceipt', kind: 'mutation' };

export const ReverseEntryDocument: KnownDocument<ReverseEntryMutation, ReverseEntryMutationVariables> =
  { id: 'g-njwWoID5wJD3dc', name: 'ReverseEntry', kind: 'mutation' };

export const ReturnMoneyDocument: KnownDocument<ReturnMoneyMutation, ReturnMoneyMutationVariables> =
  { id: 'Rgnw5AbDGMM2NCIP', name: 'ReturnMoney', kind: 'mutation' };

export const ReturnReceiptDocument: KnownDocument<ReturnReceiptMutation, ReturnReceiptMutationVariables> =
  { id: 'uYZ7z4U5m_s7cm3a', name: 'ReturnReceipt', kind: 'mutation' };

export const BookCarPurchaseDocument: KnownDocument<BookCarPurchaseMutation, BookCarPurchaseMutationVariables> =
  { id: 'cGZIJuxGz0WSUmJz', name: 'BookCarPurchase', kind: 'mutation' };

export const StaffAdsDocument: KnownDocument<StaffAdsQuery, StaffAdsQueryVariables> =
  { id: 'uki8p_zdH_LhuOhA', name: 'StaffAds', kind: 'query' };

export const CreateCarAdDocument: KnownDocument<CreateCarAdMutation, CreateCarAdMutationVariables> =
  { id: 'muYdYalY95kNMN32', name: 'CreateCarAd', kind: 'mutation' };

export const EditedCarAdDocument: KnownDocument<EditedCarAdQuery, EditedCarAdQueryVariables> =
  { id: 'YYnfQf2oashU-vMQ', name: 'EditedCarAd', kind: 'query' };

export const CarAdHistoryDocument: KnownDocument<CarAdHistoryQuery, CarAdHistoryQueryVariables> =
  { id: 'rZTwcCpGl-o9YMOg', name: 'CarAdHistory', kind: 'query' };

export const UpdateCarAdDocument: KnownDocument<UpdateCarAdMutation, UpdateCarAdMutationVariables> =
  { id: 'siQmuu7as_MTptIC', name: 'UpdateCarAd', kind: 'mutation' };

export const PublishCarAdDocument: KnownDocument<PublishCarAdMutation, PublishCarAdMutationVariables> =
  { id: 'AFYu_qw_bA9ZXkGY', name: 'PublishCarAd', kind: 'mutation' };

export const WithdrawCarAdDocument: KnownDocument<WithdrawCarAdMutation, WithdrawCarAdMutationVariables> =
  { id: 'G_nm_dcAXaG-XmmI', name: 'WithdrawCarAd', kind: 'mutation' };

export const DescribeCarAdPhotoDocument: KnownDocument<DescribeCarAdPhotoMutation, DescribeCarAdPhotoMutationVariables> =
  { id: 'twhJRaXHtJL4sH2p', name: 'DescribeCarAdPhoto', kind: 'mutation' };

export const WaitingSearchesDocument: KnownDocument<WaitingSearchesQuery, WaitingSearchesQueryVariables> =
  { id: 'zRIaeguPandCRBSY', name: 'WaitingSearches', kind: 'query' };

export const ProposeCarDocument: KnownDocument<ProposeCarMutation, ProposeCarMutationVariables> =
  { id: 'xjqfJUnh3IICYUIO', name: 'ProposeCar', kind: 'mutation' };

export const SaleMandatesDocument: KnownDocument<SaleMandatesQuery, SaleMandatesQueryVariables> =
  { id: 'dbqTZEUlLLD20xn-', name: 'SaleMandates', kind: 'query' };

export const ProposeSaleMandateDocument: KnownDocument<ProposeSaleMandateMutation, ProposeSaleMandateMutationVariables> =
  { id: 'eijjbIY6awbzWFlc', name: 'ProposeSaleMandate', kind: 'mutation' };

export const UndoWithdrawalFeeDocument: KnownDocument<UndoWithdrawalFeeMutation, UndoWithdrawalFeeMutationVariables> =
  { id: 'WTuvanEAyTvm66we', name: 'UndoWithdrawalFee', kind: 'mutation' };

export const EndSaleMandateDocument: KnownDocument<EndSaleMandateMutation, EndSaleMandateMutationVariables> =
  { id: 'gpRMSSzaUVb2d-0Z', name: 'EndSaleMandate', kind: 'mutation' };

export const FileImportsDocument: KnownDocument<FileImportsQuery, FileImportsQueryVariables> =
  { id: 'bCJHnTRrtfCFyECP', name: 'FileImports', kind: 'query' };

export const FileImportDocument: KnownDocument<FileImportQuery, FileImportQueryVariables> =
  { id: 'DqC2b3VToT1Wgx47', name: 'FileImport', kind: 'query' };

export const FileImportProgressDocument: KnownDocument<FileImportProgressQuery, FileImportProgressQueryVariables> =
  { id: 'oTl2IIOcyzP98huq', name: 'FileImportProgress', kind: 'query' };

export const TryFileImportDocument: KnownDocument<TryFileImportMutation, TryFileImportMutationVariables> =
  { id: 'UUdmfEm9o2dY5TOf', name: 'TryFileImport', kind: 'mutation' };

export const RunFileImportDocument: KnownDocument<RunFileImportMutation, RunFileImportMutationVariables> =
  { id: '4qfogyhUMRjc_NMa', name: 'RunFileImport', kind: 'mutation' };

export const StopFileImportDocument: KnownDocument<StopFileImportMutation, StopFileImportMutationVariables> =
  { id: 'YwpG2sEPmSdPMcYG', name: 'StopFileImport', kind: 'mutation' };

export const RemoveImportArchiveDocument: KnownDocument<RemoveImportArchiveMutation, RemoveImportArchiveMutationVariables> =
  { id: 'Zc__4q47l-6CUYn7', name: 'RemoveImportArchive', kind: 'mutation' };

export const TakeBackFileImportDocument: KnownDocument<TakeBackFileImportMutation, TakeBackFileImportMutationVariables> =
  { id: 'acUklLzNMOqrpYOY', name: 'TakeBackFileImport', kind: 'mutation' };

export const PreviewedCarAdDocument: KnownDocument<PreviewedCarAdQuery, PreviewedCarAdQueryVariables> =
  { id: '3TdUsMOWg4skQUmN', name: 'PreviewedCarAd', kind: 'query' };

export const AdSubmissionsDocument: KnownDocument<AdSubmissionsQuery, AdSubmissionsQueryVariables> =
  { id: 'cHbNTS_U05b2MQdc', name: 'AdSubmissions', kind: 'query' };

export const ApproveSubmissionDocument: KnownDocument<ApproveSubmissionMutation, ApproveSubmissionMutationVariables> =
  { id: 'CuQN1d_BzPsyyyCZ', name: 'ApproveSubmission', kind: 'mutation' };

export const AskForChangesDocument: KnownDocument<AskForChangesMutation, AskForChangesMutationVariables> =
  { id: 'P0-kWwTP5iA8lKpv', name: 'AskForChanges', kind: 'mutation' };

export const RefuseSubmissionDocument: KnownDocument<RefuseSubmissionMutation, RefuseSubmissionMutationVariables> =
  { id: 'RjwGeYFMWOZAA_kc', name: 'RefuseSubmission', kind: 'mutation' };

export const AfterSaleDocument: KnownDocument<AfterSaleQuery, AfterSaleQueryVariables> =
  { id: 'MsA-BilK4d5cUnP8', name: 'AfterSale', kind: 'query' };

export const OpenOfferDocument: KnownDocument<OpenOfferMutation, OpenOfferMutationVariables> =
  { id: 'HWjpws0sxt4thnLU', name: 'OpenOffer', kind: 'mutation' };

export const OfferSecondChanceDocument: KnownDocument<OfferSecondChanceMutation, OfferSecondChanceMutationVariables> =
  { id: 'Hq4DhVe0rcQZRkwN', name: 'OfferSecondChance', kind: 'mutation' };

export const CloseOfferDocument: KnownDocument<CloseOfferMutation, CloseOfferMutationVariables> =
  { id: 'xwG0r1QI8K_bN-Fd', name: 'CloseOffer', kind: 'mutation' };

export const RelistAuctionDocument: KnownDocument<RelistAuctionMutation, RelistAuctionMutationVariables> =
  { id: 'E9-044IG16MPOarf', name: 'RelistAuction', kind: 'mutation' };

export const AuctionBoardDocument: KnownDocument<AuctionBoardQuery, AuctionBoardQueryVariables> =
  { id: 'dO_PEiC8iQqTTdew', name: 'AuctionBoard', kind: 'query' };

export const AuctionEndsDocument: KnownDocument<AuctionEndsQuery, AuctionEndsQueryVariables> =
  { id: '3CMsDRLIJtvHTetZ', name: 'AuctionEnds', kind: 'query' };

export const UsualAuctionDocument: KnownDocument<UsualAuctionQuery, UsualAuctionQueryVariables> =
  { id: 'A8PWX0wojDZ_iF05', name: 'UsualAuction', kind: 'query' };

export const AuctionCandidatesDocument: KnownDocument<AuctionCandidatesQuery, AuctionCandidatesQueryVariables> =
  { id: 'PuhyR4DxmaDz4ijN', name: 'AuctionCandidates', kind: 'query' };

export const ScheduleAuctionDocument: KnownDocument<ScheduleAuctionMutation, ScheduleAuctionMutationVariables> =
  { id: 'HCT5_o-B24_OmdPw', name: 'ScheduleAuction', kind: 'mutation' };

export const BoardRoomDocument: KnownDocument<BoardRoomQuery, BoardRoomQueryVariables> =
  { id: '0R_6UKmC5BYqJDQk', name: 'BoardRoom', kind: 'query' };

export const LowerReserveDocument: KnownDocument<LowerReserveMutation, LowerReserveMutationVariables> =
  { id: '3F_E4qVhjqoXaz-T', name: 'LowerReserve', kind: 'mutation' };

export const MoveAuctionEndDocument: KnownDocument<MoveAuctionEndMutation, MoveAuctionEndMutationVariables> =
  { id: 'm4ELpBLFpZrR8fAs', name: 'MoveAuctionEnd', kind: 'mutation' };

export const CancelAuctionDocument: KnownDocument<CancelAuctionMutation, CancelAuctionMutationVariables> =
  { id: 'FLo8GcmlaIVBZUpy', name: 'CancelAuction', kind: 'mutation' };

export const RoomBidDocument: KnownDocument<RoomBidSubscription, RoomBidSubscriptionVariables> =
  { id: 'NpGE3cpEFl2MqfCT', name: 'RoomBid', kind: 'subscription' };

export const RoomChangeDocument: KnownDocument<RoomChangeSubscription, RoomChangeSubscriptionVariables> =
  { id: '42rVoKYY2wiiKW7H', name: 'RoomChange', kind: 'subscription' };

export const BidLogDocument: KnownDocument<BidLogQuery, BidLogQueryVariables> =
  { id: 'M6iXSFz7ymqkxU-l', name: 'BidLog', kind: 'query' };

export const AuditEntriesDocument: KnownDocument<AuditEntriesQuery, AuditEntriesQueryVariables> =
  { id: 'dpUyPaP6vQi_1Md9', name: 'AuditEntries', kind: 'query' };

export const ConsignmentsDocument: KnownDocument<ConsignmentsQuery, ConsignmentsQueryVariables> =
  { id: '0r5VSjBPdXhuVgsd', name: 'Consignments', kind: 'query' };

export const ConsignmentDocument: KnownDocument<ConsignmentQuery, ConsignmentQueryVariables> =
  { id: 'uEqSKHJbQ-857BpL', name: 'Consignment', kind: 'query' };

export const ConsignmentOwnersDocument: KnownDocument<ConsignmentOwnersQuery, ConsignmentOwnersQueryVariables> =
  { id: 'jwSrDj1nxgxJuoIH', name: 'ConsignmentOwners', kind: 'query' };

export const ConsignmentAdsDocument: KnownDocument<ConsignmentAdsQuery, ConsignmentAdsQueryVariables> =
  { id: 'utHyxfJmYMgC9-FI', name: 'ConsignmentAds', kind: 'query' };

export const AssignConsignmentDocument: KnownDocument<AssignConsignmentMutation, AssignConsignmentMutationVariables> =
  { id: 'wvB5rOot0KKGzX25', name: 'AssignConsignment', kind: 'mutation' };

export const LinkConsignmentDocument: KnownDocument<LinkConsignmentMutation, LinkConsignmentMutationVariables> =
  { id: 'b7J_OysazcY0nlB_', name: 'LinkConsignment', kind: 'mutation' };

export const LoseConsignmentDocument: KnownDocument<LoseConsignmentMutation, LoseConsignmentMutationVariables> =
  { id: 'G1V46D-dX-BnJ7r6', name: 'LoseConsignment', kind: 'mutation' };

export const AskAdApprovalDocument: KnownDocument<AskAdApprovalMutation, AskAdApprovalMutationVariables> =
  { id: 'IkLH5OAzNn9YIjnO', name: 'AskAdApproval', kind: 'mutation' };

export const GiveEstimateDocument: KnownDocument<GiveEstimateMutation, GiveEstimateMutationVariables> =
  { id: 'o24iLv2HHCg_FhG1', name: 'GiveEstimate', kind: 'mutation' };

export const AgreeToEstimateDocument: KnownDocument<AgreeToEstimateMutation, AgreeToEstimateMutationVariables> =
  { id: 'QXvq0-FCX_nVFg-1', name: 'AgreeToEstimate', kind: 'mutation' };

export const SaveAppointmentDocument: KnownDocument<SaveAppointmentMutation, SaveAppointmentMutationVariables> =
  { id: 'mKIe3ztFNucPSvuj', name: 'SaveAppointment', kind: 'mutation' };

export const SettleAppointmentDocument: KnownDocument<SettleAppointmentMutation, SettleAppointmentMutationVariables> =
  { id: '36LvqWH19F8ECivf', name: 'SettleAppointment', kind: 'mutation' };

export const ContentListDocument: KnownDocument<ContentListQuery, ContentListQueryVariables> =
  { id: 'beKt9qhIB2d0Kbeu', name: 'ContentList', kind: 'query' };

export const ContentVersionsDocument: KnownDocument<ContentVersionsQuery, ContentVersionsQueryVariables> =
  { id: 'g_LNzwwwqO5PkNDA', name: 'ContentVersions', kind: 'query' };

export const ContentPreviewDocument: KnownDocument<ContentPreviewQuery, ContentPreviewQueryVariables> =
  { id: 'E1o8RwFE_jaYXVBc', name: 'ContentPreview', kind: 'query' };

export const LinkableCarsDocument: KnownDocument<LinkableCarsQuery, LinkableCarsQueryVariables> =
  { id: 'ApsnWyfK2KBEDrjR', name: 'LinkableCars', kind: 'query' };

export const LinkedCarDocument: KnownDocument<LinkedCarQuery, LinkedCarQueryVariables> =
  { id: '3CwjaWeddSIrJ9RH', name: 'LinkedCar', kind: 'query' };

export const SaveContentDraftDocument: KnownDocument<SaveContentDraftMutation, SaveContentDraftMutationVariables> =
  { id: 'WTi2_bzXPrmA0Kyl', name: 'SaveContentDraft', kind: 'mutation' };

export const PublishContentDocument: KnownDocument<PublishContentMutation, PublishContentMutationVariables> =
  { id: '-X1KqmSJwN56g1YU', name: 'PublishContent', kind: 'mutation' };

export const MoveContentDocument: KnownDocument<MoveContentMutation, MoveContentMutationVariables> =
  { id: 'q-zBXfYDGfPHJBkJ', name: 'MoveContent', kind: 'mutation' };

export const StaffGroupsDocument: KnownDocument<StaffGroupsQuery, StaffGroupsQueryVariables> =
  { id: 'SdLO1ni4vdWsGooJ', name: 'StaffGroups', kind: 'query' };

export const SaveStaffGroupDocument: KnownDocument<SaveStaffGroupMutation, SaveStaffGroupMutationVariables> =
  { id: 'eGAvFSdxBPLulN-5', name: 'SaveStaffGroup', kind: 'mutation' };

export const RemoveStaffGroupDocument: KnownDocument<RemoveStaffGroupMutation, RemoveStaffGroupMutationVariables> =
  { id: 'hZD5H5CE-a88cym7', name: 'RemoveStaffGroup', kind: 'mutation' };

export const StaffOverviewDocument: KnownDocument<StaffOverviewQuery, StaffOverviewQueryVariables> =
  { id: '8yabfdcbn_aciWt1', name: 'StaffOverview', kind: 'query' };

export const ConfirmRestoreDocument: KnownDocument<ConfirmRestoreMutation, ConfirmRestoreMutationVariables> =
  { id: 'GVY1LCiEJ9YRzG-Y', name: 'ConfirmRestore', kind: 'mutation' };

export const MissingParticularsDocument: KnownDocument<MissingParticularsQuery, MissingParticularsQueryVariables> =
  { id: 'in-kUPfAToaTvAl3', name: 'MissingParticulars', kind: 'query' };

export const LeadsDocument: KnownDocument<LeadsQuery, LeadsQueryVariables> =
  { id: 'H-GoR-vdV86uOYnR', name: 'Leads', kind: 'query' };

export const LeadChoicesDocument: KnownDocument<LeadChoicesQuery, LeadChoicesQueryVariables> =
  { id: '7TCvn84_-jFzINvY', name: 'LeadChoices', kind: 'query' };

export const AddLeadDocument: KnownDocument<AddLeadMutation, AddLeadMutationVariables> =
  { id: 'fYIE4nrBsLnj6gcF', name: 'AddLead', kind: 'mutation' };

export const UpdateLeadDocument: KnownDocument<UpdateLeadMutation, UpdateLeadMutationVariables> =
  { id: 'CGAkS3_jZgYTumH-', name: 'UpdateLead', kind: 'mutation' };

export const EraseLeadDocument: KnownDocument<EraseLeadMutation, EraseLeadMutationVariables> =
  { id: 'Cux889mkBUaBo3fr', name: 'EraseLead', kind: 'mutation' };

export const CampaignsDocument: KnownDocument<CampaignsQuery, CampaignsQueryVariables> =
  { id: '4lkfuMRPDOBg_ubS', name: 'Campaigns', kind: 'query' };

export const CampaignDocument: KnownDocument<CampaignQuery, CampaignQueryVariables> =
  { id: 'vV6umgfvJgP2-SIN', name: 'Campaign', kind: 'query' };

export const SaveCampaignDocument: KnownDocument<SaveCampaignMutation, SaveCampaignMutationVariables> =
  { id: '-zu2MyOFt3PfpG3T', name: 'SaveCampaign', kind: 'mutation' };

export const RemoveCampaignDocument: KnownDocument<RemoveCampaignMutation, RemoveCampaignMutationVariables> =
  { id: 'qu06O3rGDxNMcnG4', name: 'RemoveCampaign', kind: 'mutation' };

export const TestCampaignDocument: KnownDocument<TestCampaignMutation, TestCampaignMutationVariables> =
  { id: '59wR2pXg-C-OVhoC', name: 'TestCampaign', kind: 'mutation' };

export const SendCampaignDocument: KnownDocument<SendCampaignMutation, SendCampaignMutationVariables> =
  { id: 'M5TyjEWi59e0c3oN', name: 'SendCampaign', kind: 'mutation' };

export const StopCampaignDocument: KnownDocument<StopCampaignMutation, StopCampaignMutationVariables> =
  { id: 'FHHlAGfGDi9cQARA', name: 'StopCampaign', kind: 'mutation' };

export const StaffLettersDocument: KnownDocument<StaffLettersQuery, StaffLettersQueryVariables> =
  { id: '7KXuwvPUC6Y1oBHm', name: 'StaffLetters', kind: 'query' };

export const FailedJobsDocument: KnownDocument<FailedJobsQuery, FailedJobsQueryVariables> =
  { id: 'lCWhacfpjgP8x4RA', name: 'FailedJobs', kind: 'query' };

export const RetryLetterDocument: KnownDocument<RetryLetterMutation, RetryLetterMutationVariables> =
  { id: 'vm-o7-gtqD8GzACR', name: 'RetryLetter', kind: 'mutation' };

export const RetryJobDocument: KnownDocument<RetryJobMutation, RetryJobMutationVariables> =
  { id: 'tsq6z3_awG8P0zvn', name: 'RetryJob', kind: 'mutation' };

export const BankLinesDocument: KnownDocument<BankLinesQuery, BankLinesQueryVariables> =
  { id: 'DY-CKx0vwTBLOOEg', name: 'BankLines', kind: 'query' };

export const BookBankLinesDocument: KnownDocument<BookBankLinesMutation, BookBankLinesMutationVariables> =
  { id: 'RiPBhdBF99nfjFIo', name: 'BookBankLines', kind: 'mutation' };

export const BankMovesDocument: KnownDocument<BankMovesQuery, BankMovesQueryVariables> =
  { id: '3oTuIJrPTC-1COme', name: 'BankMoves', kind: 'query' };

export const BookBankMovesDocument: KnownDocument<BookBankMovesMutation, BookBankMovesMutationVariables> =
  { id: 'YnmdV7AKGnE2KYxY', name: 'BookBankMoves', kind: 'mutation' };

export const HouseCarsDocument: KnownDocument<HouseCarsQuery, HouseCarsQueryVariables> =
  { id: 'BGEeeOOYK1i56Z0b', name: 'HouseCars', kind: 'query' };

export const OpenReceiptsDocument: KnownDocument<OpenReceiptsQuery, OpenReceiptsQueryVariables> =
  { id: '9roVoARRe2b9et7s', name: 'OpenReceipts', kind: 'query' };

export const BalancesDocument: KnownDocument<BalancesQuery, BalancesQueryVariables> =
  { id: 'zGv42p27f_O8qyWu', name: 'Balances', kind: 'query' };

export const EscrowDifferencesDocument: KnownDocument<EscrowDifferencesQuery, EscrowDifferencesQueryVariables> =
  { id: 'PuHRWsz4eyIo0YRH', name: 'EscrowDifferences', kind: 'query' };

export const OrderOfReferenceDocument: KnownDocument<OrderOfReferenceQuery, OrderOfReferenceQueryVariables> =
  { id: 'XZOFL5jSIUespbGs', name: 'OrderOfReference', kind: 'query' };

export const AllocateReceiptDocument: KnownDocument<AllocateReceiptMutation, AllocateReceiptMutationVariables> =
  { id: 'rLkxhiEKUYRRAF0p', name: 'AllocateReceipt', kind: 'mutation' };

export const SettleProviderDocument: KnownDocument<SettleProviderMutation, SettleProviderMutationVariables> =
  { id: 'ZGoF-pBmOAM3fo6q', name: 'SettleProvider', kind: 'mutation' };

export const ChargeWithdrawalFeeDocument: KnownDocument<ChargeWithdrawalFeeMutation, ChargeWithdrawalFeeMutationVariables> =
  { id: 'i6Vif1Iq9yYGOP2u', name: 'ChargeWithdrawalFee', kind: 'mutation' };

export const VatStatementDocument: KnownDocument<VatStatementQuery, VatStatementQueryVariables> =
  { id: 'NR8qN_nXxwkpquoa', name: 'VatStatement', kind: 'query' };

export const YearSellersDocument: KnownDocument<YearSellersQuery, YearSellersQueryVariables> =
  { id: 'uyfX5nNtw6j3cpaE', name: 'YearSellers', kind: 'query' };

export const UnfileSellersDocument: KnownDocument<UnfileSellersMutation, UnfileSellersMutationVariables> =
  { id: 'pjGv8S-fbe15jPmI', name: 'UnfileSellers', kind: 'mutation' };

export const FileSellersDocument: KnownDocument<FileSellersMutation, FileSellersMutationVariables> =
  { id: 'YwuqBALvkF1B4URB', name: 'FileSellers', kind: 'mutation' };

export const DueReturnsDocument: KnownDocument<DueReturnsQuery, DueReturnsQueryVariables> =
  { id: '277r1LyMNcwKoS0I', name: 'DueReturns', kind: 'query' };

export const DuePayoutsDocument: KnownDocument<DuePayoutsQuery, DuePayoutsQueryVariables> =
  { id: 'UwZ3DA8TJ0X9m7Fl', name: 'DuePayouts', kind: 'query' };

export const MakePayoutBatchDocument: KnownDocument<MakePayoutBatchMutation, MakePayoutBatchMutationVariables> =
  { id: 'Seff-mr6j8ks3mUI', name: 'MakePayoutBatch', kind: 'mutation' };

export const ReleasePayoutBatchDocument: KnownDocument<ReleasePayoutBatchMutation, ReleasePayoutBatchMutationVariables> =
  { id: 'W-ZwbBUBf7qEZeMZ', name: 'ReleasePayoutBatch', kind: 'mutation' };

export const BookPayoutBatchDocument: KnownDocument<BookPayoutBatchMutation, BookPayoutBatchMutationVariables> =
  { id: 'PDPGLs3T7Pf2SriO', name: 'BookPayoutBatch', kind: 'mutation' };

export const StaffOrdersDocument: KnownDocument<StaffOrdersQuery, StaffOrdersQueryVariables> =
  { id: 'nLa5m6BJx_KUH5Q_', name: 'StaffOrders', kind: 'query' };

export const StaffOrderDocument: KnownDocument<StaffOrderQuery, StaffOrderQueryVariables> =
  { id: 'ZMP17josOd3Abgx3', name: 'StaffOrder', kind: 'query' };

export const WaitingDocumentsDocument: KnownDocument<WaitingDocumentsQuery, WaitingDocumentsQueryVariables> =
  { id: 'wLHDLrqFT2jtDWL4', name: 'WaitingDocuments', kind: 'query' };

export const HandOverOrderDocument: KnownDocument<HandOverOrderMutation, HandOverOrderMutationVariables> =
  { id: 'R61Zg7uWdaZa__l0', name: 'HandOverOrder', kind: 'mutation' };

export const CloseOrderDocument: KnownDocument<CloseOrderMutation, CloseOrderMutationVariables> =
  { id: 'IOM9xy1HezYEA-1c', name: 'CloseOrder', kind: 'mutation' };

export const CancelOrderDocument: KnownDocument<CancelOrderMutation, CancelOrderMutationVariables> =
  { id: 'XjxHbYjbP65cMOC7', name: 'CancelOrder', kind: 'mutation' };

export const ReleaseEscrowDocument: KnownDocument<ReleaseEscrowMutation, ReleaseEscrowMutationVariables> =
  { id: '8aSEfvq6fjCFdvhi', name: 'ReleaseEscrow', kind: 'mutation' };

export const ReturnEscrowDocument: KnownDocument<ReturnEscrowMutation, ReturnEscrowMutationVariables> =
  { id: 'GolYanGXK65_pJuZ', name: 'ReturnEscrow', kind: 'mutation' };

export const CreditOrderDocument: KnownDocument<CreditOrderMutation, CreditOrderMutationVariables> =
  { id: 'u2PuDQNggIFnLV1n', name: 'CreditOrder', kind: 'mutation' };

export const BookWithdrawalDocument: KnownDocument<BookWithdrawalMutation, BookWithdrawalMutationVariables> =
  { id: 'N7LRasPz28ziKC1h', name: 'BookWithdrawal', kind: 'mutation' };

export const BookCarReturnDocument: KnownDocument<BookCarReturnMutation, BookCarReturnMutationVariables> =
  { id: '2ryhh1KPFlM5OkzV', name: 'BookCarReturn', kind: 'mutation' };

export const UpholdSaleDocument: KnownDocument<UpholdSaleMutation, UpholdSaleMutationVariables> =
  { id: 'YviE6Qg7qZxhVcav', name: 'UpholdSale', kind: 'mutation' };

export const PaySellerDocument: KnownDocument<PaySellerMutation, PaySellerMutationVariables> =
  { id: 'hnMFKrh99JV4kLQP', name: 'PaySeller', kind: 'mutation' };

export const AcceptDocumentDocument: KnownDocument<AcceptDocumentMutation, AcceptDocumentMutationVariables> =
  { id: 'XGZlUlpHy9jxaLoc', name: 'AcceptDocument', kind: 'mutation' };

export const RefuseDocumentDocument: KnownDocument<RefuseDocumentMutation, RefuseDocumentMutationVariables> =
  { id: '6WA5JtpM7_wYiF-0', name: 'RefuseDocument', kind: 'mutation' };

export const ProveExportDocument: KnownDocument<ProveExportMutation, ProveExportMutationVariables> =
  { id: '4sC6frS5URcUg6nF', name: 'ProveExport', kind: 'mutation' };

export const DecideCarPaperDocument: KnownDocument<DecideCarPaperMutation, DecideCarPaperMutationVariables> =
  { id: '2E4zfBpjAOMCg6m-', name: 'DecideCarPaper', kind: 'mutation' };

export const WaiveCarPapersDocument: KnownDocument<WaiveCarPapersMutation, WaiveCarPapersMutationVariables> =
  { id: 'jxnMuNlztfqY5DGA', name: 'WaiveCarPapers', kind: 'mutation' };

export const DecideVigilancePieceDocument: KnownDocument<DecideVigilancePieceMutation, DecideVigilancePieceMutationVariables> =
  { id: 'uywyr7RtrzC5WTTT', name: 'DecideVigilancePiece', kind: 'mutation' };

export const EnterVigilanceDocument: KnownDocument<EnterVigilanceMutation, EnterVigilanceMutationVariables> =
  { id: 'QWkRiRKRGETJkdYn', name: 'EnterVigilance', kind: 'mutation' };

export const PeopleDocument: KnownDocument<PeopleQuery, PeopleQueryVariables> =
  { id: 'GbrNqc-SxucZqYQR', name: 'People', kind: 'query' };

export const PersonFileDocument: KnownDocument<PersonFileQuery, PersonFileQueryVariables> =
  { id: '-Ic7J1DyyMkAk5YR', name: 'PersonFile', kind: 'query' };

export const ChangePermissionsDocument: KnownDocument<ChangePermissionsMutation, ChangePermissionsMutationVariables> =
  { id: 'MwBG9Cg9JC8qaupC', name: 'ChangePermissions', kind: 'mutation' };

export const BlockPersonDocument: KnownDocument<BlockPersonMutation, BlockPersonMutationVariables> =
  { id: 'QU6cgo_ammnlJRvK', name: 'BlockPerson', kind: 'mutation' };

export const UnblockPersonDocument: KnownDocument<UnblockPersonMutation, UnblockPersonMutationVariables> =
  { id: 'pIJufuBJFcoRZn3b', name: 'UnblockPerson', kind: 'mutation' };

export const SetProfessionalDocument: KnownDocument<SetProfessionalMutation, SetProfessionalMutationVariables> =
  { id: 'IySLNMNRKfRhaeTO', name: 'SetProfessional', kind: 'mutation' };

export const SignOutPersonDocument: KnownDocument<SignOutPersonMutation, SignOutPersonMutationVariables> =
  { id: '5fS2bchta6Rswpd7', name: 'SignOutPerson', kind: 'mutation' };

export const ResendPersonConfirmationDocument: KnownDocument<ResendPersonConfirmationMutation, ResendPersonConfirmationMutationVariables> =
  { id: 'M5-SWEBTGAYI2MO1', name: 'ResendPersonConfirmation', kind: 'mutation' };

export const ViewPersonDocument: KnownDocument<ViewPersonMutation, ViewPersonMutationVariables> =
  { id: 'gSfoKbGC3-IVIiH1', name: 'ViewPerson', kind: 'mutation' };

export const EndSecondFactorDocument: KnownDocument<EndSecondFactorMutation, EndSecondFactorMutationVariables> =
  { id: 'E3lSWFohnK2TQTdl', name: 'EndSecondFactor', kind: 'mutation' };

export const SendPersonCopyDocument: KnownDocument<SendPersonCopyMutation, SendPersonCopyMutationVariables> =
  { id: '7Bm53amf0x_2g3Gf', name: 'SendPersonCopy', kind: 'mutation' };

export const ErasePersonDocument: KnownDocument<ErasePersonMutation, ErasePersonMutationVariables> =
  { id: 'CQTxRV72nQ643YM-', name: 'ErasePerson', kind: 'mutation' };

export const StaffApiKeysDocument: KnownDocument<StaffApiKeysQuery, StaffApiKeysQueryVariables> =
  { id: 'YzKcHBRflYdE-UhA', name: 'StaffApiKeys', kind: 'query' };

export const StaffWebhooksDocument: KnownDocument<StaffWebhooksQuery, StaffWebhooksQueryVariables> =
  { id: '5idlnu7UOamgROHD', name: 'StaffWebhooks', kind: 'query' };

export const StaffWebhookMessagesDocument: KnownDocument<StaffWebhookMessagesQuery, StaffWebhookMessagesQueryVariables> =
  { id: 'xtHxIF9Fw_GCPJui', name: 'StaffWebhookMessages', kind: 'query' };

export const AddHouseApiKeyDocument: KnownDocument<AddHouseApiKeyMutation, AddHouseApiKeyMutationVariables> =
  { id: '1SX-xN69ETB5x2RA', name: 'AddHouseApiKey', kind: 'mutation' };

export const EndHouseApiKeyDocument: KnownDocument<EndHouseApiKeyMutation, EndHouseApiKeyMutationVariables> =
  { id: 'eGSp7KtLbI2vbttT', name: 'EndHouseApiKey', kind: 'mutation' };

export const EndPersonApiKeyDocument: KnownDocument<EndPersonApiKeyMutation, EndPersonApiKeyMutationVariables> =
  { id: 'khvpcMnDQBWd1Ip-', name: 'EndPersonApiKey', kind: 'mutation' };

export const StaffQuestionsDocument: KnownDocument<StaffQuestionsQuery, StaffQuestionsQueryVariables> =
  { id: 'W6RXgvVpeQLQhXYh', name: 'StaffQuestions', kind: 'query' };

export const HideQuestionDocument: KnownDocument<HideQuestionMutation, HideQuestionMutationVariables> =
  { id: '591EtjCIbPM0KgmZ', name: 'HideQuestion', kind: 'mutation' };

export const ShowQuestionDocument: KnownDocument<ShowQuestionMutation, ShowQuestionMutationVariables> =
  { id: '4o_sve_5LbhXh9jw', name: 'ShowQuestion', kind: 'mutation' };

export const SettleQuestionFlagsDocument: KnownDocument<SettleQuestionFlagsMutation, SettleQuestionFlagsMutationVariables> =
  { id: 'Qi7VLn3QJSZndHfD', name: 'SettleQuestionFlags', kind: 'mutation' };

export const StaffReportsDocument: KnownDocument<StaffReportsQuery, StaffReportsQueryVariables> =
  { id: 'r-ONBYgEMUmEcU5o', name: 'StaffReports', kind: 'query' };

export const DecideReportDocument: KnownDocument<DecideReportMutation, DecideReportMutationVariables> =
  { id: '_6dpnOi9cXckAxXe', name: 'DecideReport', kind: 'mutation' };

export const DecideReportAppealDocument: KnownDocument<DecideReportAppealMutation, DecideReportAppealMutationVariables> =
  { id: 'aPBae344wxCyXNPJ', name: 'DecideReportAppeal', kind: 'mutation' };

export const StaffReviewsDocument: KnownDocument<StaffReviewsQuery, StaffReviewsQueryVariables> =
  { id: '0224aFSU_YKhCdFR', name: 'StaffReviews', kind: 'query' };

export const StaffReviewFiguresDocument: KnownDocument<StaffReviewFiguresQuery, StaffReviewFiguresQueryVariables> =
  { id: 'AFosRIXy-BEXKryQ', name: 'StaffReviewFigures', kind: 'query' };

export const SaveReviewDocument: KnownDocument<SaveReviewMutation, SaveReviewMutationVariables> =
  { id: 'qZNawhlNHxgC5T1y', name: 'SaveReview', kind: 'mutation' };

export const SetReviewStateDocument: KnownDocument<SetReviewStateMutation, SetReviewStateMutationVariables> =
  { id: 'ZZ9jKVmzugU2faku', name: 'SetReviewState', kind: 'mutation' };

export const ImportReviewsDocument: KnownDocument<ImportReviewsMutation, ImportReviewsMutationVariables> =
  { id: 'TI-qGpMl8xtZpFmF', name: 'ImportReviews', kind: 'mutation' };

export const SaveReviewFigureDocument: KnownDocument<SaveReviewFigureMutation, SaveReviewFigureMutationVariables> =
  { id: 'o7Wr1AdRZD0c-dnN', name: 'SaveReviewFigure', kind: 'mutation' };

export const StaffSalesDocument: KnownDocument<StaffSalesQuery, StaffSalesQueryVariables> =
  { id: 'Xq63fNtVtALrnF8h', name: 'StaffSales', kind: 'query' };

export const StaffSaleDocument: KnownDocument<StaffSaleQuery, StaffSaleQueryVariables> =
  { id: 'u9yzffiaVT5W3gXU', name: 'StaffSale', kind: 'query' };

export const SaveSaleDocument: KnownDocument<SaveSaleMutation, SaveSaleMutationVariables> =
  { id: 'ss7n6K7kwYkb85Fu', name: 'SaveSale', kind: 'mutation' };

export const ScheduleSaleDocument: KnownDocument<ScheduleSaleMutation, ScheduleSaleMutationVariables> =
  { id: 'A-9G_nmH2lebvKk2', name: 'ScheduleSale', kind: 'mutation' };

export const AnnounceSaleDocument: KnownDocument<AnnounceSaleMutation, AnnounceSaleMutationVariables> =
  { id: 'GVVrUObL20Hit99t', name: 'AnnounceSale', kind: 'mutation' };

export const RemoveSaleDocument: KnownDocument<RemoveSaleMutation, RemoveSaleMutationVariables> =
  { id: 'y4CH106btUNInugz', name: 'RemoveSale', kind: 'mutation' };

export const SaleDeskDocument: KnownDocument<SaleDeskQuery, SaleDeskQueryVariables> =
  { id: 'BrTiBr95Fiz5934k', name: 'SaleDesk', kind: 'query' };

export const DeskNewsDocument: KnownDocument<DeskNewsSubscription, DeskNewsSubscriptionVariables> =
  { id: 'hUiQG6ebuYCGLVq9', name: 'DeskNews', kind: 'subscription' };

export const AddSaleCallDocument: KnownDocument<AddSaleCallMutation, AddSaleCallMutationVariables> =
  { id: 'pH4nx93QYbwktJyp', name: 'AddSaleCall', kind: 'mutation' };

export const SettleSaleCallDocument: KnownDocument<SettleSaleCallMutation, SettleSaleCallMutationVariables> =
  { id: 'joy0SJbAfUitH6LJ', name: 'SettleSaleCall', kind: 'mutation' };

export const RemoveSaleCallDocument: KnownDocument<RemoveSaleCallMutation, RemoveSaleCallMutationVariables> =
  { id: 'uGglAX5aoCZAP2EK', name: 'RemoveSaleCall', kind: 'mutation' };

export const CarModelsDocument: KnownDocument<CarModelsQuery, CarModelsQueryVariables> =
  { id: '6a_DXprlHnqFglLF', name: 'CarModels', kind: 'query' };

export const RenameCarsDocument: KnownDocument<RenameCarsMutation, RenameCarsMutationVariables> =
  { id: '57Zu5KSa_DXaDdkW', name: 'RenameCars', kind: 'mutation' };

export const HouseSettingsDocument: KnownDocument<HouseSettingsQuery, HouseSettingsQueryVariables> =
  { id: 'lzhhHwBdeVel9rng', name: 'HouseSettings', kind: 'query' };

export const SettingPreviewDocument: KnownDocument<SettingPreviewQuery, SettingPreviewQueryVariables> =
  { id: '4AsemAusUik5gha5', name: 'SettingPreview', kind: 'query' };

export const ChangeSettingDocument: KnownDocument<ChangeSettingMutation, ChangeSettingMutationVariables> =
  { id: 'taffKZJorOAkLf_u', name: 'ChangeSetting', kind: 'mutation' };

export const HouseTextDocument: KnownDocument<HouseTextQuery, HouseTextQueryVariables> =
  { id: 'Lrlvn1J17KJo8PQ2', name: 'HouseText', kind: 'query' };

export const HouseTextPreviewDocument: KnownDocument<HouseTextPreviewQuery, HouseTextPreviewQueryVariables> =
  { id: 'dv-tHsUO2BBAfX8T', name: 'HouseTextPreview', kind: 'query' };

export const ChangeHouseTextDocument: KnownDocument<ChangeHouseTextMutation, ChangeHouseTextMutationVariables> =
  { id: 'B5txbLBIKVLPvLA5', name: 'ChangeHouseText', kind: 'mutation' };

export const HouseTextsDocument: KnownDocument<HouseTextsQuery, HouseTextsQueryVariables> =
  { id: 'EkGTg6re29pWH5m4', name: 'HouseTexts', kind: 'query' };

export const CallingBiddersDocument: KnownDocument<CallingBiddersQuery, CallingBiddersQueryVariables> =
  { id: '9BrR6PvYyKxcltXp', name: 'CallingBidders', kind: 'query' };

export const TakeBidDocument: KnownDocument<TakeBidMutation, TakeBidMutationVariables> =
  { id: '5m93_HomkEcKeQNX', name: 'TakeBid', kind: 'mutation' };
