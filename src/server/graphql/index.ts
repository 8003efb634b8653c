/**
 * The GraphQL server: documents are parsed, validated and compiled once; HTTP follows the specification; equal
 * subscriptions share one frame. It depends on no feature folder: it is given a schema and runs it.
 */

export { type Builder, type EnumRef, newBuilder, type ObjectRef } from './builder.ts';
export { whileOpen } from './closed.ts';
export { describedFields, describedInputs } from './described.ts';
export { type Documents, openDocuments } from './documents.ts';
export { done } from './done.ts';
export { type Execute, openExecute } from './execute.ts';
export { exposed, exposedOrNull } from './exposed.ts';
export { mapIterator } from './iterators.ts';
export { costOf } from './limits.ts';
export { addList, openSheets, type Sheets, sheetOf } from './lists.ts';
export { type Live, type LiveOptions, openLive } from './live.ts';
export { withFreshRight, withRight } from './rights.ts';
export { holdsNul, openServe } from './serve.ts';
export {
  cursorsOf,
  type PageInfoRef,
  pageInfoType,
  sliceFields,
} from './slices.ts';
export { textLanguage } from './text-language.ts';
export { findUnkeepable } from './texts.ts';
