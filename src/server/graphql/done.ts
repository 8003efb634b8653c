/** Awaits an action that has no result, and returns true as its answer. */
export async function done(doing: Promise<unknown>): Promise<true> {
  await doing;
  return true;
}
