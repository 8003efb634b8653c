import type { Locale } from '../../i18n/index.ts';
import { terms as en } from './terms-en.ts';
import { terms as es } from './terms-es.ts';
import { terms as fr } from './terms-fr.ts';

/** The contract between the house, sellers and buyers. The French text is the one that binds. */
export type Terms = {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly version: string;
  readonly contents: string;
  readonly articles: readonly Article[];
};

export type Article = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly table?: {
    readonly caption: string;
    readonly head: readonly [string, string];
    readonly rows: readonly (readonly [string, string])[];
  };
};

export const TERMS: Record<Locale, Terms> = { fr, en, es };
