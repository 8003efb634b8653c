import { createContext, type RouterContextProvider } from 'react-router';
import type { Operator } from '#shared/fields/index.ts';
import type { Locale } from '#shared/words/locale.ts';
import type { KnownDocument } from './known-document.ts';
import { dataOf, type GraphqlAnswer } from './request-error.ts';

/** Who the house is, as each page says in its foot; `payee` is who holds the price of a car until it is handed over. */
export type PublicHouse = {
  name: string;
  address: string;
  phone: string | null;
  /** The country of that telephone, in which a number is dialled that names none. */
  country: string;
  email: string;
  /** When somebody is there, in a sentence a language; null until somebody has said it. */
  hours: Readonly<Partial<Record<Locale, string>>> | null;
  payee: string | null;
  /** Legal form, capital, number and register. */
  legal: string;
  vatNumber: string;
  director: string | null;
  host: string | null;
  mediator: string | null;
  /** As what it sells by public auction; nulls until somebody has said it. */
  operator: Operator;
  /** What a mandate to search asks for when it is signed, in whole euros. */
  searchDeposit: number;
};

/** What the host lends to a page while it renders. It answers as to a visitor: pages are the same for all. */
export type PageServices = {
  /** Where the browser reaches the site; without it, the origin that the request was made to. */
  origin?: string;
  /** Where ads' papers may stand besides the site itself. */
  fileHost?: string | null;
  house?: PublicHouse | undefined;
  /** Whoever opens a page of the staff application; such a page is theirs alone. */
  staff?: { language: string; permissions: readonly string[] } | null;
  /** The text of a stylesheet of ours, by its address. */
  styleAt(href: string): string;
  /** Tells the texts of the scripts that stand in the page and are ours: no other one runs. */
  allowScripts(texts: readonly string[]): void;
  graphql(documentId: string, variables: Record<string, unknown>): Promise<GraphqlAnswer>;
};

export const pageServices = createContext<PageServices>();

/** Asks the server from a loader; throws RequestError. */
export async function query<Result, Variables extends Record<string, unknown>>(
  context: Readonly<RouterContextProvider>,
  document: KnownDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return dataOf(await context.get(pageServices).graphql(document.id, variables)) as Result;
}
