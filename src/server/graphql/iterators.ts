/**
 * Maps an iterator's values; those mapped to null are dropped. Ending it ends the source at once, even while it waits
 * for a value, which an async generator would not.
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
