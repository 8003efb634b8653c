import { LANGUAGES } from '#shared/words/locale.ts';
import type { ContentKind, ContentListQuery, Locale } from '#web/graphql/documents.gen.ts';

/** The kinds in the order in which they are offered. */
export const KINDS = ['ARTICLE', 'EVENT', 'PAGE', 'BRAND', 'FAQ'] as const satisfies readonly ContentKind[];

/** As the server has it. */
export const SLUG = /^[a-zA-Z0-9]+([/-][a-zA-Z0-9]+)*$/;

export type TextOf = { readonly kind: ContentKind; readonly slug: string };

/** Which text, as one word of an address: `PAGE~services~sell`. */
export const idOf = ({ kind, slug }: TextOf): string => [kind, ...slug.split('/')].join('~');

/** The text that a word of an address means; null when it means none. */
export function textOfId(id: string): TextOf | null {
  const [name, ...words] = id.split('~');
  const kind = KINDS.find(known => known === name);
  const slug = words.join('/');
  return kind && SLUG.test(slug) ? { kind, slug } : null;
}

/** The kind that an address means; articles where it means none. */
export const kindOf = (name: string | null): ContentKind => KINDS.find(known => known === name) ?? 'ARTICLE';

type Listed = ContentListQuery['contentList'][number];

/** A text in the languages it has. */
export type Row = {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly savedAt: string;
  readonly languages: readonly { readonly locale: Locale; readonly text: Listed | null }[];
};

/** One row for each text, in the server's order. */
export function rowsOf(kind: ContentKind, listed: readonly Listed[]): Row[] {
  const bySlug = new Map<string, Listed[]>();
  for (const text of listed) bySlug.set(text.slug, [...(bySlug.get(text.slug) ?? []), text]);
  return Array.from(bySlug, ([slug, texts]) => {
    const languages = LANGUAGES.map(locale => ({
      locale,
      text: texts.find(text => text.locale === locale) ?? null,
    }));
    const first = languages.find(({ text }) => text !== null)?.text;
    const savedAt =
      texts
        .map(text => text.savedAt)
        .sort()
        .at(-1) ?? '';
    return { kind, slug, title: first?.title ?? slug, date: first?.date ?? '', savedAt, languages };
  });
}

export type TextState = 'missing' | 'draft' | 'planned' | 'waiting' | 'shown';

/** How a language of a text stands: whether it is public, and whether something newer waits. */
export function stateOf(text: Pick<Listed, 'newest' | 'shown' | 'plannedAt'> | null): TextState {
  if (text === null) return 'missing';
  if (text.plannedAt !== null) return 'planned';
  if (text.shown === null) return 'draft';
  return text.shown === text.newest ? 'shown' : 'waiting';
}
