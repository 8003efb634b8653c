import type { Locale } from './locale.ts';
import type { own as french } from './messages/fr/own.ts';
import { messagesIn } from './messages.ts';

type Worded<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Worded<Shape[Key]>;
};

/** French says which words a person's own pages have; the other languages have each of them and no other. */
export type OwnMessages = Worded<typeof french>;

const SOURCES: Record<Locale, () => Promise<OwnMessages>> = {
  fr: async () => (await import('./messages/fr/own.ts')).own,
  en: async () => (await import('./messages/en/own.ts')).own,
  es: async () => (await import('./messages/es/own.ts')).own,
};

const loaded = new Map<Locale, OwnMessages>();

/** Brings in the words of a person's own pages: no other page carries them. */
export async function loadOwnMessages(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await SOURCES[locale]());
}

/** Every sentence one's own pages may say, theirs and the site's; null until theirs are here. */
export function ownMessagesIn(locale: Locale) {
  const own = loaded.get(locale);
  return own ? { ...messagesIn(locale), own: own as typeof french } : null;
}
