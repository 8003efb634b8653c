import type { Locale } from './locale.ts';
import type { fr } from './messages/fr/index.ts';

type Worded<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Worded<Shape[Key]>;
};

/** French says which sentences there are; the other languages must have each of them and no other. */
export type Messages = Worded<typeof fr>;

const SOURCES: Record<Locale, () => Promise<Messages>> = {
  fr: async () => (await import('./messages/fr/index.ts')).fr,
  en: async () => (await import('./messages/en/index.ts')).en,
  es: async () => (await import('./messages/es/index.ts')).es,
};

const loaded = new Map<Locale, Messages>();

/** Brings a language in: the page's before it comes alive in the browser, all of them on the server. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await SOURCES[locale]());
}

/** The sentences of a language, under the types of the French ones: they say which values each takes. */
export function messagesIn(locale: Locale): typeof fr {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`The messages in ${locale} are not loaded`);
  return messages as typeof fr;
}
