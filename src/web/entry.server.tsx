import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { type PageServices, pageServices } from './graphql/index.ts';
import { LOCALES, loadWords, NAMESPACES } from './i18n/index.ts';
import { takeMark } from './own-scripts.ts';
import { inOrderOfNeed, STARTER } from './page-order.ts';
import { routeTreeOf, tableAt } from './route-trees.ts';

export { linkTo, routeAt } from '#shared/paths/links.ts';
export { stepAddressWith } from './features/inquiries/index.ts';
export { searchRead } from './page-queries.ts';
export { findRedirect } from './redirects.ts';

await Promise.all(LOCALES.map(locale => loadWords(locale, NAMESPACES)));

/** Builds the router context that the host passes to each render; loaders find the host's services in it. */
export function makePageContext(services: PageServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  return context;
}

/**
 * Renders a whole page to a string. The host caches the page and hashes its inline scripts, so streaming gains nothing.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  services: RouterContextProvider,
): Promise<Response> {
  let statusSeen = status;
  const nonce = crypto.randomUUID();
  const { manifest } = routerContext;
  const url = tableAt(manifest.url, routeTreeOf(new URL(request.url).pathname));
  const context = { ...routerContext, manifest: { ...manifest, url } };
  const page = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    // Disables out-of-order streaming, so that the HTML is in order and reads well without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      statusSeen = 500;
      console.error(error);
    },
  });
  await stream.allReady;
  const { styleAt, allowScripts } = services.get(pageServices);
  const written = takeMark(await new Response(stream).text(), nonce);
  const html = inOrderOfNeed(written.html, styleAt);
  allowScripts([...written.scripts, ...(html === written.html ? [] : [STARTER])]);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : html, { status: statusSeen, headers });
}
