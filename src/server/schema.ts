import { lexicographicSortSchema, printSchema } from 'graphql';
import { phaseAt } from '#shared/sale/index.ts';
import { languageOf } from '#shared/words/locale.ts';
import { accountingSchema } from './accounting/schema.ts';
import { memberSchema } from './accounts/member-schema.ts';
import { accountsSchema } from './accounts/schema.ts';
import { adsSchema } from './ads/schema.ts';
import { alertsSchema } from './alerts/schema.ts';
import { adEditsSchema } from './auctions/edits-schema.ts';
import { lotSchema } from './auctions/lot-schema.ts';
import { lotsSchema } from './auctions/lots-schema.ts';
import { proofSchema } from './auctions/proof-schema.ts';
import { auctionsSchema } from './auctions/schema.ts';
import { auditSchema } from './audit/schema.ts';
import { calendarSchema } from './calendar/schema.ts';
import { consignmentsSchema } from './consignments/schema.ts';
import { contentSchema } from './content/schema.ts';
import { documentsSchema } from './documents/schema.ts';
import { favoritesSchema } from './favorites/schema.ts';
import { photoSchema } from './files/schema.ts';
import { type Builder, newBuilder, pageInfoType } from './graphql/index.ts';
import { importsSchema } from './imports/schema.ts';
import { jobsSchema } from './jobs-schema.ts';
import { keysSchema } from './keys/schema.ts';
import { mandatesSchema } from './leads/mandates-schema.ts';
import { leadsSchema } from './leads/schema.ts';
import { listsSchema } from './lists/schema.ts';
import { mailSchema } from './mail/schema.ts';
import { makesSchema } from './makes/schema.ts';
import { marketingSchema } from './marketing/schema.ts';
import { newsletterSchema } from './newsletter/schema.ts';
import { notesSchema } from './notes/schema.ts';
import { notificationsSchema } from './notifications/schema.ts';
import { offersSchema } from './offers/schema.ts';
import { ordersSchema } from './orders/schema.ts';
import { overviewSchema } from './overview/schema.ts';
import { paymentsSchema } from './payments/schema.ts';
import { questionsSchema } from './questions/schema.ts';
import { reportsSchema } from './reports/schema.ts';
import { resultsSchema } from './results/schema.ts';
import { reviewsSchema } from './reviews/schema.ts';
import type { HouseRooms } from './rooms.ts';
import { salesSchema } from './sales/schema.ts';
import { searchSchema } from './search/schema.ts';
import { sellingSchema } from './selling/schema.ts';
import { settingsSchema } from './settings/schema.ts';
import { webhooksSchema } from './webhooks/schema.ts';

/**
 * Builds the schema: each folder adds its types and its fields on earlier types. Nothing is called while building:
 * dependencies are passed as functions.
 */
export function buildSchema(rooms: HouseRooms) {
  const builder = newBuilder();
  const { accounts, ads, auctions, content, files, limits } = rooms;
  const findPublicAd = (uuid: string) => ads.findPublic(uuid);
  const areResultsPublic = () => rooms.results.showsPrices;
  const shared = {
    ...auditSchema(builder, rooms.audit),
    ...photoSchema(builder),
    PageInfo: pageInfoType(builder),
  };
  const { CarAd, CarAdInput, CarAdValues, LocalizedText, enums } = adsSchema(builder, ads, {
    ...shared,
    listEntries: (subjectId, first) => rooms.audit.listOf(subjectId, first),
    hasOpenAuction: uuid => hasOpenAuction(auctions, uuid),
    limitReveals: asker => limits.take('revealContact', asker),
  });
  const ofCars = { ...shared, ...enums, enums, CarAd, CarAdInput, CarAdValues, ads };
  const { WrittenWishInput } = accountsSchema(builder, accounts, {
    ...ofCars,
    leaveFor: async (provider, who, origin) => {
      await limits.take('social', origin);
      return rooms.social.begin(provider, who);
    },
    termsAcceptedAt: id => termsAcceptedAt(rooms, id),
    subscribe: (id, consent) => rooms.newsletter.subscribeOwn(id, consent),
    unsubscribe: id => rooms.newsletter.leaveOwn(id),
  });
  const { Member } = memberSchema(builder, accounts, {
    CarAd,
    listAdsOf: (id, first) => ads.listOf(id, first),
  });
  const ofSale = auctionsSchema(builder, auctions, {
    ...ofCars,
    findAd: async uuid => {
      const ad = await ads.find(uuid);
      return ad && { uuid: ad.uuid, isPublic: ad.isPublic };
    },
    findAccountId: email => accounts.findIdByEmail(email),
    limitBids: bidderId => limits.take('bid', bidderId),
    requireMayBid: id => accounts.requireMayBid(id),
    hasPasskey: id => accounts.hasPasskey(id),
    isFirstView: (id, from) => limits.isWithin('viewOnce', `${id} ${from}`),
    ...{ areResultsPublic, limitViews: (origin: string) => limits.take('view', origin) },
    signPublicly: text => rooms.secrets.signPublicly(text),
    countAdView: (uuid, visitor) => ads.addView(uuid, visitor),
    findTerms: locale => content.findTerms(locale),
  });
  const types = { ...ofCars, ...ofSale, findPublicAd };
  lotSchema(builder, auctions, types);
  proofSchema(builder, auctions, { ...types, signer: rooms.secrets, areResultsPublic });
  adEditsSchema(builder, ads, types.Auction);
  const { Question } = questionsSchema(builder, rooms.questions, types);
  const { MyCarType } = sellingSchema(builder, rooms.selling, {
    ...{ ...types, Question, Member, questions: rooms.questions, files },
    limitUploads: accountId => limits.take('upload', accountId),
  });
  lotsSchema(builder, auctions, { ...types, areResultsPublic });
  favoritesSchema(builder, rooms.favorites, types);
  calendarSchema(builder, rooms.calendar);
  keysSchema(builder, rooms.keys, rooms.oauth);
  mandatesSchema(builder, rooms.leads, types);
  paymentsSchema(builder, rooms.payments, ofCars.enums.Locale);
  const ofTax = accountingSchema(builder, rooms.accounting);
  const { SaleMandateState } = ordersSchema(builder, rooms.orders, {
    ...{ ...types, ofTax, accounts },
    findPhotos: async ids => [...(await files.findPhotos(ids)).values()],
    clock: () => auctions.clock(),
  });
  documentsSchema(builder, rooms.documents, types);
  const { Filter, Chip } = searchSchema(builder, rooms.search, ads, types);
  resultsSchema(builder, rooms.results, ads, types);
  salesSchema(builder, rooms.sales, {
    ...{ ...types, LocalizedText, Locale: enums.Locale, auctions },
    hammerPrices: auctionIds => rooms.results.hammerPrices(auctionIds),
  });
  newsletterSchema(builder, rooms.newsletter, { ...types, LocalizedText });
  settingsSchema(builder, rooms.settings, { Locale: enums.Locale, LocalizedText });
  marketingSchema(builder, rooms.marketing);
  leadsSchema(builder, rooms.leads, { ...types, WrittenWishInput });
  reviewsSchema(builder, rooms.reviews, types);
  notificationsSchema(builder, rooms.notifications, types);
  contentSchema(builder, content, { ...types, findAd: findPublicAd, makes: rooms.makes });
  alertsSchema(builder, rooms.alerts, { Filter, Chip, Locale: types.enums.Locale });
  offersSchema(builder, rooms.offers, { ...types, findAuction: id => auctions.find(id) });
  reportsSchema(builder, rooms.reports, { ...types, MyCarType });
  consignmentsSchema(builder, rooms.consignments, { MyCarType, SaleMandateState });
  addOwnParts(builder, rooms);
  // It is sorted when printed; sorting here would build it twice.
  return builder.toSchema({ sortSchema: false });
}

/** Adds the schemas that extend no other folder's types. */
function addOwnParts(builder: Builder, rooms: HouseRooms): void {
  mailSchema(builder, rooms.mail);
  jobsSchema(builder, rooms.jobs);
  importsSchema(builder, rooms.imports);
  listsSchema(builder, rooms.lists);
  notesSchema(builder, rooms.notes);
  overviewSchema(builder, rooms.overview);
  webhooksSchema(builder, rooms.webhooks);
  makesSchema(builder, rooms.makes);
}

async function hasOpenAuction(auctions: HouseRooms['auctions'], uuid: string): Promise<boolean> {
  const auction = await auctions.findByAd(uuid);
  return auction !== null && ['NOT_STARTED', 'RUNNING'].includes(phaseAt(auction, auctions.clock()));
}

/** Prints the schema as it is committed: the contract between server and web. */
export function printedSchema(schema: ReturnType<typeof buildSchema>): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** Returns when somebody accepted the current terms of sale; null where they accepted none, or older ones. */
async function termsAcceptedAt({ auctions, content }: HouseRooms, accountId: string): Promise<number | null> {
  const accepted = await auctions.acceptedTerms(accountId);
  if (!accepted) return null;
  const current = await content.findTerms(languageOf(accepted.locale ?? 'fr'));
  return accepted.version === (current?.version ?? null) ? accepted.at : null;
}
