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

/** A document of a program's own, as it was sent. */
export type Foreign = {
  readonly text: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** What a document needs of the key that brings it, or why it does not stand. */
export type Weighed =
  | { readonly scopes: ReadonlySet<Scope>; readonly points: number }
  | { readonly errors: ExecutionResult['errors'] };

export type ForeignDocuments = ReturnType<typeof openForeign>;

/**
 * GraphQL for programs with documents of their own, within the same bounds as those of the pages where they are not
 * known: length, depth, width, and what an answer may hold. Only the public part of the schema is there for them.
 */
export function openForeign(schema: GraphQLSchema, events: Events) {
  const visible = publicSchema(schema);
  const documents = openDocuments(schema, {}, true, visible);
  const { run } = openExecute(documents, events);
  return {
    /** The public part as text. */
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
