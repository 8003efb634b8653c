import type { FastifyInstance } from 'fastify';
import { LOCALES, type Locale } from '#shared/words/locale.ts';

/** A function that adds routes to the server. */
export type Door = (app: FastifyInstance) => void;

/** A route with one named parameter and the language in `?lang`. */
export type Asked<Name extends string> = {
  readonly Params: Readonly<Record<Name, string>>;
  readonly Querystring: { readonly lang?: string };
};

export const localeIn = ({ lang }: Asked<never>['Querystring']): Locale =>
  LOCALES.find(each => each === lang) ?? 'fr';
