import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { PublicHouse } from '#shared/fields/index.ts';
import { firstLocale, type Locale, localeOf, offeredLocales } from '#shared/words/locale.ts';
import { houseBrand, paint, typeset } from '../brand/index.ts';
import { anonymousContext, type Viewer } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Documents, Execute } from '../graphql/index.ts';
import { type CachedPage, chooseEncoding, type PageCache, type Rendered } from './page-cache.ts';
import { languageAt, sendTooMany, sendUnavailable } from './unavailable.ts';

export const BUILD_FOLDER = new URL('../../../build/', import.meta.url);

/** The viewer of a page of the staff application. */
export type Staff = {
  readonly language: string;
  readonly permissions: readonly string[];
  readonly viewer: Viewer;
};

type PageServices = {
  readonly origin: string;
  readonly fileHost: string | null;
  readonly house: PublicHouse | undefined;
  /** Only for pages of the staff application. */
  readonly staff: Staff | null;
  styleAt(href: string): string;
  allowScripts(texts: readonly string[]): void;
  keepFor(ms: number): void;
  graphql(
    documentId: string,
    variables: Record<string, unknown>,
  ): Promise<{ data?: unknown; errors?: unknown }>;
};
type OpenRoute = {
  readonly name: string;
  readonly who: string;
  readonly locale: string;
  readonly params: Readonly<Record<string, string>>;
};
/** A route with its query. */
type Asked = OpenRoute & { readonly query: URLSearchParams };
/** The interface of the web's bundle; all that the server knows of the pages. */
type WebEntry = {
  makePageContext(services: PageServices): RouterContextProvider;
  findRedirect(pathname: string): string | null;
  routeAt(pathname: string): OpenRoute | null;
  /** Returns the part of the query that the route's page reads. */
  searchRead(name: string, search: string): string;
  linkTo(name: string, locale: string, params: object, query: Record<string, string>): string;
  stepAddressWith(query: URLSearchParams, form: string, locale: string, id: string, step: string): string;
};

/** Whether an item belongs to the caller; or the earlier step of a draft that has to come first. */
type Access = 'theirs' | 'missing' | { readonly form: string; readonly id: string; readonly step: string };

export type Pages = {
  /** The build's version: pages of another build no longer find their chunks. */
  readonly version: string;
  /** Serves a page from the cache at once; false when it has to be rendered. */
  trySend(request: IncomingMessage, response: ServerResponse): boolean;
  send(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

export type PagesParts = {
  /** Returns the session's person; null without a valid session. */
  readonly findPerson: (request: IncomingMessage) => Promise<Staff | null>;
  /** Returns the access check of a page about somebody's item; null for all other pages. */
  readonly findGuard: (asked: Asked) => ((request: IncomingMessage) => Promise<Access>) | null;
  /** Takes one of an address's renders from its rate limit. @throws AppError RateLimited */
  readonly admit: (request: IncomingMessage) => Promise<void>;
  /** Checks whether the database answers. */
  readonly isReady: () => Promise<boolean>;
  readonly documents: Documents;
  readonly execute: Execute;
  readonly cache: PageCache;
  readonly headers: Readonly<Record<string, string>>;
  /** The public origin, for canonical URLs. */
  readonly origin: string;
  /** The second origin of ads' documents, if any. */
  readonly fileHost?: string | null;
  /** Undefined until the house has given its particulars. */
  readonly house: () => PublicHouse | undefined;
};

/** Loads the web's build. Pages are rendered from their URL alone, as for an anonymous visitor. */
export async function openPages(parts: PagesParts): Promise<Pages> {
  const file = new URL('server/index.js', BUILD_FOLDER);
  if (!existsSync(file)) throw new Error('the pages are not built');
  const build = (await import(file.href)) as ServerBuild;
  const entry = build.entry.module as unknown as WebEntry;
  const handle = createRequestHandler(build, 'production');

  async function render(path: string, staff: Staff | null, isPrivate: boolean): Promise<Rendered> {
    const made: Rendering = { cacheTags: new Set(), inline: { scripts: [], styles: [] }, keptMs: Infinity };
    const context = entry.makePageContext(servicesFor(parts, made, staff));
    const response = await handle(new Request(new URL(path, 'http://pages.internal')), context);
    const [headers, body] = [Object.fromEntries(response.headers), await response.text()];
    return { status: response.status, headers, body, ...made, isPrivate };
  }

  const keyOf = (url: string) => readOf(entry, url);

  /** Returns the cached page, or renders it within the caller's rate limit. */
  async function obtain(request: IncomingMessage, key: string, isPrivate: boolean): Promise<CachedPage> {
    if (!parts.cache.isComing(key)) await parts.admit(request);
    return parts.cache.get(key, () => render(key, null, isPrivate));
  }

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (/^[/\\]{2}/.test(path)) return redirect(response, 301, path, parts.headers);
    const { pathname, search, searchParams: query } = new URL(path, 'http://pages.internal');
    const moved = movedTo(entry, pathname, search);
    if (moved !== null) return redirect(response, 301, moved, parts.headers);
    const route = entry.routeAt(pathname);
    const spoken = route && route.who !== 'staff' && inOwnLanguage(entry, route, search);
    if (spoken) return redirect(response, 302, spoken, parts.headers);
    const isStaffs = STAFFS.test(decodeURIComponent(pathname));
    const person = isStaffs || route?.who === 'user' ? await parts.findPerson(request) : null;
    if (!person && (isStaffs || route?.who === 'user')) {
      const wayIn = { redirect: pathname + search };
      // Staff URLs have no language: the sign-in page uses the browser's.
      const wished = localeOf(languageAt(pathname, request.headers['accept-language']));
      const address = entry.linkTo('auth/login', route?.who === 'user' ? route.locale : wished, {}, wayIn);
      return redirect(response, 302, address, parts.headers);
    }
    // Without the second factor, staff are sent to where they give it.
    if (isStaffs && person?.viewer.secondFactor === 'needed') {
      const profile = entry.linkTo('user/profile', person.language.toLowerCase(), {}, {});
      return redirect(response, 302, `${profile}#second-factor`, parts.headers);
    }
    if (isStaffs) {
      const page = await parts.cache.once(() => render(path, person, true));
      return write(request, response, page, { ...parts.headers, ...FOR_STAFF });
    }
    const key = keyOf(path);
    if (query.get('token') || entry.routeAt(pageOf(pathname))?.params.token) {
      await parts.admit(request);
      const page = await parts.cache.once(() => render(key, null, true));
      return write(request, response, page, { ...parts.headers, ...OF_A_LETTER });
    }
    const guard = route && !DATA.test(pathname) ? parts.findGuard({ ...route, query }) : null;
    const page = await obtain(request, key, guard !== null || route?.who === 'user');
    // A render that failed because the database is away gets 503 with Retry-After.
    const isAway = page.status === 500 && !(await parts.isReady());
    if (isAway) return sendUnavailable(path, response, parts.headers);
    // The page itself is the same for everyone and shows the refusal; the status has to match it.
    const access = guard ? await guard(request) : 'theirs';
    if (route && typeof access === 'object' && page.status === 200) {
      const { form, id, step } = access;
      const address = entry.stepAddressWith(query, form, route.locale, id, step);
      return redirect(response, 302, address, parts.headers);
    }
    const sent = access === 'missing' ? { ...page, status: 404 } : withUnread(page, route, entry, search);
    write(request, response, sent, parts.headers);
  }

  return {
    version: build.assets.version,
    trySend(request, response) {
      const page = parts.cache.peek(keyOf(request.url ?? '/'));
      // A private page is the same for all who may see it, but not everyone may.
      if (!page || page.isPrivate) return false;
      write(request, response, page, parts.headers);
      return true;
    },
    send: (request, response) =>
      send(request, response).catch(error => {
        if (!(error instanceof AppError && error.code === 'RateLimited')) throw error;
        sendTooMany(request.url ?? '/', response, parts.headers, Number(error.details.retryAfter));
      }),
  };
}

/** Every path of the staff application, existing or not, in upper or lower case. */
const STAFFS = /^\/admin(\/|\.data$|$)/i;
/** The data requests of pages; the page itself checks access. */
const DATA = /\.data$/;
const FOR_STAFF = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const;
/** A URL that authorizes an action is neither cached nor sent as a referrer. */
const OF_A_LETTER = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } as const;

/** Returns the page's path of a data request, or the path itself. */
const pageOf = (path: string) => (DATA.test(path) ? path.replace(/(\/_root|\/_)?\.data$/, '') || '/' : path);

/** Returns the target of a moved path; null: not moved. */
function movedTo(entry: Pick<WebEntry, 'findRedirect'>, pathname: string, search: string): string | null {
  const moved = entry.findRedirect(pathname);
  return moved === null ? null : moved + (moved.includes('?') ? search.replace('?', '&') : search);
}

/** Documents with one URL for all languages. */
const OF_NO_LANGUAGE: ReadonlySet<string> = new Set(['manifest', 'sitemapXml']);

/** Returns the page's URL in the default language where the house does not offer the given one, else null. */
function inOwnLanguage(entry: Pick<WebEntry, 'linkTo'>, route: OpenRoute, search: string): string | null {
  if (OF_NO_LANGUAGE.has(route.name)) return null;
  if (offeredLocales().includes(route.locale as Locale)) return null;
  return entry.linkTo(
    route.name,
    firstLocale(),
    route.params,
    Object.fromEntries(new URLSearchParams(search)),
  );
}

/** Returns the cache key, from which the page is rendered: its path, and the part of the query it reads. */
function readOf(entry: Pick<WebEntry, 'routeAt' | 'searchRead'>, url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return url;
  const [path, search] = [url.slice(0, at), url.slice(at)];
  const isData = DATA.test(path);
  const route = entry.routeAt(pageOf(path));
  const read = route ? entry.searchRead(route.name, search) : '';
  // The router names the route modules whose data it needs.
  const wanted = isData ? new URLSearchParams(search).get('_routes') : null;
  if (wanted === null) return path + read;
  return `${path}${read === '' ? '?' : `${read}&`}${new URLSearchParams({ _routes: wanted })}`;
}

/** A redirect keeps the query parameters that the page did not read, such as a campaign's name. */
function withUnread(
  page: CachedPage,
  route: OpenRoute | null,
  entry: Pick<WebEntry, 'searchRead'>,
  search: string,
): CachedPage {
  const { location } = page.headers;
  if (location === undefined || !route) return page;
  const read = new URLSearchParams(entry.searchRead(route.name, search));
  const unread = [...new URLSearchParams(search)].filter(([name]) => !read.has(name));
  if (unread.length === 0) return page;
  const joined = `${location}${location.includes('?') ? '&' : '?'}${new URLSearchParams(unread)}`;
  return { ...page, headers: { ...page.headers, location: joined } };
}

function redirect(
  response: ServerResponse,
  status: 301 | 302,
  location: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (response.headersSent) return;
  // A browser takes two leading slashes for another site.
  const address = location.replace(/^[/\\]+/, '/');
  response.writeHead(status, { ...headers, location: address, 'cache-control': 'no-store' }).end();
}

const styles = new Map<string, string>();

/** Fills the brand's colours and fonts into a stylesheet. */
function dressed(css: string): string {
  const { colours, faces } = houseBrand();
  return typeset(paint(css, colours), faces);
}

/** Reads a stylesheet of the build once; pages inline it. */
function readStyle(href: string): string {
  const known = styles.get(href) ?? dressed(readFileSync(new URL(`client${href}`, BUILD_FOLDER), 'utf8'));
  styles.set(href, known);
  return known;
}

/** What is collected during a page's render. */
type Rendering = {
  readonly cacheTags: Set<string>;
  readonly inline: { readonly scripts: string[]; readonly styles: string[] };
  keptMs: number;
};

function servicesFor(
  { documents, execute, origin, house, fileHost = null }: PagesParts,
  made: Rendering,
  staff: Staff | null,
): PageServices {
  const { cacheTags, inline } = made;
  return {
    origin,
    fileHost,
    house: house(),
    staff,
    styleAt(href) {
      const style = readStyle(href);
      inline.styles.push(style);
      return style;
    },
    allowScripts: texts => void inline.scripts.push(...texts),
    keepFor(ms) {
      made.keptMs = Math.min(made.keptMs, ms);
    },
    async graphql(documentId, variables) {
      const text = documents.textOf(documentId);
      if (text === null) throw new Error(`the pages ask for an unknown document ${documentId}`);
      const { data, errors } = await execute.run(
        { text, operationName: null, variables },
        // A page of the staff application is personal and queries as its viewer.
        { ...anonymousContext(cacheTags), viewer: staff?.viewer ?? null },
      );
      return { data, ...(errors ? { errors } : {}) };
    },
  };
}

/** A CDN may briefly serve an old page while it revalidates; a browser always revalidates. */
const FRESHNESS = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30';
/** Access is checked by the server each time. */
const FRESHNESS_OF_ONE = 'private, no-cache';

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  common: Readonly<Record<string, string>>,
): void {
  // Too late: the response was already sent as unavailable.
  if (response.headersSent) return;
  const isKept = page.status === 200 && common['cache-control'] === undefined;
  const freshness = page.isPrivate ? FRESHNESS_OF_ONE : FRESHNESS;
  if (isKept && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, {
      ...common,
      etag: page.etag,
      'cache-control': freshness,
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
    'cache-control': common['cache-control'] ?? (isKept ? freshness : 'no-store'),
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(isKept ? { etag: page.etag } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
