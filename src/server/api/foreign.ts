import {
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import type { RequestContext } from '../context.ts';
import type { Events } from '../events.ts';
import { costOf, openDocuments, openExecute } from '../graphql/index.ts';
import type { Scope } from '../keys/index.ts';
import { pointsOf } from './described.ts';
import { publicSchema, rootFieldsOf, SCOPE_OF } from './public-schema.ts';

/** A client's own document. */
export type Foreign = {
  readonly text: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** The scopes and points that a document needs, or its errors. */
export type Weighed =
  | { readonly scopes: ReadonlySet<Scope>; readonly points: number }
  | { readonly errors: ExecutionResult['errors'] };

export type ForeignDocuments = ReturnType<typeof openForeign>;

/**
 * Opens GraphQL for clients with API keys and documents of their own. The limits are the same as for unknown documents
 * elsewhere: length, depth, width and size of the answer. Only the public part of the schema is available.
 */
export function openForeign(schema: GraphQLSchema, events: Events) {
  const visible = publicSchema(schema);
  const documents = openDocuments(schema, {}, true, visible);
  const { run } = openExecute(documents, events);
  return {
    /** The public schema as SDL. */
    sdl: printSchema(lexicographicSortSchema(visible)),
    weigh({ text, operationName }: Foreign): Weighed {
      const compiled = documents.compile(text, operationName);
      if ('errors' in compiled) return compiled;
      const { document } = compiled;
      const operation = getOperationAST(document, operationName);
      const names = operation ? rootFieldsOf(document, operation) : new Set<string>();
      const scopes = [...names].flatMap(name => SCOPE_OF.get(name) ?? []);
      return { scopes: new Set(scopes), points: pointsOf(costOf(document, schema)) };
    },
    run: (foreign: Foreign, context: RequestContext): Promise<ExecutionResult> => run(foreign, context),
  };
}
