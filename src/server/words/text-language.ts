import { francAll } from 'franc-min';
import { LRUCache } from 'lru-cache';
import type { Locale } from '#shared/words/locale.ts';

const LOCALES: Readonly<Record<string, Locale>> = { fra: 'fr', eng: 'en', spa: 'es' };
/** Shorter than this, a text in one of them reads as another every third time. */
const OPTIONS = { only: Object.keys(LOCALES), minLength: 20 };
/** How near the second guess may come, of 1, for the first to be believed. */
const SECOND_MAX = 0.9;

const known = new LRUCache<string, { readonly locale: Locale | null }>({ max: 2_000 });

/** The language somebody wrote in, among those of the house; null where the text is too short to tell. */
export function languageOfText(text: string): Locale | null {
  const [first = ['und', 0], second = ['und', 0]] = known.has(text) ? [] : francAll(text, OPTIONS);
  const found = known.get(text) ?? { locale: second[1] > SECOND_MAX ? null : (LOCALES[first[0]] ?? null) };
  known.set(text, found);
  return found.locale;
}
