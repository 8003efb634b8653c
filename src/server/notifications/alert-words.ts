import { formatEuros } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import type { NotificationData } from './kinds.ts';

export type AlertSaid = { readonly subject: string; readonly text: string; readonly button: string };
type Counted = readonly [one: string, many: string];
type Words = {
  readonly colon: string;
  readonly news: Readonly<Record<'new' | 'drop' | 'edit', Counted>>;
  readonly text: (name: string) => string;
  readonly drop: (was: string, is: string, name: string) => string;
  readonly edit: (name: string) => string;
  readonly button: Counted;
};

const FR: Words = {
  colon: ' : ',
  news: {
    new: ['nouvelle voiture', 'nouvelles voitures'],
    drop: ['baisse de prix', 'baisses de prix'],
    edit: ['annonce modifiée', 'annonces modifiées'],
  },
  text: name => `Votre alerte « ${name} » a trouvé du nouveau.`,
  drop: (was, is, name) =>
    `Le prix passe de ${was} à ${is}. Cette voiture répond à votre alerte « ${name} ».`,
  edit: name => `L’annonce d’une voiture de votre alerte « ${name} » a été modifiée.`,
  button: ['Voir la voiture', 'Voir mes alertes'],
};

const EN: Words = {
  colon: ': ',
  news: {
    new: ['new car', 'new cars'],
    drop: ['price drop', 'price drops'],
    edit: ['edited ad', 'edited ads'],
  },
  text: name => `Your alert “${name}” found something new.`,
  drop: (was, is, name) => `The price went from ${was} to ${is}. This car answers your alert “${name}”.`,
  edit: name => `The ad of a car in your alert “${name}” was edited.`,
  button: ['See the car', 'See my alerts'],
};

const ES: Words = {
  colon: ': ',
  news: {
    new: ['coche nuevo', 'coches nuevos'],
    drop: ['bajada de precio', 'bajadas de precio'],
    edit: ['anuncio modificado', 'anuncios modificados'],
  },
  text: name => `Su alerta «${name}» ha encontrado novedades.`,
  drop: (was, is, name) => `El precio pasa de ${was} a ${is}. Este coche responde a su alerta «${name}».`,
  edit: name => `Se ha modificado el anuncio de un coche de su alerta «${name}».`,
  button: ['Ver el coche', 'Ver mis alertas'],
};

const WORDS: Readonly<Record<Language, Words>> = { FR, EN, ES };

/** What a kept search found: one car by its name, several by their number. */
export function sayAlert(language: Language, car: string, data: NotificationData): AlertSaid {
  const { colon, news, text, drop, edit, button } = WORDS[language];
  const { name = '', count = 0, dropCount = 0, editCount = 0, amount, amountWas, cars = [] } = data;
  if (!car) {
    const counts = [
      [count, news.new],
      [dropCount, news.drop],
      [editCount, news.edit],
    ] as const;
    const parts = counts
      .filter(([many]) => many > 0)
      .map(([many, words]) => `${many} ${counted(many, words)}`);
    const lines = cars.map(({ name: one, price }) =>
      price === null ? one : `${one} · ${formatEuros(price)}`,
    );
    const subject = `${name}${colon}${parts.join(', ')}`;
    return { subject, text: [text(name), ...lines].join('\n'), button: button[1] };
  }
  if (count === 0 && amount !== undefined && amountWas !== undefined) {
    const subject = `${name}${colon}${news.drop[0]}, ${car}`;
    return { subject, text: drop(formatEuros(amountWas), formatEuros(amount), name), button: button[0] };
  }
  if (count === 0 && editCount > 0) {
    return { subject: `${name}${colon}${news.edit[0]}, ${car}`, text: edit(name), button: button[0] };
  }
  return { subject: `${name}${colon}${car}`, text: text(name), button: button[0] };
}

const counted = (many: number, [one, others]: Counted) => (many === 1 ? one : others);
