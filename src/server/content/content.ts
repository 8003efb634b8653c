import type { Instant } from '#shared/sale/index.ts';
import type { Locale } from '#shared/words/locale.ts';
import type { Block } from './block.ts';

export const KINDS = ['PAGE', 'ARTICLE', 'EVENT', 'FAQ', 'BRAND'] as const;
export type Kind = (typeof KINDS)[number];

/** What a text says of itself beside its words. */
export type Details = {
  /** Who signs an article. */
  readonly author?: string;
  /** Brands whose cars are shown beside it. */
  readonly brands?: readonly string[];
  /** Cars that staff have put beside it, by uuid. */
  readonly ads?: readonly string[];
  /** The cars of Rétromobile are shown beside it. */
  readonly isRetromobile?: boolean;
  /** Where and when an event takes place; days as YYYY-MM-DD. */
  readonly place?: string;
  readonly startsOn?: string;
  readonly endsOn?: string;
};

/** A text in one language, as the public reads it. */
export type Content = {
  readonly id: string;
  readonly kind: Kind;
  readonly slug: string;
  readonly locale: Locale;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly details: Details;
  readonly datedAt: Instant;
  readonly publishedAt: Instant;
  /** The languages in which it can be read. */
  readonly locales: readonly Locale[];
  readonly blocks: readonly Block[];
};

/** One saved state of a text: who wrote it, and when it was published, if it was. */
export type Version = Pick<Content, 'number' | 'title' | 'description' | 'tags' | 'details'> & {
  readonly body: string;
  readonly author: string | null;
  readonly savedAt: Instant;
  readonly publishedAt: Instant | null;
};

/** A version that everyone may read, and since when. */
export type PublicVersion = { readonly number: number; readonly publishedAt: Instant };

/** A text as staff see it in a list: what is public, and whether something newer waits. */
export type Listed = Key & {
  readonly title: string;
  /** The newest version, and the one that is shown; null when none is. */
  readonly newest: number;
  readonly shown: number | null;
  readonly savedAt: Instant;
  readonly publishedAt: Instant | null;
  readonly datedAt: Instant;
  /** When the newest version will be shown; null when it is, or nobody has planned it. */
  readonly plannedAt: Instant | null;
};

/** Which text is meant. */
export type Key = { readonly kind: Kind; readonly slug: string; readonly locale: Locale };

/** Words with hyphens and slashes, as in an address. */
export const SLUG = /^[a-zA-Z0-9]+([/-][a-zA-Z0-9]+)*$/;
export const SLUG_LENGTH_MAX = 120;
