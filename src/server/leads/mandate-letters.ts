import type { Language } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';

type Words = {
  readonly subject: (car: string) => string;
  readonly text: string;
  readonly button: string;
};

const PROPOSED: Readonly<Record<Language, Words>> = {
  FR: {
    subject: car => `Nous avons trouvé : ${car}`,
    text: 'Cette voiture répond à la recherche que vous nous avez confiée. Dites-nous, en réponse à ce message, si elle vous intéresse.',
    button: 'Voir la voiture',
  },
  EN: {
    subject: car => `We have found one: ${car}`,
    text: 'This car answers the search you entrusted us with. Reply to this message and tell us whether it interests you.',
    button: 'See the car',
  },
  ES: {
    subject: car => `Lo hemos encontrado: ${car}`,
    text: 'Este coche responde a la búsqueda que nos encargó. Díganos, respondiendo a este mensaje, si le interesa.',
    button: 'Ver el coche',
  },
};

/** To somebody without an account: a car for their search. */
export function proposalLetter(
  to: string,
  language: Language,
  { car, url }: { car: string; url: string },
): Letter {
  const { subject, text, button } = PROPOSED[language];
  return composeLetter({
    ...{ to, language, subject: subject(car), paragraphs: [text] },
    button: { text: button, url },
  });
}

type Said = {
  readonly name: string;
  readonly car: string;
  readonly accepts: boolean;
  readonly reason: string;
};

/** To the house: what somebody says of a car that was proposed to them. */
export function answerLetter(to: string, url: string, { name, car, accepts, reason }: Said): Letter {
  const subject = `[carHunter] ${name} ${accepts ? 'retient' : 'écarte'} ${car}`;
  return composeLetter({
    ...{ to, language: 'FR', subject },
    paragraphs: reason === '' ? ['Réponse donnée dans l’espace client.'] : [`Raison : ${reason}`],
    button: { text: 'Voir les demandes', url },
  });
}
