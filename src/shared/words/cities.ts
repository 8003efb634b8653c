import type { Locale } from './locale.ts';

/** Translated city names, by the local name. */
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

/** Translates a city's name; a city that is not listed stays as written. */
export const cityIn = (locale: Locale, city: string): string =>
  NAMES[city.normalize('NFC')]?.[PLACE[locale]] ?? city;
