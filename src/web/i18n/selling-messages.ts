import type { Locale } from '#shared/words/locale.ts';
import type { selling as french } from './messages/fr/selling.ts';
import { messagesIn } from './messages.ts';
import { loadAllMessages } from './namespaces.ts';

type Worded<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Worded<Shape[Key]>;
};

/** French says which sentences a seller's pages have. */
type SellingMessages = Worded<typeof french>;

const SOURCES: Record<Locale, () => Promise<SellingMessages>> = {
  fr: async () => (await import('./messages/fr/selling.ts')).selling,
  en: async () => (await import('./messages/en/selling.ts')).selling,
  es: async () => (await import('./messages/es/selling.ts')).selling,
};

/** All the sentences of a seller's pages: their own, which no other page loads, and the site's. */
export async function loadSellingMessages(locale: Locale) {
  const [selling] = await Promise.all([SOURCES[locale](), loadAllMessages(locale)]);
  return { ...messagesIn(locale), selling: selling as typeof french };
}
