/**
 * What is done around whatever a page sends: on one person's pages it is proven where the server wants it, and what is
 * shown is asked anew. A public page just sends.
 */
import { createContext, useContext } from 'react';

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
