/**
 * The iterator's values, changed; those changed to null are left out. Ending it ends the source at once,
 * also while it waits for a value, which an async generator would not.
 */
export function mapIterator<From, To>(
  source: AsyncIterator<From>,
  change: (value: From) => To | null | Promise<To | null>,
): AsyncIterableIterator<To> {
  return {
    async next() {
      for (;;) {
        const { done, value } = await source.next();
        if (done) return { done: true, value: undefined };
        const changed = await change(value);
        if (changed !== null) return { done: false, value: changed };
      }
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
