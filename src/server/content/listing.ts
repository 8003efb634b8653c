import { LOCALES } from '#shared/words/locale.ts';
import { fold } from '#shared/words/text.ts';
import type { Listed } from './content.ts';

/** How a language of a text stands: whether it is public, and whether something newer waits. */
export const STATES = ['SHOWN', 'WAITING', 'PLANNED', 'DRAFT', 'MISSING'] as const;
export type TextState = (typeof STATES)[number];

export type ListedWish = {
  /** Words of a title or an address; accents and capitals do not count. */
  readonly search: string;
  /** Texts of which a language stands so. */
  readonly state: TextState | null;
  readonly sort: string | null;
};

/** By what the texts of a kind are ordered; those of one text stay together. */
export const TEXT_ORDERS = {
  TITLE: (texts: readonly Listed[]) => fold(texts[0]?.title ?? ''),
  DATE: (texts: readonly Listed[]) => texts[0]?.datedAt ?? 0,
  SAVED: (texts: readonly Listed[]) => Math.max(...texts.map(text => text.savedAt)),
} as const;

function stateOf({ newest, shown, plannedAt }: Listed): TextState {
  if (plannedAt !== null) return 'PLANNED';
  if (shown === null) return 'DRAFT';
  return shown === newest ? 'SHOWN' : 'WAITING';
}

function isIn(state: TextState, texts: readonly Listed[]): boolean {
  return state === 'MISSING' ? texts.length < LOCALES.length : texts.some(text => stateOf(text) === state);
}

/** The texts that are asked for, with all their languages, in the order that is asked for. */
export function arranged(listed: readonly Listed[], { search, state, sort }: ListedWish): Listed[] {
  const bySlug = Map.groupBy(listed, text => text.slug);
  const words = fold(search.trim());
  const found = [...bySlug.values()].filter(
    texts =>
      fold([texts[0]?.slug, ...texts.map(text => text.title)].join(' ')).includes(words) &&
      (state === null || isIn(state, texts)),
  );
  const [by, way] = (sort ?? '').split('_');
  const worthOf = by ? TEXT_ORDERS[by as keyof typeof TEXT_ORDERS] : undefined;
  if (worthOf) found.sort((one, other) => compared(worthOf(one), worthOf(other)) * (way === 'DESC' ? -1 : 1));
  return found.flat();
}

const compared = (one: string | number, other: string | number): number =>
  one === other ? 0 : one < other ? -1 : 1;
