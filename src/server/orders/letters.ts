import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import type { SignedPaper } from './signing-store.ts';

type Words = {
  readonly subject: Readonly<Record<SignedPaper, string>>;
  readonly text: string;
  readonly note: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  FR: {
    subject: {
      CONTRACT: 'Votre code pour signer le contrat',
      REPORT: 'Votre code pour signer le procès-verbal',
    },
    text: 'Voici votre code. Il est valable quinze minutes et vaut signature.',
    note: 'Ne le donnez à personne : nous ne vous le demanderons jamais par téléphone.',
  },
  EN: {
    subject: { CONTRACT: 'Your code to sign the contract', REPORT: 'Your code to sign the handover report' },
    text: 'This is your code. It is good for fifteen minutes and stands for your signature.',
    note: 'Give it to nobody: we will never ask for it on the telephone.',
  },
  ES: {
    subject: { CONTRACT: 'Su código para firmar el contrato', REPORT: 'Su código para firmar el acta' },
    text: 'Este es su código. Es válido durante quince minutos y equivale a su firma.',
    note: 'No se lo dé a nadie: nunca se lo pediremos por teléfono.',
  },
};

/** The letter with the code that signs a paper. */
export function codeLetter(to: string, language: Language, paper: SignedPaper, code: string): Letter {
  const { subject, text, note } = WORDS[language];
  return composeLetter({
    to,
    language,
    subject: subject[paper],
    paragraphs: [text],
    code,
    button: null,
    note,
  });
}
