import type { RouterContextProvider } from 'react-router';
import { type Locale, languageOf } from '#shared/words/locale.ts';
import { isKind, plainWords } from '#web/features/content/index.ts';
import { PageDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';

/** Somebody of the house: their name, and what they do in a sentence. */
export type Colleague = { readonly name: string; readonly work: string };
export type Team = { readonly title: string; readonly people: readonly Colleague[] };

/**
 * The people of the house: the rows of the table in its text `team`, which staff write as any other page. The first
 * answers the telephone, the second what is written. Null where the house has no such text.
 */
export async function loadTeam(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Promise<Team | null> {
  const { page } = await query(context, PageDocument, {
    name: 'team',
    locale: languageOf(locale),
    version: null,
  });
  const rows = page?.blocks.find(isKind('ContentTable'))?.rows ?? [];
  const people = rows.flatMap(({ cells: [name, work] }) =>
    name && work ? [{ name: plainWords(name), work: plainWords(work) }] : [],
  );
  return page && people.length > 0 ? { title: page.title, people } : null;
}
