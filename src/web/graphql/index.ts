/**
 * The web's only access to the server. Loaders use `query`, the browser uses `request`, live pages use
 * `live().subscribe`; each takes a known document from documents.gen.ts. Every refusal is a RequestError with a code of
 * the contract. `serverNow` gives the server's time.
 */
export { useCatchUp } from './catch-up.ts';
export { personHeaders, request } from './client.ts';
export type { KnownDocument } from './known-document.ts';
export { live, useFromLiveStatus } from './live.ts';
export { type PageServices, pageServices, query } from './page-context.ts';
export { minutesToWait, RequestError, wordOf } from './request-error.ts';
export { useFromServerNow, useServerNow } from './server-time.ts';
export { useIsOffline, useWhenOnline } from './when-online.ts';
