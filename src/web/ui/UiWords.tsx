import { createContext, type ReactNode, useContext } from 'react';

/** The few words that the design system says itself; whoever uses it gives them in the page's language. */
export type Words = {
  readonly optional: string;
  readonly close: string;
  readonly increase: string;
  readonly decrease: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly phoneCountry: string;
  readonly notifications: string;
  readonly loading: string;
  readonly countries: Readonly<Record<string, string>>;
};

const WordsContext = createContext<Words | null>(null);

export function UiWords({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useUiWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('The design system was given no words: wrap the page in UiWords');
  return words;
}
