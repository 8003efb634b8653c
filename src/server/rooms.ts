import type { Registry } from 'prom-client';
import { accountHolding, openAccounts } from './accounts/index.ts';
import { adsHolding, openAds, revealsHolding } from './ads/index.ts';
import { alertsHolding, MATCH_ALERTS, MATCH_EDIT, openAlerts } from './alerts/index.ts';
import { bidsHolding, openAuctions, openLotKeeper, tellTakenBids } from './auctions/index.ts';
import { openAudit } from './audit/index.ts';
import type { Bus } from './bus/index.ts';
import { calendarHolding, openCalendar } from './calendar/index.ts';
import type { Config } from './config.ts';
import { openContent } from './content/index.ts';
import type { Database, Writes } from './database/index.ts';
import { documentsHolding, openDocumentsRoom } from './documents/index.ts';
import type { Events } from './events.ts';
import { openFavorites } from './favorites/index.ts';
import { type Files, openFiles, openScan, openStore, openWorkshop } from './files/index.ts';
import type { Holding } from './holding.ts';
import { openImports } from './imports/index.ts';
import { openJobs } from './jobs/index.ts';
import { inquiriesHolding, openLeads, proposalsHolding } from './leads/index.ts';
import { openLimits } from './limits/index.ts';
import { lettersHolding, openMail } from './mail/index.ts';
import { consentsHolding, openMarketing } from './marketing/index.ts';
import { newsletterHolding, openNewsletter } from './newsletter/index.ts';
import { notificationsHolding, openNotifications } from './notifications/index.ts';
import { offersHolding, openOffers } from './offers/index.ts';
import {
  openOrders,
  orderMessagesHolding,
  orderOpener,
  orderPapersHolding,
  ordersHolding,
} from './orders/index.ts';
import { openOverview } from './overview/index.ts';
import { cardsHolding, openPayments, paymentsHolding } from './payments/index.ts';
import { openQuestions, questionsHolding } from './questions/index.ts';
import { openReports, reportsHolding } from './reports/index.ts';
import { openResults } from './results/index.ts';
import { openReviews } from './reviews/index.ts';
import { openSearch } from './search/index.ts';
import { openSecrets } from './secrets/index.ts';
import { openSelling, requireTrader, sellingHolding } from './selling/index.ts';
import { openSocial } from './social/index.ts';

export type HouseParts = {
  readonly config: Config;
  readonly database: Database;
  readonly bus: Bus;
  readonly events: Events;
  readonly metrics: Registry;
  readonly clock: () => number;
};

/** What each room keeps of a person, for the copy they may have and for the day they leave. */
const holdingsOf = (bus: Bus, favorites: Holding, files: Files): Holding[] => [
  accountHolding,
  cardsHolding,
  paymentsHolding,
  bidsHolding,
  ordersHolding(files),
  orderPapersHolding,
  orderMessagesHolding,
  adsHolding(bus),
  sellingHolding,
  revealsHolding,
  favorites,
  questionsHolding,
  proposalsHolding,
  inquiriesHolding,
  consentsHolding,
  newsletterHolding,
  notificationsHolding,
  lettersHolding,
  alertsHolding,
  calendarHolding,
  offersHolding,
  reportsHolding,
  documentsHolding(files),
  // What the rooms above have let go of goes with its person.
  files.holding,
];

/** Every room, opened in the order of what it needs; what a room needs of a later one comes as a function. */
export function openRooms({ config, database, bus, events, metrics, clock }: HouseParts) {
  const { publicUrl } = config;
  const limits = openLimits({ database, isOn: config.withRateLimits, events });
  const jobs = openJobs({ database, bus, events, metrics });
  const mail = openMail({ database, jobs, smtpUrl: config.smtpUrl, from: config.mailFrom, publicUrl });
  const { houseEmail } = config;
  const secrets = openSecrets({ database });
  const telling = { database, bus, events, jobs, mail, secrets, publicUrl, houseEmail, clock };
  const notifications = openNotifications(telling);
  const store = openStore(config, error => events.partFailed({ part: 'files', error }));
  const { scanUrl, dataDir } = config;
  const onFileError = (error: Error) => events.partFailed({ part: 'files', error });
  const scan = openScan({ url: scanUrl, metrics, onError: onFileError });
  const workshop = openWorkshop({ scan, onError: onFileError });
  const files = openFiles({ database, store, workshop, dataDir, jobs, secrets, clock });
  const onEdited = async (writes: Writes, uuid: string) => {
    const auctionId = await notifications.tellEdit(writes, uuid);
    if (auctionId !== null) await auctions.touch(writes, auctionId);
  };
  const lots = openLotKeeper({ bus });
  const ads = openAds({ database, bus, ...publishing(jobs, onEdited), lots });
  const { notify, readMessageNews } = notifications;
  const openOrder = orderOpener({ bus, jobs, notify, times: config.orderTimes });
  const auctions = openAuctions({
    ...{ database, bus, events, clock, openOrder },
    onTaken: tellTakenBids(mail, publicUrl),
  });
  const offers = openOffers({ database, jobs, notify, openOrder, auctions });
  const payments = openPayments({
    ...{ database, jobs, limits },
    subjectExists: async id =>
      (await ads.findPublic(id)) !== null || (await auctions.findPublic(id)) !== null,
    stripe: config.stripe,
    publicUrl,
    onPaid: (writes, payment) => orders.takeFee(writes, payment),
  });
  const holdings = () => holdingsOf(bus, favorites.holding, files);
  const { confirmsBidders, asksSecondFactor, breachedPasswordsUrl } = config;
  const accounts = openAccounts({
    ...{ database, bus, events, limits, mail, secrets, publicUrl, holdings },
    ...{ confirmsBidders, asksSecondFactor, breachedPasswordsUrl },
    onWaysEnded: async (writes, id) => {
      await calendar.endWithin(writes, id);
      await notifications.push.removeAll(writes, id);
    },
  });
  const calendar = openCalendar({
    ...{ database, secrets, limits, auctions, ads, publicUrl },
    ways: accounts.ways,
  });
  const told = { jobs, mail, limits, notify, readMessageNews, secrets, files, ads, payments };
  const { orders, documents } = openAfterSale({ config, database, bus, clock }, told, accounts.find);
  const social = openSocial({ database, events, config: config.social, publicUrl });
  const questions = openQuestions({ database, bus, jobs, limits, ads, auctions, notify, mail });
  const selling = openSelling({ database, bus, ads, auctions, files, notify });
  const reports = openReports({ ...telling, limits, ...moderationOf(ads, accounts) });
  const favorites = openFavorites({ database, ads, auctions });
  const reviews = openReviews({ database, bus });
  const results = openResults({ reads: database, showsPrices: config.withResultPrices });
  const newsletter = openNewsletter({ database, limits, mail, publicUrl });
  const leads = openLeads({ ...telling, limits, ads, notify });
  const search = openSearch({ database, bus, clock });
  const alerts = openAlerts({ database, jobs, search, notify: notifications.notify });
  const { conversions } = config;
  const marketing = openMarketing({ database, jobs, conversions, siteOrigin: publicUrl.origin });
  const content = openContent({ database, bus, clock });
  const audit = openAudit({ database });
  const imports = openImports({ database, jobs, ads });
  const overview = openOverview({ database });
  return {
    ...{ limits, jobs, mail, notifications, documents, audit, imports, overview },
    ...{ orders, offers, reports, alerts, files, ads, auctions, payments, accounts },
    ...{ questions, favorites, reviews, results, newsletter, leads, marketing },
    ...{ calendar, search, secrets, selling, content, social },
  };
}

type Basics = Pick<HouseParts, 'config' | 'database' | 'bus' | 'clock'>;
type Needed = Omit<
  Parameters<typeof openOrders>[0],
  'findAccount' | 'publicUrl' | 'bank' | 'house' | 'times' | 'database' | 'bus'
> &
  Pick<Parameters<typeof openDocumentsRoom>[0], 'secrets' | 'files'>;

/** What follows a sale: the orders, and the papers of those who buy and sell. */
function openAfterSale(
  { config, database, bus, clock }: Basics,
  needed: Needed,
  findAccount: Parameters<typeof openOrders>[0]['findAccount'],
) {
  const { publicUrl, bank, house, orderTimes: times } = config;
  const orders = openOrders({ ...needed, database, bus, findAccount, publicUrl, bank, house, times });
  const documents = openDocumentsRoom({ ...needed, database, findAccount, clock, papers: orders });
  return { orders, documents };
}

/** What goes before a car is public, and what follows from it, in the same transaction. */
const publishing = (
  jobs: ReturnType<typeof openJobs>,
  onEdited: (writes: Writes, uuid: string) => Promise<void>,
): Followers => ({
  onPublished: async (writes, uuid) => {
    await requireTrader(writes, uuid);
    await jobs.enqueue(writes, [{ kind: MATCH_ALERTS, data: { uuid } }]);
  },
  onEdited: async (writes, edit) => {
    await jobs.enqueue(writes, [{ kind: MATCH_EDIT, data: edit }]);
    await onEdited(writes, edit.uuid);
  },
});
type Followers = Pick<Parameters<typeof openAds>[0], 'onPublished' | 'onEdited'>;

/** What can be reported of the rooms that have it, and how each takes it out of sight. */
function moderationOf(
  ads: ReturnType<typeof openAds>,
  accounts: ReturnType<typeof openAccounts>,
): Pick<Parameters<typeof openReports>[0], 'findAd' | 'findMember' | 'remove'> {
  return {
    findAd: async uuid => {
      const ad = await ads.findPublic(uuid);
      return (
        ad && { authorId: ad.ownerId, excerpt: [ad.brand, ad.model, ad.version].filter(Boolean).join(' ') }
      );
    },
    findMember: async id => {
      const member = await accounts.findMember(id);
      return member && { authorId: member.id, excerpt: member.pseudo ?? '—' };
    },
    remove: {
      AD: async ({ viewer }, uuid) => {
        // Bidders are told why by whoever cancels the auction, which comes first.
        await ads.withdraw(uuid, { actorId: viewer?.id ?? null, by: 'MODERATOR' });
      },
    },
  };
}

export type HouseRooms = ReturnType<typeof openRooms>;
