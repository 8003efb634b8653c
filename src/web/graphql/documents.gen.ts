/** Written by `npm run documents` from the web's .graphql files. */

import type { KnownDocument } from './known-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Who sells, by the priority of the specification, section 4. */
export type AdKind =
  | 'CALANDRE_COLLECTION'
  | 'HANDLED'
  | 'INDIVIDUAL'
  | 'PROFESSIONAL'
  | 'RETROMOBILE';

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

export type NotificationChannel =
  | 'EMAIL'
  | 'IN_PAGE'
  | 'PUSH';

export type NotificationChoiceInput = {
  channels: Array<NotificationChannel>;
  kind: NotificationKind;
};

export type NotificationKind =
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

export type RegisterInput = {
  email: string;
  firstName: string;
  language: Locale;
  lastName: string;
  password: string;
  phone: string;
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

export type UpdateProfileInput = {
  firstName: string;
  lastName: string;
  phone: string;
};

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

export type NotificationRowFragment = { id: string, kind: NotificationKind, date: string, isRead: boolean, amount: number | null, end: string | null, isSold: boolean | null, alertName: string | null, count: number | null, orderId: string | null, ad: { uuid: string, slug: string, brand: string, model: string, version: string | null } | null };

export type MyNotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyNotificationsQuery = { myNotifications: { unreadCount: number, nodes: Array<{ id: string, kind: NotificationKind, date: string, isRead: boolean, amount: number | null, end: string | null, isSold: boolean | null, alertName: string | null, count: number | null, orderId: string | null, ad: { uuid: string, slug: string, brand: string, model: string, version: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

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

export type ReviewCardFragment = { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null };

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

export type CarQueryVariables = Exact<{
  slug: string;
}>;


export type CarQuery = { isCarAdWithdrawn: boolean, reviews: { edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null } }> }, publicCarAd: { status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, vinPublic: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { firstName: string, phone: string | null, email: string | null, calendarUrl: string | null, profilePicture: string | null } | null, owner: { firstName: string, isPro: boolean } | null, location: { zipCode: string | null, country: string | null, city: string | null } | null, optionalData: { horsePower: number | null, originalHue: boolean | null, fuel: string | null, vin: string | null, originPlace: string | null, fiscalHorse: number | null, gearNumber: number | null, cylinderNumber: number | null, cubicCapacity: number | null, steeringWheel: string | null, serialEngine: string | null, lastRestoration: number | null, expertiseLess5Y: boolean | null }, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, notice: { kind: AuctionNoticeKind, reason: string | null, at: string } | null, questions: Array<{ id: string, question: string, answer: string | null, answerDate: string | null, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> }> } | null, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null }> } | null };

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

export type CarAskedAboutQueryVariables = Exact<{
  uuid: string | number;
}>;


export type CarAskedAboutQuery = { publicCarAd: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } | null };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { endingSoon: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, coming: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, newAds: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, finished: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, reviews: { totalCount: number, edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null } }> } };

export type SearchQueryVariables = Exact<{
  filter?: CarAdFilter | null | undefined;
  sort?: CarAdSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchQuery = { searchCarAds: { totalCount: number, edges: Array<{ cursor: string, node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: Array<{ name: string, values: Array<{ value: string, count: number }> }> } };

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


export type MyAccountQuery = { me: { id: string, wantedEmail: string | null } | null, myCard: { brand: string, lastFour: string, expiresAt: string, isValid: boolean } | null, mySessions: Array<{ id: string, browser: string | null, system: string | null, createdAt: string, seenAt: string, isCurrent: boolean }> };

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


export const UnreadDocument: KnownDocument<UnreadQuery, UnreadQueryVariables> =
  { id: '44d43dc118f4bbfd2dc71efcfb136460f33a1ea5258617fddaa99fc3c0ae96da', name: 'Unread', kind: 'query' };

export const NotifiedDocument: KnownDocument<NotifiedSubscription, NotifiedSubscriptionVariables> =
  { id: '5425fa31a657a810bb34bb0155b0696fbd3d87a02ff51068db68e7624c084143', name: 'Notified', kind: 'subscription' };

export const BidAddedDocument: KnownDocument<BidAddedSubscription, BidAddedSubscriptionVariables> =
  { id: 'fbef6a0bd239cd2dedcd14c01d2b6ef40d3a9abde09f6eba594dd3786b19be30', name: 'BidAdded', kind: 'subscription' };

export const AuctionUpdatedDocument: KnownDocument<AuctionUpdatedSubscription, AuctionUpdatedSubscriptionVariables> =
  { id: '3d8b72d357dcc2fc74ca9bc6ad2a46644a82686ed441edf7bc08f8d71a1b9c85', name: 'AuctionUpdated', kind: 'subscription' };

export const BidsSinceDocument: KnownDocument<BidsSinceQuery, BidsSinceQueryVariables> =
  { id: 'efb312c1b3d03530e54fd4537921f5aa848c0521ff72e15fb790016e05bca724', name: 'BidsSince', kind: 'query' };

export const MyStandingDocument: KnownDocument<MyStandingQuery, MyStandingQueryVariables> =
  { id: '18330f4ddf82a74b11130377c381b1a14857feb42a3ae350c72dcf4587c1e828', name: 'MyStanding', kind: 'query' };

export const AddBidDocument: KnownDocument<AddBidMutation, AddBidMutationVariables> =
  { id: 'aa4ce966fa36f9de27f51e537483dc43064b38746237e8675a2f3bd5648e10af', name: 'AddBid', kind: 'mutation' };

export const CreateCardCheckoutSessionDocument: KnownDocument<CreateCardCheckoutSessionMutation, CreateCardCheckoutSessionMutationVariables> =
  { id: 'e9fb2a281b8c081f82a3c1f5db0063c5b690ed241aecfd30300382cf4c94c7d8', name: 'CreateCardCheckoutSession', kind: 'mutation' };

export const RegisterViewDocument: KnownDocument<RegisterViewMutation, RegisterViewMutationVariables> =
  { id: '018649a816f59ff5076560dce3a7053db5a19cf52daff220c6d840689d0391a5', name: 'RegisterView', kind: 'mutation' };

export const MyFavoritesDocument: KnownDocument<MyFavoritesQuery, MyFavoritesQueryVariables> =
  { id: '083483f4478ede5294372ccb1a94ce0c75bc98d6ce75ce714c462b5187629d58', name: 'MyFavorites', kind: 'query' };

export const AddFavoriteDocument: KnownDocument<AddFavoriteMutation, AddFavoriteMutationVariables> =
  { id: 'ed0a4ff5493d1e9bbd7ad0611ed917b4948df1114fe19d92558787bf5e65ea2c', name: 'AddFavorite', kind: 'mutation' };

export const RemoveFavoriteDocument: KnownDocument<RemoveFavoriteMutation, RemoveFavoriteMutationVariables> =
  { id: '0163220c3b1c009f9baea4b20c28465afc86843b2cca19857014a7308e9f303e', name: 'RemoveFavorite', kind: 'mutation' };

export const InquiryFormDocument: KnownDocument<InquiryFormQuery, InquiryFormQueryVariables> =
  { id: '9023c9dd23cea088c740d51606c90274550014f5ba0218ca320f9c367a76e6ba', name: 'InquiryForm', kind: 'query' };

export const InquiryDocument: KnownDocument<InquiryQuery, InquiryQueryVariables> =
  { id: '71009ae10facc9d47775fb7b244832fbde750dc93f141b764e84d40ff785b60e', name: 'Inquiry', kind: 'query' };

export const MyInquiriesDocument: KnownDocument<MyInquiriesQuery, MyInquiriesQueryVariables> =
  { id: 'aee77a5cc1f2a22177e69fee5ff8a6990a4a62d7dedde8c10b1fbf47ae59c8cf', name: 'MyInquiries', kind: 'query' };

export const SaveInquiryDocument: KnownDocument<SaveInquiryMutation, SaveInquiryMutationVariables> =
  { id: '961f8fd6f3b7df9d95b6f9a549d459453dc7536fccc699a0f06842564304b54c', name: 'SaveInquiry', kind: 'mutation' };

export const SendInquiryDocument: KnownDocument<SendInquiryMutation, SendInquiryMutationVariables> =
  { id: '41ae12cf40036af33280a865b32026fdc9073040ec0bfc55cdc0c992bf3b9482', name: 'SendInquiry', kind: 'mutation' };

export const RemoveInquiryDocument: KnownDocument<RemoveInquiryMutation, RemoveInquiryMutationVariables> =
  { id: '41d60b033e73dc310a938151471e8d53415128cee94c3c6e793ebdf495521277', name: 'RemoveInquiry', kind: 'mutation' };

export const MyNotificationsDocument: KnownDocument<MyNotificationsQuery, MyNotificationsQueryVariables> =
  { id: 'd0803491a3d72c304592cc93b037b4ac4b9ad8a6dd6279b7bec3df372c36989a', name: 'MyNotifications', kind: 'query' };

export const MarkNotificationsReadDocument: KnownDocument<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables> =
  { id: '295bcc77e799c11284a3c1eed84c93275e7f13b737e73693344846417d67daed', name: 'MarkNotificationsRead', kind: 'mutation' };

export const NotificationSettingsDocument: KnownDocument<NotificationSettingsQuery, NotificationSettingsQueryVariables> =
  { id: '77309ed79640f71cc867c12f70f6937cd3469463baec531a47d63d0f155c1256', name: 'NotificationSettings', kind: 'query' };

export const UpdateNotificationSettingsDocument: KnownDocument<UpdateNotificationSettingsMutation, UpdateNotificationSettingsMutationVariables> =
  { id: '59fa739e233833661915535d6d2e06e1f2c46112e327f926cd5fa8b301aab3a5', name: 'UpdateNotificationSettings', kind: 'mutation' };

export const AddPushSubscriptionDocument: KnownDocument<AddPushSubscriptionMutation, AddPushSubscriptionMutationVariables> =
  { id: 'c3152d2bbcfb012129f9f54650b6b7b0fccbe60c6833bd9eaa6daeec76199703', name: 'AddPushSubscription', kind: 'mutation' };

export const RemovePushSubscriptionDocument: KnownDocument<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables> =
  { id: '04d4723a304d9543b8d3b86dc7df7e71e7628a0e9e8db84c9e0a360b40009fac', name: 'RemovePushSubscription', kind: 'mutation' };

export const MyQuestionsDocument: KnownDocument<MyQuestionsQuery, MyQuestionsQueryVariables> =
  { id: 'dc1ad8913c27f382fa09d8736eda7ef52149343c469fc9fbb178fab8dbcea5cb', name: 'MyQuestions', kind: 'query' };

export const CreateQuestionDocument: KnownDocument<CreateQuestionMutation, CreateQuestionMutationVariables> =
  { id: 'f68adeeb1dbea013e7231f04e3fe416e0a9f59da3ea08f245a4fe26ba2ea0d9b', name: 'CreateQuestion', kind: 'mutation' };

export const MeDocument: KnownDocument<MeQuery, MeQueryVariables> =
  { id: '659ac5f099f0f88318fe2908e0cfb8c1f05caffeaf68d02fa76d5101dd8cf631', name: 'Me', kind: 'query' };

export const LoginDocument: KnownDocument<LoginMutation, LoginMutationVariables> =
  { id: 'fb6d1b918cb9ee16c17776f2041a6b59b384ff3d479909b81b5f787f1a57bdb3', name: 'Login', kind: 'mutation' };

export const RegisterDocument: KnownDocument<RegisterMutation, RegisterMutationVariables> =
  { id: 'ba193d578dd6b449863878c32d7dcf9c22a4e8f38fb0f43426b7cce571b0ce3e', name: 'Register', kind: 'mutation' };

export const LogoutDocument: KnownDocument<LogoutMutation, LogoutMutationVariables> =
  { id: 'd33294c28ffdaff741dcadc2dba75b4013cdc29cd5f9e8f61d3ac85d57868a04', name: 'Logout', kind: 'mutation' };

export const RequestPasswordResetDocument: KnownDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> =
  { id: '09ad87efeab47f39a3e46ffdf9da6d14967e6b446ee448f3d598893bfafa31b2', name: 'RequestPasswordReset', kind: 'mutation' };

export const ResetPasswordDocument: KnownDocument<ResetPasswordMutation, ResetPasswordMutationVariables> =
  { id: '5331181e4bed6ca53c3a47adee564ea1c0693ac3905a207524ec7c570cd6c859', name: 'ResetPassword', kind: 'mutation' };

export const ConfirmEmailDocument: KnownDocument<ConfirmEmailMutation, ConfirmEmailMutationVariables> =
  { id: '1db8aea89b6e417717bc17a2f5cfbda735e51d2ecfe123a03c4f534ca294f33b', name: 'ConfirmEmail', kind: 'mutation' };

export const UpdateProfileDocument: KnownDocument<UpdateProfileMutation, UpdateProfileMutationVariables> =
  { id: '0b99e202bc39c4558be882a12723961395bbd149b6fde8d48011de8640e7941e', name: 'UpdateProfile', kind: 'mutation' };

export const UpdatePseudoDocument: KnownDocument<UpdatePseudoMutation, UpdatePseudoMutationVariables> =
  { id: '8ac96e63aa78b656539ed94bddc09743dfa929a42e715cc8ee901531756fc0c5', name: 'UpdatePseudo', kind: 'mutation' };

export const ServerTimeDocument: KnownDocument<ServerTimeQuery, ServerTimeQueryVariables> =
  { id: '387eef24e66b554c9358d8c50c4d55d73fb7730c0ae00afa1fbd9983e20b84c1', name: 'ServerTime', kind: 'query' };

export const CarDocument: KnownDocument<CarQuery, CarQueryVariables> =
  { id: '386ea2e9946fef0f50f0ff618a14449afc4394ad89c829f16763274f1002a5ae', name: 'Car', kind: 'query' };

export const VinDocument: KnownDocument<VinQuery, VinQueryVariables> =
  { id: 'f62f93c7caea03c0ac22b09e604914020b3959e84a973b9b90fdde7daf9aec4b', name: 'Vin', kind: 'query' };

export const RevealOwnerContactDocument: KnownDocument<RevealOwnerContactMutation, RevealOwnerContactMutationVariables> =
  { id: 'af808c7551d3fd0d8cb00f0f2e7b4ae81796e935cb291a351a22752045b520e2', name: 'RevealOwnerContact', kind: 'mutation' };

export const CarAskedAboutDocument: KnownDocument<CarAskedAboutQuery, CarAskedAboutQueryVariables> =
  { id: '655697530557c0a9fb7a714850a3503af024a6ee2c190548bf70ec3d8228c29a', name: 'CarAskedAbout', kind: 'query' };

export const HomeDocument: KnownDocument<HomeQuery, HomeQueryVariables> =
  { id: '255cc22b2d7e36a58f36ca631c4c8ab8bbbb4f3c6d677984099154f8de3e840e', name: 'Home', kind: 'query' };

export const SearchDocument: KnownDocument<SearchQuery, SearchQueryVariables> =
  { id: 'bc80b5203c2c61f996c464719e5f072d1e80393789c5fc9aede58ce8bccaf602', name: 'Search', kind: 'query' };

export const MyAddressesDocument: KnownDocument<MyAddressesQuery, MyAddressesQueryVariables> =
  { id: '349e29ab4aa7bdbbfbc82aa5b283b7477d23cc6b5fa9f6046c6a7a635ae541bb', name: 'MyAddresses', kind: 'query' };

export const AddAddressDocument: KnownDocument<AddAddressMutation, AddAddressMutationVariables> =
  { id: 'bafe71d7683e8928bb21d93e8867e528273cc4fa2272dd2e8f5868273df33f77', name: 'AddAddress', kind: 'mutation' };

export const UpdateAddressDocument: KnownDocument<UpdateAddressMutation, UpdateAddressMutationVariables> =
  { id: 'cb8570a1ac9681547c482bf323b635353bb72f168c48455a6b4b5f27f753e379', name: 'UpdateAddress', kind: 'mutation' };

export const RemoveAddressDocument: KnownDocument<RemoveAddressMutation, RemoveAddressMutationVariables> =
  { id: '51e33b9d688294728b5773bafb626d81aefc5c2385ccc7c474cc3b55d289fdd7', name: 'RemoveAddress', kind: 'mutation' };

export const ChooseAddressDocument: KnownDocument<ChooseAddressMutation, ChooseAddressMutationVariables> =
  { id: '75bd719d7232f0fe7c9cec1378d95efd72caccf5f1c078d8916c5e6bb35b235a', name: 'ChooseAddress', kind: 'mutation' };

export const MyAccountDocument: KnownDocument<MyAccountQuery, MyAccountQueryVariables> =
  { id: '08fb3f489a0fd2fbd59ed303e2d09f6fac70d2e68401960dc70a2670423f0fb4', name: 'MyAccount', kind: 'query' };

export const MyDataDocument: KnownDocument<MyDataQuery, MyDataQueryVariables> =
  { id: '43f5a1686a047c01a53d7216cf072c718a93b6cf7a2d23ae4e454e2cfd8a4746', name: 'MyData', kind: 'query' };

export const ResendConfirmationDocument: KnownDocument<ResendConfirmationMutation, ResendConfirmationMutationVariables> =
  { id: 'efd39960d7fb32a6a03eef13ab18b4b203c518de1a914d3869d1c641f20dbc53', name: 'ResendConfirmation', kind: 'mutation' };

export const RequestEmailChangeDocument: KnownDocument<RequestEmailChangeMutation, RequestEmailChangeMutationVariables> =
  { id: '8e1c7890022f6f6049830d24f1fc6c2c21186ec523ece7d5a7a47ad02ac629cc', name: 'RequestEmailChange', kind: 'mutation' };

export const UpdatePasswordDocument: KnownDocument<UpdatePasswordMutation, UpdatePasswordMutationVariables> =
  { id: '69834b5e35114670be9286517494f80b55249fc11a3db7f4a52e2466a167b655', name: 'UpdatePassword', kind: 'mutation' };

export const UpdateLanguageDocument: KnownDocument<UpdateLanguageMutation, UpdateLanguageMutationVariables> =
  { id: '2a7c49c6d0a072fb56552b29a63ea8acf341bd1612f86ff7af55e074d9c7a7b0', name: 'UpdateLanguage', kind: 'mutation' };

export const ChooseMarketingDocument: KnownDocument<ChooseMarketingMutation, ChooseMarketingMutationVariables> =
  { id: '88ffdd4b906d749433f707623c46562d2ca9d025a6747d897255f8742be16a0a', name: 'ChooseMarketing', kind: 'mutation' };

export const EndSessionDocument: KnownDocument<EndSessionMutation, EndSessionMutationVariables> =
  { id: 'a4c38f84ce47c8b065c54dc52e54458191e3d7c872c5b7e5c8da663f88ce7a52', name: 'EndSession', kind: 'mutation' };

export const EndOtherSessionsDocument: KnownDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> =
  { id: 'e5e37edf3c6ca444bbb0939ba876228e1e1ec92aae34820cd3075e3330a53ebe', name: 'EndOtherSessions', kind: 'mutation' };

export const RemoveCardDocument: KnownDocument<RemoveCardMutation, RemoveCardMutationVariables> =
  { id: '004b10521e83f771aeec3acc8bad3c0588111d3da802e7b8a2181294c6c4c9d2', name: 'RemoveCard', kind: 'mutation' };

export const DeleteAccountDocument: KnownDocument<DeleteAccountMutation, DeleteAccountMutationVariables> =
  { id: '0e17e9e9d3ff51f5caf667dcb9cc381b0d0bd44df367f28811a44821b8c31cdb', name: 'DeleteAccount', kind: 'mutation' };
