import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { accountHolding, openAccounts, sessionKeyOf } from './accounts/index.ts';
import { adsHolding, openAds } from './ads/index.ts';
import { bidsHolding, openAuctions, ordersHolding } from './auctions/index.ts';
import type { Bus } from './bus/index.ts';
import type { Config } from './config.ts';
import { type Database, statement } from './database/index.ts';
import type { Events } from './events.ts';
import { openFavorites } from './favorites/index.ts';
import { openFiles } from './files/index.ts';
import { openDocuments, openExecute, openLive, openServe } from './graphql/index.ts';
import type { Holding } from './holding.ts';
import {
  addressOf,
  commonHeaders,
  contextMaker,
  type Door,
  isOwnOrigin,
  mailDoor,
  openApp,
  openPageCache,
  openPages,
  photosDoor,
  pushWorkerDoor,
  robotsDoor,
  sandboxDoor,
  sessionCookie,
  socialDoor,
  unsubscribeDoor,
  uploadDoor,
} from './http/index.ts';
import { openJobs } from './jobs/index.ts';
import { openLeads } from './leads/index.ts';
import { openLimits } from './limits/index.ts';
import { addressIn, lettersHolding, openMail } from './mail/index.ts';
import { notificationsHolding, openNotifications } from './notifications/index.ts';
import { cardsHolding, openPayments } from './payments/index.ts';
import { openQuestions, questionsHolding } from './questions/index.ts';
import { openReviews } from './reviews/index.ts';
import { buildSchema } from './schema.ts';
import { openSearch } from './search/index.ts';
import { openSecrets } from './secrets/index.ts';

export type HouseParts = {
  readonly config: Config;
  readonly database: Database;
  readonly bus: Bus;
  readonly events: Events;
  readonly metrics: Registry;
  readonly clock: () => number;
};

const DOCUMENTS = new URL('../web/graphql/documents.gen.json', import.meta.url);

/** Every room, opened in the order of what it needs; what a room needs of a later one comes as a function. */
export function openRooms({ config, database, bus, events, metrics, clock }: HouseParts) {
  const { publicUrl } = config;
  const limits = openLimits({ database, isOn: config.withRateLimits });
  const jobs = openJobs({ database, bus, events, metrics });
  const mail = openMail({ database, jobs, smtpUrl: config.smtpUrl, from: config.mailFrom, publicUrl });
  const { houseEmail } = config;
  const secrets = openSecrets({ database });
  const told = { database, bus, events, jobs, mail, secrets, publicUrl, houseEmail, clock };
  const notifications = openNotifications(told);
  const files = openFiles({ database, folder: join(config.dataDir, 'files') });
  const holdings = (): Holding[] => [
    accountHolding,
    cardsHolding,
    bidsHolding,
    ordersHolding,
    adsHolding(bus),
    favorites.holding,
    questionsHolding,
    lettersHolding,
    notificationsHolding,
  ];
  const ads = openAds({ database, bus });
  const auctions = openAuctions({ database, bus, events, clock });
  const payments = openPayments({
    database,
    limits,
    subjectExists: async id =>
      (await ads.findPublic(id)) !== null || (await auctions.findPublic(id)) !== null,
  });
  const accounts = openAccounts({ database, bus, limits, mail, publicUrl, holdings });
  const questions = openQuestions({ database, bus, limits, ads, auctions, notify: notifications.notify });
  const favorites = openFavorites({ database, ads, auctions });
  const reviews = openReviews({ database });
  const leads = openLeads({ database, limits, mail, ads, houseEmail, publicUrl });
  const search = openSearch({ database, bus, clock });
  return {
    limits,
    jobs,
    mail,
    notifications,
    files,
    ads,
    auctions,
    payments,
    accounts,
    questions,
    favorites,
    reviews,
    leads,
    search,
  };
}

export type HouseRooms = ReturnType<typeof openRooms>;

/** The house: its rooms, the schema they make, and the front they answer at. */
export async function openHouse(parts: HouseParts) {
  const { config, database, bus, events, metrics } = parts;
  const rooms = openRooms(parts);
  const known = JSON.parse(await readFile(DOCUMENTS, 'utf8')) as Record<string, string>;
  const documents = openDocuments(buildSchema(rooms), known, !config.isProduction);
  const execute = openExecute(documents, events);
  const cookie = sessionCookie(config.publicUrl.protocol === 'https:');
  const live = openLive({
    documents,
    execute,
    events,
    isOwnOrigin: isOwnOrigin(config),
    addressOf: addressOf(config.trustedProxies),
    sessionKeyOf: ({ headers }) => {
      const token = cookie.read(headers.cookie);
      return token === null ? null : sessionKeyOf(token);
    },
    withLimits: config.withRateLimits,
    now: async () => parts.clock(),
  });
  const fileHost = config.filesUrl?.origin ?? null;
  const cache = openPageCache({ fileHost });
  bus.onNotice(cache.hear);
  bus.onReset(cache.clear);
  bus.onNotice(({ topic, id }) => {
    if (topic === 'session') live.endSession(id);
  });
  const findViewer = rooms.accounts.findViewer;
  const makeContext = contextMaker({ config, findViewer });
  const pages = await openPages({
    documents,
    execute,
    cache,
    headers: commonHeaders(config),
    origin: config.publicUrl.origin,
    fileHost,
    isSignedIn: async request => (await makeContext(request, null as never)).viewer !== null,
  });
  const doors = doorsOf(config, rooms, makeContext);
  const serve = openServe(documents, execute);
  const isReady = async () => (await database.query(aliveSql)).length === 1;
  const app = await openApp({ config, events, metrics, findViewer, serve, live, pages, isReady, doors });

  return {
    rooms,
    app,
    documents,
    execute,
    live,
    async [Symbol.asyncDispose]() {
      await live[Symbol.asyncDispose]();
      await app.close();
      await rooms.auctions[Symbol.asyncDispose]();
      await rooms.notifications[Symbol.asyncDispose]();
      await rooms.jobs[Symbol.asyncDispose]();
      await rooms.mail[Symbol.asyncDispose]();
    },
  };
}

const aliveSql = statement('house.isAlive', 'select 1');

/** The addresses rooms answer at beside pages and GraphQL. */
function doorsOf(
  config: Config,
  rooms: HouseRooms,
  makeContext: ReturnType<typeof contextMaker>,
): readonly Door[] {
  const upload = uploadDoor({
    takePhoto: rooms.files.takePhoto,
    makeContext,
    isOwnOrigin: isOwnOrigin(config),
    limit: origin => rooms.limits.take('upload', origin),
  });
  const unsubscribe = unsubscribeDoor({
    read: rooms.notifications.readUnsubscribe,
    unsubscribe: rooms.notifications.unsubscribe,
    settingsPath: addressIn('notifications', 'FR'),
  });
  const doors = [photosDoor(rooms.files), upload, unsubscribe, pushWorkerDoor, robotsDoor(), socialDoor];
  if (!config.isProduction) {
    doors.push(mailDoor(rooms.mail.list), sandboxDoor(rooms.payments.payCheckout));
  }
  return doors;
}
