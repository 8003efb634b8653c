/**
 * Merges several streams, in order of arrival. A source is not read further until its value is taken, so nothing piles
 * up. It ends when all sources have ended; ending it ends each source at once.
 */
export function merged<Value>(sources: readonly AsyncIterator<Value>[]): AsyncIterableIterator<Value> {
  const ready: { readonly value: Value; readonly taken: () => void }[] = [];
  let open = sources.length;
  let failure: { readonly error: unknown } | null = null;
  let wake: () => void = () => {};

  async function pump(source: AsyncIterator<Value>): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await source.next();
        if (done) return;
        const { promise, resolve } = Promise.withResolvers<void>();
        ready.push({ value, taken: resolve });
        wake();
        await promise;
      }
    } catch (error) {
      failure ??= { error };
    } finally {
      open -= 1;
      wake();
    }
  }
  for (const source of sources) void pump(source);

  async function end(): Promise<IteratorResult<Value>> {
    for (const { taken } of ready.splice(0)) taken();
    await Promise.all(sources.map(source => source.return?.()));
    return { done: true, value: undefined };
  }

  return {
    async next() {
      for (;;) {
        const first = ready.shift();
        if (first) {
          first.taken();
          return { done: false, value: first.value };
        }
        if (failure) throw failure.error;
        if (open === 0) return { done: true, value: undefined };
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
