/**
 * How the web asks the server, and the only way it does. Pages ask in their loaders with `query`, the browser
 * with `request`, live pages with `live().subscribe`; each takes a known document from documents.gen.ts.
 * Every refusal is a RequestError with the code of the contract. Time is the server's: `serverNow`.
 */
export { useCatchUp } from './catch-up.ts';
export { personHeaders, request } from './client.ts';
export type { KnownDocument } from './known-document.ts';
export { live, useFromLiveStatus } from './live.ts';
export { type PageServices, pageServices, query } from './page-context.ts';
export { minutesToWait, RequestError, wordOf } from './request-error.ts';
export { useFromServerNow, useServerNow } from './server-time.ts';
export { useIsOffline, useWhenOnline } from './when-online.ts';
