/**
 * The public API: what programs may ask for, each thing said once (`operations.ts`). It promises that an answer comes
 * from the same verbs as the pages', that what the OpenAPI document says of it is so, and that a key does no more than
 * its scopes. It decides nothing about cars or money, and knows no HTTP.
 */
import type { GraphQLSchema } from 'graphql';
import { describe } from './described.ts';
import { OPERATIONS } from './operations.ts';

export type { Described } from './described.ts';
export { type Foreign, type ForeignDocuments, openForeign } from './foreign.ts';
export { API_PATH, bodySchema, referenceLanguages, referencePath, writeOpenapi } from './openapi.ts';
export { referencePolicy, writeReference } from './reference.ts';
export { type Ran, type RunParts, run, type Sent } from './run.ts';

/** Every operation, with what its document takes and answers in this schema. */
export const describeApi = (schema: GraphQLSchema) =>
  OPERATIONS.map(operation => describe(schema, operation));
