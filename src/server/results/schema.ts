import type { Ad, Ads } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import { requireInput } from '../errors.ts';
import { type Builder, exposed } from '../graphql/index.ts';
import type { Comparables, Results } from './index.ts';
import {
  type Result,
  type ResultsChoice,
  type ResultsFilter,
  type Sale,
  VERDICTS,
  type YearFigures,
} from './results-store.ts';
import { staffFiguresSchema } from './staff-schema.ts';

const FIRST_MAX = 50;
const OFFSET_MAX = 10_000;
const NAME_LENGTH_MAX = 100;

type Shown = Result & { readonly ad: Ad };
type Page = { readonly filter: ResultsFilter; readonly results: readonly Shown[]; readonly total: number };

export function resultsSchema(
  builder: Builder,
  results: Results,
  ads: Ads,
  { CarAd }: { CarAd: CarAdRef },
): void {
  staffFiguresSchema(builder, results);
  const AuctionResultPage = pageType(builder, results, CarAd);
  builder.queryField('auctionResults', t =>
    t.field({
      type: AuctionResultPage,
      description: 'Auctions that are over, the latest first. brand and model as they stand in addresses.',
      args: {
        brand: t.arg.string(),
        model: t.arg.string(),
        year: t.arg.int(),
        first: t.arg.int({ defaultValue: 24 }),
        offset: t.arg.int({ defaultValue: 0 }),
      },
      resolve: async (_root, args, { cacheTags }) => {
        const { brand = null, model = null, year = null } = args;
        const [first, offset] = [args.first ?? 24, args.offset ?? 0];
        requireInput(first >= 0 && first <= FIRST_MAX, 'first');
        requireInput(offset >= 0 && offset <= OFFSET_MAX, 'offset');
        for (const name of [brand, model]) requireInput((name?.length ?? 0) <= NAME_LENGTH_MAX, 'brand');
        cacheTags.add('ads');
        const filter = await results.asWritten({ brand, model, year });
        const page = await results.page(filter, { first, offset });
        const shown = await Promise.all(
          page.results.map(async result => ({ ...result, ad: await ads.findPublic(result.adUuid) })),
        );
        return {
          filter,
          results: shown.filter((result): result is Shown => result.ad !== null),
          total: page.total,
        };
      },
    }),
  );
}

function pageType(builder: Builder, results: Results, CarAd: CarAdRef) {
  const AuctionResult = resultType(builder, CarAd);
  const ComparableSales = comparablesType(builder);
  const ResultsChoiceType = builder.objectRef<ResultsChoice>('ResultsChoice').implement({
    fields: t => ({
      ...exposed(t, { String: ['value'], Int: ['count'] }),
      name: t.exposeString('name', { description: 'brand, year, or model of the brand asked for' }),
    }),
  });
  const ResultsYear = yearType(builder);
  return builder.objectRef<Page>('AuctionResultPage').implement({
    fields: t => ({
      totalCount: t.exposeInt('total'),
      results: t.expose('results', { type: [AuctionResult] }),
      choices: t.field({ type: [ResultsChoiceType], resolve: page => results.choices(page.filter.brand) }),
      byYear: t.field({
        type: [ResultsYear],
        description:
          'What became of all the house sold, by year, the newest first; whatever is asked for besides.',
        resolve: () => results.years(),
      }),
      comparables: t.field({
        type: ComparableSales,
        nullable: true,
        resolve: page => results.comparables(page.filter),
      }),
    }),
  });
}

function yearType(builder: Builder) {
  return builder.objectRef<YearFigures>('ResultsYear').implement({
    fields: t => ({
      ...exposed(t, { Int: ['year', 'ended', 'sold', 'fellThrough'] }),
      settled: t.exposeInt('settled', { description: 'Sold, paid and handed over.' }),
      defaults: t.exposeInt('defaults', {
        description: 'Buyers who did not go through with it, their place taken or not.',
      }),
      answerHours: t.exposeFloat('answerHours', {
        nullable: true,
        description: 'Hours from a question to its answer, in the middle.',
      }),
    }),
  });
}

function resultType(builder: Builder, CarAd: CarAdRef) {
  const Verdict = builder.enumType('AuctionVerdict', { values: VERDICTS });
  return builder.objectRef<Shown>('AuctionResult').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], Int: ['bidCount'], DateTime: ['endedAt'] }),
      verdict: t.expose('verdict', { type: Verdict }),
      hammerPrice: t.exposeInt('hammerPrice', {
        nullable: true,
        description: 'What it is sold at in the end; null where it is not.',
      }),
      isSettled: t.exposeBoolean('isSettled', { description: 'Sold, paid and handed over.' }),
      ad: t.expose('ad', { type: CarAd }),
    }),
  });
}

function comparablesType(builder: Builder) {
  const ComparableSale = builder.objectRef<Sale>('ComparableSale').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], Int: ['price'], DateTime: ['endedAt'] }),
      source: t.exposeString('source', {
        nullable: true,
        description: 'Who says so, of a car that others sold; null: the house sold it.',
      }),
      lotUrl: t.exposeString('lotUrl', { nullable: true, description: 'Where its source shows it.' }),
    }),
  });
  return builder.objectRef<Comparables>('ComparableSales').implement({
    description:
      'What the cars found were sold for, of one make by others as well; every figure is made of the sales listed.',
    fields: t => ({
      ...exposed(t, { Int: ['count', 'lowest', 'highest', 'median'] }),
      importedCount: t.exposeInt('importedCount', { description: 'Of them, those that others sold.' }),
      sales: t.expose('sales', { type: [ComparableSale] }),
    }),
  });
}
