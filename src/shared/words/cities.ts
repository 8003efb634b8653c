import type { Locale } from './locale.ts';

/** Cities that have a name of their own in one of our languages, by the name they have where they are. */
const NAMES: Readonly<Record<string, readonly [fr: string, en: string, es: string]>> = {
  München: ['Munich', 'Munich', 'Múnich'],
  Köln: ['Cologne', 'Cologne', 'Colonia'],
  Hamburg: ['Hambourg', 'Hamburg', 'Hamburgo'],
  Berlin: ['Berlin', 'Berlin', 'Berlín'],
  Frankfurt: ['Francfort', 'Frankfurt', 'Fráncfort'],
  Wien: ['Vienne', 'Vienna', 'Viena'],
  Zürich: ['Zurich', 'Zurich', 'Zúrich'],
  Basel: ['Bâle', 'Basel', 'Basilea'],
  Bern: ['Berne', 'Bern', 'Berna'],
  Genève: ['Genève', 'Geneva', 'Ginebra'],
  Torino: ['Turin', 'Turin', 'Turín'],
  Milano: ['Milan', 'Milan', 'Milán'],
  Roma: ['Rome', 'Rome', 'Roma'],
  Firenze: ['Florence', 'Florence', 'Florencia'],
  Venezia: ['Venise', 'Venice', 'Venecia'],
  London: ['Londres', 'London', 'Londres'],
  Edinburgh: ['Édimbourg', 'Edinburgh', 'Edimburgo'],
  Bruxelles: ['Bruxelles', 'Brussels', 'Bruselas'],
  Brussel: ['Bruxelles', 'Brussels', 'Bruselas'],
  Antwerpen: ['Anvers', 'Antwerp', 'Amberes'],
  Gent: ['Gand', 'Ghent', 'Gante'],
  Lisboa: ['Lisbonne', 'Lisbon', 'Lisboa'],
  Sevilla: ['Séville', 'Seville', 'Sevilla'],
  Barcelona: ['Barcelone', 'Barcelona', 'Barcelona'],
  Marseille: ['Marseille', 'Marseille', 'Marsella'],
  Bordeaux: ['Bordeaux', 'Bordeaux', 'Burdeos'],
  Paris: ['Paris', 'Paris', 'París'],
  Nice: ['Nice', 'Nice', 'Niza'],
  Versailles: ['Versailles', 'Versailles', 'Versalles'],
  Strasbourg: ['Strasbourg', 'Strasbourg', 'Estrasburgo'],
  Avignon: ['Avignon', 'Avignon', 'Aviñón'],
  Perpignan: ['Perpignan', 'Perpignan', 'Perpiñán'],
  Orléans: ['Orléans', 'Orléans', 'Orleans'],
  København: ['Copenhague', 'Copenhagen', 'Copenhague'],
};
const PLACE: Record<Locale, 0 | 1 | 2> = { fr: 0, en: 1, es: 2 };

/** A city's name in a language; one that has none of its own there stays as it was written. */
export const cityIn = (locale: Locale, city: string): string =>
  NAMES[city.normalize('NFC')]?.[PLACE[locale]] ?? city;
