import { lexicographicSortSchema, printSchema } from 'graphql';
import { accountsSchema, memberSchema } from './accounts/index.ts';
import { adsSchema } from './ads/index.ts';
import { alertsSchema } from './alerts/index.ts';
import { adEditsSchema, auctionsSchema, lotSchema, lotsSchema } from './auctions/index.ts';
import { auditSchema } from './audit/index.ts';
import { calendarSchema } from './calendar/index.ts';
import { contentSchema } from './content/index.ts';
import { documentsSchema } from './documents/index.ts';
import { favoritesSchema } from './favorites/index.ts';
import { photoSchema } from './files/index.ts';
import { newBuilder } from './graphql/index.ts';
import { importsSchema } from './imports/index.ts';
import { jobsSchema } from './jobs-schema.ts';
import { leadsSchema, mandatesSchema } from './leads/index.ts';
import { mailSchema } from './mail/index.ts';
import { marketingSchema } from './marketing/index.ts';
import { newsletterSchema } from './newsletter/index.ts';
import { notificationsSchema } from './notifications/index.ts';
import { offersSchema } from './offers/index.ts';
import { ordersSchema } from './orders/index.ts';
import { overviewSchema } from './overview/index.ts';
import { paymentsSchema } from './payments/index.ts';
import { questionsSchema } from './questions/index.ts';
import { reportsSchema } from './reports/index.ts';
import { resultsSchema } from './results/index.ts';
import { reviewsSchema } from './reviews/index.ts';
import type { HouseRooms } from './rooms.ts';
import { pageInfoType, searchSchema } from './search/index.ts';
import { sellingSchema } from './selling/index.ts';

/**
 * Builds the schema: each room in turn adds its own, and hangs fields on what stands before it. No room is asked
 * anything meanwhile: what one needs of another is a function.
 */
export function buildSchema(rooms: HouseRooms) {
  const builder = newBuilder();
  const { accounts, ads, auctions, content, files, limits } = rooms;
  const findPublicAd = (uuid: string) => ads.findPublic(uuid);

  const shared = {
    ...auditSchema(builder, rooms.audit),
    ...photoSchema(builder),
    PageInfo: pageInfoType(builder),
  };
  const { CarAd, CarAdInput, CarAdValues, enums } = adsSchema(builder, ads, {
    ...shared,
    listEntries: (subjectId, first) => rooms.audit.listOf(subjectId, first),
    limitReveals: asker => limits.take('revealContact', asker),
  });
  const ofCars = { ...shared, ...enums, enums, CarAd, CarAdInput, CarAdValues, ads };
  accountsSchema(builder, accounts, {
    ...ofCars,
    leaveFor: async (provider, who, origin) => {
      await limits.take('social', origin);
      return rooms.social.begin(provider, who);
    },
  });
  memberSchema(builder, accounts, { CarAd, listAdsOf: (id, first) => ads.listOf(id, first) });
  const ofSale = auctionsSchema(builder, auctions, {
    ...ofCars,
    findAd: async uuid => {
      const ad = await ads.find(uuid);
      return ad && { uuid: ad.uuid, isPublic: ad.status === 'PUBLISHED' || ad.status === 'SOLD' };
    },
    findAccountId: email => accounts.findIdByEmail(email),
    limitBids: bidderId => limits.take('bid', bidderId),
    requireMayBid: bidderId => accounts.requireMayBid(bidderId),
    limitViews: origin => limits.take('view', origin),
    isFirstView: (id, origin) => limits.isWithin('viewOnce', `${id} ${origin}`),
    areResultsPublic: () => rooms.results.showsPrices,
    countAdView: (uuid, visitor) => ads.addView(uuid, visitor),
    findTerms: locale => content.findTerms(locale),
  });
  const types = { ...ofCars, ...ofSale, findPublicAd };
  lotSchema(builder, auctions, types);
  adEditsSchema(builder, ads, types.Auction);
  const { Question } = questionsSchema(builder, rooms.questions, types);
  sellingSchema(builder, rooms.selling, {
    ...types,
    Question,
    questions: rooms.questions,
    files,
    limitUploads: origin => limits.take('upload', origin),
  });
  lotsSchema(builder, auctions, types);
  favoritesSchema(builder, rooms.favorites, types);
  calendarSchema(builder, rooms.calendar);
  mandatesSchema(builder, rooms.leads, types);
  paymentsSchema(builder, rooms.payments);
  ordersSchema(builder, rooms.orders, {
    ...types,
    findPhotos: async ids => [...(await files.findPhotos(ids)).values()],
    clock: () => auctions.clock(),
  });
  documentsSchema(builder, rooms.documents, types);
  const { Filter } = searchSchema(builder, rooms.search, ads, types);
  resultsSchema(builder, rooms.results, ads, types);
  newsletterSchema(builder, rooms.newsletter, types);
  marketingSchema(builder, rooms.marketing, {
    chooseForAccount: (accountId, allows) => accounts.chooseMarketing(accountId, allows),
  });
  leadsSchema(builder, rooms.leads, types);
  reviewsSchema(builder, rooms.reviews, types);
  notificationsSchema(builder, rooms.notifications, types);
  contentSchema(builder, content, { ...types, findAd: findPublicAd });
  alertsSchema(builder, rooms.alerts, { Filter });
  mailSchema(builder, rooms.mail, types.CsvFile);
  jobsSchema(builder, rooms.jobs);
  offersSchema(builder, rooms.offers, { ...types, findAuction: id => auctions.find(id) });
  importsSchema(builder, rooms.imports);
  overviewSchema(builder, rooms.overview);
  reportsSchema(builder, rooms.reports, types);
  return builder.toSchema();
}

/** The schema as it is committed: the wall between server and web. */
export function printedSchema(schema: ReturnType<typeof buildSchema>): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
