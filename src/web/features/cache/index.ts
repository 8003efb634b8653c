/**
 * Queries of the account's and the staff's pages, with one cache per frame. `useQueryOf` queries once the page is
 * hydrated. `useSend` sends a mutation, after a proof of identity where the server wants one, and refetches all that is
 * shown. Public pages use neither: they are rendered with their data.
 */
export { CacheProvider, mayBeOld } from './CacheProvider.tsx';
export { Loaded, NotYet, type QueryOf, useQueryOf } from './Loaded.tsx';
export { useRefresh, useSend } from './use-send.ts';
