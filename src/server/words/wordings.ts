import { LRUCache } from 'lru-cache';
import { createTranslator } from 'use-intl/core';
import { inItsWords } from '#shared/brand.ts';
import type { Instant } from '#shared/sale/index.ts';
import type { Locale } from '#shared/words/locale.ts';

/** How the house words sentences of the catalogue. */
export type Wordings = {
  /** A sentence as it was worded at a moment, now where none is said; null: as the catalogue has it. */
  readonly find: (key: string, locale: Locale, at?: Instant) => string | null;
  /** Told where a wording cannot be formed, and the catalogue's sentence stood in for it. */
  readonly onError: (key: string, error: unknown) => void;
};

/** A process has one house; a test may open another beside it, and the last goes first. */
const held: Wordings[] = [];

/** Has sentences said as the house words them, until what is answered is called. */
export function holdWordings(wordings: Wordings): () => void {
  held.push(wordings);
  return () => void held.splice(held.indexOf(wordings), 1);
}

type Form = (key: 'said', values: object) => string;
const FORMS_MAX = 500;
const forms = new LRUCache<string, Form>({ max: FORMS_MAX });

/** A text with values in it. @throws Error where it cannot be read, or asks for a value that is not there */
export function formed(text: string, locale: Locale, values: object): string {
  const key = `${locale} ${text}`;
  const form = forms.get(key) ?? (openForm(text, locale) as Form);
  forms.set(key, form);
  return form('said', values);
}

const openForm = (text: string, locale: Locale) =>
  createTranslator({
    locale,
    messages: inItsWords({ said: text }, locale),
    onError: error => {
      throw error;
    },
  });

/** A translator that says what the house words anew in its words. A wording that fails stops no letter. */
export function inWordings<Say extends object>(standard: Say, locale: Locale, at?: Instant): Say {
  const wordings = held.at(-1);
  if (!wordings) return standard;
  return new Proxy(standard, {
    apply(say, self, [key, values = {}, ...rest]: [string, object?, ...unknown[]]) {
      const text = wordings.find(key, locale, at);
      if (text !== null) {
        try {
          return formed(text, locale, values);
        } catch (error) {
          wordings.onError(key, error);
        }
      }
      return Reflect.apply(say as (...said: unknown[]) => string, self, [key, values, ...rest]);
    },
  });
}
