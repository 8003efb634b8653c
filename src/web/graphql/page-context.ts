import { createContext, type RouterContextProvider } from 'react-router';
import type { PublicHouse } from '#shared/fields/index.ts';
import type { KnownDocument } from './known-document.ts';
import { dataOf, type GraphqlAnswer } from './request-error.ts';

/** The host's services for rendering a page. They answer as to a visitor, because pages are the same for all. */
export type PageServices = {
  /** The site's public origin; without it, that of the request. */
  origin?: string;
  /** The host of the ads' documents, if other than the site's. */
  fileHost?: string | null;
  house?: PublicHouse | undefined;
  /** The user of the staff application; its pages are rendered for that user only. */
  staff?: { language: string; permissions: readonly string[] } | null;
  /** Returns the text of one of the site's stylesheets by its URL. */
  styleAt(href: string): string;
  /** Receives the texts of the page's own scripts; no other script may run. */
  allowScripts(texts: readonly string[]): void;
  /** Limits the page's cache time in milliseconds: after it, the clock alone changes the page. */
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
