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

export type RegisterInput = {
  email: string;
  firstName: string;
  language: Locale;
  lastName: string;
  password: string;
  phone: string;
};

export type UpdateProfileInput = {
  firstName: string;
  lastName: string;
  phone: string;
};

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

export type ContentWordsFragment = { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> };

export type ContentTitledFragment = { title: { spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }, lines: Array<{ spans: Array<{ text: string, isStrong: boolean, isEmphasized: boolean, href: string | null }> }> };

export type PageQueryVariables = Exact<{
  name: string;
  locale: Locale;
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

export type PersonFragment = { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } | null };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login: { user: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } } };

export type RegisterMutationVariables = Exact<{
  data: RegisterInput;
}>;


export type RegisterMutation = { register: { user: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } } };

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

export type UpdateProfileMutationVariables = Exact<{
  data: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } };

export type UpdatePseudoMutationVariables = Exact<{
  pseudo?: string | null | undefined;
}>;


export type UpdatePseudoMutation = { updatePseudo: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, termsAcceptedAt: string | null, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } };

export type ServerTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerTimeQuery = { serverTime: string };

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


export type CarQuery = { isCarAdWithdrawn: boolean, reviews: { edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null } }> }, publicCarAd: { status: AdStatus, body: string | null, carState: string | null, carLocation: string | null, transmission: string | null, carType: CarType, handleByCalandre: boolean, calandreCollection: boolean, isRetromobile: boolean, exteriorShade: string | null, interiorShade: string | null, saddlery: string | null, releaseDate: string | null, engine: string | null, doorNumber: number | null, registrationPlace: string | null, sfInternalOpportunityId: string | null, highlights: Array<string>, options: Array<string>, warranty: boolean, refundWarranty: boolean, internationalDelivery: boolean, fundingOpportunity: boolean, optionReportUrl: string | null, carVerticalUrl: string | null, uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, shellColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, interiorColor: { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null } | null, history: { fr: string | null, en: string | null, es: string | null } | null, globalState: { fr: string | null, en: string | null, es: string | null } | null, exteriorState: { fr: string | null, en: string | null, es: string | null } | null, interiorState: { fr: string | null, en: string | null, es: string | null } | null, mechanicalState: { fr: string | null, en: string | null, es: string | null } | null, customHighlights: Array<{ fr: string | null, en: string | null, es: string | null }>, customOptions: Array<{ fr: string | null, en: string | null, es: string | null }>, freeOption: { fr: string | null, en: string | null, es: string | null } | null, documents: Array<{ label: string, urls: Array<string> }>, customDocs: Array<{ label: string, urls: Array<string> }>, works: Array<{ startDate: string | null, endDate: string | null, name: { fr: string | null, en: string | null, es: string | null }, description: { fr: string | null, en: string | null, es: string | null } | null }>, sales: { firstName: string, phone: string | null, email: string | null, calendarUrl: string | null, profilePicture: string | null } | null, owner: { firstName: string, isPro: boolean } | null, location: { zipCode: string | null, country: string | null, city: string | null } | null, optionalData: { horsePower: number | null, originalHue: boolean | null, fuel: string | null, vin: string | null, originPlace: string | null, fiscalHorse: number | null, gearNumber: number | null, cylinderNumber: number | null, cubicCapacity: number | null, steeringWheel: string | null, serialEngine: string | null, lastRestoration: number | null, expertiseLess5Y: boolean | null }, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null, exteriors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }>, interiors: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }>, mechanics: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null, askForCardDetails: boolean, viewCount: number, nbFav: number, minimumBid: number, extensionWindowSeconds: number, version: number, bids: Array<{ id: string, bid: number, userId: string, pseudo: string | null, firstName: string | null, date: string, isImmediateBid: boolean, isReservePriceReached: boolean | null, end: string, askForCardDetails: boolean, leads: boolean, version: number }>, notice: { kind: AuctionNoticeKind, reason: string | null, at: string } | null, questions: Array<{ id: string, question: string, answer: string | null, answerDate: string | null, date: string, user: { firstName: string | null, lastName: string | null }, photos: Array<{ url: string, width: number, height: number, alt: string | null, srcSet: string }> }> } | null, similar: Array<{ uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null }> } | null };

export type TextFragment = { fr: string | null, en: string | null, es: string | null };

export type ColorNameFragment = { code: string, nameFr: string, nameEn: string, nameEs: string, hex: string | null };

export type GalleryPhotoFragment = { url: string, width: number, height: number, alt: string | null, srcSet: string };

export type RevealOwnerContactMutationVariables = Exact<{
  uuid: string | number;
}>;


export type RevealOwnerContactMutation = { revealOwnerContact: { phone: string | null, email: string | null } };

export type EventQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type EventQuery = { event: { brands: Array<string>, isRetromobile: boolean, place: string | null, startsOn: string | null, endsOn: string | null, slug: string, locales: Array<Locale>, version: number, title: string, description: string, publishedAt: string, blocks: Array<
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

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { endingSoon: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, coming: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, newAds: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, finished: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, reviews: { totalCount: number, edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null } }> } };

export type FoundCarsQueryVariables = Exact<{ [key: string]: never; }>;


export type FoundCarsQuery = { searchCarAds: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> } };

export type AllReviewsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AllReviewsQuery = { reviews: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null } }> } };

export type SearchQueryVariables = Exact<{
  filter?: CarAdFilter | null | undefined;
  sort?: CarAdSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchQuery = { searchCarAds: { totalCount: number, edges: Array<{ cursor: string, node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: Array<{ name: string, values: Array<{ value: string, count: number }> }> } };

export type SiteMapQueryVariables = Exact<{
  locale: Locale;
}>;


export type SiteMapQuery = { searchCarAds: { facets: Array<{ name: string, values: Array<{ value: string }> }> }, articles: { edges: Array<{ node: { slug: string, title: string } }> } };


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

export const PageDocument: KnownDocument<PageQuery, PageQueryVariables> =
  { id: '48dcd1d15a5056a6439c6f30e6d400cbe2e2399e55a64fcb60a233b2aee0cda3', name: 'Page', kind: 'query' };

export const MyFavoritesDocument: KnownDocument<MyFavoritesQuery, MyFavoritesQueryVariables> =
  { id: '083483f4478ede5294372ccb1a94ce0c75bc98d6ce75ce714c462b5187629d58', name: 'MyFavorites', kind: 'query' };

export const AddFavoriteDocument: KnownDocument<AddFavoriteMutation, AddFavoriteMutationVariables> =
  { id: 'ed0a4ff5493d1e9bbd7ad0611ed917b4948df1114fe19d92558787bf5e65ea2c', name: 'AddFavorite', kind: 'mutation' };

export const RemoveFavoriteDocument: KnownDocument<RemoveFavoriteMutation, RemoveFavoriteMutationVariables> =
  { id: '0163220c3b1c009f9baea4b20c28465afc86843b2cca19857014a7308e9f303e', name: 'RemoveFavorite', kind: 'mutation' };

export const MyQuestionsDocument: KnownDocument<MyQuestionsQuery, MyQuestionsQueryVariables> =
  { id: 'dc1ad8913c27f382fa09d8736eda7ef52149343c469fc9fbb178fab8dbcea5cb', name: 'MyQuestions', kind: 'query' };

export const CreateQuestionDocument: KnownDocument<CreateQuestionMutation, CreateQuestionMutationVariables> =
  { id: 'f68adeeb1dbea013e7231f04e3fe416e0a9f59da3ea08f245a4fe26ba2ea0d9b', name: 'CreateQuestion', kind: 'mutation' };

export const MeDocument: KnownDocument<MeQuery, MeQueryVariables> =
  { id: '6eaa9342a828f63c159442a9dc3d3882a73618b5d0df8e52adf9ee5f62d6fec7', name: 'Me', kind: 'query' };

export const LoginDocument: KnownDocument<LoginMutation, LoginMutationVariables> =
  { id: 'e77c314a2ccf4e0fa2368b41c77954814d33ca922267946da362c1edee3d3692', name: 'Login', kind: 'mutation' };

export const RegisterDocument: KnownDocument<RegisterMutation, RegisterMutationVariables> =
  { id: 'fa1a7e4ae5d1d4d4a6a8c429ecf0077e55c6c2313683b51ff557e26d1aad9397', name: 'Register', kind: 'mutation' };

export const LogoutDocument: KnownDocument<LogoutMutation, LogoutMutationVariables> =
  { id: 'd33294c28ffdaff741dcadc2dba75b4013cdc29cd5f9e8f61d3ac85d57868a04', name: 'Logout', kind: 'mutation' };

export const RequestPasswordResetDocument: KnownDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> =
  { id: '09ad87efeab47f39a3e46ffdf9da6d14967e6b446ee448f3d598893bfafa31b2', name: 'RequestPasswordReset', kind: 'mutation' };

export const ResetPasswordDocument: KnownDocument<ResetPasswordMutation, ResetPasswordMutationVariables> =
  { id: '5331181e4bed6ca53c3a47adee564ea1c0693ac3905a207524ec7c570cd6c859', name: 'ResetPassword', kind: 'mutation' };

export const UpdateProfileDocument: KnownDocument<UpdateProfileMutation, UpdateProfileMutationVariables> =
  { id: '52fbb2b3a7589ac0a90e05428208a7cda9510d0bc565c678567b2cc7d09aa179', name: 'UpdateProfile', kind: 'mutation' };

export const UpdatePseudoDocument: KnownDocument<UpdatePseudoMutation, UpdatePseudoMutationVariables> =
  { id: '28398106886b7ec99f4c28ecdd9549bd8ab175588b6f3b42242ea390733b447d', name: 'UpdatePseudo', kind: 'mutation' };

export const ServerTimeDocument: KnownDocument<ServerTimeQuery, ServerTimeQueryVariables> =
  { id: '387eef24e66b554c9358d8c50c4d55d73fb7730c0ae00afa1fbd9983e20b84c1', name: 'ServerTime', kind: 'query' };

export const ArticlesDocument: KnownDocument<ArticlesQuery, ArticlesQueryVariables> =
  { id: 'dacb30d0eb1db7b94ab3dedad72c02514562a76689acb715cb6e2f029529d9a1', name: 'Articles', kind: 'query' };

export const ArticleDocument: KnownDocument<ArticleQuery, ArticleQueryVariables> =
  { id: 'bc102824b463c5326cb53a359e06dea1c8329efff3c8be0f6a8edc8ecd4c87a1', name: 'Article', kind: 'query' };

export const CarsOfBrandsDocument: KnownDocument<CarsOfBrandsQuery, CarsOfBrandsQueryVariables> =
  { id: '8635dcbdced8b2bdc069b214838b8cee65fd73b4f5d0592ed3a88a6aeb02a2a9', name: 'CarsOfBrands', kind: 'query' };

export const BrandsDocument: KnownDocument<BrandsQuery, BrandsQueryVariables> =
  { id: 'ba90ea1224b58c571cd4a47afb97e7d7bd4bee1dfcc51ae79348750da52386b7', name: 'Brands', kind: 'query' };

export const CarDocument: KnownDocument<CarQuery, CarQueryVariables> =
  { id: '1e9f1f7af8aaa9a5c6ffa5a9d2cd13416c3ae6967f5716d7f2f876c7cb7d6cd5', name: 'Car', kind: 'query' };

export const RevealOwnerContactDocument: KnownDocument<RevealOwnerContactMutation, RevealOwnerContactMutationVariables> =
  { id: 'af808c7551d3fd0d8cb00f0f2e7b4ae81796e935cb291a351a22752045b520e2', name: 'RevealOwnerContact', kind: 'mutation' };

export const EventDocument: KnownDocument<EventQuery, EventQueryVariables> =
  { id: '75a409448ea3c1c2cb74f7e64971e58339fe8544809195c16ed861f583badb4b', name: 'Event', kind: 'query' };

export const EventCarsDocument: KnownDocument<EventCarsQuery, EventCarsQueryVariables> =
  { id: '36b27640b928a921977107a3027e245ce675ece2ebb2a6578e0083e60b8162ea', name: 'EventCars', kind: 'query' };

export const HomeDocument: KnownDocument<HomeQuery, HomeQueryVariables> =
  { id: '255cc22b2d7e36a58f36ca631c4c8ab8bbbb4f3c6d677984099154f8de3e840e', name: 'Home', kind: 'query' };

export const FoundCarsDocument: KnownDocument<FoundCarsQuery, FoundCarsQueryVariables> =
  { id: '484c33317ad2c661d720e00428e94b50b963915eb6b77b2d88b42197dce319f6', name: 'FoundCars', kind: 'query' };

export const AllReviewsDocument: KnownDocument<AllReviewsQuery, AllReviewsQueryVariables> =
  { id: 'c4c99660a380346d470a5ffba5b357325b9ce68f48a09adb78671a1aa1e8502d', name: 'AllReviews', kind: 'query' };

export const SearchDocument: KnownDocument<SearchQuery, SearchQueryVariables> =
  { id: 'bc80b5203c2c61f996c464719e5f072d1e80393789c5fc9aede58ce8bccaf602', name: 'Search', kind: 'query' };

export const SiteMapDocument: KnownDocument<SiteMapQuery, SiteMapQueryVariables> =
  { id: '86c488a8fbdd88a42d6da09d6b93418d2c30b2b1b6f8fe39ece65eafd74cf381', name: 'SiteMap', kind: 'query' };
