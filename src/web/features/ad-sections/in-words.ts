import { type CodeList, carRows, codeWords, type Say } from '#shared/fields/index.ts';
import { priceState } from '#shared/sale/ad.ts';
import type { Locale } from '#shared/words/locale.ts';
import type { CarQuery } from '#web/graphql/documents.gen.ts';
import type { translatorIn } from '#web/i18n/index.ts';

/** A car as the server knows it; what was asked of it, and what a specialist found, come beside. */
export type UnsaidAd = Omit<NonNullable<CarQuery['publicCarAd']>, 'questions' | 'inSale' | 'conditionReport'>;
/** A car as its page shows it: its codes are words, its figures rows. */
export type Ad = ReturnType<typeof inWords>;

type Translator = ReturnType<typeof translatorIn>;

const sayIn =
  (t: Translator): Say =>
  key =>
    t.has(key as 'ad.yes') ? t(key as 'ad.yes') : null;

/** The words of the codes of a list; what is no code of ours stays as it is. */
export const codesIn =
  (t: Translator, list: CodeList) =>
  (code: string): string =>
    codeWords(sayIn(t), list, code);

/** Whether the seller is who one talks to; else it is the house, with or without a person named for the car. */
const isSellerToContact = (ad: UnsaidAd): boolean =>
  !ad.sales && ad.owner !== null && !ad.handleByCalandre && !ad.calandreCollection;

/**
 * Says what a car holds in codes and figures, in a language. The server does it, so that a page brings the words of
 * its one car and not those of all that there are.
 */
export function inWords(whole: UnsaidAd, t: Translator, locale: Locale) {
  const { optionalData: _, ...ad } = whole;
  const say = sayIn(t);
  const said = (list: CodeList) => codesIn(t, list);
  return {
    ...ad,
    rows: carRows(whole, say, locale),
    // Reduced, where the law lets nobody strike the former price through: it was asked for less than thirty days.
    reducedAlone: ad.reducedPrice !== null && priceState(ad).kind === 'plain' ? say('ad.reducedAlone') : null,
    // Who reads what each of the two buttons brings; null where it is the house in any case.
    readers: isSellerToContact(whole)
      ? { house: say('inquiry.readers.house'), seller: say('inquiry.readers.seller') }
      : null,
    highlights: ad.highlights.map(said('highlight')),
    options: ad.options.map(said('option')),
    documents: ad.documents.map(({ label, urls }) => ({ label: said('documentLabel')(label), urls })),
  };
}
