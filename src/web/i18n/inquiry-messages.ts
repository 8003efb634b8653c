import type { Locale } from '#shared/words/locale.ts';
import { inquiry as en } from './messages/en/inquiry.ts';
import { inquiry as es } from './messages/es/inquiry.ts';
import { inquiry as fr } from './messages/fr/inquiry.ts';

type Worded<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Worded<Shape[Key]>;
};

/** French says which words the forms have; the other languages have each of them and no other. */
export type InquiryMessages = Worded<typeof fr>;

const MESSAGES: Readonly<Record<Locale, InquiryMessages>> = { fr, en, es };

/** The words of every form in one language: for a page's loader alone, so that only they travel. */
export const inquiryMessages = (locale: Locale): InquiryMessages => MESSAGES[locale];
