import { describe, expect, it } from 'vitest';
import { openBatched } from './batched.ts';

/** Answers each batch when it is let go, and keeps what it was asked. */
function openAsked() {
  const asked: { keys: readonly string[]; answer: (error?: Error) => void }[] = [];
  const ask = openBatched<string, string>(keys => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    const answer = (error?: Error) => (error ? reject(error) : resolve(keys.map(key => `${key}!`)));
    asked.push({ keys, answer });
    return promise;
  });
  return { asked, ask };
}

describe('what is asked for together', () => {
  it('goes as one question; what comes meanwhile waits, and goes as the next', async () => {
    const { asked, ask } = openAsked();
    const first = Promise.all([ask('a'), ask('b')]);
    await expect.poll(() => asked.length).toBe(1);
    const second = Promise.all([ask('c'), ask('a')]);
    asked[0]?.answer();
    expect(await first).toEqual(['a!', 'b!']);
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.answer();
    expect(await second).toEqual(['c!', 'a!']);
    expect(asked.map(({ keys }) => keys)).toEqual([
      ['a', 'b'],
      ['c', 'a'],
    ]);
  });

  it('tells all who asked when a question fails, and goes on with the next', async () => {
    const { asked, ask } = openAsked();
    const failing = Promise.allSettled([ask('a'), ask('b')]);
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.answer(new Error('away'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const later = ask('c');
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.answer();
    expect(await later).toBe('c!');
  });

  it('is asked for in questions of a thousand', async () => {
    const lengths: number[] = [];
    const ask = openBatched<number, number>(async keys => {
      lengths.push(keys.length);
      return keys;
    });
    const answers = await Promise.all(Array.from({ length: 2_500 }, (_, index) => ask(index)));
    expect(answers[2_499]).toBe(2_499);
    expect(lengths).toEqual([1_000, 1_000, 500]);
  });
});
