import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import type { Measure, Report, Side, Subject } from './reports-store.ts';

type Words = {
  readonly received: (number: number) => { subject: string; text: string };
  readonly decided: (number: number) => string;
  readonly about: Readonly<Record<Subject, string>>;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly toAuthor: (number: number) => string;
  readonly appealed: (number: number) => { subject: string; text: string };
  readonly statement: string;
  readonly appealNote: string;
  readonly button: string;
  readonly final: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  FR: {
    received: number => ({
      subject: `Signalement n° ${number} reçu`,
      text: 'Nous avons bien reçu votre signalement. Une personne de notre équipe l’examine et vous fait part de sa décision, avec ses raisons.',
    }),
    decided: number => `Signalement n° ${number} : notre décision`,
    about: { AD: 'Annonce', QUESTION: 'Question', MEMBER: 'Membre' },
    measures: {
      NONE: 'Nous n’avons pris aucune mesure.',
      WARNED: 'Nous avons adressé un avertissement.',
      REMOVED: 'Le contenu a été retiré.',
    },
    toAuthor: number => `Une décision qui vous concerne (n° ${number})`,
    appealed: number => ({
      subject: `Contestation reçue (n° ${number})`,
      text: 'Nous avons bien reçu votre contestation. Une autre personne de notre équipe relit la décision.',
    }),
    statement: 'Nos raisons :',
    appealNote: 'Vous pouvez contester cette décision pendant six mois. Une personne la réexamine.',
    button: 'Contester la décision',
    final: 'Cette décision a été réexaminée à la suite d’une contestation.',
  },
  EN: {
    received: number => ({
      subject: `Report no. ${number} received`,
      text: 'We have received your report. Someone from our team is looking at it and will tell you what was decided, and why.',
    }),
    decided: number => `Report no. ${number}: our decision`,
    about: { AD: 'Ad', QUESTION: 'Question', MEMBER: 'Member' },
    measures: {
      NONE: 'We have taken no measure.',
      WARNED: 'We have given a warning.',
      REMOVED: 'The content has been taken away.',
    },
    toAuthor: number => `A decision that concerns you (no. ${number})`,
    appealed: number => ({
      subject: `Appeal received (no. ${number})`,
      text: 'We have received your appeal. Somebody else from our team is reading the decision again.',
    }),
    statement: 'Our reasons:',
    appealNote: 'You may appeal against this decision within six months. Somebody will look at it again.',
    button: 'Appeal against the decision',
    final: 'This decision was looked at again after an appeal.',
  },
  ES: {
    received: number => ({
      subject: `Denuncia n.º ${number} recibida`,
      text: 'Hemos recibido su denuncia. Una persona de nuestro equipo la examina y le comunicará la decisión y sus razones.',
    }),
    decided: number => `Denuncia n.º ${number}: nuestra decisión`,
    about: { AD: 'Anuncio', QUESTION: 'Pregunta', MEMBER: 'Miembro' },
    measures: {
      NONE: 'No hemos tomado ninguna medida.',
      WARNED: 'Hemos enviado una advertencia.',
      REMOVED: 'El contenido se ha retirado.',
    },
    toAuthor: number => `Una decisión que le concierne (n.º ${number})`,
    appealed: number => ({
      subject: `Recurso recibido (n.º ${number})`,
      text: 'Hemos recibido su recurso. Otra persona de nuestro equipo vuelve a examinar la decisión.',
    }),
    statement: 'Nuestras razones:',
    appealNote: 'Puede recurrir esta decisión durante seis meses. Una persona la volverá a examinar.',
    button: 'Recurrir la decisión',
    final: 'Esta decisión se ha vuelto a examinar tras un recurso.',
  },
};

type To = { readonly email: string; readonly language: Language };

/** Proof that a report has arrived. */
export function receivedLetter({ email: to, language }: To, number: number): Letter {
  const { subject, text } = WORDS[language].received(number);
  return composeLetter({ to, language, subject, paragraphs: [text], button: null });
}

/** Proof that an appeal has arrived. */
export function appealedLetter({ email: to, language }: To, number: number): Letter {
  const { subject, text } = WORDS[language].appealed(number);
  return composeLetter({ to, language, subject, paragraphs: [text], button: null });
}

/** What was decided, and why; with the way to have it looked at again, unless that was done. */
export function decisionLetter(
  { email: to, language }: To,
  side: Side,
  report: Pick<Report, 'number' | 'subject' | 'excerpt'>,
  { measure, statement, appealUrl }: { measure: Measure; statement: string; appealUrl: string | null },
): Letter {
  const words = WORDS[language];
  const subject = side === 'REPORTER' ? words.decided(report.number) : words.toAuthor(report.number);
  const colon = language === 'FR' ? ' :' : ':';
  const about = `${words.about[report.subject]}${colon} ${report.excerpt}`;
  const paragraphs = [about, words.measures[measure], `${words.statement}\n${statement}`];
  const button = appealUrl === null ? null : { text: words.button, url: appealUrl };
  const note = appealUrl === null ? words.final : words.appealNote;
  return composeLetter({ to, language, subject, paragraphs, button, note });
}

/** To the house: something waits in the queue. */
export function houseLetter(to: string, number: number, origin: string): Letter {
  const button = { text: 'Ouvrir les signalements', url: `${origin}/admin/reports` };
  const subject = `[signalement] n° ${number}`;
  const paragraphs = ['Un signalement ou une contestation attend une décision.'];
  return composeLetter({ to, language: 'FR', subject, paragraphs, button });
}
