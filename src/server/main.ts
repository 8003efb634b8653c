import { collectDefaultMetrics, Registry } from 'prom-client';
import { openBus } from './bus/index.ts';
import { type Config, readConfig, StartError } from './config.ts';
import {
  APP_ROLE,
  type Database,
  holdDataDir,
  migrate,
  openClock,
  openDatabase,
  requireActing,
  sweepSent,
} from './database/index.ts';
import { openEvents } from './events.ts';
import { type HouseRooms, openHouse } from './house.ts';
import { buildPages } from './http/build.ts';
import { listen } from './http/index.ts';
import { openLog } from './log.ts';
import { openSweeping } from './sweeping.ts';

const STOP_WITHIN_MS = 9_000;

/** Starts the house, and closes it in reverse order when asked to stop. */
export async function main(): Promise<void> {
  try {
    await run(readConfig());
    // All is closed and saved; abandoned calls may still be pending and must not delay the exit.
    process.exit();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

async function run(config: Config): Promise<void> {
  const stopAsked = untilStopped();
  const log = openLog(config.logLevel);
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const reports =
    config.errorsUrl &&
    (await import('./error-reports.ts')).openErrorReports({
      dsn: config.errorsUrl,
      // Logged only: as a fault it would be reported again.
      onError: error => log.warn({ err: error }, 'error reports are not taken'),
    });
  await using _reports = { [Symbol.asyncDispose]: async () => reports?.settled() };
  const events = openEvents(log, metrics, reports?.report);
  const onError = (part: string) => (error: Error) => events.partFailed({ part, error });

  await using _traces = config.tracesUrl && (await import('./traces/index.ts')).openTraces(config.tracesUrl);
  await using _figures =
    config.figuresExport &&
    (await import('./figures-export.ts')).openFiguresExport({
      ...config.figuresExport,
      registry: metrics,
      onError: onError('figures'),
    });
  await using _held = await holdDataDir(config.dataDir);
  await buildPages(config);
  await using server = config.databaseUrl === null ? await startOwn(config, onError('database')) : null;
  const url = config.databaseUrl ?? (await server?.databaseUrl('calandre')) ?? '';
  await migrate(url);
  await using database = openDatabase({
    ...{ url, pooledUrl: config.pooledUrl, readUrl: config.readUrl },
    role: APP_ROLE,
    applicationName: `calandre ${process.pid}`,
    onError: onError('database'),
  });
  await requireActing(database, APP_ROLE);
  await using bus = await openBus(database, config.redisUrl, onError('bus'));
  using clock = await openClock(database, onError('clock'));
  // Opened before the house, and so closed after it: a long sweep does not delay the HTTP server's closing.
  await using sweeping = openSweeping(events);
  await using house = await openHouse({ config, database, bus, events, metrics, clock: () => clock.now() });
  if (config.withDemo) {
    const { demoDocumentsDoor, explorerDoor, openDemo } = await import('#demo/house.ts');
    await openDemo(house.rooms, database);
    demoDocumentsDoor(house.app);
    explorerDoor(house.app);
  }
  const port = await listen(house.app, config);
  const { auctions, jobs, notifications, webhooks } = house.rooms;
  // Only now: before the server listened nobody could bid, so such ends are not awarded (rules of sale 4). Jobs start
  // after it, since older ones would announce ends that are about to move.
  await auctions.closing.tick().catch(onError('closing'));
  auctions.closing.start();
  jobs.start();
  notifications.follower.start();
  webhooks.follower.start();
  sweeping.start(sweepsOf(house.rooms, database));
  console.log(`Calandre is ready on http://localhost:${port}`);
  await stopAsked;
  jobs.stop();
  sweeping.stop();
  setTimeout(() => {
    console.error(
      `Not stopped in time: cut off with ${process.getActiveResourcesInfo().join(', ')} still open.`,
    );
    process.exit(1);
  }, STOP_WITHIN_MS).unref();
}

/** The hourly clean-ups, in this order. */
const sweepsOf = (rooms: HouseRooms, database: Database) => [
  () => sweepSent(database),
  rooms.accounts.sweep,
  rooms.payments.sweep,
  rooms.mail.sweep,
  rooms.auctions.sweep,
  rooms.orders.sweepVies,
  rooms.orders.sweepExports,
  rooms.orders.sweepNotices,
  rooms.orders.sweepSellers,
  rooms.orders.sweepVigilance,
  rooms.orders.sweepSellerReports,
  rooms.orders.checkEscrows,
  rooms.social.sweep,
  rooms.oauth.sweep,
  rooms.leads.sweep,
  rooms.consignments.sweep,
  rooms.documents.sweep,
  rooms.newsletter.sweep,
  rooms.files.sweep,
  rooms.imports.sweep,
  rooms.webhooks.sweep,
  rooms.selling.sweep,
  rooms.overview.sweep,
  rooms.reports.sweep,
];

/** Resolves at SIGTERM or Ctrl-C; a second signal ends the process at once. */
function untilStopped(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  return promise;
}

/** Starts the embedded PostgreSQL; imported only here, since the image does not contain it. */
async function startOwn({ dataDir }: Config, onFailedStart: (error: Error) => void) {
  const { startEmbedded } = await import('#embedded/index.ts');
  return startEmbedded({ dataDir, onFailedStart });
}
