import { useMessages, useTranslations } from 'use-intl';
import {
  CAR,
  CAR_CODES,
  type CarColour,
  type CarFieldName,
  type CarText,
  type CarValues,
  type CodeList,
} from '#shared/fields/index.ts';
import { textIn as anyText } from '#shared/words/locale.ts';
import { formatEuros, formatNumber, type Locale, useLocale } from '#web/i18n/index.ts';
import { isCarField, isOf } from './wire.ts';

type Words = Readonly<Record<string, string>>;
type Choice = readonly [code: string, word: string];

/** Returns a text in the page's language, or else in another one. */
export const textIn = (text: CarText | null | undefined, locale: Locale): string =>
  text?.[locale] ?? anyText(text ?? {}, locale);

export const colourIn = (colour: CarColour, locale: Locale): string =>
  ({ fr: colour.nameFr, en: colour.nameEn, es: colour.nameEs })[locale];

/** Returns the words of the codes of a list. */
export function useCodeWords(): (list: CodeList) => Words {
  const { car, codes } = useMessages();
  return list => (list === 'carType' ? car.type : list === 'transmission' ? car.transmission : codes[list]);
}

/** Returns a field's choices: the codes of its list in order, or the countries sorted by name. */
export function useChoices(): (name: CarFieldName) => readonly Choice[] {
  const { countries } = useMessages();
  const wordsOf = useCodeWords();
  return name => {
    const spec = CAR[name];
    if (!('codes' in spec))
      return Object.entries(countries).sort(([, one], [, other]) => one.localeCompare(other));
    const words = wordsOf(spec.codes);
    return CAR_CODES[spec.codes].map(code => [code, words[code] ?? code]);
  };
}

const SHOWN_MAX = 400;

/** Returns a field's value as readable text. */
export function useValueWords(): (name: string, values: CarValues) => string {
  const t = useTranslations('carEditor.meanwhile');
  const wishes = useTranslations('carEditor.wishes');
  const locale = useLocale();
  const choicesOf = useChoices();
  const wordsOf = useCodeWords();
  const say = (name: CarFieldName, values: CarValues): string => {
    const word = (code: string | null) => choicesOf(name).find(([one]) => one === code)?.[1] ?? code ?? '';
    if (isOf(name, 'flag')) return t(values[name] ? 'yes' : 'no');
    if (isOf(name, 'euros')) return values[name] === null ? '' : formatEuros(values[name]);
    if (isOf(name, 'year')) return String(values[name] ?? '');
    if (isOf(name, 'whole')) return values[name] === null ? '' : formatNumber(values[name]);
    if (isOf(name, 'code', 'country')) return word(values[name]);
    if (isOf(name, 'codes')) return values[name].map(word).join(', ');
    if (isOf(name, 'text'))
      return LANGUAGES.map(one => values[name]?.[one])
        .filter(Boolean)
        .join(' · ');
    if (isOf(name, 'texts')) return values[name].map(text => textIn(text, locale)).join(', ');
    if (isOf(name, 'colour')) return values[name] ? colourIn(values[name], locale) : '';
    if (isOf(name, 'condition')) return reportWords(values[name]);
    if (isOf(name, 'works')) return values[name].map(work => textIn(work.name, locale)).join(', ');
    if (isOf(name, 'documents')) {
      return values[name].map(({ label }) => wordsOf('documentLabel')[label] ?? label).join(', ');
    }
    if (isOf(name, 'photos')) {
      const { front, exteriors, interiors, mechanics } = values[name];
      const others = exteriors.length + interiors.length + mechanics.length;
      return t('photos', { count: others + (front === null ? 0 : 1) });
    }
    return String(values[name] ?? '');
  };
  /** The seller's wishes, which are no fields of the car. */
  const sayWish = (wish: unknown): string => {
    if (typeof wish === 'number') return formatEuros(wish);
    return wish === 'AD' || wish === 'AUCTION' ? wishes(wish) : '';
  };
  return (name, values) => {
    const other = Object.entries(values).find(([one]) => one === name)?.[1];
    const text = (isCarField(name) ? say(name, values) : sayWish(other)) || t('none');
    return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
  };
}

/** Names the report by inspector, date and place; its content is on its own page. */
const reportWords = (report: CarValues['conditionReport']) =>
  report === null ? '' : [report.inspector, report.inspectedOn, report.place].filter(Boolean).join(', ');

const LANGUAGES = ['fr', 'en', 'es'] as const;
