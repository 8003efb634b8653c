import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { DOCUMENT_LENGTH_MAX, DOCUMENT_TOKENS_MAX, findExcess } from './limits.ts';

/** How many foreign documents are kept compiled; ours are few and stay in use. */
const COMPILED_MAX = 500;

export type Compiled = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly query: CompiledQuery;
};
export type Refusal = { readonly errors: readonly GraphQLError[] };

export type Documents = {
  /** The text behind the id of one of our own documents; null when it is none of ours. */
  textOf(id: string): string | null;
  /** Parsed, checked and compiled once per text and operation. */
  compile(text: string, operationName: string | null): Compiled | Refusal;
  /** In production only our own documents run. */
  readonly takesForeign: boolean;
};

export function openDocuments(
  schema: GraphQLSchema,
  known: Readonly<Record<string, string>>,
  takesForeign: boolean,
): Documents {
  // By text first: looking up a long text that is at hand costs nothing, making a key of it does.
  const compiled = new LRUCache<string, Map<string, Compiled>>({ max: COMPILED_MAX });
  return {
    takesForeign,
    textOf: id => (Object.hasOwn(known, id) ? (known[id] ?? null) : null),
    compile(text, operationName) {
      const ready = compiled.get(text)?.get(operationName ?? '');
      if (ready) return ready;
      const made = compileOnce(schema, text, operationName);
      if ('errors' in made) return made;
      const operations = compiled.get(text) ?? new Map<string, Compiled>();
      operations.set(operationName ?? '', made);
      compiled.set(text, operations);
      return made;
    },
  };
}

function compileOnce(schema: GraphQLSchema, text: string, operationName: string | null): Compiled | Refusal {
  if (text.length > DOCUMENT_LENGTH_MAX) return { errors: [tooLong()] };
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: DOCUMENT_TOKENS_MAX });
  } catch (error) {
    return { errors: [error as GraphQLError] };
  }
  const excess = findExcess(document);
  if (excess) return { errors: [excess] };
  const errors = validate(schema, document, specifiedRules, { maxErrors: 5 });
  if (errors.length > 0) return { errors };
  const query = compileQuery(schema, document, operationName ?? undefined);
  return isCompiledQuery(query) ? { schema, document, query } : { errors: query.errors ?? [] };
}

function tooLong(): GraphQLError {
  return new GraphQLError(`A document has at most ${DOCUMENT_LENGTH_MAX} characters.`);
}
