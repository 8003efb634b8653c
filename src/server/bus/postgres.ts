import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, statement } from '../database/index.ts';
import { encode, Listeners, openStartingOver } from './listeners.ts';
import type { Bus } from './message.ts';

const CHANNEL = 'calandre';
const RECONNECT_AFTER_MS = 500;
/** A hanging connection receives nothing and reports no error, so it is queried. */
const ASK_EVERY_MS = 10_000;

const notify = statement(
  'bus.notify',
  `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`,
);

/** Opens the bus on PostgreSQL, which delivers a NOTIFY only at commit. */
export async function openPostgresBus(database: Database, onError: (error: Error) => void): Promise<Bus> {
  const origin = randomUUID();
  const listeners = new Listeners();
  const doubt = openStartingOver(database, listeners, onError);
  const stop = new AbortController();
  let client = await listen();

  async function listen(): Promise<Awaited<ReturnType<Database['connect']>>> {
    const connection = await database.connect();
    connection.on('error', onError);
    connection.on('notification', ({ payload }) => listeners.hear(origin, payload ?? ''));
    await connection.query(`listen ${CHANNEL}`).catch((error: Error) => {
      void connection.end();
      throw error;
    });
    connection.on('end', () => void rejoin());
    return connection;
  }

  const asking = setInterval(() => {
    client.query('select 1').catch(() => void client.end());
  }, ASK_EVERY_MS);
  asking.unref();

  /**
   * Reconnects, and then resets the listeners. Until then caches go on being served, since the database cannot be read.
   */
  async function rejoin(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        client = await listen();
        listeners.reset();
        return;
      } catch (error) {
        onError(error as Error);
        await sleep(RECONNECT_AFTER_MS, undefined, { ref: false, signal: stop.signal }).catch(() => {});
      }
    }
  }

  return {
    async publish(writes, messages) {
      if (messages.length === 0) return;
      writes.afterCommit(() => listeners.tell(messages));
      writes.ifUnsure(doubt.start);
      await writes.query(notify, [messages.map(message => encode(origin, message))]);
    },
    onMessage: act => listeners.onMessage(act),
    onReset: act => listeners.onReset(act),
    async [Symbol.asyncDispose]() {
      stop.abort();
      doubt[Symbol.dispose]();
      clearInterval(asking);
      await client.end();
    },
  };
}
