/**
 * The bus between processes: says that something has a newer version, never what it is. A message leaves
 * only after its commit; a lost one costs latency, for whoever reads asks the database. Knows no room.
 */
import type { Database } from '../database/index.ts';
import type { Bus } from './message.ts';
import { openPostgresBus } from './postgres.ts';

export type { Bus, Message } from './message.ts';

/** Opens the bus: Redis where it is configured, else the database's own LISTEN/NOTIFY. */
export async function openBus(
  database: Database,
  redisUrl: string | null,
  onError: (error: Error) => void,
): Promise<Bus> {
  // Its client is a tenth of a start, and most houses have none.
  const bus = await (redisUrl === null
    ? openPostgresBus(database, onError)
    : (await import('./redis.ts')).openRedisBus(database, redisUrl, onError));
  // Before anybody else hears of it: whoever then reads anew must find at a replica what they were told of.
  if (database.replica) for (const hear of [bus.onMessage, bus.onReset]) hear(database.replica.heard);
  return bus;
}
