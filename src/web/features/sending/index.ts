/**
 * What wraps the sending of a page's mutations. Pages of an account ask for a proof of identity where the server wants
 * one, and refetch their queries. A public page just sends.
 */
import { createContext, useContext } from 'react';

type Around = {
  /** Sends; null when the person cancelled the proof of identity. */
  readonly send: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
  /** Refetches all shown queries. */
  readonly refresh: () => unknown;
  /** Refetches if a refusal suggests that the shown data is outdated. */
  readonly whenRefused: (refusal: unknown) => void;
};

const SendingContext = createContext<Around>({
  send: act => act(),
  refresh: () => {},
  whenRefused: () => {},
});

/** Provides what wraps the sending; without it a page just sends. */
export const Sending = SendingContext.Provider;

export const useSending = (): Around => useContext(SendingContext);
