import type { ContentKind } from '#web/graphql/documents.gen.ts';

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
