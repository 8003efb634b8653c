import { RequestError } from '#web/graphql/index.ts';

/** What is refused, and done by nobody. */
const OF_NOBODY: ReadonlySet<string> = new Set([
  ...['Unauthenticated', 'PasswordNeeded', 'RateLimited', 'Forbidden', 'PageOutdated'],
  // What was typed goes on from what was read, and is not to be sent over what nobody has read.
  'StaleVersion',
]);

/**
 * Whether what is shown may be old: nobody answered, and it may count; or it was refused for no field that was typed,
 * as what was done already is, or elsewhere.
 */
export const mayBeOld = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (error.field === null || error.field === 'state') &&
  !OF_NOBODY.has(error.code);
