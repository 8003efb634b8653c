import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const DOCUMENT_LENGTH_MAX = 20_000;
export const DOCUMENT_TOKENS_MAX = 3_000;
export const DEPTH_MAX = 12;
export const ROOT_FIELDS_MAX = 12;
/** Fields an answer may hold, each counted as often as its list may be long. */
export const COST_MAX = 25_000;

const LIST_LENGTH_ASSUMED = 50;

/** Refuses documents that are too deep or too wide before anything of them runs. */
export function limitDocument(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.selectionSet.selections.length > ROOT_FIELDS_MAX) {
        context.reportError(
          new GraphQLError(`At most ${ROOT_FIELDS_MAX} fields at the root.`, { nodes: node }),
        );
        return;
      }
      const measured = measure(context, node.selectionSet, 1, new Set());
      if (measured.depth > DEPTH_MAX) {
        context.reportError(new GraphQLError(`At most ${DEPTH_MAX} levels deep.`, { nodes: node }));
      } else if (measured.cost > COST_MAX) {
        context.reportError(new GraphQLError('The answer could hold too many fields.', { nodes: node }));
      }
    },
  };
}

type Measure = { depth: number; cost: number };

function measure(
  context: ValidationContext,
  set: SelectionSetNode,
  level: number,
  open: ReadonlySet<string>,
): Measure {
  const total: Measure = { depth: level, cost: 0 };
  // Deeper than the limit there is nothing more to learn, however wide it goes on.
  if (level > DEPTH_MAX + 1) return total;
  for (const selection of set.selections) {
    const part = measureSelection(context, selection, level, open);
    total.depth = Math.max(total.depth, part.depth);
    total.cost += part.cost;
    if (total.cost > COST_MAX) break;
  }
  return total;
}

function measureSelection(
  context: ValidationContext,
  selection: SelectionSetNode['selections'][number],
  level: number,
  open: ReadonlySet<string>,
): Measure {
  if (selection.kind === Kind.FIELD) {
    // The schema's own description nests deep and is bounded by the schema itself.
    if (selection.name.value.startsWith('__') || !selection.selectionSet) return { depth: level, cost: 1 };
    const inner = measure(context, selection.selectionSet, level + 1, open);
    return { depth: inner.depth, cost: 1 + inner.cost * lengthOf(selection) };
  }
  if (selection.kind === Kind.INLINE_FRAGMENT) return measure(context, selection.selectionSet, level, open);
  const name = selection.name.value;
  const fragment = context.getFragment(name);
  if (!fragment || open.has(name)) return { depth: level, cost: 0 };
  return measure(context, fragment.selectionSet, level, new Set([...open, name]));
}

/** How long the field's list may be: what `first` says; a variable is taken for the usual most. */
function lengthOf(field: FieldNode): number {
  if (field.name.value === 'similar' && !field.arguments?.length) return 8;
  const first = field.arguments?.find(argument => argument.name.value === 'first');
  if (!first) return 1;
  return first.value.kind === Kind.INT ? Math.max(1, Number(first.value.value)) : LIST_LENGTH_ASSUMED;
}
