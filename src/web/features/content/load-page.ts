import { data, type RouterContextProvider } from 'react-router';
import { type ContentTextFragment, PageDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import type { Locale } from '#web/i18n/index.ts';

/** A language's name as the API spells it. */
export const apiLocale = (locale: Locale) => locale.toUpperCase() as Uppercase<Locale>;
export const webLocale = (locale: Uppercase<Locale>) => locale.toLowerCase() as Locale;

/** A page's text, or an earlier version of it; throws 404 where there is none. */
export async function loadPage(
  context: Readonly<RouterContextProvider>,
  name: string,
  locale: Locale,
  version: number | null = null,
): Promise<ContentTextFragment> {
  const { page } = await query(context, PageDocument, { name, locale: apiLocale(locale), version });
  if (page === null) throw data(null, { status: 404 });
  return page;
}
