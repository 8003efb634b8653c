/**
 * The public API, each operation declared once (`operations.ts`). Answers come from the same resolvers as the pages',
 * the OpenAPI document is derived from the operations, and a key is limited to its scopes. It contains no rules about
 * cars or money, and no HTTP.
 */
import type { GraphQLSchema } from 'graphql';
import { describe } from './described.ts';
import { OPERATIONS } from './operations.ts';

export type { Described } from './described.ts';
export { type Foreign, type ForeignDocuments, openForeign } from './foreign.ts';
export { API_PATH, bodySchema, referenceLanguages, referencePath, writeOpenapi } from './openapi.ts';
export { referencePolicy, writeReference } from './reference.ts';
export { type Ran, type RunParts, run, type Sent } from './run.ts';

/** Derives every operation's inputs and answer from the schema. */
export const describeApi = (schema: GraphQLSchema) =>
  OPERATIONS.map(operation => describe(schema, operation));
