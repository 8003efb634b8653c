import { createContext, type ReactNode, useContext } from 'react';

/** What the design system says itself, in the page's language, and knows of the house; whoever uses it gives it. */
export type Words = {
  readonly optional: string;
  readonly close: string;
  readonly increase: string;
  readonly decrease: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly phoneCountry: string;
  readonly notifications: string;
  /** What is asked before typed words are lost; it comes when it is asked. */
  readonly leaving: () => Promise<{
    readonly unsaved: string;
    readonly stay: string;
    readonly leave: string;
  }>;
  readonly countries: Readonly<Record<string, string>>;
  /** Where a telephone number is dialled that names no country. */
  readonly houseCountry: string;
  /** Whether the page is in the language in which photographs are described, the house's own. */
  readonly showsCaptions: boolean;
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
