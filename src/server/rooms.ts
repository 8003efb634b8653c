import type { Registry } from 'prom-client';
import { isShownFrom } from '#shared/paths/file-url.ts';
import { openAccounting } from './accounting/index.ts';
import { findSitting, openAccounts, sessionKeyOf } from './accounts/index.ts';
import { accountPersonalData } from './accounts/personal-data.ts';
import { adActs, openAds } from './ads/index.ts';
import { adsPersonalData, revealsPersonalData } from './ads/personal-data.ts';
import { openAlerts } from './alerts/index.ts';
import { alertsPersonalData } from './alerts/personal-data.ts';
import { openAuctions, openLotKeeper, tellTakenBids } from './auctions/index.ts';
import { bidsPersonalData } from './auctions/personal-data.ts';
import { openAudit } from './audit/index.ts';
import type { Bus } from './bus/index.ts';
import { openCalendar } from './calendar/index.ts';
import { calendarPersonalData } from './calendar/personal-data.ts';
import type { Config } from './config.ts';
import { openConsignments } from './consignments/index.ts';
import { consignmentsPersonalData } from './consignments/personal-data.ts';
import { openContent } from './content/index.ts';
import type { Database } from './database/index.ts';
import { openDocumentsRoom } from './documents/index.ts';
import { documentsPersonalData } from './documents/personal-data.ts';
import { openDomainEvents } from './domain-events.ts';
import type { Events } from './events.ts';
import { openFavorites } from './favorites/index.ts';
import { type Files, openFiles, openScan, openStore, openWorkshop } from './files/index.ts';
import { importsPersonalData, openImports } from './imports/index.ts';
import { type Jobs, openJobs } from './jobs/index.ts';
import { openKeys, openOAuth } from './keys/index.ts';
import { applicationsPersonalData, keysPersonalData } from './keys/personal-data.ts';
import { openLeads } from './leads/index.ts';
import { inquiriesPersonalData, proposalsPersonalData } from './leads/personal-data.ts';
import { openLimits } from './limits/index.ts';
import { openLists } from './lists/index.ts';
import { listViewsPersonalData } from './lists/personal-data.ts';
import { openMail } from './mail/index.ts';
import { lettersPersonalData } from './mail/personal-data.ts';
import { openMakes } from './makes/index.ts';
import { consentsPersonalData, openMarketing } from './marketing/index.ts';
import { openNewsletter } from './newsletter/index.ts';
import { newsletterPersonalData } from './newsletter/personal-data.ts';
import { openNotes } from './notes/index.ts';
import { notesPersonalData } from './notes/personal-data.ts';
import { openNotifications } from './notifications/index.ts';
import { notificationsPersonalData } from './notifications/personal-data.ts';
import { openOffers } from './offers/index.ts';
import { offersPersonalData } from './offers/personal-data.ts';
import { openOrders } from './orders/index.ts';
import {
  orderDocumentsPersonalData,
  orderMessagesPersonalData,
  ordersPersonalData,
  payoutAccountPersonalData,
  sellerPersonalData,
  vigilancePersonalData,
} from './orders/personal-data.ts';
import { openOverview } from './overview/index.ts';
import { openPayments } from './payments/index.ts';
import { cardsPersonalData, paymentsPersonalData } from './payments/personal-data.ts';
import type { PersonalData } from './personal-data.ts';
import { openQuestions } from './questions/index.ts';
import { questionsPersonalData } from './questions/personal-data.ts';
import { openReports } from './reports/index.ts';
import { reportsPersonalData } from './reports/personal-data.ts';
import { openResults } from './results/index.ts';
import { openReviews } from './reviews/index.ts';
import { reviewsPersonalData } from './reviews/personal-data.ts';
import { openSales } from './sales/index.ts';
import { callsPersonalData } from './sales/personal-data.ts';
import { openSearch } from './search/index.ts';
import { openSecrets } from './secrets/index.ts';
import { openSelling } from './selling/index.ts';
import { sellingPersonalData } from './selling/personal-data.ts';
import { openSettings } from './settings/index.ts';
import { openSocial } from './social/index.ts';
import { openTimeStamps } from './stamps/index.ts';
import { openWebhooks } from './webhooks/index.ts';
import { webhooksPersonalData } from './webhooks/personal-data.ts';

export type HouseParts = {
  readonly config: Config;
  readonly database: Database;
  readonly bus: Bus;
  readonly events: Events;
  readonly metrics: Registry;
  readonly clock: () => number;
};

export type HouseRooms = ReturnType<typeof openRooms>;

/** The personal data of all folders, for a person's copy and erasure. */
const personalDataOf = (
  { bus, jobs }: { readonly bus: Bus; readonly jobs: Jobs },
  favorites: PersonalData,
  files: Files,
): PersonalData[] => [
  // Before the data of the cars and orders that they belong to.
  notesPersonalData,
  consignmentsPersonalData,
  accountPersonalData,
  cardsPersonalData({ jobs }),
  paymentsPersonalData,
  bidsPersonalData,
  reviewsPersonalData,
  ordersPersonalData,
  orderDocumentsPersonalData,
  orderMessagesPersonalData,
  payoutAccountPersonalData,
  sellerPersonalData,
  vigilancePersonalData,
  adsPersonalData(bus),
  sellingPersonalData,
  revealsPersonalData,
  favorites,
  questionsPersonalData,
  proposalsPersonalData,
  inquiriesPersonalData,
  consentsPersonalData,
  newsletterPersonalData,
  notificationsPersonalData,
  lettersPersonalData,
  alertsPersonalData,
  calendarPersonalData,
  keysPersonalData,
  applicationsPersonalData,
  webhooksPersonalData,
  offersPersonalData,
  callsPersonalData,
  reportsPersonalData,
  documentsPersonalData(files),
  importsPersonalData(files),
  listViewsPersonalData,
  // Last: the files that the entries above have released.
  files.personalData,
];

type Acting = {
  readonly ads: Parameters<typeof adActs>[0];
  readonly leads: ReturnType<typeof openLeads>;
  readonly questions: ReturnType<typeof openQuestions>;
  readonly reviews: ReturnType<typeof openReviews>;
};

/** The bulk actions of lists, by export name. */
const actedLists = ({ ads, leads, questions, reviews }: Acting) => ({
  ads: adActs(ads),
  leads: leads.staff.acts,
  questions: questions.staff.acts,
  reviews: reviews.staff.acts,
});

/** Whether the pages' policy allows showing a picture at this URL. */
const showing =
  ({ publicUrl, filesUrl }: Config) =>
  (url: string): boolean =>
    isShownFrom([publicUrl.origin, filesUrl?.origin], url);

/** Looks up the account of an open session, for live news. */
const sessionsIn = (database: Database) => ({
  keyOf: sessionKeyOf,
  holderOf: (key: string) => findSitting(database, key),
});

/** Opens all services in the order of their dependencies; consequences in other folders are domain events. */
export function openRooms(parts: HouseParts) {
  const { config, ...machine } = parts;
  const { database, bus, events, metrics } = machine;
  const { publicUrl } = config;

  const domain = openDomainEvents();
  const limits = openLimits({ database, isOn: config.withRateLimits, events });
  const jobs = openJobs({ database, bus, events, metrics });
  const { deployed, isProduction } = config;
  const settings = openSettings({ ...machine, deployed, isProduction });
  const { smtpUrl, mailFrom: from } = config;
  const house = () => settings.read('house');
  const mail = openMail({ database, jobs, smtpUrl, from, publicUrl, house });
  const secrets = openSecrets({ database });
  const base = { ...machine, publicUrl, settings, domain, limits, jobs, mail, secrets };
  const { withResultPrices: showsPrices } = config;
  const notifications = openNotifications({ ...base, showsPrices, sessions: sessionsIn(database) });
  /** The services available to every folder. */
  const core = { ...base, notify: notifications.notify };

  const onError = (error: unknown) => events.partFailed({ part: 'files', error });
  const scan = openScan({ url: config.scanUrl, metrics, onError });
  const workshop = openWorkshop({ scan, onError });
  const store = openStore(config, onError);
  const files = openFiles({ ...core, store, workshop, dataDir: config.dataDir, onError });

  const ads = openAds({ ...core, lots: openLotKeeper(core) });
  const auctions = openAuctions({ ...core, onTaken: tellTakenBids(mail, publicUrl) });
  const offers = openOffers({ ...core, auctions });
  const { stripe, escrow } = config;
  const payments = openPayments({ ...core, ads, auctions, stripe, escrow, isProduction });
  const favorites = openFavorites({ ...core, ads, auctions });

  const accounts = openAccounts({
    ...core,
    confirmsBidders: config.confirmsBidders,
    asksSecondFactor: config.asksSecondFactor,
    breachedPasswordsUrl: config.breachedPasswordsUrl,
    personalData: personalDataOf({ bus, jobs }, favorites.personalData, files),
  });
  const sales = openSales({ ...core, auctions, ads });
  const { ways, trade, find: findAccount, mayStill } = accounts;
  const keys = openKeys({ ...core, ways, isProduction });
  const oauth = openOAuth({ ...core, ways });
  const webhooks = openWebhooks({ ...core, auctions, ways, isProduction, showsPrices });
  const { readMessageNews } = notifications;
  const selling = openSelling({ ...core, ads, auctions, files, trade, registers: config.registers });
  const orders = openOrders({
    ...core,
    readMessageNews,
    files,
    ads,
    payments,
    ...{ findAccount, findTrader: selling.trader, vies: selling.vies, hasPasskey: accounts.hasPasskey },
    stamps: config.timeStamps && openTimeStamps(config.timeStamps, core.clock),
  });
  const makes = openMakes(core);
  const search = openSearch({ ...core, makes });
  const leads = openLeads({ ...core, ads, selling });
  const consignments = openConsignments({ ...core, leads, ads });
  const calendar = openCalendar({ ...core, auctions, ads, sales, consignments, ways: accounts.ways });
  const questions = openQuestions({ ...core, ads, auctions });
  const reviews = openReviews({ ...core, canShow: showing(config), findAccount });
  const results = openResults({ reads: database, makes, showsPrices, clock: core.clock });

  return {
    ...{ domain, limits, jobs, mail, secrets, settings, notifications },
    ...{ files, ads, auctions, offers, payments },
    ...{ favorites, calendar, accounts, keys, oauth, webhooks, orders, search, selling },
    ...{ leads, questions, reviews },
    accounting: openAccounting({ database, settings, ledgerAccounts: config.ledgerAccounts }),
    alerts: openAlerts({ ...core, search }),
    audit: openAudit(core),
    consignments,
    content: openContent(core),
    documents: openDocumentsRoom({ ...core, files, findAccount, papers: orders }),
    imports: openImports({ ...core, mayStill, ads, files, reach: { isTrusted: () => !isProduction } }),
    lists: openLists({ ...core, mayStill, lists: actedLists({ ads, leads, questions, reviews }) }),
    marketing: openMarketing({ ...core, conversions: config.conversions }),
    makes,
    newsletter: openNewsletter({ ...core, findAccount, mayStill }),
    notes: openNotes(core),
    overview: openOverview({ ...core, consignments, results }),
    reports: openReports({ ...core, ads, accounts }),
    results,
    sales,
    social: openSocial({ ...core, config: config.social }),
  };
}
