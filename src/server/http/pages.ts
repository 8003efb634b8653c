import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { anonymousContext } from '../context.ts';
import type { Documents, Execute } from '../graphql/index.ts';
import { type CachedPage, chooseEncoding, type PageCache, type Rendered } from './page-cache.ts';

export const BUILD_FOLDER = new URL('../../../build/', import.meta.url);

type PageServices = {
  readonly origin: string;
  readonly fileHost: string | null;
  graphql(
    documentId: string,
    variables: Record<string, unknown>,
  ): Promise<{ data?: unknown; errors?: unknown }>;
};
/** What the web's entry gives its host; the only things the server knows of pages. */
type WebEntry = {
  makePageContext(services: PageServices): RouterContextProvider;
  findRedirect(pathname: string): string | null;
  routeAt(pathname: string): { who: string; locale: string } | null;
  linkTo(name: string, locale: string, params: object, query: Record<string, string>): string;
};

export type Pages = {
  /** Answers at once from the cache; false when there is something to render first. */
  trySend(request: IncomingMessage, response: ServerResponse): boolean;
  send(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

export type PagesParts = {
  /** Whether the request carries a session that stands. */
  readonly isSignedIn: (request: IncomingMessage) => Promise<boolean>;
  readonly documents: Documents;
  readonly execute: Execute;
  readonly cache: PageCache;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the world reaches the pages, for their canonical addresses. */
  readonly origin: string;
  /** Where ads' papers may stand besides our own address. */
  readonly fileHost?: string | null;
};

/** Loads the web's build: pages are rendered from their URL alone, as a visitor nobody knows. */
export async function openPages(parts: PagesParts): Promise<Pages> {
  const file = new URL('server/index.js', BUILD_FOLDER);
  if (!existsSync(file)) throw new Error('the pages are not built');
  const build = (await import(pathToFileURL(file.pathname).href)) as ServerBuild;
  const entry = build.entry.module as unknown as WebEntry;
  const handle = createRequestHandler(build, 'production');

  /** Where a request goes instead of getting a page: an address that moved, or the way in. */
  async function redirectOf(request: IncomingMessage, path: string): Promise<[301 | 302, string] | null> {
    const { pathname, search } = new URL(path, 'http://pages.internal');
    const moved = entry.findRedirect(pathname);
    if (moved !== null) return [301, moved + (moved.includes('?') ? search.replace('?', '&') : search)];
    const route = entry.routeAt(pathname);
    if (route?.who !== 'user' || (await parts.isSignedIn(request))) return null;
    return [302, entry.linkTo('auth/login', route.locale, {}, { redirect: pathname + search })];
  }

  async function render(path: string): Promise<Rendered> {
    const touched = new Set<string>();
    const context = entry.makePageContext(servicesFor(parts, touched));
    const response = await handle(new Request(new URL(path, 'http://pages.internal')), context);
    const headers = Object.fromEntries(response.headers);
    const isPrivate = entry.routeAt(new URL(path, 'http://pages.internal').pathname)?.who === 'user';
    return { status: response.status, headers, body: await response.text(), touched, isPrivate };
  }

  return {
    trySend(request, response) {
      const page = parts.cache.peek(request.url ?? '/');
      // A private page is the same for everyone too, but only for those who are signed in.
      if (!page || page.isPrivate) return false;
      write(request, response, page, parts.headers);
      return true;
    },
    async send(request, response) {
      const path = request.url ?? '/';
      const redirect = await redirectOf(request, path);
      if (redirect) {
        const [status, location] = redirect;
        response.writeHead(status, { ...parts.headers, location, 'cache-control': 'no-store' }).end();
        return;
      }
      write(request, response, await parts.cache.get(path, () => render(path)), parts.headers);
    },
  };
}

function servicesFor(
  { documents, execute, origin, fileHost = null }: PagesParts,
  touched: Set<string>,
): PageServices {
  return {
    origin,
    fileHost,
    async graphql(documentId, variables) {
      const text = documents.textOf(documentId);
      if (text === null) throw new Error(`the pages ask for an unknown document ${documentId}`);
      const { data, errors } = await execute.run(
        { text, operationName: null, variables },
        anonymousContext(touched),
      );
      return { data, ...(errors ? { errors } : {}) };
    },
  };
}

/** A CDN may give an old page for a moment while it asks for a new one; a browser always asks. */
const FRESHNESS = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30';

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  common: Readonly<Record<string, string>>,
): void {
  const isKept = page.status === 200;
  if (isKept && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, {
      ...common,
      etag: page.etag,
      'cache-control': FRESHNESS,
      vary: 'accept-encoding',
    });
    response.end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = page.bodies[encoding];
  response.writeHead(page.status, {
    ...common,
    ...page.headers,
    'content-length': body.length,
    'cache-control': isKept ? FRESHNESS : 'no-store',
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(isKept ? { etag: page.etag } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
