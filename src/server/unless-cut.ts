/**
 * Resolves with the work, unless the signal aborts first: the work may never end by itself.
 * @throws the signal's reason, or the work's error
 */
export function unlessCut<Result>(work: Promise<Result>, cut: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(cut.reason);
  if (cut.aborted) end();
  cut.addEventListener('abort', end, { once: true });
  return Promise.race([work, promise]).finally(() => cut.removeEventListener('abort', end));
}
