import { type CodeList, carRows, codeWords, type Say } from '#shared/fields/index.ts';
import { priceState } from '#shared/sale/ad.ts';
import type { Locale } from '#shared/words/locale.ts';
import type { CarQuery } from '#web/graphql/documents.gen.ts';
import type { translatorIn } from '#web/i18n/index.ts';

/** A car as the server returns it; its questions and condition report are loaded beside it. */
export type UnsaidAd = Omit<NonNullable<CarQuery['publicCarAd']>, 'questions' | 'inSale' | 'conditionReport'>;
/** A car as its page shows it: codes replaced by words, figures by rows. */
export type Ad = ReturnType<typeof inWords>;

type Translator = ReturnType<typeof translatorIn>;

const sayIn =
  (t: Translator): Say =>
  key =>
    t.has(key as 'ad.yes') ? t(key as 'ad.yes') : null;

/** Returns the words for the codes of a list; an unknown code stays as it is. */
export const codesIn =
  (t: Translator, list: CodeList) =>
  (code: string): string =>
    codeWords(sayIn(t), list, code);

/** Whether the seller is the contact; otherwise it is the house, with or without a named person. */
const isSellerToContact = (ad: UnsaidAd): boolean =>
  !ad.sales && ad.owner !== null && !ad.handleByCalandre && !ad.calandreCollection;

/**
 * Puts a car's codes and figures into words. The server does it, so that the page carries only the words of its one car
 * instead of all of them.
 */
export function inWords(whole: UnsaidAd, t: Translator, locale: Locale) {
  const { optionalData: _, ...ad } = whole;
  const say = sayIn(t);
  const said = (list: CodeList) => codesIn(t, list);
  return {
    ...ad,
    rows: carRows(whole, say, locale),
    // A reduced price whose former price may not by law be struck through: it applied for less than thirty days.
    reducedAlone: ad.reducedPrice !== null && priceState(ad).kind === 'plain' ? say('ad.reducedAlone') : null,
    // Who receives the messages of each of the two buttons; null where it is the house for both.
    readers: isSellerToContact(whole)
      ? { house: say('inquiry.readers.house'), seller: say('inquiry.readers.seller') }
      : null,
    highlights: ad.highlights.map(said('highlight')),
    options: ad.options.map(said('option')),
    documents: ad.documents.map(({ label, urls }) => ({ label: said('documentLabel')(label), urls })),
  };
}
