import { createContext, type ReactNode, useContext } from 'react';

/** The design system's own texts in the page's language, and house details that it needs; the app provides them. */
export type Words = {
  readonly optional: string;
  readonly close: string;
  readonly increase: string;
  readonly decrease: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly phoneCountry: string;
  readonly notifications: string;
  /** The question before typed text is lost; loaded when it is needed. */
  readonly leaving: () => Promise<{
    readonly unsaved: string;
    readonly stay: string;
    readonly leave: string;
  }>;
  readonly countries: Readonly<Record<string, string>>;
  /** The default country of phone numbers without a prefix. */
  readonly houseCountry: string;
  /** Whether the page is in the house's language, in which photos are described. */
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
