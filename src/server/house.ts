import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { once } from '#shared/once.ts';
import { sessionKeyOf } from './accounts/index.ts';
import { openAgents } from './agents/index.ts';
import { describeApi, openForeign } from './api/index.ts';
import type { Config } from './config.ts';
import { openPulse } from './database/index.ts';
import { openEmbed } from './embed/index.ts';
import { followHouse } from './figures.ts';
import {
  type Live,
  type LiveOptions,
  openDocuments,
  openExecute,
  openLive,
  openServe,
  openSheets,
  type Sheets,
  whileOpen,
} from './graphql/index.ts';
import {
  addressOf,
  agentsDoor,
  apiDoor,
  brandDoor,
  calendarDoor,
  carDocumentsDoor,
  catalogueDoor,
  commonHeaders,
  contextMaker,
  contextReader,
  conversionsDoor,
  type Door,
  dossierDoor,
  embedDoor,
  exportsDoor,
  isOwnOrigin,
  lettersDoor,
  type MakeContext,
  mailDoor,
  oauthDoor,
  openApp,
  openDrawnPapers,
  openPageCache,
  openPages,
  orderDocumentsDoor,
  photosDoor,
  privateDoor,
  pushWorkerDoor,
  recordingsDoor,
  robotsDoor,
  sandboxDoor,
  securityDoor,
  sessionCookie,
  sharePicturesDoor,
  socialDoor,
  stripeDoor,
  unsubscribeDoor,
  uploadDoor,
  viewIn,
} from './http/index.ts';
import { findAccessOf } from './own-pages.ts';
import { type HouseParts, type HouseRooms, openRooms } from './rooms.ts';
import { buildSchema } from './schema.ts';
import { openingHoursWords } from './settings/index.ts';
import { houseCountry } from './words/index.ts';

export type { HouseRooms } from './rooms.ts';

const DOCUMENTS = new URL('../web/graphql/documents.gen.json', import.meta.url);

/** Opens the house: its services, their schema, and the HTTP server. */
export async function openHouse(parts: HouseParts) {
  const { config, database, bus, events, metrics } = parts;
  const rooms = openRooms(parts);
  await rooms.settings.open();
  await rooms.files.check();
  await rooms.content.open();
  const known = JSON.parse(await readFile(DOCUMENTS, 'utf8')) as Record<string, string>;
  const schema = buildSchema(rooms);
  const documents = openDocuments(schema, known, !config.isProduction);
  const execute = openExecute(documents, events, database.replica);
  const isClosed = () => rooms.settings.missing().length > 0;
  const executeOpen = whileOpen(execute, documents, isClosed);
  const address = addressOf(config.trustedProxies);
  const live = openLine(parts, { documents, execute: executeOpen, address });
  // Only the public pages' variable: staff's live page uses another and is not counted.
  rooms.auctions.watchers.follow(() => live.socketsBy('uuid'));
  const fileHost = config.filesUrl?.origin ?? null;
  const { origin } = config.publicUrl;
  const cache = openPageCache({ fileHost });
  bus.onMessage(cache.hear);
  bus.onReset(cache.clear);
  rooms.settings.onChange(cache.clear);
  rooms.settings.onChange(rooms.content.followSettings);
  bus.onMessage(({ topic, id }) => {
    if (topic === 'session') live.endSession(id);
  });
  const findViewer = rooms.accounts.findViewer;
  const mark = (text: string) => rooms.secrets.mark('visitor', text);
  const asked = { config, findViewer, mark };
  const makeContext = contextMaker(asked);
  const readContext = contextReader(asked);
  const pulse = openPulse(database);
  const admit = async (request: IncomingMessage) => rooms.limits.take('render', await mark(address(request)));
  const pages = await openPages({
    ...{ isReady: pulse.isReady, documents, execute, cache, admit },
    headers: commonHeaders(config),
    ...{ origin, fileHost },
    // Placeholder particulars are never shown.
    house: () => (isClosed() ? undefined : publicHouse(rooms.settings, config.brand)),
    findGuard: page => {
      const find = findAccessOf(page);
      return find && (async request => find(rooms, await readContext(request)));
    },
    findPerson: async request => {
      const { viewer } = await readContext(request);
      const account = viewer && (await rooms.accounts.find(viewer.id));
      return (
        viewer && account && { language: account.language, permissions: [...viewer.permissions], viewer }
      );
    },
  });
  const operations = describeApi(schema);
  const foreign = once(() => openForeign(schema, events));
  const asPrograms = { execute, sealOpening: rooms.leads.sealOpening };
  const markOf = (request: IncomingMessage) => mark(address(request));
  const papers = openDrawnPapers({ ...rooms, execute, config, clock: parts.clock, markOf });
  const doors = [
    ...doorsOf(config, rooms, { makeContext, sheets: openSheets(schema) }),
    apiDoor({ ...rooms, execute, config, readContext, operations, foreign }),
    agentsDoor({ ...rooms, readContext, origin, agents: openAgents({ ...asPrograms, operations, origin }) }),
    oauthDoor({ ...rooms, readContext, origin }),
    embedDoor({
      bus,
      origin,
      admit,
      embed: openEmbed({ ...parts, execute, documents: known, origin, fileHost }),
    }),
    dossierDoor(papers, config),
    catalogueDoor(papers, config),
  ];
  const serve = openServe(documents, executeOpen, pulse);
  const { waitingCount: waitingBids } = rooms.auctions;
  followHouse({ registry: metrics, database, pulse, waitingBids, live, pages: cache });
  const makeViewed = contextMaker({ ...asked, readView: viewIn(config) });
  const front = {
    ...{ config, events, metrics, makeContext: makeViewed, serve, live },
    ...{ pages, pulse, isClosed, doors },
  };
  const app = await openApp(front);

  return {
    ...{ rooms, app, documents, execute, live },
    async [Symbol.asyncDispose]() {
      await live[Symbol.asyncDispose]();
      await app.close();
      await closeRooms(rooms);
    },
  };
}

/** Opens the WebSocket server, with its origin check and sessions. */
function openLine(
  { config, events, clock }: HouseParts,
  { address, ...asked }: Pick<LiveOptions, 'documents' | 'execute'> & { address: LiveOptions['addressOf'] },
): Live {
  const cookie = sessionCookie(config.publicUrl.protocol === 'https:');
  return openLive({
    ...{ ...asked, events, addressOf: address },
    isOwnOrigin: isOwnOrigin(config),
    sessionKeyOf: ({ headers }) => {
      const token = cookie.read(headers.cookie);
      return token === null ? null : sessionKeyOf(token);
    },
    withLimits: config.withRateLimits,
    now: async () => clock(),
  });
}

/** Returns the house's public particulars. */
function publicHouse({ read }: HouseRooms['settings'], { priceHolder }: Config['brand']) {
  const { name, address, phone, email, legal, vatNumber } = read('house');
  return {
    name,
    address,
    phone,
    country: houseCountry(phone),
    email,
    hours: openingHoursWords(read('openingHours')),
    payee: priceHolder ?? read('bank').payee,
    searchDeposit: read('searchDeposit').euros,
    ...{ legal, vatNumber, ...read('publisher') },
    operator: read('operator'),
  };
}

/** Closes what still runs; the mail last, since the others send letters. */
async function closeRooms({
  content,
  settings,
  auctions,
  notifications,
  webhooks,
  jobs,
  mail,
}: HouseRooms): Promise<void> {
  content[Symbol.dispose]();
  settings[Symbol.dispose]();
  await auctions[Symbol.asyncDispose]();
  await notifications[Symbol.asyncDispose]();
  await webhooks[Symbol.asyncDispose]();
  await jobs[Symbol.asyncDispose]();
  await mail[Symbol.asyncDispose]();
}

/** Returns the routes besides pages and GraphQL. */
function doorsOf(
  config: Config,
  rooms: HouseRooms,
  asked: { readonly makeContext: MakeContext; readonly sheets: Sheets },
): Door[] {
  const { clock } = rooms.auctions;
  const at = { ...rooms, ...asked, config, clock, isOwnOrigin: isOwnOrigin(config) };
  return [
    photosDoor(at),
    recordingsDoor(at),
    carDocumentsDoor(at),
    privateDoor(rooms.files.openLink),
    uploadDoor(at),
    unsubscribeDoor([rooms.notifications, rooms.newsletter]),
    lettersDoor(at),
    brandDoor,
    pushWorkerDoor,
    calendarDoor(rooms.calendar),
    sharePicturesDoor(rooms.files, config.publicUrl),
    robotsDoor(config.publicUrl.origin),
    securityDoor({ ...config, settings: rooms.settings }, clock),
    conversionsDoor(at),
    socialDoor(at),
    orderDocumentsDoor(rooms.documents.readOrderDocument),
    exportsDoor(at),
    stripeDoor('/payments/stripe/events', rooms.payments.hearStripe),
    stripeDoor('/payments/stripe/escrow', rooms.orders.hearEscrow),
    ...(config.isProduction ? [] : [mailDoor(rooms.mail.list), sandboxDoor(rooms.payments.payCheckout)]),
  ];
}
