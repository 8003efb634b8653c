/**
 * What one's own pages and those of staff ask the server, in one cache a frame. `useQueryOf` asks once the page is
 * hydrated; `useSend` changes something, after a proof of who is there where the server wants one, and makes all
 * that is shown be asked anew. Public pages have neither: they are rendered with what they show.
 */
export { CacheProvider, mayBeOld } from './CacheProvider.tsx';
export { Loaded, NotYet, type QueryOf, useQueryOf } from './Loaded.tsx';
export { useRefresh, useSend } from './use-send.ts';
