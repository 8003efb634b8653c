import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, statement } from '../database/index.ts';
import type { Bus } from './index.ts';
import { decode, encode, Listeners } from './listeners.ts';

const CHANNEL = 'calandre';
const RECONNECT_AFTER_MS = 500;

const notify = statement(
  'bus.notify',
  `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`,
);

/** PostgreSQL delivers a NOTIFY only at commit, so notifying inside the transaction is publishing after it. */
export async function openPostgresBus(database: Database, onError: (error: Error) => void): Promise<Bus> {
  const origin = randomUUID();
  const listeners = new Listeners();
  const stop = new AbortController();
  let client = await listen();

  async function listen(): Promise<Awaited<ReturnType<Database['connect']>>> {
    const connection = await database.connect();
    connection.on('error', onError);
    connection.on('end', () => void rejoin());
    connection.on('notification', ({ payload }) => {
      const notice = decode(origin, payload ?? '');
      if (notice) listeners.tell([notice]);
    });
    await connection.query(`listen ${CHANNEL}`);
    return connection;
  }

  async function rejoin(): Promise<void> {
    while (!stop.signal.aborted) {
      listeners.reset();
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
    async announce(writes, notices) {
      if (notices.length === 0) return;
      writes.afterCommit(() => listeners.tell(notices));
      await writes.query(notify, [notices.map(notice => encode(origin, notice))]);
    },
    onNotice: act => listeners.onNotice(act),
    onReset: act => listeners.onReset(act),
    async [Symbol.asyncDispose]() {
      stop.abort();
      await client.end();
    },
  };
}
