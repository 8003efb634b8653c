import { CAR_ROWS, type CarRow, carRows, codeWords, type ToldCar } from '#shared/fields/index.ts';
import { isFileUrl } from '#shared/paths/file-url.ts';
import { type AdSection, isLotOffered, type LotState, priceState, sectionOrder } from '#shared/sale/index.ts';
import { dateWords } from '#shared/words/date-words.ts';
import { formatDate, formatDateTime, formatEuros } from '#shared/words/format.ts';
import { textIn as anyText, type Language, localeOf } from '#shared/words/locale.ts';
import type { Block } from '../pdf/index.ts';
import { pageWords, wordsIn } from '../words/index.ts';
import { CONDITION, conditionBlocks, type ToldReport } from './dossier-condition.ts';
import { type PhotoBlock, paragraphs } from './drawn-papers.ts';

type Text = { readonly fr: string | null; readonly en: string | null; readonly es: string | null } | null;
type Photo = { readonly id: string };
type Question = {
  readonly question: string;
  readonly answer: string | null;
  readonly answerDate: string | null;
};
type Papers = readonly { readonly label: string; readonly urls: readonly string[] }[];

/** A car's public data, as its page requests it. */
export type DossierCar = ToldCar &
  Parameters<typeof priceState>[0] & {
    readonly slug: string;
    readonly brand: string;
    readonly model: string;
    readonly version: string | null;
    readonly year: number | null;
    readonly carType: Parameters<typeof sectionOrder>[0];
    readonly calandreCollection: boolean;
    readonly lotState: LotState;
    readonly sfInternalOpportunityId: string | null;
    readonly disclaimer: string | null;
    readonly conditionReport: ToldReport | null;
    readonly highlights: readonly string[];
    readonly options: readonly string[];
    readonly customHighlights: readonly Text[];
    readonly customOptions: readonly Text[];
    readonly freeOption: Text;
    readonly documents: Papers;
    readonly customDocs: Papers;
    readonly carVerticalUrl: string | null;
    readonly works: readonly {
      name: Text;
      description: Text;
      startDate: string | null;
      endDate: string | null;
    }[];
    readonly photos: Record<'exteriors' | 'interiors' | 'mechanics', readonly Photo[]> & {
      front: Photo | null;
    };
    readonly auction: { readonly start: string; readonly end: string } | null;
    readonly questions: readonly Question[];
  } & Record<(typeof STATES)[number] | 'history', Text>;

const STATES = ['globalState', 'exteriorState', 'interiorState', 'mechanicalState'] as const;

const TECHNICAL = CAR_ROWS.flatMap(({ field }) => (field.within === 'optionalData' ? [field.name] : [])).join(
  ' ',
);

/** The data of a car's page that the printed dossier needs. */
export const DOSSIER = `query Dossier($slug: String!, $locale: Locale!) { publicCarAd(slug: $slug) {
  slug kind sold lotState price reducedPrice isPriceHidden canStrikePrice brand model version year mileage body carState
  carLocation transmission carType calandreCollection vinPublic exteriorShade interiorShade saddlery releaseDate engine
  doorNumber registrationPlace sfInternalOpportunityId disclaimer(locale: $locale) highlights options carVerticalUrl
  shellColor { nameFr nameEn nameEs } interiorColor { nameFr nameEn nameEs } location { country city zipCode }
  history { ...T } globalState { ...T } exteriorState { ...T } interiorState { ...T } mechanicalState { ...T }
  ${CONDITION} customHighlights { ...T } customOptions { ...T } freeOption { ...T }
  documents { label urls } customDocs { label urls }
  works { name { ...T } description { ...T } startDate endDate }
  optionalData { ${TECHNICAL} }
  photos { front { id } exteriors { id } interiors { id } mechanics { id } }
  auction { start end } questions { question answer answerDate } } }
fragment T on LocalizedText { fr en es }`;

export type Reading = {
  readonly car: DossierCar;
  readonly language: Language;
  /** The URL of the car's page. */
  readonly url: string;
};

/** Returns the car's name and year, as in its page's title. */
export const nameOf = ({ brand, model, version, year }: DossierCar): string =>
  [brand, model, version, year].filter(Boolean).join(' ');

/** Builds a dossier's blocks in the order of the car's page; photos are given by their ids. */
export function dossierBlocks({ car, language, url }: Reading): (Block | PhotoBlock)[] {
  const say = wordsIn(language);
  const { front, exteriors, interiors, mechanics } = car.photos;
  const shown = [front, ...interleaved([exteriors, interiors, mechanics])].flatMap(photo => photo?.id ?? []);
  const asked = car.questions.filter(({ answer }) => answer !== null);
  const ad = pageWords(language);
  return [
    { kind: 'pictures', ids: [...new Set(shown)].slice(0, PHOTOS_MAX), of: nameOf(car) },
    { kind: 'facts', rows: saleRows(car, language) },
    ...sectionOrder(car.carType, car.calandreCollection).flatMap(section => {
      const blocks = SECTIONS[section](car, language);
      const title = ad(`ad.${section}`) ?? '';
      const [only] = blocks;
      if (only?.kind === 'text' && blocks.length === 1 && section !== 'history')
        return [{ kind: 'facts', rows: [[title, only.text]] } as const];
      return blocks.length === 0 ? [] : [heading(title), ...blocks];
    }),
    ...(asked.length === 0 ? [] : [heading(ad('ad.questions.title') ?? '')]),
    ...asked.flatMap(({ question, answer, answerDate }): Block[] => [
      {
        kind: 'note',
        text: [say('papers.dossier.quoted', { text: question }), answerDate && formatDate(answerDate)]
          .filter(Boolean)
          .join(' · '),
      },
      { kind: 'text', text: answer ?? '' },
    ]),
    { kind: 'link', url, text: say('papers.dossier.page') },
  ];
}

/** One row of photos, so that the dossier fits on two sheets; all others are on the page. */
const PHOTOS_MAX = 3;

/** Takes one item of each list in turn, so that a few photos show all sides. */
const interleaved = <Each>(lists: readonly (readonly Each[])[]): Each[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap(list => list.slice(at, at + 1)),
  ).flat();
const heading = (text: string): Block => ({ kind: 'heading', text });

/** Returns the price rows, or the auction's times, where the page shows them. */
function saleRows(car: DossierCar, language: Language): (readonly [string, string])[] {
  const say = wordsIn(language);
  const reference = car.sfInternalOpportunityId;
  const state = priceState(car);
  const asked = state.kind === 'plain' ? state.price : state.kind === 'reduced' ? state.reducedPrice : null;
  const isOffered = isLotOffered(car.lotState);
  return [
    ...(car.auction && isOffered
      ? ([
          [say('papers.dossier.opens'), formatDateTime(car.auction.start)],
          [say('papers.dossier.ends'), formatDateTime(car.auction.end)],
        ] as const)
      : []),
    ...(!car.auction && asked !== null ? [[say('papers.dossier.price'), formatEuros(asked)] as const] : []),
    ...(reference ? [[say('papers.dossier.reference'), reference] as const] : []),
  ];
}

type Part = (car: DossierCar, language: Language) => Block[];

const textIn = (text: Text, language: Language): string | null =>
  anyText(text ?? {}, localeOf(language)) || null;

const listOf = (items: readonly (string | null)[]): Block[] =>
  paragraphs([...new Set(items)].filter(Boolean).join(' · '));
const textOf = (text: string | null): Block[] => paragraphs(text ?? '');

const SECTIONS: Readonly<Record<AdSection, Part>> = {
  strengths: ({ highlights, customHighlights }, language) =>
    listOf([
      ...highlights.map(code => codeWords(pageWords(language), 'highlight', code)),
      ...customHighlights.map(text => textIn(text, language)),
    ]),
  features: (car, language) => {
    const rows = carRows(car, pageWords(language), localeOf(language)).filter(isTold);
    return rows.length === 0
      ? []
      : [{ kind: 'facts', rows: rows.map(({ label, value }) => [label, value] as const) }];
  },
  history: ({ history }, language) => textOf(textIn(history, language)),
  states: (car, language) => {
    const rows = STATES.flatMap(name => {
      const words = textIn(car[name], language);
      return words ? [[pageWords(language)(`ad.${name}`) ?? '', words] as const] : [];
    });
    const report = car.conditionReport;
    return [
      ...(rows.length === 0 ? [] : [{ kind: 'facts', rows } as const]),
      ...(report ? conditionBlocks(report, pageWords(language), text => textIn(text, language)) : []),
    ];
  },
  disclaimer: ({ disclaimer }) => textOf(disclaimer),
  works: ({ works }, language) => {
    const dateOf = (work: DossierCar['works'][number]) => work.endDate || work.startDate || '';
    const rows = works
      .toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)))
      .map(work => {
        const dates = [work.startDate, work.endDate].flatMap(date => (date ? [dateWords(date)] : []));
        const told = [textIn(work.name, language), textIn(work.description, language)];
        return [[...new Set(dates)].join(' – '), told.filter(Boolean).join('\n')] as const;
      });
    return rows.length === 0 ? [] : [{ kind: 'facts', rows }];
  },
  documents: ({ documents, customDocs, carVerticalUrl }, language) =>
    listOf([
      ...[...documents, ...customDocs]
        .filter(hasFile)
        .map(({ label }) => codeWords(pageWords(language), 'documentLabel', label)),
      carVerticalUrl && isFileUrl(carVerticalUrl) ? pageWords(language)('ad.historyReport') : null,
    ]),
  equipment: ({ options, customOptions, freeOption }, language) => [
    ...listOf([
      ...options.map(code => codeWords(pageWords(language), 'option', code)),
      ...customOptions.map(text => textIn(text, language)),
    ]),
    ...textOf(textIn(freeOption, language)),
  ],
};

const hasFile = ({ urls }: Papers[number]): boolean => urls.some(isFileUrl);
const isTold = (row: CarRow): row is CarRow & { value: string } => row.value !== null;
