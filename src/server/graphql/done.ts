/** The answer of what was done and has nothing else to say: true. */
export async function done(doing: Promise<unknown>): Promise<true> {
  await doing;
  return true;
}
