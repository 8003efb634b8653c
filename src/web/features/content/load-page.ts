import { data, type RouterContextProvider } from 'react-router';
import { languageOf } from '#shared/words/locale.ts';
import { PageDocument, type PageQuery } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import type { Locale } from '#web/i18n/index.ts';

/** Loads a page's text, or an earlier version of it; throws a 404 response when there is none. */
export async function loadPage(
  context: Readonly<RouterContextProvider>,
  name: string,
  locale: Locale,
  version: number | null = null,
): Promise<NonNullable<PageQuery['page']>> {
  const { page } = await query(context, PageDocument, { name, locale: languageOf(locale), version });
  if (page === null) throw data(null, { status: 404 });
  return page;
}
