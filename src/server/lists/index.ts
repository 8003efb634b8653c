/**
 * The lists room: what staff make of their lists. It promises that what is done to many rows is tried first, row by
 * row and by the verb that one row is changed by; that the log has a line for each row and one for the whole; that what
 * dies on the way goes on where it stood; that a view is its owner's until they share it, and shown to who may open its
 * list alone. It knows nothing of what the rows are: each room says what may be done to its own.
 */
import { type ActsParts, openActs } from './acts.ts';
import { openViews } from './views.ts';

export { ACT_ROWS_MAX, type NamedLine, type ShownAct } from './acts.ts';
export type { ListView } from './views.ts';
export type Lists = ReturnType<typeof openLists>;

export function openLists(parts: ActsParts) {
  return { acts: openActs(parts), views: openViews(parts) };
}
