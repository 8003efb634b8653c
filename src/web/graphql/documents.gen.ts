/** Written by `npm run documents` from the web's .graphql files. */

import type { KnownDocument } from './known-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AdDocumentInput = {
  label: string;
  urls: Array<string>;
};

export type AdImportState =
  | 'DONE'
  | 'REFUSED'
  | 'RUNNING'
  | 'WAITING';

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

export type AddBidInput = {
  auctionId: string | number;
  bid: number;
  /** Auctions:update: whose bid this is, when staff take it by telephone or mail. The rules are the same. */
  bidderEmail?: string | null | undefined;
  /** Made by the client and stored before sending. The same key from the same person within a day returns the first outcome again and places nothing; with other content it is refused (IdempotencyMismatch). */
  clientBidId?: string | number | null | undefined;
  isAuctionCGVAccepted: boolean;
  leadSource?: LeadSource | null | undefined;
  /** The optional maximum automatic bid. */
  maxBid?: number | null | undefined;
  /** The language in which the terms were read: their version is kept with the bid. FR by default. */
  termsLocale?: Locale | null | undefined;
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

export type AuctionNoticeKind =
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
  | 'SOLD'
  | 'UNSOLD'
  | 'WITHDRAWN';

export type AuditFilter = {
  actorId?: string | number | null | undefined;
  from?: string | null | undefined;
  /** What was acted on: ad, auction, order, account… */
  subject?: string | null | undefined;
  /** Part of a name or a reason, or the whole id of a thing. */
  text?: string | null | undefined;
  until?: string | null | undefined;
};

export type CarAdFilter = {
  auctionStates?: Array<AuctionState> | null | undefined;
  auctionsOnly?: boolean | null | undefined;
  bodies?: Array<string> | null | undefined;
  brands?: Array<string> | null | undefined;
  carTypes?: Array<CarType> | null | undefined;
  countries?: Array<string> | null | undefined;
  fuels?: Array<string> | null | undefined;
  kinds?: Array<AdKind> | null | undefined;
  mileageMax?: number | null | undefined;
  models?: Array<string> | null | undefined;
  priceMax?: number | null | undefined;
  priceMin?: number | null | undefined;
  sold?: boolean | null | undefined;
  text?: string | null | undefined;
  transmissions?: Array<string> | null | undefined;
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

export type CarType =
  | 'CLASSIC'
  | 'GT'
  | 'OTHER'
  | 'YOUNGTIMER';

export type ColorInput = {
  code: string;
  hex?: string | null | undefined;
  nameEn: string;
  nameEs: string;
  nameFr: string;
};

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

export type CreateAlertInput = {
  filter: CarAdFilter;
  frequency?: AlertFrequency | null | undefined;
  name: string;
  /** The query of the search’s page. */
  query?: string | null | undefined;
};

export type CreateQuestionInput = {
  auctionId?: string | number | null | undefined;
  question: string;
  uuid: string | number;
};

export type InquiryAnswerInput = {
  name: string;
  values: Array<string>;
};

export type LeadSource =
  | 'chat'
  | 'email'
  | 'partner'
  | 'phone_call'
  | 'shortlink'
  | 'system_generated'
  | 'video'
  | 'website';

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

export type NotificationChannel =
  | 'EMAIL'
  | 'IN_PAGE'
  | 'PUSH';

export type NotificationChoiceInput = {
  channels: Array<NotificationChannel>;
  kind: NotificationKind;
};

export type NotificationKind =
  | 'AD_REVIEWED'
  | 'AD_SUBMITTED'
  | 'ALERT_MATCH'
  | 'AUCTION_STARTED'
  | 'BID_RECEIVED'
  | 'CANCELLED'
  | 'ENDING_SOON'
  | 'EXTENDED'
  | 'LOST'
  | 'MAX_BID_USED'
  | 'ORDER_STEP'
  | 'OUTBID'
  | 'QUESTION_ANSWERED'
  | 'QUESTION_ASKED'
  | 'QUESTION_WAITING'
  | 'RESERVE_REACHED'
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
  serialEngine?: string | null | undefined;
  steeringWheel?: string | null | undefined;
  vin?: string | null | undefined;
};

export type RegisterInput = {
  email: string;
  firstName: string;
  language: Locale;
  lastName: string;
  password: string;
  phone: string;
};

export type ReviewDecision =
  | 'APPROVED'
  | 'CHANGES_ASKED'
  | 'REFUSED';

export type SalesContactInput = {
  calendarUrl?: string | null | undefined;
  email?: string | null | undefined;
  firstName: string;
  phone?: string | null | undefined;
  profilePicture?: string | null | undefined;
};

export type SaveInquiryInput = {
  answers: Array<InquiryAnswerInput>;
  carUuid?: string | number | null | undefined;
  form: string;
  /** null begins a draft. */
  id?: string | number | null | undefined;
  /** The browser's own secret, 20 characters or more. */
  key: string;
  language: Locale;
  step: string;
};

export type SocialProvider =
  | 'FACEBOOK'
  | 'GOOGLE';

export type StaffAdFilter = {
  kind?: AdKind | null | undefined;
  ownerId?: string | number | null | undefined;
  status?: AdStatus | null | undefined;
  /** Words of the car, its owner or its reference, or a whole uuid. */
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

export type UpdateAlertInput = {
  frequency?: AlertFrequency | null | undefined;
  isPaused?: boolean | null | undefined;
  name?: string | null | undefined;
};

export type UpdateProfileInput = {
  firstName: string;
  lastName: string;
  phone: string;
};

export type WorkInput = {
  description?: LocalizedTextInput | null | undefined;
  endDate?: string | null | undefined;
  name: LocalizedTextInput;
  startDate?: string | null | undefined;
};

export type AuditLineFragment = { id: string, recordedAt: string, actorId: string | null, actorName: string, action: string, subjectId: string, subjectName: string, reason: string | null, changes: Array<{ name: string, before: string | null, after: string | null }> };

export type ConfirmPasswordMutationVariables = Exact<{
  password: string;
}>;


export type ConfirmPasswordMutation = { confirmPassword: boolean };

export type AlertRowFragment = { id: string, name: string, query: string, frequency: AlertFrequency, isPaused: boolean, matchCount: number };

export type MyAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAlertsQuery = { myAlerts: Array<{ id: string, name: string, query: string, frequency: AlertFrequency, isPaused: boolean, matchCount: number }> };

export type CreateAlertMutationVariables = Exact<{
  data: CreateAlertInput;
}>;


export type CreateAlertMutation = { createAlert: { id: string } };

export type UpdateAlertMutationVariables = Exact<{
  id: string | number;
  data: UpdateAlertInput;
}>;


export type UpdateAlertMutation = { updateAlert: { id: string, name: string, query: string, frequency: AlertFrequency, isPaused: boolean, matchCount: number } };

export type RemoveAlertMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveAlertMutation = { removeAlert: boolean };

export type UnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadQuery = { myNotifications: { unreadCount: number, liveKey: string } | null };

export type NotifiedSubscriptionVariables = Exact<{
  key: string;
}>;


export type NotifiedSubscription = { notified: number };

export type BidRowFragment = { id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number };

export type AuctionFactsFragment = { id: string, state: AuctionState, start: string, end: string, reservePriceReached: boolean | null, askForCardDetails: boolean, viewCount: number, nbFav: number, startingPrice: number, currentBid: number | null, minimumBid: number, extensionWindowSeconds: number, version: number, notice: { kind: AuctionNoticeKind, reason: string | null, at: string } | null, questions: Array<{ id: string, question: string, answer: string | null, answerDate: string | null, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> }> };

export type BidAddedSubscriptionVariables = Exact<{
  uuid: string | number;
}>;


export type BidAddedSubscription = { bidAdded: { id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number } };

export type AuctionUpdatedSubscriptionVariables = Exact<{
  uuid: string | number;
}>;


export type AuctionUpdatedSubscription = { auctionUpdated: { id: string, state: AuctionState, start: string, end: string, reservePriceReached: boolean | null, askForCardDetails: boolean, viewCount: number, nbFav: number, startingPrice: number, currentBid: number | null, minimumBid: number, extensionWindowSeconds: number, version: number, notice: { kind: AuctionNoticeKind, reason: string | null, at: string } | null, questions: Array<{ id: string, question: string, answer: string | null, answerDate: string | null, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> }> } };

export type BidsSinceQueryVariables = Exact<{
  auctionId: string | number;
  uuid: string | number;
  sinceVersion: number;
}>;


export type BidsSinceQuery = { bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, publicCarAd: { sold: boolean, auction: { id: string, state: AuctionState, start: string, end: string, reservePriceReached: boolean | null, askForCardDetails: boolean, viewCount: number, nbFav: number, startingPrice: number, currentBid: number | null, minimumBid: number, extensionWindowSeconds: number, version: number, notice: { kind: AuctionNoticeKind, reason: string | null, at: string } | null, questions: Array<{ id: string, question: string, answer: string | null, answerDate: string | null, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> }> } | null } | null };

export type MyStandingQueryVariables = Exact<{
  auctionId: string | number;
}>;


export type MyStandingQuery = { myBidderId: string | null, myMaxBid: number | null };

export type AddBidMutationVariables = Exact<{
  input: AddBidInput;
}>;


export type AddBidMutation = { addBid: { id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number } };

export type CreateCardCheckoutSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type CreateCardCheckoutSessionMutation = { createCardCheckoutSession: string };

export type RegisterViewMutationVariables = Exact<{
  id: string | number;
}>;


export type RegisterViewMutation = { registerView: boolean };

export type AdCardFragment = { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null };

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

export type PageQueryVariables = Exact<{
  name: string;
  locale: Locale;
  version?: number | null | undefined;
}>;


export type PageQuery = { page: { slug: string, locales: Array<Locale>, version: number, title: string, description: string, publishedAt: string, blocks: Array<
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

export type MyFavoritesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyFavoritesQuery = { myFavorites: Array<string> };

export type AddFavoriteMutationVariables = Exact<{
  uuid: string | number;
}>;


export type AddFavoriteMutation = { addFavorite: boolean };

export type RemoveFavoriteMutationVariables = Exact<{
  uuid: string | number;
}>;


export type RemoveFavoriteMutation = { removeFavorite: boolean };

export type InquiryFormQueryVariables = Exact<{
  name: string;
}>;


export type InquiryFormQuery = { inquiryForm: { name: string, makesAd: boolean, steps: Array<{ name: string, fields: Array<{ name: string, kind: string, isRequired: boolean, options: Array<string>, minimum: number | null, maximum: number | null }> }> } | null };

export type DraftFragment = { id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, answers: Array<{ name: string, values: Array<string> }> };

export type InquiryQueryVariables = Exact<{
  id: string | number;
  key: string;
}>;


export type InquiryQuery = { inquiry: { id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, answers: Array<{ name: string, values: Array<string> }> } | null };

export type MyInquiriesQueryVariables = Exact<{
  key: string;
}>;


export type MyInquiriesQuery = { myInquiries: Array<{ id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, answers: Array<{ name: string, values: Array<string> }> }> };

export type SaveInquiryMutationVariables = Exact<{
  input: SaveInquiryInput;
}>;


export type SaveInquiryMutation = { saveInquiry: { id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, answers: Array<{ name: string, values: Array<string> }> } };

export type SendInquiryMutationVariables = Exact<{
  id: string | number;
  key: string;
  leadSource?: string | null | undefined;
}>;


export type SendInquiryMutation = { sendInquiry: { id: string, form: string, carUuid: string | null, updatedAt: string, isSent: boolean, openStep: string | null, answers: Array<{ name: string, values: Array<string> }> } };

export type RemoveInquiryMutationVariables = Exact<{
  id: string | number;
  key: string;
}>;


export type RemoveInquiryMutation = { removeInquiry: boolean };

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

export type NotificationRowFragment = { id: string, kind: NotificationKind, date: string, isRead: boolean, amount: number | null, end: string | null, isSold: boolean | null, alertName: string | null, count: number | null, orderId: string | null, decision: ReviewDecision | null, isSeller: boolean, ad: { uuid: string, slug: string, brand: string, model: string, version: string | null } | null };

export type MyNotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyNotificationsQuery = { myNotifications: { unreadCount: number, nodes: Array<{ id: string, kind: NotificationKind, date: string, isRead: boolean, amount: number | null, end: string | null, isSold: boolean | null, alertName: string | null, count: number | null, orderId: string | null, decision: ReviewDecision | null, isSeller: boolean, ad: { uuid: string, slug: string, brand: string, model: string, version: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

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

export type QuestionTextFragment = { id: string, question: string, answer: string | null, answerDate: string | null, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> };

export type MyQuestionsQueryVariables = Exact<{
  uuid: string | number;
}>;


export type MyQuestionsQuery = { myQuestions: Array<{ id: string, question: string, answer: string | null, answerDate: string | null, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> }> };

export type CreateQuestionMutationVariables = Exact<{
  input: CreateQuestionInput;
}>;


export type CreateQuestionMutation = { createQuestion: { id: string, question: string, answer: string | null, answerDate: string | null, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> } };

export type ResultCardFragment = { id: string, verdict: AuctionVerdict, endedAt: string, bidCount: number, hammerPrice: number | null, prices: Array<number>, ad: { slug: string, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null } } };

export type ReviewCardFragment = { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: Array<{ brand: string, model: string | null, count: number }> };

export type PersonFragment = { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, isEmailConfirmed: boolean, hasPassword: boolean, takesMarketing: boolean | null, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, isEmailConfirmed: boolean, hasPassword: boolean, takesMarketing: boolean | null, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } | null };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login: { user: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, isEmailConfirmed: boolean, hasPassword: boolean, takesMarketing: boolean | null, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } } };

export type RegisterMutationVariables = Exact<{
  data: RegisterInput;
}>;


export type RegisterMutation = { register: { user: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, isEmailConfirmed: boolean, hasPassword: boolean, takesMarketing: boolean | null, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } } };

export type SocialLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialLinkQuery = { socialLink: { provider: SocialProvider, email: string } | null };

export type LinkSocialAccountMutationVariables = Exact<{
  password: string;
}>;


export type LinkSocialAccountMutation = { linkSocialAccount: { user: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, isEmailConfirmed: boolean, hasPassword: boolean, takesMarketing: boolean | null, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: boolean };

export type UpdateProfileMutationVariables = Exact<{
  data: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, isEmailConfirmed: boolean, hasPassword: boolean, takesMarketing: boolean | null, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } };

export type UpdatePseudoMutationVariables = Exact<{
  pseudo?: string | null | undefined;
}>;


export type UpdatePseudoMutation = { updatePseudo: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, isEmailConfirmed: boolean, hasPassword: boolean, takesMarketing: boolean | null, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } };

export type ServerTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerTimeQuery = { serverTime: string };

export type StaffAdsQueryVariables = Exact<{
  filter?: StaffAdFilter | null | undefined;
  sort?: StaffAdSort | null | undefined;
  page?: number | null | undefined;
}>;


export type StaffAdsQuery = { staffCarAds: { totalCount: number, ads: Array<{ uuid: string, brand: string, model: string, version: string | null, year: number | null, status: AdStatus, kind: AdKind, price: number | null, isPriceHidden: boolean, ownerId: string | null, ownerName: string | null, updatedAt: string, photo: { url: string, srcSet: string } | null }> } };

export type StaffAdsCsvQueryVariables = Exact<{
  filter?: StaffAdFilter | null | undefined;
  sort?: StaffAdSort | null | undefined;
}>;


export type StaffAdsCsvQuery = { staffCarAdsCsv: { text: string } };

export type CreateCarAdMutationVariables = Exact<{
  data: CarAdInput;
}>;


export type CreateCarAdMutation = { createCarAd: { uuid: string } };

export type EditedStateFragment = { uuid: string, slug: string, status: AdStatus, revision: number, missing: Array<string> | null, sfInternalOpportunityId: string | null };

export type EditedCarAdQueryVariables = Exact<{
  uuid: string | number;
}>;


export type EditedCarAdQuery = { editedCarAd: { written: string, ownerName: string | null, ad: { uuid: string, slug: string, status: AdStatus, revision: number, missing: Array<string> | null, sfInternalOpportunityId: string | null }, photos: Array<{ id: string, role: string, photo: { url: string, alt: string | null } }> } | null };

export type HasCarAdQueryVariables = Exact<{
  uuid: string | number;
}>;


export type HasCarAdQuery = { editedCarAd: { ad: { uuid: string } } | null };

export type CarAdHistoryQueryVariables = Exact<{
  uuid: string | number;
}>;


export type CarAdHistoryQuery = { carAdHistory: Array<{ id: string, recordedAt: string, actorId: string | null, actorName: string, action: string, subjectId: string, subjectName: string, reason: string | null, changes: Array<{ name: string, before: string | null, after: string | null }> }> };

export type UpdateCarAdMutationVariables = Exact<{
  uuid: string | number;
  data: CarAdInput;
  revision?: number | null | undefined;
}>;


export type UpdateCarAdMutation = { updateCarAd: { uuid: string, slug: string, status: AdStatus, revision: number, missing: Array<string> | null, sfInternalOpportunityId: string | null } };

export type PublishCarAdMutationVariables = Exact<{
  uuid: string | number;
}>;


export type PublishCarAdMutation = { publishCarAd: { uuid: string, slug: string, status: AdStatus, revision: number, missing: Array<string> | null, sfInternalOpportunityId: string | null } };

export type WithdrawCarAdMutationVariables = Exact<{
  uuid: string | number;
}>;


export type WithdrawCarAdMutation = { withdrawCarAd: { uuid: string, slug: string, status: AdStatus, revision: number, missing: Array<string> | null, sfInternalOpportunityId: string | null } };

export type DescribeCarAdPhotoMutationVariables = Exact<{
  uuid: string | number;
  photoId: string | number;
  alt?: string | null | undefined;
}>;


export type DescribeCarAdPhotoMutation = { describeCarAdPhoto: boolean };

export type ImportStateFragment = { id: string, fileName: string, isTrial: boolean, state: AdImportState, lineCount: number, doneCount: number, createdAt: string, report: Array<{ line: number, name: string, uuid: string | null, code: string | null, field: string | null }> };

export type CarAdImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type CarAdImportsQuery = { carAdImports: Array<{ id: string, fileName: string, isTrial: boolean, state: AdImportState, lineCount: number, doneCount: number, createdAt: string, report: Array<{ line: number, name: string, uuid: string | null, code: string | null, field: string | null }> }> };

export type CarAdImportQueryVariables = Exact<{
  id: string | number;
}>;


export type CarAdImportQuery = { carAdImport: { id: string, fileName: string, isTrial: boolean, state: AdImportState, lineCount: number, doneCount: number, createdAt: string, report: Array<{ line: number, name: string, uuid: string | null, code: string | null, field: string | null }> } | null };

export type BeginCarAdImportMutationVariables = Exact<{
  fileName: string;
  isTrial: boolean;
}>;


export type BeginCarAdImportMutation = { beginCarAdImport: { id: string } };

export type AddToCarAdImportMutationVariables = Exact<{
  id: string | number;
  text: string;
}>;


export type AddToCarAdImportMutation = { addToCarAdImport: boolean };

export type RunCarAdImportMutationVariables = Exact<{
  id: string | number;
}>;


export type RunCarAdImportMutation = { runCarAdImport: { id: string, fileName: string, isTrial: boolean, state: AdImportState, lineCount: number, doneCount: number, createdAt: string, report: Array<{ line: number, name: string, uuid: string | null, code: string | null, field: string | null }> } };

export type AuditEntriesQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  page?: number | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { totalCount: number, entries: Array<{ id: string, recordedAt: string, actorId: string | null, actorName: string, action: string, subjectId: string, subjectName: string, reason: string | null, changes: Array<{ name: string, before: string | null, after: string | null }> }> } };

export type AuditCsvQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
}>;


export type AuditCsvQuery = { auditCsv: { text: string } };

export type ContentListQueryVariables = Exact<{
  kind: ContentKind;
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


export type LinkableCarsQuery = { searchCarAds: { edges: Array<{ node: { uuid: string, slug: string, brand: string, model: string, version: string | null, year: number | null } }> } };

export type LinkedCarQueryVariables = Exact<{
  uuid: string | number;
}>;


export type LinkedCarQuery = { publicCarAd: { uuid: string, slug: string, brand: string, model: string, version: string | null, year: number | null } | null };

export type SaveContentDraftMutationVariables = Exact<{
  data: ContentDraftInput;
}>;


export type SaveContentDraftMutation = { saveContentDraft: number };

export type PublishContentMutationVariables = Exact<{
  kind: ContentKind;
  slug: string;
  locale: Locale;
  date?: string | null | undefined;
}>;


export type PublishContentMutation = { publishContent: number };

export type MoveContentMutationVariables = Exact<{
  kind: ContentKind;
  from: string;
  to: string;
}>;


export type MoveContentMutation = { moveContent: string };

export type StaffOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffOverviewQuery = { staffOverview: { drafts: number | null, running: number | null, endingSoon: number | null, endingToday: number | null, questions: number | null, questionsSince: string | null, ordersLate: number | null, leads: number | null, leadsDue: number | null, mailsRefused: number | null, jobsDead: number | null } | null };

export type ArticleTeaserFragment = { slug: string, title: string, description: string, tags: Array<string>, date: string, author: string | null };

export type ArticlesQueryVariables = Exact<{
  locale: Locale;
  tag?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ArticlesQuery = { articles: { tags: Array<string>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { slug: string, title: string, description: string, tags: Array<string>, date: string, author: string | null } }> } };

export type ArticleQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type ArticleQuery = { article: { brands: Array<string>, slug: string, title: string, description: string, tags: Array<string>, date: string, author: string | null, locales: Array<Locale>, version: number, publishedAt: string, blocks: Array<
      | { __typename: 'ContentAction', label: string, to: string, isMain: boolean }
      | { __typename: 'ContentFaq', entries: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentFigure', url: string, alt: string, caption: string | null }
      | { __typename: 'ContentHeading', id: string, level: number, line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentList', isOrdered: boolean, items: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentNote', lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }
      | { __typename: 'ContentParagraph', line: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> } }
      | { __typename: 'ContentSteps', steps: Array<{ title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
      | { __typename: 'ContentTable', caption: string | null, head: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }>, rows: Array<{ cells: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> }> }
    > } | null, articles: { edges: Array<{ node: { slug: string, title: string, description: string, tags: Array<string>, date: string, author: string | null } }> } };

export type CarsOfBrandsQueryVariables = Exact<{
  brands: Array<string> | string;
}>;


export type CarsOfBrandsQuery = { searchCarAds: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> } };

export type BrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsQuery = { searchCarAds: { facets: Array<{ name: string, values: Array<{ value: string, count: number }> }> } };

export type CarQueryVariables = Exact<{
  slug: string;
}>;


export type CarQuery = { isCarAdWithdrawn: boolean, publicCarAd: { status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { firstName: string, phone: string | null, email: string | null, calendarUrl: string | null, profilePicture: string | null } | null, owner: { firstName: string, isPro: boolean, memberId: string | null } | null, location: { zipCode: string | null, country: string | null, city: string | null } | null, optionalData: { horsePower: number | null, originalHue: boolean | null, fuel: string | null, vin: string | null, originPlace: string | null, fiscalHorse: number | null, gearNumber: number | null, cylinderNumber: number | null, cubicCapacity: number | null, steeringWheel: string | null, serialEngine: string | null, lastRestoration: number | null, expertiseLess5Y: boolean | null }, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, notice: { kind: AuctionNoticeKind, reason: string | null, at: string } | null, questions: Array<{ id: string, question: string, answer: string | null, answerDate: string | null, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> }> } | null, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null }> } | null };

export type TextFragment = { fr: string | null, en: string | null, es: string | null };

export type ColorNameFragment = { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null };

export type GalleryPhotoFragment = { url: string, width: number, height: number, alt: string | null, srcSet: string };

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


export type BesideCarsQuery = { adFaq: Array<{ question: string, answer: string }>, auctionFaq: Array<{ question: string, answer: string }>, reviews: { edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null } }> } };

export type CarAskedAboutQueryVariables = Exact<{
  uuid: string | number;
}>;


export type CarAskedAboutQuery = { publicCarAd: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } | null };

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

export type EventQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type EventQuery = { event: { brands: Array<string>, isRetromobile: boolean, place: string | null, startsOn: string | null, endsOn: string | null, slug: string, locales: Array<Locale>, version: number, title: string, description: string, publishedAt: string, cars: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null }>, blocks: Array<
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


export type EventCarsQuery = { searchCarAds: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> } };

export type FeedQueryVariables = Exact<{
  filter: CarAdFilter;
  first: number;
  offset: number;
}>;


export type FeedQuery = { searchCarAds: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, location: { country: string | null, city: string | null } | null, photos: { front: { url: string } | null }, auction: { state: AuctionState, end: string, currentBid: number | null } | null } }> } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { endingSoon: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, coming: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, newAds: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }>, facets: Array<{ name: string, values: Array<{ value: string, count: number }> }> }, auctionResults: { results: Array<{ id: string, verdict: AuctionVerdict, endedAt: string, bidCount: number, hammerPrice: number | null, prices: Array<number>, ad: { slug: string, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null } } }> }, reviews: { totalCount: number, edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null } }> } };

export type FoundCarsQueryVariables = Exact<{ [key: string]: never; }>;


export type FoundCarsQuery = { searchCarAds: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> } };

export type ResultsQueryVariables = Exact<{
  brand?: string | null | undefined;
  model?: string | null | undefined;
  year?: number | null | undefined;
  first: number;
  offset: number;
}>;


export type ResultsQuery = { auctionResults: { totalCount: number, results: Array<{ id: string, verdict: AuctionVerdict, endedAt: string, bidCount: number, hammerPrice: number | null, prices: Array<number>, ad: { slug: string, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null } } }>, choices: Array<{ name: string, value: string, count: number }>, comparables: { count: number, lowest: number, highest: number, median: number, sales: Array<{ endedAt: string, price: number }> } | null } };

export type AllReviewsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AllReviewsQuery = { reviews: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null } }> } };

export type RssAdsQueryVariables = Exact<{
  filter: CarAdFilter;
}>;


export type RssAdsQuery = { searchCarAds: { edges: Array<{ node: { uuid: string, slug: string, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, publishedAt: string | null, location: { city: string | null } | null, photos: { front: { url: string } | null }, auction: { state: AuctionState, currentBid: number | null } | null } }> } };

export type CarNamesQueryVariables = Exact<{
  brand: string;
  model?: string | null | undefined;
}>;


export type CarNamesQuery = { carNames: { brand: string, model: string | null } | null };

export type SearchQueryVariables = Exact<{
  filter?: CarAdFilter | null | undefined;
  sort?: CarAdSort | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type SearchQuery = { searchCarAds: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }>, facets: Array<{ name: string, values: Array<{ value: string, count: number }> }>, spans: { priceMin: number | null, priceMax: number | null, yearMin: number | null, yearMax: number | null } } };

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


export type SiteMapQuery = { searchCarAds: { facets: Array<{ name: string, values: Array<{ value: string }> }> }, articles: { edges: Array<{ node: { slug: string, title: string } }> } };

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

export type PageVersionsQueryVariables = Exact<{
  name: string;
  locale: Locale;
}>;


export type PageVersionsQuery = { pageVersions: Array<{ number: number, publishedAt: string }> };

export type MemberQueryVariables = Exact<{
  id: string | number;
}>;


export type MemberQuery = { member: { id: string, pseudo: string | null, isPro: boolean, since: string, ads: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null }> } | null };

export type AddressCardFragment = { id: string, label: string | null, street: string | null, zipCode: string, city: string, country: string, isDefault: boolean };

export type MyAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAddressesQuery = { me: { id: string, addresses: Array<{ id: string, label: string | null, street: string | null, zipCode: string, city: string, country: string, isDefault: boolean }> } | null };

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

export type MyAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountQuery = { mySocialAccounts: Array<SocialProvider>, me: { id: string, wantedEmail: string | null } | null, myCard: { brand: string, lastFour: string, expiresAt: string, isValid: boolean } | null, mySessions: Array<{ id: string, browser: string | null, system: string | null, createdAt: string, seenAt: string, isCurrent: boolean }> };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { myData: string | null };

export type ResendConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendConfirmationMutation = { resendConfirmation: boolean };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  password?: string | null | undefined;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { id: string, wantedEmail: string | null } };

export type UpdatePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
}>;


export type UpdatePasswordMutation = { updatePassword: boolean };

export type UpdateLanguageMutationVariables = Exact<{
  language: Locale;
}>;


export type UpdateLanguageMutation = { updateLanguage: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, isEmailConfirmed: boolean, hasPassword: boolean, takesMarketing: boolean | null, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } };

export type ChooseMarketingMutationVariables = Exact<{
  takes: boolean;
}>;


export type ChooseMarketingMutation = { chooseMarketing: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, isEmailConfirmed: boolean, hasPassword: boolean, takesMarketing: boolean | null, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } };

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


export const ConfirmPasswordDocument: KnownDocument<ConfirmPasswordMutation, ConfirmPasswordMutationVariables> =
  { id: 'vlLGIuPnwRhi6Tb6', name: 'ConfirmPassword', kind: 'mutation' };

export const MyAlertsDocument: KnownDocument<MyAlertsQuery, MyAlertsQueryVariables> =
  { id: 'aJdnSIALSXJxRdsd', name: 'MyAlerts', kind: 'query' };

export const CreateAlertDocument: KnownDocument<CreateAlertMutation, CreateAlertMutationVariables> =
  { id: 'MGQPZ6UWzVrBe951', name: 'CreateAlert', kind: 'mutation' };

export const UpdateAlertDocument: KnownDocument<UpdateAlertMutation, UpdateAlertMutationVariables> =
  { id: 'mKB8yt-1Dg2TUt4k', name: 'UpdateAlert', kind: 'mutation' };

export const RemoveAlertDocument: KnownDocument<RemoveAlertMutation, RemoveAlertMutationVariables> =
  { id: 'pAJovl5wjX3H3MDi', name: 'RemoveAlert', kind: 'mutation' };

export const UnreadDocument: KnownDocument<UnreadQuery, UnreadQueryVariables> =
  { id: 'RNQ9wRj0u_0txx78', name: 'Unread', kind: 'query' };

export const NotifiedDocument: KnownDocument<NotifiedSubscription, NotifiedSubscriptionVariables> =
  { id: 'VCX6MaZXqBC7NLsB', name: 'Notified', kind: 'subscription' };

export const BidAddedDocument: KnownDocument<BidAddedSubscription, BidAddedSubscriptionVariables> =
  { id: '--9qC9I5zS3tzRTA', name: 'BidAdded', kind: 'subscription' };

export const AuctionUpdatedDocument: KnownDocument<AuctionUpdatedSubscription, AuctionUpdatedSubscriptionVariables> =
  { id: 'PYty01fcwvx0ypvG', name: 'AuctionUpdated', kind: 'subscription' };

export const BidsSinceDocument: KnownDocument<BidsSinceQuery, BidsSinceQueryVariables> =
  { id: '77MSwbPQNTDlT9RT', name: 'BidsSince', kind: 'query' };

export const MyStandingDocument: KnownDocument<MyStandingQuery, MyStandingQueryVariables> =
  { id: 'GDMPTd-Cp0sREwN3', name: 'MyStanding', kind: 'query' };

export const AddBidDocument: KnownDocument<AddBidMutation, AddBidMutationVariables> =
  { id: 'qkzpZvo2-d4n9R5T', name: 'AddBid', kind: 'mutation' };

export const CreateCardCheckoutSessionDocument: KnownDocument<CreateCardCheckoutSessionMutation, CreateCardCheckoutSessionMutationVariables> =
  { id: '6fsqKBuMCB-Co8H1', name: 'CreateCardCheckoutSession', kind: 'mutation' };

export const RegisterViewDocument: KnownDocument<RegisterViewMutation, RegisterViewMutationVariables> =
  { id: 'AYZJqBb1n_UHZWDc', name: 'RegisterView', kind: 'mutation' };

export const ChooseConsentDocument: KnownDocument<ChooseConsentMutation, ChooseConsentMutationVariables> =
  { id: '8SJlYBjFjlc586E_', name: 'ChooseConsent', kind: 'mutation' };

export const PageDocument: KnownDocument<PageQuery, PageQueryVariables> =
  { id: 'TkLnBWJf-P1giZ3V', name: 'Page', kind: 'query' };

export const MyFavoritesDocument: KnownDocument<MyFavoritesQuery, MyFavoritesQueryVariables> =
  { id: 'CDSD9EeO3lKUNyzL', name: 'MyFavorites', kind: 'query' };

export const AddFavoriteDocument: KnownDocument<AddFavoriteMutation, AddFavoriteMutationVariables> =
  { id: '7QpP9Uk9Hpu9etBh', name: 'AddFavorite', kind: 'mutation' };

export const RemoveFavoriteDocument: KnownDocument<RemoveFavoriteMutation, RemoveFavoriteMutationVariables> =
  { id: 'AWMiDDscAJ-brqSy', name: 'RemoveFavorite', kind: 'mutation' };

export const InquiryFormDocument: KnownDocument<InquiryFormQuery, InquiryFormQueryVariables> =
  { id: 'kCPJ3SPOoIjHQNUW', name: 'InquiryForm', kind: 'query' };

export const InquiryDocument: KnownDocument<InquiryQuery, InquiryQueryVariables> =
  { id: 'cQCa4Q-sydR3dft7', name: 'Inquiry', kind: 'query' };

export const MyInquiriesDocument: KnownDocument<MyInquiriesQuery, MyInquiriesQueryVariables> =
  { id: 'rud6XMHyoiF35p_u', name: 'MyInquiries', kind: 'query' };

export const SaveInquiryDocument: KnownDocument<SaveInquiryMutation, SaveInquiryMutationVariables> =
  { id: 'lh-P1vO3352Vtvml', name: 'SaveInquiry', kind: 'mutation' };

export const SendInquiryDocument: KnownDocument<SendInquiryMutation, SendInquiryMutationVariables> =
  { id: 'Qa4Sz0ADavMygKhl', name: 'SendInquiry', kind: 'mutation' };

export const RemoveInquiryDocument: KnownDocument<RemoveInquiryMutation, RemoveInquiryMutationVariables> =
  { id: 'QdYLAz5z3DEKk4FR', name: 'RemoveInquiry', kind: 'mutation' };

export const SubscribeNewsletterDocument: KnownDocument<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables> =
  { id: 'wlWOCavBNBRqsGQt', name: 'SubscribeNewsletter', kind: 'mutation' };

export const ConfirmNewsletterDocument: KnownDocument<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables> =
  { id: 'mzJl5y6cKpw8dyy1', name: 'ConfirmNewsletter', kind: 'mutation' };

export const LeaveNewsletterDocument: KnownDocument<LeaveNewsletterMutation, LeaveNewsletterMutationVariables> =
  { id: '46FUdoaOAY7w9NSD', name: 'LeaveNewsletter', kind: 'mutation' };

export const MyNotificationsDocument: KnownDocument<MyNotificationsQuery, MyNotificationsQueryVariables> =
  { id: 'wc2Hwp0FHbpRxOJB', name: 'MyNotifications', kind: 'query' };

export const MarkNotificationsReadDocument: KnownDocument<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables> =
  { id: 'KVvMd-eZwRKEo8Hu', name: 'MarkNotificationsRead', kind: 'mutation' };

export const NotificationSettingsDocument: KnownDocument<NotificationSettingsQuery, NotificationSettingsQueryVariables> =
  { id: 'dzCe15ZA9xzIZ8Ev', name: 'NotificationSettings', kind: 'query' };

export const UpdateNotificationSettingsDocument: KnownDocument<UpdateNotificationSettingsMutation, UpdateNotificationSettingsMutationVariables> =
  { id: 'WfpzniM4M2YZFVNd', name: 'UpdateNotificationSettings', kind: 'mutation' };

export const AddPushSubscriptionDocument: KnownDocument<AddPushSubscriptionMutation, AddPushSubscriptionMutationVariables> =
  { id: 'wxUtK7z7ASEp-fVG', name: 'AddPushSubscription', kind: 'mutation' };

export const RemovePushSubscriptionDocument: KnownDocument<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables> =
  { id: 'BNRyOjBNlUO407ht', name: 'RemovePushSubscription', kind: 'mutation' };

export const MyQuestionsDocument: KnownDocument<MyQuestionsQuery, MyQuestionsQueryVariables> =
  { id: '3BrYkTwn84L6Cdhz', name: 'MyQuestions', kind: 'query' };

export const CreateQuestionDocument: KnownDocument<CreateQuestionMutation, CreateQuestionMutationVariables> =
  { id: '9ore6x2-oBPnIx8E', name: 'CreateQuestion', kind: 'mutation' };

export const SearchSuggestionsDocument: KnownDocument<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> =
  { id: 'fC8lID9iUsege0EC', name: 'SearchSuggestions', kind: 'query' };

export const MeDocument: KnownDocument<MeQuery, MeQueryVariables> =
  { id: 'ZZrF8Jnw-IMY_ikI', name: 'Me', kind: 'query' };

export const LoginDocument: KnownDocument<LoginMutation, LoginMutationVariables> =
  { id: '-20bkYy57hbBd3by', name: 'Login', kind: 'mutation' };

export const RegisterDocument: KnownDocument<RegisterMutation, RegisterMutationVariables> =
  { id: 'uhk9V43WtEmGOHjD', name: 'Register', kind: 'mutation' };

export const SocialLinkDocument: KnownDocument<SocialLinkQuery, SocialLinkQueryVariables> =
  { id: 'nRvY1VK39g87hIZC', name: 'SocialLink', kind: 'query' };

export const LinkSocialAccountDocument: KnownDocument<LinkSocialAccountMutation, LinkSocialAccountMutationVariables> =
  { id: '0St3cL0VQDUwzcoX', name: 'LinkSocialAccount', kind: 'mutation' };

export const LogoutDocument: KnownDocument<LogoutMutation, LogoutMutationVariables> =
  { id: '0zKUwo_9r_dB3K3C', name: 'Logout', kind: 'mutation' };

export const RequestPasswordResetDocument: KnownDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> =
  { id: 'Ca2H7-q0fzmj5G_9', name: 'RequestPasswordReset', kind: 'mutation' };

export const ResetPasswordDocument: KnownDocument<ResetPasswordMutation, ResetPasswordMutationVariables> =
  { id: 'UzEYHkvtbKU8Oket', name: 'ResetPassword', kind: 'mutation' };

export const ConfirmEmailDocument: KnownDocument<ConfirmEmailMutation, ConfirmEmailMutationVariables> =
  { id: 'HbiuqJtuQXcXvBei', name: 'ConfirmEmail', kind: 'mutation' };

export const UpdateProfileDocument: KnownDocument<UpdateProfileMutation, UpdateProfileMutationVariables> =
  { id: 'C5niArw5xFWL6IKh', name: 'UpdateProfile', kind: 'mutation' };

export const UpdatePseudoDocument: KnownDocument<UpdatePseudoMutation, UpdatePseudoMutationVariables> =
  { id: 'isluY6p4tlZTntlL', name: 'UpdatePseudo', kind: 'mutation' };

export const ServerTimeDocument: KnownDocument<ServerTimeQuery, ServerTimeQueryVariables> =
  { id: 'OH7vJOZrVUyTWNjF', name: 'ServerTime', kind: 'query' };

export const StaffAdsDocument: KnownDocument<StaffAdsQuery, StaffAdsQueryVariables> =
  { id: 'oLu77S9GIL8DoXJL', name: 'StaffAds', kind: 'query' };

export const StaffAdsCsvDocument: KnownDocument<StaffAdsCsvQuery, StaffAdsCsvQueryVariables> =
  { id: 'VolOOPaWIWWyyWQl', name: 'StaffAdsCsv', kind: 'query' };

export const CreateCarAdDocument: KnownDocument<CreateCarAdMutation, CreateCarAdMutationVariables> =
  { id: '6jMR8TlW8tEse3aD', name: 'CreateCarAd', kind: 'mutation' };

export const EditedCarAdDocument: KnownDocument<EditedCarAdQuery, EditedCarAdQueryVariables> =
  { id: 'kRJrZkGOMoQs7v9E', name: 'EditedCarAd', kind: 'query' };

export const HasCarAdDocument: KnownDocument<HasCarAdQuery, HasCarAdQueryVariables> =
  { id: 'ZNLuOSPdftNBKamD', name: 'HasCarAd', kind: 'query' };

export const CarAdHistoryDocument: KnownDocument<CarAdHistoryQuery, CarAdHistoryQueryVariables> =
  { id: 'OlC0W4mJISnfjkYN', name: 'CarAdHistory', kind: 'query' };

export const UpdateCarAdDocument: KnownDocument<UpdateCarAdMutation, UpdateCarAdMutationVariables> =
  { id: 'PsBnimAwoOk-YvYK', name: 'UpdateCarAd', kind: 'mutation' };

export const PublishCarAdDocument: KnownDocument<PublishCarAdMutation, PublishCarAdMutationVariables> =
  { id: 'Q3AeS_XKv0L43yP2', name: 'PublishCarAd', kind: 'mutation' };

export const WithdrawCarAdDocument: KnownDocument<WithdrawCarAdMutation, WithdrawCarAdMutationVariables> =
  { id: 'fB2DauLgy2c_XrlF', name: 'WithdrawCarAd', kind: 'mutation' };

export const DescribeCarAdPhotoDocument: KnownDocument<DescribeCarAdPhotoMutation, DescribeCarAdPhotoMutationVariables> =
  { id: 'twhJRaXHtJL4sH2p', name: 'DescribeCarAdPhoto', kind: 'mutation' };

export const CarAdImportsDocument: KnownDocument<CarAdImportsQuery, CarAdImportsQueryVariables> =
  { id: 'iCJB-7zQyq0d-Vel', name: 'CarAdImports', kind: 'query' };

export const CarAdImportDocument: KnownDocument<CarAdImportQuery, CarAdImportQueryVariables> =
  { id: 'kcmlOWc3AOQD5ur8', name: 'CarAdImport', kind: 'query' };

export const BeginCarAdImportDocument: KnownDocument<BeginCarAdImportMutation, BeginCarAdImportMutationVariables> =
  { id: 'l_zOymsWl1DuMf-w', name: 'BeginCarAdImport', kind: 'mutation' };

export const AddToCarAdImportDocument: KnownDocument<AddToCarAdImportMutation, AddToCarAdImportMutationVariables> =
  { id: 'WDpZL-i6YdGTPFtj', name: 'AddToCarAdImport', kind: 'mutation' };

export const RunCarAdImportDocument: KnownDocument<RunCarAdImportMutation, RunCarAdImportMutationVariables> =
  { id: 'uMznHhtBaB-66JjZ', name: 'RunCarAdImport', kind: 'mutation' };

export const AuditEntriesDocument: KnownDocument<AuditEntriesQuery, AuditEntriesQueryVariables> =
  { id: 'FoWNttxaAsb_Lmcv', name: 'AuditEntries', kind: 'query' };

export const AuditCsvDocument: KnownDocument<AuditCsvQuery, AuditCsvQueryVariables> =
  { id: 'JKr0Q42xxC5Lwb16', name: 'AuditCsv', kind: 'query' };

export const ContentListDocument: KnownDocument<ContentListQuery, ContentListQueryVariables> =
  { id: '2uBX_OiFhLiPXRZa', name: 'ContentList', kind: 'query' };

export const ContentVersionsDocument: KnownDocument<ContentVersionsQuery, ContentVersionsQueryVariables> =
  { id: 'g_LNzwwwqO5PkNDA', name: 'ContentVersions', kind: 'query' };

export const ContentPreviewDocument: KnownDocument<ContentPreviewQuery, ContentPreviewQueryVariables> =
  { id: 'E1o8RwFE_jaYXVBc', name: 'ContentPreview', kind: 'query' };

export const LinkableCarsDocument: KnownDocument<LinkableCarsQuery, LinkableCarsQueryVariables> =
  { id: '0KSXkY44BaFCDyc0', name: 'LinkableCars', kind: 'query' };

export const LinkedCarDocument: KnownDocument<LinkedCarQuery, LinkedCarQueryVariables> =
  { id: '1GK3NOPMQ0S0rwyF', name: 'LinkedCar', kind: 'query' };

export const SaveContentDraftDocument: KnownDocument<SaveContentDraftMutation, SaveContentDraftMutationVariables> =
  { id: 'WTi2_bzXPrmA0Kyl', name: 'SaveContentDraft', kind: 'mutation' };

export const PublishContentDocument: KnownDocument<PublishContentMutation, PublishContentMutationVariables> =
  { id: 'BPmrAz7GBWOfp-Z7', name: 'PublishContent', kind: 'mutation' };

export const MoveContentDocument: KnownDocument<MoveContentMutation, MoveContentMutationVariables> =
  { id: 'q-zBXfYDGfPHJBkJ', name: 'MoveContent', kind: 'mutation' };

export const StaffOverviewDocument: KnownDocument<StaffOverviewQuery, StaffOverviewQueryVariables> =
  { id: 'ltWaT_f3VP2GCh-G', name: 'StaffOverview', kind: 'query' };

export const ArticlesDocument: KnownDocument<ArticlesQuery, ArticlesQueryVariables> =
  { id: '2ssw0Osdt7lKs97a', name: 'Articles', kind: 'query' };

export const ArticleDocument: KnownDocument<ArticleQuery, ArticleQueryVariables> =
  { id: 'tYlv3FMLrGHdceUZ', name: 'Article', kind: 'query' };

export const CarsOfBrandsDocument: KnownDocument<CarsOfBrandsQuery, CarsOfBrandsQueryVariables> =
  { id: 'hjXcvc7Ysr3AabIU', name: 'CarsOfBrands', kind: 'query' };

export const BrandsDocument: KnownDocument<BrandsQuery, BrandsQueryVariables> =
  { id: 'upDqEiS1jFcc1KR6', name: 'Brands', kind: 'query' };

export const CarDocument: KnownDocument<CarQuery, CarQueryVariables> =
  { id: 'hpsoWlPDU-Xtyc-L', name: 'Car', kind: 'query' };

export const VinDocument: KnownDocument<VinQuery, VinQueryVariables> =
  { id: '9i-Tx8rqA8CsIrCe', name: 'Vin', kind: 'query' };

export const RevealOwnerContactDocument: KnownDocument<RevealOwnerContactMutation, RevealOwnerContactMutationVariables> =
  { id: 'r4CMdVHT_Q2MsA8P', name: 'RevealOwnerContact', kind: 'mutation' };

export const BesideCarsDocument: KnownDocument<BesideCarsQuery, BesideCarsQueryVariables> =
  { id: 'CJEDHRRSiH9uRL4N', name: 'BesideCars', kind: 'query' };

export const CarAskedAboutDocument: KnownDocument<CarAskedAboutQuery, CarAskedAboutQueryVariables> =
  { id: 'ZVaXUwVXwKn7enFI', name: 'CarAskedAbout', kind: 'query' };

export const GuideDocument: KnownDocument<GuideQuery, GuideQueryVariables> =
  { id: '3XyOtj2G9GDc9OkM', name: 'Guide', kind: 'query' };

export const EventDocument: KnownDocument<EventQuery, EventQueryVariables> =
  { id: '-7Du8azFWBe0bQNX', name: 'Event', kind: 'query' };

export const EventCarsDocument: KnownDocument<EventCarsQuery, EventCarsQueryVariables> =
  { id: 'NrJ2QLkoqSGXcQej', name: 'EventCars', kind: 'query' };

export const FeedDocument: KnownDocument<FeedQuery, FeedQueryVariables> =
  { id: 'WteUzSWQX_XGIr4Y', name: 'Feed', kind: 'query' };

export const HomeDocument: KnownDocument<HomeQuery, HomeQueryVariables> =
  { id: 'VCHb5su4O8DzdHW-', name: 'Home', kind: 'query' };

export const FoundCarsDocument: KnownDocument<FoundCarsQuery, FoundCarsQueryVariables> =
  { id: 'SEwzMXrSxmHXIOAE', name: 'FoundCars', kind: 'query' };

export const ResultsDocument: KnownDocument<ResultsQuery, ResultsQueryVariables> =
  { id: 'VIWZWgYrC3Dre1YF', name: 'Results', kind: 'query' };

export const AllReviewsDocument: KnownDocument<AllReviewsQuery, AllReviewsQueryVariables> =
  { id: 'xMmWYKOANG1HCl_7', name: 'AllReviews', kind: 'query' };

export const RssAdsDocument: KnownDocument<RssAdsQuery, RssAdsQueryVariables> =
  { id: 'vQtGT5Xi6GHwMZxz', name: 'RssAds', kind: 'query' };

export const CarNamesDocument: KnownDocument<CarNamesQuery, CarNamesQueryVariables> =
  { id: 'YqIOw0yIxURdgZcR', name: 'CarNames', kind: 'query' };

export const SearchDocument: KnownDocument<SearchQuery, SearchQueryVariables> =
  { id: 'Sy_PxUvvnllPkCKM', name: 'Search', kind: 'query' };

export const BrandTextDocument: KnownDocument<BrandTextQuery, BrandTextQueryVariables> =
  { id: '6eannLAMO5ek0wSd', name: 'BrandText', kind: 'query' };

export const SiteMapDocument: KnownDocument<SiteMapQuery, SiteMapQueryVariables> =
  { id: 'hsSIqPvdiKQtbaCd', name: 'SiteMap', kind: 'query' };

export const SitemapCarsDocument: KnownDocument<SitemapCarsQuery, SitemapCarsQueryVariables> =
  { id: 'rn8pfrJYNVzh3w3i', name: 'SitemapCars', kind: 'query' };

export const SitemapTextsDocument: KnownDocument<SitemapTextsQuery, SitemapTextsQueryVariables> =
  { id: 'ME0V9Fw6TsuYNe9J', name: 'SitemapTexts', kind: 'query' };

export const SitemapBrandsDocument: KnownDocument<SitemapBrandsQuery, SitemapBrandsQueryVariables> =
  { id: 'HZfDdD-hDuJVNETd', name: 'SitemapBrands', kind: 'query' };

export const PageVersionsDocument: KnownDocument<PageVersionsQuery, PageVersionsQueryVariables> =
  { id: 'mQY2yStnpefE_C3l', name: 'PageVersions', kind: 'query' };

export const MemberDocument: KnownDocument<MemberQuery, MemberQueryVariables> =
  { id: 'WV69qwr5gmR6Uur1', name: 'Member', kind: 'query' };

export const MyAddressesDocument: KnownDocument<MyAddressesQuery, MyAddressesQueryVariables> =
  { id: 'NJ4pq0qnvbv7yCql', name: 'MyAddresses', kind: 'query' };

export const AddAddressDocument: KnownDocument<AddAddressMutation, AddAddressMutationVariables> =
  { id: 'uv5x12g-iSi7Idk-', name: 'AddAddress', kind: 'mutation' };

export const UpdateAddressDocument: KnownDocument<UpdateAddressMutation, UpdateAddressMutationVariables> =
  { id: 'y4VwoayWgVR8SCvz', name: 'UpdateAddress', kind: 'mutation' };

export const RemoveAddressDocument: KnownDocument<RemoveAddressMutation, RemoveAddressMutationVariables> =
  { id: 'UeM7nWiClHKLV3O6', name: 'RemoveAddress', kind: 'mutation' };

export const ChooseAddressDocument: KnownDocument<ChooseAddressMutation, ChooseAddressMutationVariables> =
  { id: 'db1xnXIy8P58nOwT', name: 'ChooseAddress', kind: 'mutation' };

export const MyAccountDocument: KnownDocument<MyAccountQuery, MyAccountQueryVariables> =
  { id: 'UYGQezKyDELnEHnp', name: 'MyAccount', kind: 'query' };

export const MyDataDocument: KnownDocument<MyDataQuery, MyDataQueryVariables> =
  { id: 'Q_WhaGoEfAGlPXIW', name: 'MyData', kind: 'query' };

export const ResendConfirmationDocument: KnownDocument<ResendConfirmationMutation, ResendConfirmationMutationVariables> =
  { id: '79OZYNf7MqagPu8T', name: 'ResendConfirmation', kind: 'mutation' };

export const RequestEmailChangeDocument: KnownDocument<RequestEmailChangeMutation, RequestEmailChangeMutationVariables> =
  { id: 'jhx4kAIvb2BJgw0k', name: 'RequestEmailChange', kind: 'mutation' };

export const UpdatePasswordDocument: KnownDocument<UpdatePasswordMutation, UpdatePasswordMutationVariables> =
  { id: 'aYNLXjURRnC-koZR', name: 'UpdatePassword', kind: 'mutation' };

export const UpdateLanguageDocument: KnownDocument<UpdateLanguageMutation, UpdateLanguageMutationVariables> =
  { id: 'KnxJxtCgcvtWVSsp', name: 'UpdateLanguage', kind: 'mutation' };

export const ChooseMarketingDocument: KnownDocument<ChooseMarketingMutation, ChooseMarketingMutationVariables> =
  { id: 'iP_dS5BtdJQz9wdi', name: 'ChooseMarketing', kind: 'mutation' };

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
