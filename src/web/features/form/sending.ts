import { createContext, useContext } from 'react';

type Around = {
  /** Sends; null when the person was asked to prove who they are and thought better of it. */
  readonly send: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
  /** All that is shown may have changed. */
  readonly refresh: () => unknown;
};

const SendingContext = createContext<Around>({ send: act => act(), refresh: () => {} });

/** What the forms in it do besides: those of a public page just send. */
export const Sending = SendingContext.Provider;

export const useSending = (): Around => useContext(SendingContext);
