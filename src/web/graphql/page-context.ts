import { createContext, type RouterContextProvider } from 'react-router';
import type { PublicHouse } from '#shared/fields/index.ts';
import type { KnownDocument } from './known-document.ts';
import { dataOf, type GraphqlAnswer } from './request-error.ts';

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
  /** Asks that the page be drawn anew after so many milliseconds: the clock alone will have made it another. */
  keepFor?(ms: number): void;
  graphql(documentId: string, variables: Record<string, unknown>): Promise<GraphqlAnswer>;
};

export const pageServices = createContext<PageServices>();

/** Sends an operation to the server from a loader; throws RequestError. */
export async function query<Result, Variables extends Record<string, unknown>>(
  context: Readonly<RouterContextProvider>,
  document: KnownDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return dataOf(await context.get(pageServices).graphql(document.id, variables)) as Result;
}
