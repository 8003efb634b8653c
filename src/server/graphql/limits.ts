import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export const DOCUMENT_LENGTH_MAX = 20_000;
export const DOCUMENT_TOKENS_MAX = 3_000;
export const DEPTH_MAX = 12;
export const ROOT_FIELDS_MAX = 12;
/** Selections of a document; those of a fragment count wherever it is spread, since each is compiled. */
export const SELECTIONS_MAX = 3_000;
/** The maximum number of fields of an answer, each multiplied by the length of its lists. */
export const COST_MAX = 25_000;

const LIST_LENGTH_ASSUMED = 50;
/**
 * The likely lengths of unpaged lists, and of fields that read several rows for one value, as a mandate's text in each
 * language.
 */
export const LENGTHS: Readonly<Record<string, number>> = {
  ...{ 'Auction.bids': 50, 'Query.bids': 50, 'Auction.questions': 10, 'CarAd.questions': 10 },
  ...{ 'Content.cars': 12, 'ComparableSales.sales': 10, 'AuctionResultPage.byYear': 10 },
  ...{ 'Sale.state': 50, 'Sale.start': 50, 'Sale.firstEnd': 50, 'Sale.lastEnd': 50, 'Sale.lotCount': 50 },
  ...{ 'SaleMandate.version': 200, 'Query.mySaleMandates': 10 },
};
/** The extra cost of a field that is computed over all sales or cars, whatever is selected of it. */
const AGGREGATE = 500;
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ 'AuctionResultPage.byYear': AGGREGATE, 'AuctionResultPage.choices': AGGREGATE },
  ...{ 'AuctionResultPage.comparables': AGGREGATE },
  ...{ 'CarAdConnection.facets': AGGREGATE, 'CarAdConnection.spans': AGGREGATE },
};
/** How long the lists are in which a schema describes itself, those of one type more than they are on average. */
const DESCRIBED_LENGTHS: Readonly<Record<string, number>> = {
  ...{ types: 150, fields: 12, args: 1, inputFields: 2, enumValues: 2 },
  ...{ interfaces: 1, possibleTypes: 1, directives: 6, locations: 4 },
};
/** Introspection is served from memory: so many of its fields cost as much as one other. */
const DESCRIBED_AS_ONE = 7;

/**
 * Returns why a document is too deep or too large; null when it is not. Runs before the library's own rules, some of
 * which are slow on such documents. Each selection is visited once, however often it is spread.
 */
export function findExcess(
  document: DocumentNode,
  schema: GraphQLSchema,
  visit: () => void = () => {},
): GraphQLError | null {
  const measure = openMeasuring(document, schema, visit);
  try {
    for (const definition of document.definitions) {
      const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
      // Unused fragments are measured too, since the library's rules walk through them.
      if (!isOperation && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const { depth, selections, cost, work, width } = isOperation
        ? measure.operation(definition)
        : measure.fragment(definition.name.value);
      if (isOperation && width > ROOT_FIELDS_MAX)
        return new GraphQLError(`At most ${ROOT_FIELDS_MAX} fields at the root.`, { nodes: definition });
      if (depth > DEPTH_MAX)
        return new GraphQLError(`At most ${DEPTH_MAX} levels deep.`, { nodes: definition });
      if (selections > SELECTIONS_MAX || cost + work > COST_MAX)
        return new GraphQLError('The answer could hold too many fields.', { nodes: definition });
    }
    return null;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Returns the most fields that a document's answer may have, multiplied by list lengths. */
export function costOf(document: DocumentNode, schema: GraphQLSchema): number {
  const measure = openMeasuring(document, schema, () => {});
  const costs = document.definitions.map(definition => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return 0;
    const { cost, work } = measure.operation(definition);
    return cost + work;
  });
  return Math.max(0, ...costs);
}

/** Nested levels, selections, fields in the answer, and sibling fields, spread fragments included. */
type Measure = {
  readonly depth: number;
  readonly selections: number;
  readonly cost: number;
  /** The cost of aggregates: they are computed once, whatever the length of the list. */
  readonly work: number;
  readonly width: number;
};
/** The position of a selection; the type may be undefined, since the document is not validated yet. */
type Place = { readonly type: GraphQLNamedType | undefined; readonly isDescribing: boolean };

function openMeasuring(document: DocumentNode, schema: GraphQLSchema, visit: () => void) {
  const fragments = new Map<string, { readonly set: SelectionSetNode; readonly place: Place }>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, {
        set: definition.selectionSet,
        place: placeOf(definition.typeCondition.name.value),
      });
  }
  const measured = new Map<string, Measure>();
  const open = new Set<string>();

  function measureFragment(name: string): Measure {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    if (!fragment) throw new GraphQLError(`Unknown fragment "${name}".`);
    if (open.has(name)) throw new GraphQLError(`Cannot spread fragment "${name}" within itself.`);
    open.add(name);
    const made = measureSet(fragment.set, fragment.place);
    open.delete(name);
    measured.set(name, made);
    return made;
  }

  function placeOf(typeName: string): Place {
    return { type: schema.getType(typeName), isDescribing: typeName.startsWith('__') };
  }

  function measureSelection(selection: SelectionSetNode['selections'][number], place: Place): Measure {
    visit();
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const type = selection.typeCondition?.name.value;
      return measureSet(selection.selectionSet, type === undefined ? place : placeOf(type));
    }
    const name = selection.name.value;
    const length = LENGTHS[`${place.type?.name}.${name}`] ?? 1;
    if (!selection.selectionSet) return { depth: 1, selections: 0, cost: length, work: 0, width: 1 };
    const isDescription = name.startsWith('__');
    const { type } = place;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const isDescribing = place.isDescribing || isDescription;
    const inner = measureSet(selection.selectionSet, {
      type: field && getNamedType(field.type),
      isDescribing,
    });
    const cost = (times: number) => 1 + inner.cost * times;
    // Introspection nests deeply by nature: only the size of its answer is limited.
    if (isDescription)
      return { ...inner, depth: 1, width: 1, cost: 1 + Math.ceil(inner.cost / DESCRIBED_AS_ONE) };
    if (isDescribing) return { ...inner, depth: 1, width: 1, cost: cost(DESCRIBED_LENGTHS[name] ?? 1) };
    const work = inner.work + (WEIGHTS[`${type?.name}.${name}`] ?? 0);
    return {
      ...inner,
      depth: inner.depth + 1,
      width: 1,
      cost: cost(lengthOf(selection, field, length)),
      work,
    };
  }

  function measureSet(set: SelectionSetNode, place: Place): Measure {
    let [depth, selections, cost, work, width] = [0, 0, 0, 0, 0];
    for (const selection of set.selections) {
      const part = measureSelection(selection, place);
      depth = Math.max(depth, part.depth);
      selections += 1 + part.selections;
      cost += part.cost;
      work += part.work;
      width += part.width;
    }
    return { depth, selections, cost, work, width };
  }
  return {
    fragment: measureFragment,
    operation: ({ operation, selectionSet }: OperationDefinitionNode) =>
      measureSet(selectionSet, { type: schema.getRootType(operation) ?? undefined, isDescribing: false }),
  };
}

/**
 * Returns a list's length: `first`, or else its default. For a variable, the larger of the default and the usual
 * length.
 */
function lengthOf(
  { arguments: given }: FieldNode,
  field: GraphQLField<unknown, unknown> | undefined,
  usual: number,
): number {
  const first = given?.find(argument => argument.name.value === 'first')?.value;
  if (first?.kind === Kind.INT) return Math.max(1, Number(first.value));
  const byDefault = field?.args.find(argument => argument.name === 'first')?.defaultValue;
  const length = typeof byDefault === 'number' ? byDefault : usual;
  return first ? Math.max(length, LIST_LENGTH_ASSUMED) : length;
}
