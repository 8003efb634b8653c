import { EventEmitter, on } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SharedSubscription } from './shared.ts';

/** A subscription that one socket listens to, and what was written to that. */
function openWatched() {
  const source = new EventEmitter();
  const subscription = new SharedSubscription(() => {});
  const writes: string[] = [];
  subscription.add('a', { write: frames => void writes.push(frames.toString('latin1')) });
  const rows = on(source, 'row');
  const pumped = subscription.pump({
    async next() {
      const [row] = (await rows.next()).value as number[];
      if (row === 0) throw new Error('The database is away');
      return { done: false, value: { data: { row } } };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  });
  return { writes, pumped, tell: (row: number) => source.emit('row', row) };
}

const rowsIn = (write = ''): string[] => write.match(/"row":\d+/g) ?? [];

describe('what many watch', () => {
  it('is over for all who listen where its source failed', async () => {
    const { writes, pumped, tell } = openWatched();
    await turn();
    tell(0);
    await expect(pumped).rejects.toThrow('away');
    await expect.poll(() => writes.join('')).toContain('"complete"');
  });

  it('tells of a lone event at once', async () => {
    const { writes, tell } = openWatched();
    await turn();
    tell(1);
    await turn();
    await turn();
    expect(writes.map(rowsIn)).toEqual([['"row":1']]);
  });

  it('tells in one write of what comes together, and of what crowds behind it', async () => {
    const { writes, tell } = openWatched();
    await turn();
    for (const row of [1, 2, 3]) tell(row);
    await turn();
    await turn();
    expect(writes.map(rowsIn)).toEqual([['"row":1', '"row":2', '"row":3']]);
    for (const row of [4, 5]) tell(row);
    await expect.poll(() => writes.slice(1).map(rowsIn)).toEqual([['"row":4', '"row":5']]);
  });
});
