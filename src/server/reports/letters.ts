import { linkTo } from '#shared/paths/links.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import type { Core } from '../core.ts';
import { composeLetter, houseLetter, type Letter } from '../mail/index.ts';
import { houseLanguage, houseWords, wordsIn } from '../words/index.ts';
import type { Measure, Reason, Report, Side } from './reports-store.ts';

type To = { readonly email: string; readonly language: Language };

type About = Pick<Report, 'number' | 'subject' | 'excerpt'>;

function proofLetter({ email: to, language }: To, of: 'received' | 'appealed', about: About): Letter {
  const say = wordsIn(language);
  const { number, excerpt } = about;
  const subject = say(`letters.reports.${of}.subject`, { number: String(number) });
  const paragraphs = [
    say(`letters.reports.about.${about.subject}`, { excerpt }),
    say(`letters.reports.${of}.text`),
  ];
  return composeLetter({ to, language, subject, paragraphs, button: null });
}

/** What becomes of an ad whose removal is lifted: its page is shown again, or staff have to publish it. */
export type Lifted = 'SHOWN' | 'AWAY';

/** Acknowledges a report. */
export const receivedLetter = (to: To, about: About): Letter => proofLetter(to, 'received', about);

/** Acknowledges an appeal. */
export const appealedLetter = (to: To, about: About): Letter => proofLetter(to, 'appealed', about);

export type Decided = {
  readonly measure: Measure;
  /** The ground of a measure. */
  readonly ground: Reason;
  readonly statement: string;
  /** Whether it replaces an earlier decision. */
  readonly isReview: boolean;
  readonly appealUrl: string | null;
  readonly lifted: Lifted | null;
};

/** A decision and its reasons, with the link to appeal unless they have done so. */
export function decisionLetter(
  { email: to, language }: To,
  side: Side,
  report: About,
  { measure, ground, statement, isReview, appealUrl, lifted }: Decided,
  publicUrl: URL,
): Letter {
  const say = wordsIn(language);
  const terms = new URL(linkTo('cgv', localeOf(language)), publicUrl).href;
  const subject = say(`letters.reports.decided.${side}`, { number: String(report.number) });
  const paragraphs = [
    say(`letters.reports.about.${report.subject}`, { excerpt: report.excerpt }),
    ...(lifted ? [say(`letters.reports.lifted.${side === 'REPORTER' ? side : lifted}`)] : []),
    ...(lifted && measure === 'NONE' ? [] : [say(`letters.reports.measures.${measure}`)]),
    // The person affected must be told the ground (Digital Services Act, article 17).
    ...(side === 'AUTHOR' && measure !== 'NONE' ? [say(`letters.reports.grounds.${ground}`, { terms })] : []),
    say('letters.reports.statement', { statement }),
  ];
  const button = appealUrl === null ? null : { text: say('letters.reports.button'), url: appealUrl };
  if (isReview) paragraphs.push(say('letters.reports.final'));
  const note = appealUrl === null ? {} : { note: say('letters.reports.appealNote') };
  return composeLetter({ to, language, subject, paragraphs, button, ...note });
}

/** To the house: a report or an appeal waits. It does not name the reporter. */
export function waitingLetter(
  parts: Pick<Core, 'settings' | 'publicUrl'>,
  { number, subject: of, excerpt, reason }: About & Pick<Report, 'reason'>,
  side: Side | null,
): Letter {
  const say = houseWords();
  const subject = say(`house.reports.${side ? 'appealSubject' : 'subject'}`, { number: String(number) });
  const paragraphs = [
    wordsIn(houseLanguage())(`letters.reports.about.${of}`, { excerpt }),
    side
      ? say(`house.reports.appeals.${side}`)
      : say('house.reports.text', { reason: say(`admin.reports.reasons.${reason}`) }),
  ];
  const button = say('house.reports.button');
  return houseLetter(parts, { subject, paragraphs, button, path: linkTo('admin/reports', 'fr') });
}
