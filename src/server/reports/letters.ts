import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import { houseLanguage, houseWords, wordsIn } from '../words/index.ts';
import type { Measure, Report, Side } from './reports-store.ts';

type To = { readonly email: string; readonly language: Language };

function proofLetter({ email: to, language }: To, of: 'received' | 'appealed', number: number): Letter {
  const say = wordsIn(language);
  const subject = say(`letters.reports.${of}.subject`, { number: String(number) });
  const paragraphs = [say(`letters.reports.${of}.text`)];
  return composeLetter({ to, language, subject, paragraphs, button: null });
}

/** Proof that a report has arrived. */
export const receivedLetter = (to: To, number: number): Letter => proofLetter(to, 'received', number);

/** Proof that an appeal has arrived. */
export const appealedLetter = (to: To, number: number): Letter => proofLetter(to, 'appealed', number);

/** What was decided, and why; with the way to have it looked at again, unless that was done. */
export function decisionLetter(
  { email: to, language }: To,
  side: Side,
  report: Pick<Report, 'number' | 'subject' | 'excerpt'>,
  { measure, statement, appealUrl }: { measure: Measure; statement: string; appealUrl: string | null },
): Letter {
  const say = wordsIn(language);
  const subject = say(`letters.reports.decided.${side}`, { number: String(report.number) });
  const paragraphs = [
    say(`letters.reports.about.${report.subject}`, { excerpt: report.excerpt }),
    say(`letters.reports.measures.${measure}`),
    say('letters.reports.statement', { statement }),
  ];
  const button = appealUrl === null ? null : { text: say('letters.reports.button'), url: appealUrl };
  const note = say(appealUrl === null ? 'letters.reports.final' : 'letters.reports.appealNote');
  return composeLetter({ to, language, subject, paragraphs, button, note });
}

/** To the house: something waits in the queue. */
export function houseLetter(to: string, number: number, origin: string): Letter {
  const button = { text: houseWords()('house.reports.button'), url: `${origin}/admin/reports` };
  const subject = houseWords()('house.reports.subject', { number: String(number) });
  const paragraphs = [houseWords()('house.reports.text')];
  return composeLetter({ to, language: houseLanguage(), subject, paragraphs, button });
}
