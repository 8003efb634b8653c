import {
  BREAK,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { DOCUMENT_LENGTH_MAX, DOCUMENT_TOKENS_MAX, findExcess } from './limits.ts';

/** The maximum number of compiled foreign documents; the site's own are few and stay in use. */
const COMPILED_MAX = 500;

export type Compiled = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly query: CompiledQuery;
};
export type Refusal = { readonly errors: readonly GraphQLError[] };

export type Documents = {
  /** Returns the text of one of the site's own documents by its id; null for any other. */
  textOf(id: string): string | null;
  /** Parses, validates and compiles a document, once for each text and operation. */
  compile(text: string, operationName: string | null): Compiled | Refusal;
  /** Whether other documents than the site's own may run; not in production. */
  readonly takesForeign: boolean;
};

export function openDocuments(
  schema: GraphQLSchema,
  known: Readonly<Record<string, string>>,
  takesForeign: boolean,
  /** The schema by which documents are validated and described: all of it, or a part. */
  visible: GraphQLSchema = schema,
): Documents {
  // Keyed by the text first: looking up a known string is cheap, building a combined key of a long text is not.
  const compiled = new LRUCache<string, Map<string, Compiled>>({ max: COMPILED_MAX });
  return {
    takesForeign,
    textOf: id => (Object.hasOwn(known, id) ? (known[id] ?? null) : null),
    compile(text, operationName) {
      const ready = compiled.get(text)?.get(operationName ?? '');
      if (ready) return ready;
      const made = compileOnce({ schema, visible }, text, operationName);
      if ('errors' in made) return made;
      const operations = compiled.get(text) ?? new Map<string, Compiled>();
      operations.set(operationName ?? '', made);
      compiled.set(text, operations);
      return made;
    },
  };
}

type Schemas = { readonly schema: GraphQLSchema; readonly visible: GraphQLSchema };

function compileOnce(
  { schema: whole, visible }: Schemas,
  text: string,
  operationName: string | null,
): Compiled | Refusal {
  if (text.length > DOCUMENT_LENGTH_MAX) return { errors: [tooLong()] };
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: DOCUMENT_TOKENS_MAX });
  } catch (error) {
    return { errors: [error as GraphQLError] };
  }
  const excess = findExcess(document, whole);
  if (excess) return { errors: [excess] };
  const errors = validate(visible, document, specifiedRules, { maxErrors: 5 });
  if (errors.length > 0) return { errors };
  // Introspection describes only the visible part of the schema, and must not be mixed with other fields.
  const describes = visible !== whole && describesSchema(document);
  if (describes && !describesAlone(document)) return { errors: [describesAndAsks()] };
  const schema = describes ? visible : whole;
  const query = compileQuery(schema, document, operationName ?? undefined);
  if (!isCompiledQuery(query)) return { errors: query.errors ?? [] };
  return { schema, document, query: withDefaults(query, getOperationAST(document, operationName)) };
}

/** Adds the defaults of non-null variables, which the compiler ignores. */
function withDefaults(
  query: CompiledQuery,
  operation: OperationDefinitionNode | null | undefined,
): CompiledQuery {
  const defaults = Object.fromEntries(
    (operation?.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) =>
      defaultValue && type.kind === Kind.NON_NULL_TYPE
        ? [[variable.name.value, valueFromASTUntyped(defaultValue)]]
        : [],
    ),
  );
  if (Object.keys(defaults).length === 0) return query;
  return { ...query, query: (root, context, given) => query.query(root, context, { ...defaults, ...given }) };
}

const DESCRIBING = new Set(['__schema', '__type']);

/** Whether a document contains introspection fields, fragments included. */
function describesSchema(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name }) {
      found ||= DESCRIBING.has(name.value);
      return found ? BREAK : undefined;
    },
  });
  return found;
}

/** Whether its operations contain only introspection fields at the root, without fragments. */
const describesAlone = ({ definitions }: DocumentNode): boolean =>
  definitions.every(
    each =>
      each.kind !== Kind.OPERATION_DEFINITION ||
      each.selectionSet.selections.every(
        selection => selection.kind === Kind.FIELD && DESCRIBING.has(selection.name.value),
      ),
  );

function describesAndAsks(): GraphQLError {
  return new GraphQLError('A document either describes the schema or asks for something.');
}

function tooLong(): GraphQLError {
  return new GraphQLError(`A document has at most ${DOCUMENT_LENGTH_MAX} characters.`);
}
