import { LANGUAGES } from '#shared/words/locale.ts';
import type { ContentKind, ContentListQuery, Locale } from '#web/graphql/documents.gen.ts';

/** The kinds in the order of the choice. */
export const KINDS = ['ARTICLE', 'EVENT', 'PAGE', 'BRAND', 'FAQ'] as const satisfies readonly ContentKind[];

/** Must match the server's rule. */
export const SLUG = /^[a-zA-Z0-9]+([/-][a-zA-Z0-9]+)*$/;

export type TextOf = { readonly kind: ContentKind; readonly slug: string };

/** Returns a text's id as a path segment: `PAGE~services~sell`. */
export const idOf = ({ kind, slug }: TextOf): string => [kind, ...slug.split('/')].join('~');

/** Returns the text of a path segment; null if it is invalid. */
export function textOfId(id: string): TextOf | null {
  const [name, ...words] = id.split('~');
  const kind = KINDS.find(known => known === name);
  const slug = words.join('/');
  return kind && SLUG.test(slug) ? { kind, slug } : null;
}

/** Returns the kind in a URL; articles by default. */
export const kindOf = (name: string | null): ContentKind => KINDS.find(known => known === name) ?? 'ARTICLE';

type Listed = ContentListQuery['contentList'][number];

/** A text in its languages. */
export type Row = {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly savedAt: string;
  readonly languages: readonly { readonly locale: Locale; readonly text: Listed | null }[];
};

/** Groups the list by text, in the server's order. */
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

/** Returns the state of a text in one language: whether it is public, and whether a newer version waits. */
export function stateOf(text: Pick<Listed, 'newest' | 'shown' | 'plannedAt'> | null): TextState {
  if (text === null) return 'missing';
  if (text.plannedAt !== null) return 'planned';
  if (text.shown === null) return 'draft';
  return text.shown === text.newest ? 'shown' : 'waiting';
}
