import { createContext, useContext } from 'react';
import { RequestError } from '#web/graphql/index.ts';

type Around = {
  /** Sends; null when the person was asked to prove who they are and thought better of it. */
  readonly send: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
  /** All that is shown may have changed. */
  readonly refresh: () => unknown;
  /** What is shown may be another by what was refused, and is asked anew where it may. */
  readonly whenRefused: (refusal: unknown) => void;
};

const SendingContext = createContext<Around>({
  send: act => act(),
  refresh: () => {},
  whenRefused: () => {},
});

/** What is done in it besides: a public page just sends. */
export const Sending = SendingContext.Provider;

export const useSending = (): Around => useContext(SendingContext);

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
