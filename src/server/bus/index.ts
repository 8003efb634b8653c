/**
 * The bus between processes: it announces that something has a newer version, not its content. A message is sent only
 * after its commit. A lost one costs latency only, since receivers read the database. It depends on no feature folder.
 */
import type { Database } from '../database/index.ts';
import type { Bus } from './message.ts';
import { openPostgresBus } from './postgres.ts';

export type { Bus, Message } from './message.ts';

/** Opens the bus: Redis where configured, else the database's LISTEN/NOTIFY. */
export async function openBus(
  database: Database,
  redisUrl: string | null,
  onError: (error: Error) => void,
): Promise<Bus> {
  // Loading the Redis client takes a tenth of a start, and most houses do not use it.
  const bus = await (redisUrl === null
    ? openPostgresBus(database, onError)
    : (await import('./redis.ts')).openRedisBus(database, redisUrl, onError));
  // The replica listens first: a reader notified after it must find the change there.
  if (database.replica) for (const hear of [bus.onMessage, bus.onReset]) hear(database.replica.heard);
  return bus;
}
