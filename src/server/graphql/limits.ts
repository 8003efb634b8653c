import { type DocumentNode, type FieldNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';

export const DOCUMENT_LENGTH_MAX = 20_000;
export const DOCUMENT_TOKENS_MAX = 3_000;
export const DEPTH_MAX = 12;
export const ROOT_FIELDS_MAX = 12;
/** Selections of a document, those of a fragment counted at every place it is spread: each is compiled there. */
export const SELECTIONS_MAX = 3_000;
/** Fields an answer may hold, each counted as often as its list may be long. */
export const COST_MAX = 25_000;

const LIST_LENGTH_ASSUMED = 50;
/** How long the lists are in which a schema describes itself, those of one type more than they are on average. */
const DESCRIBED_LENGTHS: Readonly<Record<string, number>> = {
  ...{ types: 150, fields: 12, args: 1, inputFields: 2, enumValues: 2 },
  ...{ interfaces: 1, possibleTypes: 1, directives: 6, locations: 4 },
};
/** What describes the schema is at hand: so many of its fields are one that is asked of a room. */
const DESCRIBED_AS_ONE = 7;

/**
 * Why a document is too deep or too wide; null when it is neither. It is asked before the library's own rules,
 * some of which take long over what is refused here. Each selection is visited once, however often it is spread.
 */
export function findExcess(document: DocumentNode, visit: () => void = () => {}): GraphQLError | null {
  const measure = openMeasuring(document, visit);
  try {
    for (const definition of document.definitions) {
      const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
      // A fragment that nothing spreads is measured too: the library's rules walk through it all the same.
      if (!isOperation && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      if (isOperation && definition.selectionSet.selections.length > ROOT_FIELDS_MAX)
        return new GraphQLError(`At most ${ROOT_FIELDS_MAX} fields at the root.`, { nodes: definition });
      const { depth, selections, cost } = isOperation
        ? measure.set(definition.selectionSet)
        : measure.fragment(definition.name.value);
      if (depth > DEPTH_MAX)
        return new GraphQLError(`At most ${DEPTH_MAX} levels deep.`, { nodes: definition });
      if (selections > SELECTIONS_MAX || cost > COST_MAX)
        return new GraphQLError('The answer could hold too many fields.', { nodes: definition });
    }
    return null;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** How many fields the answers of a document may hold, each counted as often as its list may be long. */
export function costOf(document: DocumentNode): number {
  const measure = openMeasuring(document, () => {});
  const costs = document.definitions.map(definition =>
    definition.kind === Kind.OPERATION_DEFINITION ? measure.set(definition.selectionSet).cost : 0,
  );
  return Math.max(0, ...costs);
}

/** Levels below, selections with those of spread fragments, and fields an answer may hold. */
type Measure = { readonly depth: number; readonly selections: number; readonly cost: number };

function openMeasuring(document: DocumentNode, visit: () => void) {
  const fragments = new Map<string, { readonly set: SelectionSetNode; readonly isDescribing: boolean }>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, {
        set: definition.selectionSet,
        isDescribing: definition.typeCondition.name.value.startsWith('__'),
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
    const made = measureSet(fragment.set, fragment.isDescribing);
    open.delete(name);
    measured.set(name, made);
    return made;
  }

  function measureSelection(
    selection: SelectionSetNode['selections'][number],
    isDescribing: boolean,
  ): Measure {
    visit();
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value);
    if (!selection.selectionSet) return { depth: 1, selections: 0, cost: 1 };
    const isDescription = selection.kind === Kind.FIELD && selection.name.value.startsWith('__');
    const inner = measureSet(selection.selectionSet, isDescribing || isDescription);
    if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
    // The schema's own description nests deep by its nature: what it may answer is all that it is bounded by.
    if (isDescription) return { ...inner, depth: 1, cost: 1 + Math.ceil(inner.cost / DESCRIBED_AS_ONE) };
    if (isDescribing)
      return { ...inner, depth: 1, cost: 1 + inner.cost * (DESCRIBED_LENGTHS[selection.name.value] ?? 1) };
    return { ...inner, depth: inner.depth + 1, cost: 1 + inner.cost * lengthOf(selection) };
  }

  function measureSet(set: SelectionSetNode, isDescribing = false): Measure {
    let [depth, selections, cost] = [0, 0, 0];
    for (const selection of set.selections) {
      const part = measureSelection(selection, isDescribing);
      depth = Math.max(depth, part.depth);
      selections += 1 + part.selections;
      cost += part.cost;
    }
    return { depth, selections, cost };
  }
  return { set: (set: SelectionSetNode) => measureSet(set), fragment: measureFragment };
}

/** How long the field's list may be: what `first` says; a variable is taken for the usual most. */
function lengthOf(field: FieldNode): number {
  if (field.name.value === 'similar' && !field.arguments?.length) return 8;
  const first = field.arguments?.find(argument => argument.name.value === 'first');
  if (!first) return 1;
  return first.value.kind === Kind.INT ? Math.max(1, Number(first.value.value)) : LIST_LENGTH_ASSUMED;
}
