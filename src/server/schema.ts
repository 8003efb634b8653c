import { lexicographicSortSchema, printSchema } from 'graphql';
import { type Accounts, accountsSchema, memberSchema } from './accounts/index.ts';
import { type Ads, adsSchema } from './ads/index.ts';
import { type Alerts, alertsSchema } from './alerts/index.ts';
import { type Auctions, adEditsSchema, auctionsSchema, lotSchema, lotsSchema } from './auctions/index.ts';
import { type Audit, auditSchema } from './audit/index.ts';
import { type Calendar, calendarSchema } from './calendar/index.ts';
import { type ContentRoom, contentSchema } from './content/index.ts';
import { type Documents, documentsSchema } from './documents/index.ts';
import { type Favorites, favoritesSchema } from './favorites/index.ts';
import { type Files, photoSchema } from './files/index.ts';
import { newBuilder } from './graphql/index.ts';
import { type Imports, importsSchema } from './imports/index.ts';
import type { OpenJobs } from './jobs/index.ts';
import { jobsSchema } from './jobs-schema.ts';
import { type Leads, leadsSchema, mandatesSchema } from './leads/index.ts';
import type { Limits } from './limits/index.ts';
import { type Mail, mailSchema } from './mail/index.ts';
import { type Marketing, marketingSchema } from './marketing/index.ts';
import { type Newsletter, newsletterSchema } from './newsletter/index.ts';
import { type Notifications, notificationsSchema } from './notifications/index.ts';
import { type Offers, offersSchema } from './offers/index.ts';
import { type Orders, ordersSchema } from './orders/index.ts';
import { type Overview, overviewSchema } from './overview/index.ts';
import { type Payments, paymentsSchema } from './payments/index.ts';
import { type Questions, questionsSchema } from './questions/index.ts';
import { type Reports, reportsSchema } from './reports/index.ts';
import { type Results, resultsSchema } from './results/index.ts';
import { type Reviews, reviewsSchema } from './reviews/index.ts';
import { pageInfoType, type Search, searchSchema } from './search/index.ts';
import { type Selling, sellingSchema } from './selling/index.ts';
import type { Social } from './social/index.ts';

export type Rooms = {
  readonly accounts: Accounts;
  readonly ads: Ads;
  readonly alerts: Alerts;
  readonly audit: Audit;
  readonly auctions: Auctions;
  readonly calendar: Calendar;
  readonly content: ContentRoom;
  readonly documents: Documents;
  readonly favorites: Favorites;
  readonly jobs: OpenJobs;
  readonly files: Files;
  readonly imports: Imports;
  readonly leads: Leads;
  readonly limits: Limits;
  readonly mail: Mail;
  readonly marketing: Marketing;
  readonly notifications: Notifications;
  readonly newsletter: Newsletter;
  readonly offers: Offers;
  readonly orders: Orders;
  readonly overview: Overview;
  readonly payments: Payments;
  readonly questions: Questions;
  readonly results: Results;
  readonly reports: Reports;
  readonly reviews: Reviews;
  readonly search: Search;
  readonly selling: Selling;
  readonly social: Social;
};

/** Builds the schema: each room in turn adds its own, and hangs fields on what stands before it. */
export function buildSchema(rooms: Rooms) {
  const builder = newBuilder();
  const { ads, auctions, limits } = rooms;
  const findAd = async (uuid: string) => {
    const ad = await ads.find(uuid);
    return ad && { uuid: ad.uuid, isPublic: ad.status === 'PUBLISHED' || ad.status === 'SOLD' };
  };

  const { AuditEntry, CsvFile } = auditSchema(builder, rooms.audit);
  const { Photo } = photoSchema(builder);
  const PageInfo = pageInfoType(builder);
  const { CarAd, CarAdInput, enums } = adsSchema(builder, ads, {
    Photo,
    AuditEntry,
    CsvFile,
    listEntries: (subjectId, first) => rooms.audit.listOf(subjectId, first),
    limitReveals: asker => limits.take('revealContact', asker),
  });
  accountsSchema(builder, rooms.accounts, {
    ...{ Locale: enums.Locale, CsvFile },
    leaveFor: async (provider, who, origin) => {
      await limits.take('social', origin);
      return rooms.social.begin(provider, who);
    },
  });
  memberSchema(builder, rooms.accounts, { CarAd, listAdsOf: (id, first) => ads.listOf(id, first) });
  const { Auction, AuctionState } = auctionsSchema(builder, auctions, {
    SaleRegime: enums.SaleRegime,
    CsvFile,
    findAd,
    findAccountId: email => rooms.accounts.findIdByEmail(email),
    limitBids: bidderId => limits.take('bid', bidderId),
    requireMayBid: bidderId => rooms.accounts.requireMayBid(bidderId),
    limitViews: origin => limits.take('view', origin),
    isFirstView: (id, origin) => limits.isWithin('viewOnce', `${id} ${origin}`),
    areResultsPublic: () => rooms.results.showsPrices,
    countAdView: (uuid, visitor) => ads.addView(uuid, visitor),
    Locale: enums.Locale,
    findTerms: locale => rooms.content.findTerms(locale),
  });
  lotSchema(builder, auctions, { CarAd, Auction, LotState: enums.LotState });
  adEditsSchema(builder, ads, Auction);
  const { Question } = questionsSchema(builder, rooms.questions, { Auction, CarAd, Photo, CsvFile });
  sellingSchema(builder, rooms.selling, {
    ...{ CarAd, CarAdInput, Auction, Question, Photo },
    questions: rooms.questions,
    files: rooms.files,
    limitUploads: origin => limits.take('upload', origin),
  });
  addOwnThings(builder, rooms, { Auction, AuctionState, CarAd, LotState: enums.LotState });
  paymentsSchema(builder, rooms.payments);
  addAfterSale(builder, rooms, { CarAd, Photo, Locale: enums.Locale });
  const { Filter } = searchSchema(builder, rooms.search, ads, { CarAd, enums, AuctionState, PageInfo });
  resultsSchema(builder, rooms.results, ads, { CarAd });
  newsletterSchema(builder, rooms.newsletter, { Locale: enums.Locale });
  marketingSchema(builder, rooms.marketing, {
    chooseForAccount: (accountId, allows) => rooms.accounts.chooseMarketing(accountId, allows),
  });
  leadsSchema(builder, rooms.leads, { Locale: enums.Locale, CsvFile });
  reviewsSchema(builder, rooms.reviews, { PageInfo, CsvFile });
  notificationsSchema(builder, rooms.notifications, { ads, CarAd, PageInfo });
  const { Locale } = enums;
  contentSchema(builder, rooms.content, {
    ...{ Locale, PageInfo, CarAd, CsvFile },
    findAd: uuid => ads.findPublic(uuid),
  });
  alertsSchema(builder, rooms.alerts, { Filter });
  mailSchema(builder, rooms.mail, CsvFile);
  jobsSchema(builder, rooms.jobs);
  offersSchema(builder, rooms.offers, { ads, CarAd, Auction, findAuction: id => auctions.find(id) });
  importsSchema(builder, rooms.imports);
  overviewSchema(builder, rooms.overview);
  reportsSchema(builder, rooms.reports, { Locale: enums.Locale, ads, CarAd, CsvFile });
  return builder.toSchema();
}

/** What a person follows: what they bid on, their favourites, the searches they entrust to the house. */
function addOwnThings(
  builder: ReturnType<typeof newBuilder>,
  { ads, auctions, favorites, calendar, leads }: Rooms,
  types: Omit<Parameters<typeof lotsSchema>[2], 'findPublicAd'>,
): void {
  const findPublicAd = (uuid: string) => ads.findPublic(uuid);
  lotsSchema(builder, auctions, { ...types, findPublicAd });
  favoritesSchema(builder, favorites, types);
  calendarSchema(builder, calendar);
  mandatesSchema(builder, leads, { ...types, findPublicAd });
}

/** What follows a sale. */
function addAfterSale(
  builder: ReturnType<typeof newBuilder>,
  { orders, documents, ads, files, auctions }: Rooms,
  types: Pick<Parameters<typeof ordersSchema>[2], 'CarAd' | 'Photo' | 'Locale'>,
): void {
  ordersSchema(builder, orders, {
    ...{ ...types, ads },
    findPhotos: async ids => [...(await files.findPhotos(ids)).values()],
    clock: () => auctions.clock(),
  });
  documentsSchema(builder, documents, { Locale: types.Locale });
}

/** The schema as it is committed: the wall between server and web. */
export function printedSchema(schema: ReturnType<typeof buildSchema>): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
