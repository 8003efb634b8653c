/**
 * What work comes to, or the reason of the signal that cuts it off: it may never end by itself.
 * @throws the signal's reason, and whatever the work does
 */
export function unlessCut<Result>(work: Promise<Result>, cut: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(cut.reason);
  if (cut.aborted) end();
  cut.addEventListener('abort', end, { once: true });
  return Promise.race([work, promise]).finally(() => cut.removeEventListener('abort', end));
}
