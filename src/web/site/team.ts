import type { RouterContextProvider } from 'react-router';
import { type Locale, languageOf } from '#shared/words/locale.ts';
import { isKind, plainWords } from '#web/features/content/index.ts';
import { PageDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';

/** A member of the team: name and role. */
export type Colleague = { readonly name: string; readonly work: string };
export type Team = { readonly title: string; readonly people: readonly Colleague[] };

/**
 * Loads the team from the table in the text `team`, which staff edit like any page. The first person answers the phone,
 * the second answers written messages. null without such a text.
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
