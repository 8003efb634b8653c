import type { FastifyInstance } from 'fastify';
import { LOCALES, type Locale } from '#shared/words/locale.ts';

/** Adds the addresses of one room to the house's front. */
export type Door = (app: FastifyInstance) => void;

/** What names one of many, in the language of `?lang`. */
export type Asked<Name extends string> = {
  readonly Params: Readonly<Record<Name, string>>;
  readonly Querystring: { readonly lang?: string };
};

export const localeIn = ({ lang }: Asked<never>['Querystring']): Locale =>
  LOCALES.find(each => each === lang) ?? 'fr';
