/**
 * What one's own pages and those of staff ask the server, in one cache a frame. `useQueryOf` asks once the page is
 * hydrated; `useSend` changes something, after a proof of who is there where the server wants one, and makes all
 * that is shown be asked anew. Public pages have neither: they are rendered with what they show.
 */
export { CacheProvider } from './CacheProvider.tsx';
export { Loaded, NotYet } from './Loaded.tsx';
export { mayBeOld } from './may-be-old.ts';
export { type QueryOf, useQueryOf } from './use-query-of.ts';
export { useRefresh, useSend } from './use-send.ts';
