import type { Locale } from '#shared/words/locale.ts';
import { report as en } from './messages/en/report.ts';
import { report as es } from './messages/es/report.ts';
import { report as fr } from './messages/fr/report.ts';

type Worded<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Worded<Shape[Key]>;
};

/** French says which words reporting has; the other languages have each of them and no other. */
export type ReportMessages = Worded<typeof fr>;

const MESSAGES: Readonly<Record<Locale, ReportMessages>> = { fr, en, es };

/** The words of reports and appeals in one language: they come with the dialog, or with the appeal's page. */
export const reportMessages = (locale: Locale): ReportMessages => MESSAGES[locale];
