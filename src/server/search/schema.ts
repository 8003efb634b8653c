import { FACETS, ofEachList } from '#shared/fields/index.ts';
import type { Ad, AdEnums, Ads } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import type { AuctionStateRef } from '../auctions/schema.ts';
import { requireInput } from '../errors.ts';
import {
  type Builder,
  cursorsOf,
  exposed,
  exposedOrNull,
  type PageInfoRef,
  sliceFields,
} from '../graphql/index.ts';
import type { Slice } from '../paging.ts';
import { bandEnd, EMPTY_FILTER, type FacetValue, type SearchFilter, SORTS, type Spans } from './filter.ts';
import type {
  CarBound as Bound,
  CarNames,
  Correction,
  NamedCar,
  Relaxed,
  Search,
  Suggestion,
} from './index.ts';
import { isLeftOut, lineOf, type Chip as SearchChip } from './saying.ts';

const FIRST_MAX = 100;
/** Beyond any catalogue's size: a reader just comes to the end. */
const OFFSET_MAX = 1_000_000_000;
const CURSORS = cursorsOf('o', OFFSET_MAX);

type Connection = Slice<Ad> & { readonly reading: Relaxed; readonly filter: SearchFilter };

export type SearchSchemaParts = {
  readonly CarAd: CarAdRef;
  readonly enums: AdEnums;
  readonly AuctionState: AuctionStateRef;
  readonly PageInfo: PageInfoRef;
};
export function searchSchema(builder: Builder, search: Search, ads: Ads, parts: SearchSchemaParts) {
  const { Filter, Sort } = inputs(builder, parts);
  const { Chip, Reading } = readingTypes(builder, search, parts.enums.Locale);
  const CarAdConnection = connectionType(builder, search, parts, Reading);
  nameQueries(builder, search);
  builder.queryField('searchCarAds', t =>
    t.field({
      type: CarAdConnection,
      args: {
        filter: t.arg({ type: Filter }),
        sort: t.arg({ type: Sort }),
        first: t.arg.int({ defaultValue: 24 }),
        after: t.arg.string(),
        offset: t.arg.int({ description: 'How many to pass over, for numbered pages; not with after.' }),
        relax: t.arg.boolean({
          description:
            'true: where nothing answers to all of it, leaves out filters too; words of the text are in any case.',
        }),
      },
      resolve: async (_root, { filter, sort, first, after, offset: passed, relax }, { cacheTags }) => {
        const length = first ?? 24;
        requireInput(length >= 0 && length <= FIRST_MAX, 'first');
        const offset = after == null ? (passed ?? 0) : CURSORS.offsetAfter(after);
        requireInput(offset >= 0 && offset <= OFFSET_MAX, 'offset');
        cacheTags.add('ads');
        const given = toFilter(filter ?? {});
        const reading = await search.relaxed(given, relax ? EMPTY_FILTER : { ...given, text: null });
        const { asked } = reading;
        const page = await search.page(asked, sort ?? 'RELEVANCE', { first: length, offset });
        const found = await Promise.all(page.uuids.map(uuid => ads.findPublic(uuid)));
        const rows = found.filter(ad => ad !== null);
        return { reading, filter: asked, rows, totalCount: page.total, offset };
      },
    }),
  );
  return { Filter, Chip };
}

function connectionType(
  builder: Builder,
  search: Search,
  { CarAd, PageInfo }: SearchSchemaParts,
  Reading: ReturnType<typeof readingTypes>['Reading'],
) {
  const FacetValueType = builder.objectRef<FacetValue>('FacetValue').implement({
    fields: t => ({
      ...exposed(t, { String: ['value'], Int: ['count'] }),
      until: t.int({
        nullable: true,
        description: 'The last value of a band of years, prices or distances; null where it has no end.',
        resolve: ({ name, value }) => bandEnd(name, value),
      }),
    }),
  });
  const Facet = builder.objectRef<{ name: string; values: readonly FacetValue[] }>('Facet').implement({
    fields: t => ({
      name: t.exposeString('name'),
      values: t.expose('values', { type: [FacetValueType] }),
    }),
  });
  const CarAdSpans = spansType(builder);
  return builder.objectRef<Connection>('CarAdConnection').implement({
    fields: t => ({
      ...sliceFields<Ad, Connection>(builder, t, {
        edge: 'CarAdEdge',
        type: CarAd,
        cursors: CURSORS,
        PageInfo,
      }),
      facets: t.field({
        type: [Facet],
        description:
          'How many answers each value would have, all else being asked as it is; sold and forSale are one choice.',
        resolve: async page => {
          const found = await search.facets(page.filter);
          return FACETS.map(name => ({ name, values: found.filter(value => value.name === name) }));
        },
      }),
      spans: t.field({ type: CarAdSpans, resolve: page => search.spans(page.filter) }),
      reading: t.expose('reading', { type: Reading }),
    }),
  });
}

/** Defines the types of an interpreted query. */
function readingTypes(builder: Builder, search: Search, Locale: AdEnums['Locale']) {
  const Chip = builder.objectRef<SearchChip>('SearchChip').implement({
    description: 'One thing that is asked: a value of a field of CarAdFilter, or a word of its text.',
    fields: t => ({
      ...exposed(t, { String: ['field', 'value'] }),
      label: t.exposeString('label', { description: 'How it is said.' }),
    }),
  });
  const SearchCorrection = builder.objectRef<Correction>('SearchCorrection').implement({
    fields: t => ({
      word: t.exposeString('word', { description: 'As it was typed.' }),
      meant: t.exposeString('meant', { description: 'The known word that it was taken for.' }),
    }),
  });
  const Reading = builder.objectRef<Relaxed>('CarAdReading').implement({
    fields: t => ({
      chips: t.field({
        type: [Chip],
        description: 'All that was asked, what was left out too.',
        args: { locale: t.arg({ type: Locale, defaultValue: 'FR' }) },
        resolve: ({ wanted, typed }, { locale }) => search.chips(wanted, typed, locale ?? 'FR'),
      }),
      leftOut: t.field({
        type: [Chip],
        description: 'What was left out, since no car answers to all that was asked.',
        args: { locale: t.arg({ type: Locale, defaultValue: 'FR' }) },
        resolve: async ({ wanted, typed, leftOut }, { locale }) =>
          (await search.chips(wanted, typed, locale ?? 'FR')).filter(isLeftOut(leftOut, typed)),
      }),
      corrections: t.expose('corrections', { type: [SearchCorrection] }),
      turned: t.exposeStringList('turned', {
        description: 'year, price: the ranges that were given from their end to their beginning.',
      }),
      line: t.string({
        description: 'What is asked in a line, as an alert is named after it.',
        args: { locale: t.arg({ type: Locale, defaultValue: 'FR' }) },
        resolve: async ({ wanted, typed }, { locale }) =>
          lineOf(await search.chips(wanted, typed, locale ?? 'FR')),
      }),
    }),
  });
  return { Chip, Reading };
}

function spansType(builder: Builder) {
  return builder.objectRef<Spans>('CarAdSpans').implement({
    description: 'From the least to the most of what the found cars say; prices nobody may see say nothing.',
    fields: t => ({
      ...exposedOrNull(t, { Int: ['priceMin', 'priceMax', 'yearMin', 'yearMax'] }),
    }),
  });
}

const SUGGESTIONS_MAX = 10;

/** Adds the spelling of a URL's names, and suggestions while typing. */
function nameQueries(builder: Builder, search: Search): void {
  const Names = builder.objectRef<CarNames>('CarNames').implement({
    fields: t => ({ brand: t.exposeString('brand'), model: t.exposeString('model', { nullable: true }) }),
  });
  const SearchSuggestion = builder.objectRef<Suggestion>('SearchSuggestion').implement({
    fields: t => ({
      ...exposed(t, { String: ['brand'], Int: ['count'] }),
      model: t.exposeString('model', { nullable: true }),
    }),
  });
  builder.queryField('carNames', t =>
    t.field({
      type: Names,
      nullable: true,
      args: { brand: t.arg.string({ required: true }), model: t.arg.string() },
      resolve: (_root, { brand, model }, { cacheTags }) => {
        cacheTags.add('ads');
        return search.names(withinText(brand, 'brand'), model == null ? null : withinText(model, 'model'));
      },
    }),
  );
  builder.queryField('carCatalogue', t =>
    t.field({
      type: catalogueType(builder),
      description: 'What the house knows of a car that is being named, by what was typed of it.',
      args: { brand: t.arg.string({ defaultValue: '' }), model: t.arg.string({ defaultValue: '' }) },
      resolve: (_root, { brand, model }) =>
        search.named(withinText(brand ?? '', 'brand'), withinText(model ?? '', 'model')),
    }),
  );
  builder.queryField('searchSuggestions', t =>
    t.field({
      type: [SearchSuggestion],
      args: { text: t.arg.string({ required: true }) },
      resolve: (_root, { text }) => search.suggest(withinText(text, 'text'), SUGGESTIONS_MAX),
    }),
  );
}

function catalogueType(builder: Builder) {
  const CarBound = builder.objectRef<Bound>('CarBound').implement({
    description: 'From what to what a field of a model was ever built.',
    fields: t => ({
      ...exposed(t, { String: ['field'], Int: ['least'] }),
      most: t.exposeInt('most', { nullable: true, description: 'null: it is still made.' }),
    }),
  });
  const meant = 'What was meant by what was typed, where it is written otherwise.';
  return builder.objectRef<NamedCar>('CarCatalogue').implement({
    fields: t => ({
      brands: t.exposeStringList('brands'),
      models: t.exposeStringList('models', { description: 'Of the brand that was named.' }),
      versions: t.exposeStringList('versions'),
      meantBrand: t.exposeString('meantBrand', { nullable: true, description: meant }),
      meantModel: t.exposeString('meantModel', { nullable: true, description: meant }),
      ownWords: t.exposeStringList('ownWords', {
        description: 'brand, model: what no car of the catalogue is called, nor meant by.',
      }),
      bodies: t.exposeStringList('bodies', {
        description: 'Codes of the bodies that the model was built with.',
      }),
      bounds: t.expose('bounds', { type: [CarBound] }),
    }),
  });
}

function withinText(text: string, field: string): string {
  requireInput(text.length <= TEXT_LENGTH_MAX, field);
  return text;
}

function inputs(builder: Builder, { enums, AuctionState }: SearchSchemaParts) {
  const Filter = builder.inputType('CarAdFilter', {
    fields: t => ({
      text: t.string(),
      brands: t.stringList(),
      models: t.stringList(),
      carTypes: t.field({ type: [enums.CarType] }),
      bodies: t.stringList(),
      colors: t.stringList({ description: 'Codes of colours; every paint is of one of them.' }),
      features: t.stringList({
        description: 'Codes of equipment, of what speaks for a car, its state, its seats; each must hold.',
      }),
      yearMin: t.int(),
      yearMax: t.int(),
      priceMin: t.int(),
      priceMax: t.int(),
      mileageMax: t.int(),
      countries: t.stringList(),
      transmissions: t.stringList(),
      fuels: t.stringList(),
      kinds: t.field({ type: [enums.AdKind] }),
      auctionsOnly: t.boolean(),
      sold: t.boolean(),
      forSale: t.boolean({
        description: 'true: only cars that can still be had; `sold` counts no more then.',
      }),
      withdrawal: t.boolean({ description: 'true: only cars on which a consumer may go back.' }),
      auctionStates: t.field({ type: [AuctionState] }),
    }),
  });
  const Sort = builder.enumType('CarAdSort', {
    values: SORTS,
  });
  return { Filter, Sort };
}

export type SearchChipRef = ReturnType<typeof readingTypes>['Chip'];
export type SearchFilterRef = ReturnType<typeof inputs>['Filter'];
type FilterShape = ReturnType<typeof inputs>['Filter']['$inferInput'];
const LIST_LENGTH_MAX = 50;
const TEXT_LENGTH_MAX = 200;

/** Validates and completes a filter. @throws AppError BadInput */
export function toFilter(filter: Partial<FilterShape>): SearchFilter {
  const list = (name: string, values: readonly string[] | null | undefined) => {
    requireInput((values?.length ?? 0) <= LIST_LENGTH_MAX, name);
    return values ?? [];
  };
  requireInput((filter.text?.length ?? 0) <= TEXT_LENGTH_MAX, 'text');
  return {
    text: filter.text ?? null,
    ...ofEachList(name => list(name, filter[name])),
    auctionStates: list('auctionStates', filter.auctionStates),
    yearMin: filter.yearMin ?? null,
    yearMax: filter.yearMax ?? null,
    priceMin: filter.priceMin ?? null,
    priceMax: filter.priceMax ?? null,
    mileageMax: filter.mileageMax ?? null,
    auctionsOnly: filter.auctionsOnly ?? false,
    sold: filter.sold ?? null,
    forSale: filter.forSale ?? false,
    withdrawal: filter.withdrawal ?? false,
  };
}
