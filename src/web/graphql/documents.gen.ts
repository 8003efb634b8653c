/** Written by `npm run documents` from the web's .graphql files. */

import type { KnownDocument } from './known-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Locale =
  | 'FR'
  | 'EN'
  | 'ES';

export type CarType =
  | 'CLASSIC'
  | 'YOUNGTIMER'
  | 'GT'
  | 'OTHER';

/** Who sells, by the priority of the specification, section 4. */
export type AdKind =
  | 'RETROMOBILE'
  | 'CALANDRE_COLLECTION'
  | 'HANDLED'
  | 'PROFESSIONAL'
  | 'INDIVIDUAL';

export type AuctionState =
  | 'NOT_STARTED'
  | 'RUNNING'
  | 'FINISHED'
  | 'CANCELLED';

export type CarAdFilter = {
  text?: string | null | undefined;
  brands?: Array<string> | null | undefined;
  models?: Array<string> | null | undefined;
  carTypes?: Array<CarType> | null | undefined;
  bodies?: Array<string> | null | undefined;
  yearMin?: number | null | undefined;
  yearMax?: number | null | undefined;
  priceMin?: number | null | undefined;
  priceMax?: number | null | undefined;
  mileageMax?: number | null | undefined;
  countries?: Array<string> | null | undefined;
  transmissions?: Array<string> | null | undefined;
  fuels?: Array<string> | null | undefined;
  kinds?: Array<AdKind> | null | undefined;
  auctionsOnly?: boolean | null | undefined;
  sold?: boolean | null | undefined;
  auctionStates?: Array<AuctionState> | null | undefined;
};

export type CarAdSort =
  | 'RELEVANCE'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC'
  | 'MILEAGE_ASC'
  | 'ENDING_SOON';

export type UpdateProfileInput = {
  firstName: string;
  lastName: string;
  phone: string;
};

export type RegisterInput = {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  password: string;
  language: Locale;
};

export type AdCardFragment = { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null };

export type ReviewCardFragment = { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null };

export type PersonFragment = { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } | null };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login: { user: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } } };

export type RegisterMutationVariables = Exact<{
  data: RegisterInput;
}>;


export type RegisterMutation = { register: { user: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } } };

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


export type UpdateProfileMutation = { updateProfile: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } };

export type UpdatePseudoMutationVariables = Exact<{
  pseudo?: string | null | undefined;
}>;


export type UpdatePseudoMutation = { updatePseudo: { id: string, pseudo: string | null, firstName: string, lastName: string, email: string, phone: string | null, language: Locale, isCardValid: boolean, isAuctionCGVAccepted: boolean, addedPermissions: Array<string>, groups: Array<{ name: string, permissions: Array<string> }> } };

export type ServerTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerTimeQuery = { serverTime: string };

export type CarQueryVariables = Exact<{
  slug: string;
}>;


export type CarQuery = { publicCarAd: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } | null };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { endingSoon: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, coming: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, newAds: { totalCount: number, edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, finished: { edges: Array<{ node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }> }, reviews: { totalCount: number, edges: Array<{ node: { uuid: string, name: string, title: string | null, date: string, message: string, note: string, image: { url: string, alternativeText: string | null } | null } }> } };

export type SearchQueryVariables = Exact<{
  filter?: CarAdFilter | null | undefined;
  sort?: CarAdSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchQuery = { searchCarAds: { totalCount: number, edges: Array<{ cursor: string, node: { uuid: string, slug: string, kind: AdKind, sold: boolean, price: number | null, reducedPrice: number | null, isPriceHidden: boolean, brand: string, model: string, version: string | null, year: number | null, mileage: number | null, location: { country: string | null, city: string | null } | null, photos: { front: { url: string, width: number, height: number, alt: string | null, srcSet: string } | null }, auction: { id: string, state: AuctionState, start: string, end: string, currentBid: number | null, startingPrice: number, bidCount: number, reservePriceReached: boolean | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: Array<{ name: string, values: Array<{ value: string, count: number }> }> } };


export const MeDocument: KnownDocument<MeQuery, MeQueryVariables> =
  { id: 'f21940ecb730e6ac16868bf27c5539d553a4004ba73751db58c6d74674f123f1', name: 'Me', kind: 'query' };

export const LoginDocument: KnownDocument<LoginMutation, LoginMutationVariables> =
  { id: 'b6aceadd45c73cd798cd62e78b9030d38a2181b0a7da59c2f98aee4d58853bdc', name: 'Login', kind: 'mutation' };

export const RegisterDocument: KnownDocument<RegisterMutation, RegisterMutationVariables> =
  { id: 'f970070ac87661a2f8f32869659463c27042d540690e085605de468496bd29d0', name: 'Register', kind: 'mutation' };

export const LogoutDocument: KnownDocument<LogoutMutation, LogoutMutationVariables> =
  { id: 'd33294c28ffdaff741dcadc2dba75b4013cdc29cd5f9e8f61d3ac85d57868a04', name: 'Logout', kind: 'mutation' };

export const RequestPasswordResetDocument: KnownDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> =
  { id: '09ad87efeab47f39a3e46ffdf9da6d14967e6b446ee448f3d598893bfafa31b2', name: 'RequestPasswordReset', kind: 'mutation' };

export const ResetPasswordDocument: KnownDocument<ResetPasswordMutation, ResetPasswordMutationVariables> =
  { id: '5331181e4bed6ca53c3a47adee564ea1c0693ac3905a207524ec7c570cd6c859', name: 'ResetPassword', kind: 'mutation' };

export const UpdateProfileDocument: KnownDocument<UpdateProfileMutation, UpdateProfileMutationVariables> =
  { id: 'c2ee1e085086080bb3b31bcc38f29ff7d42c7a0d490b58f30a5d40d50a394a2b', name: 'UpdateProfile', kind: 'mutation' };

export const UpdatePseudoDocument: KnownDocument<UpdatePseudoMutation, UpdatePseudoMutationVariables> =
  { id: 'e357f5701928b2638b83c665be80d766004652cf6a4a32b85bcd236b850f178f', name: 'UpdatePseudo', kind: 'mutation' };

export const ServerTimeDocument: KnownDocument<ServerTimeQuery, ServerTimeQueryVariables> =
  { id: '387eef24e66b554c9358d8c50c4d55d73fb7730c0ae00afa1fbd9983e20b84c1', name: 'ServerTime', kind: 'query' };

export const CarDocument: KnownDocument<CarQuery, CarQueryVariables> =
  { id: 'e122ed24216a62b2ad2bc3fcf4948b79eaee772bfc44426a86ca77fa9383b4ed', name: 'Car', kind: 'query' };

export const HomeDocument: KnownDocument<HomeQuery, HomeQueryVariables> =
  { id: '255cc22b2d7e36a58f36ca631c4c8ab8bbbb4f3c6d677984099154f8de3e840e', name: 'Home', kind: 'query' };

export const SearchDocument: KnownDocument<SearchQuery, SearchQueryVariables> =
  { id: 'bc80b5203c2c61f996c464719e5f072d1e80393789c5fc9aede58ce8bccaf602', name: 'Search', kind: 'query' };
