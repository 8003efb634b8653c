import { linkTo } from '#shared/paths/links.ts';
import { formatDateTime, formatEuros, formatKilometres } from '#shared/words/format.ts';
import { type Language, languageOf, localeOf, textIn } from '#shared/words/locale.ts';
import type { Config } from '../config.ts';
import type { Block } from '../pdf/index.ts';
import { wordsIn } from '../words/index.ts';
import type { Asked, Door } from './door.ts';
import { type DrawnPapers, type PhotoBlock, paragraphs } from './drawn-papers.ts';

type Text = { readonly fr: string | null; readonly en: string | null; readonly es: string | null } | null;
type Lot = {
  readonly number: number;
  readonly estimateLow: number | null;
  readonly estimateHigh: number | null;
  readonly car: {
    readonly brand: string;
    readonly model: string;
    readonly version: string | null;
    readonly year: number | null;
    readonly mileage: number | null;
    readonly history: Text;
    readonly photos: { readonly front: { readonly id: string } | null };
  };
  readonly auction: {
    readonly state: string;
    readonly end: string;
    readonly startingPrice: number;
    readonly reservePriceReached: boolean | null;
  } | null;
};
type Sale = {
  readonly slug: string;
  readonly title: string;
  readonly story: string;
  readonly terms: string;
  readonly place: string | null;
  readonly start: string;
  readonly firstEnd: string;
  readonly lastEnd: string;
  readonly lots: readonly Lot[];
};

/** The data of a sale's page that the printed catalogue needs. */
const CATALOGUE = `query Catalogue($slug: String!, $locale: Locale!) { sale(slug: $slug) {
  slug title(locale: $locale) story(locale: $locale) terms(locale: $locale) place start firstEnd lastEnd
  lots { number estimateLow estimateHigh car { brand model version year mileage history { fr en es }
    photos { front { id } } } auction { state end startingPrice reservePriceReached } } } }`;

/** Longer histories are cut: the whole one is on the car's page. */
const HISTORY_LENGTH_MAX = 600;

/** Serves a sale's catalogue as a PDF, with the public data of its page, in the language of `?lang`. */
export function catalogueDoor(papers: DrawnPapers, { publicUrl }: Pick<Config, 'publicUrl'>): Door {
  return app => {
    app.get<Asked<'slug'>>('/catalogues/:slug.pdf', (request, reply) =>
      papers.answer<{ sale: Sale | null }>(request, reply, CATALOGUE, ({ sale }, locale) => {
        if (!sale) return null;
        const language = languageOf(locale);
        const url = new URL(linkTo('sale', locale, { slug: sale.slug }), publicUrl).href;
        return {
          ...{ title: sale.title, kind: wordsIn(language)('papers.catalogue.kind'), language, url },
          ...{ blocks: catalogueBlocks(sale, language, url), name: sale.slug },
        };
      }),
    );
  };
}

function catalogueBlocks(sale: Sale, language: Language, url: string): (Block | PhotoBlock)[] {
  const say = wordsIn(language);
  const { place, start, firstEnd, lastEnd, story, terms, lots } = sale;
  return [
    {
      kind: 'rows',
      rows: [
        [say('papers.catalogue.lots'), String(lots.length)],
        [say('papers.catalogue.opens'), formatDateTime(start)],
        [say('papers.catalogue.first'), formatDateTime(firstEnd)],
        [say('papers.catalogue.last'), formatDateTime(lastEnd)],
        ...(place ? [[say('papers.catalogue.place'), place] as const] : []),
      ],
    },
    ...paragraphs(story),
    ...lots.flatMap(lot => lotBlocks(lot, language)),
    ...(terms === '' ? [] : [{ kind: 'heading', text: say('papers.catalogue.terms') } as const]),
    ...paragraphs(terms),
    { kind: 'link', url, text: say('papers.catalogue.page') },
  ];
}

function lotBlocks(lot: Lot, language: Language): (Block | PhotoBlock)[] {
  const say = wordsIn(language);
  const { number, estimateLow: low, estimateHigh: high, car } = lot;
  const { brand, model, version, year, mileage, photos, history } = car;
  const isCancelled = lot.auction?.state === 'CANCELLED';
  const auction = isCancelled ? null : lot.auction;
  const name = [brand, model, version, year].filter(Boolean).join(' ');
  const told = textIn(history ?? {}, localeOf(language));
  const range = low !== null && high !== null && { low: formatEuros(low), high: formatEuros(high) };
  const isWithoutReserve = auction?.reservePriceReached === null;
  return [
    { kind: 'heading', text: say('papers.catalogue.lot', { number: String(number), car: name }) },
    ...(photos.front ? [{ kind: 'pictures', ids: [photos.front.id], of: name } as const] : []),
    {
      kind: 'rows',
      rows: [
        ...(range ? [[say('papers.catalogue.estimate'), say('papers.catalogue.range', range)] as const] : []),
        ...(mileage === null ? [] : [[say('papers.catalogue.mileage'), formatKilometres(mileage)] as const]),
        ...(auction && auction.startingPrice > 0
          ? [[say('papers.catalogue.start'), formatEuros(auction.startingPrice)] as const]
          : []),
        ...(isWithoutReserve
          ? [[say('papers.catalogue.reserve'), say('papers.catalogue.noReserve')] as const]
          : []),
        ...(auction ? [[say('papers.catalogue.ends'), formatDateTime(auction.end)] as const] : []),
      ],
      isOnOnePage: true,
    },
    ...(isCancelled ? [{ kind: 'text', text: say('papers.catalogue.cancelled') } as const] : []),
    ...(told === '' ? [] : [{ kind: 'text', text: shortened(told) } as const]),
  ];
}

/** Cuts after whole words and adds an ellipsis. */
function shortened(text: string): string {
  if (text.length <= HISTORY_LENGTH_MAX) return text;
  const cut = text.slice(0, HISTORY_LENGTH_MAX);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
