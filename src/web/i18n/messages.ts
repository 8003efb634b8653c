import type { Locale } from '#shared/words/locale.ts';
import type { core } from './messages/fr/core.ts';
import type { fr } from './messages/fr/index.ts';
import type { own } from './messages/fr/own.ts';
import type { reading } from './messages/fr/reading.ts';
import type { user } from './messages/fr/user.ts';

type Worded<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Worded<Shape[Key]>;
};

/** French says which sentences there are; the other languages must have each of them and no other. */
export type Messages = Worded<typeof fr>;

/** Words that travel together: a page brings only the namespaces it speaks from (`namespaces.ts`). */
type NamespaceMessages = {
  core: typeof core;
  reading: typeof reading;
  own: typeof own;
  user: typeof user;
};
export type Namespace = keyof NamespaceMessages;

type Sources = { readonly [Name in Namespace]: () => Promise<Worded<NamespaceMessages[Name]>> };

const SOURCES: Record<Locale, Sources> = {
  fr: {
    core: async () => (await import('./messages/fr/core.ts')).core,
    reading: async () => (await import('./messages/fr/reading.ts')).reading,
    own: async () => (await import('./messages/fr/own.ts')).own,
    user: async () => (await import('./messages/fr/user.ts')).user,
  },
  en: {
    core: async () => (await import('./messages/en/core.ts')).core,
    reading: async () => (await import('./messages/en/reading.ts')).reading,
    own: async () => (await import('./messages/en/own.ts')).own,
    user: async () => (await import('./messages/en/user.ts')).user,
  },
  es: {
    core: async () => (await import('./messages/es/core.ts')).core,
    reading: async () => (await import('./messages/es/reading.ts')).reading,
    own: async () => (await import('./messages/es/own.ts')).own,
    user: async () => (await import('./messages/es/user.ts')).user,
  },
};

const loaded: Record<Locale, Partial<Messages>> = { fr: {}, en: {}, es: {} };

/**
 * Brings words in: those of the page before it is hydrated in the browser, all of them on the server. What was
 * handed out before grows with them: a part that needs a namespace is shown only after it is there.
 */
export async function loadMessages(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const brought = await Promise.all(namespaces.map(namespace => SOURCES[locale][namespace]()));
  Object.assign(loaded[locale], ...brought);
}

/** The sentences of a language, under the types of the French ones: they say which values each takes. */
export function messagesIn(locale: Locale): typeof fr {
  const messages = loaded[locale];
  if (!messages.site) throw new Error(`The messages in ${locale} are not loaded`);
  return messages as typeof fr;
}
