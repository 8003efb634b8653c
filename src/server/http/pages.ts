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

/** Whoever opens a page of the staff application. */
export type Staff = {
  readonly language: string;
  readonly permissions: readonly string[];
  readonly viewer: Viewer;
};

type PageServices = {
  readonly origin: string;
  readonly fileHost: string | null;
  readonly house: PublicHouse | undefined;
  /** Set for pages of the staff application alone. */
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
/** A route, and what stands behind its question mark. */
type Asked = OpenRoute & { readonly query: URLSearchParams };
/** What the web's entry gives its host; the only things the server knows of pages. */
type WebEntry = {
  makePageContext(services: PageServices): RouterContextProvider;
  findRedirect(pathname: string): string | null;
  routeAt(pathname: string): OpenRoute | null;
  /** Of what stands behind the question mark, what the route's page reads. */
  searchRead(name: string, search: string): string;
  linkTo(name: string, locale: string, params: object, query: Record<string, string>): string;
  stepAddressWith(query: URLSearchParams, form: string, locale: string, id: string, step: string): string;
};

/** A thing of somebody's is theirs who ask, or is not; of a draft, an earlier step may come first. */
type Access = 'theirs' | 'missing' | { readonly form: string; readonly id: string; readonly step: string };

export type Pages = {
  /** The build they come from: a page of another one finds its parts no more. */
  readonly version: string;
  /** Answers at once from the cache; false when there is something to render first. */
  trySend(request: IncomingMessage, response: ServerResponse): boolean;
  send(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

export type PagesParts = {
  /** Who the request's session stands for; null without one that stands. */
  readonly findPerson: (request: IncomingMessage) => Promise<Staff | null>;
  /** For a page that names a thing of somebody's: how whoever asks stands to it. null for every other page. */
  readonly findGuard: (asked: Asked) => ((request: IncomingMessage) => Promise<Access>) | null;
  /** Takes one of the renders that an address may ask for. @throws AppError RateLimited */
  readonly admit: (request: IncomingMessage) => Promise<void>;
  /** Whether everything a visitor needs works. */
  readonly isReady: () => Promise<boolean>;
  readonly documents: Documents;
  readonly execute: Execute;
  readonly cache: PageCache;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the world reaches the pages, for their canonical addresses. */
  readonly origin: string;
  /** Where ads' papers may stand besides our own address. */
  readonly fileHost?: string | null;
  /** Nothing while the house has not said who it is. */
  readonly house: () => PublicHouse | undefined;
};

/** Loads the web's build: pages are rendered from their URL alone, as a visitor nobody knows. */
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

  /** The page from the cache, or a new one, which counts as one of the renders its reader may ask for. */
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
      // The addresses of staff name no language: they sign in in their browser's.
      const wished = localeOf(languageAt(pathname, request.headers['accept-language']));
      const address = entry.linkTo('auth/login', route?.who === 'user' ? route.locale : wished, {}, wayIn);
      return redirect(response, 302, address, parts.headers);
    }
    // Whose second factor is not shown yet finds where to show it.
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
    // A page that broke because the database is away will be there again: the door says so, and when.
    const isAway = page.status === 500 && !(await parts.isReady());
    if (isAway) return sendUnavailable(path, response, parts.headers);
    // The same page for everyone, which says so itself once it knows who asks: the answer's number says it too.
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
      // A private page is the same for everyone too, but not everyone has it.
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

/** Every address of the staff application, those that are no page too, however it is written. */
const STAFFS = /^\/admin(\/|\.data$|$)/i;
/** What a page is made of, for whoever is in the house already: the page itself asks whose it is. */
const DATA = /\.data$/;
const FOR_STAFF = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const;
/** An address that lets its reader do something is kept nowhere, and told to nobody the page leads to. */
const OF_A_LETTER = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } as const;

/** The page whose data an address asks for, or the address itself. */
const pageOf = (path: string) => (DATA.test(path) ? path.replace(/(\/_root|\/_)?\.data$/, '') || '/' : path);

/** Where an address that moved leads now. */
function movedTo(entry: Pick<WebEntry, 'findRedirect'>, pathname: string, search: string): string | null {
  const moved = entry.findRedirect(pathname);
  return moved === null ? null : moved + (moved.includes('?') ? search.replace('?', '&') : search);
}

/** Documents that stand at one address, whatever the house speaks. */
const OF_NO_LANGUAGE: ReadonlySet<string> = new Set(['manifest', 'sitemapXml']);

/** Where the page stands that is asked for in a language which the house does not speak; null where it does. */
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

/** What a page is kept under and rendered from: its path, and of its query what it reads. */
function readOf(entry: Pick<WebEntry, 'routeAt' | 'searchRead'>, url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return url;
  const [path, search] = [url.slice(0, at), url.slice(at)];
  const isData = DATA.test(path);
  const route = entry.routeAt(pageOf(path));
  const read = route ? entry.searchRead(route.name, search) : '';
  // The router says of which parts of a page it wants the data.
  const wanted = isData ? new URLSearchParams(search).get('_routes') : null;
  if (wanted === null) return path + read;
  return `${path}${read === '' ? '?' : `${read}&`}${new URLSearchParams({ _routes: wanted })}`;
}

/** A page that leads elsewhere takes along what it has not read, such as a campaign's name. */
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

/** A stylesheet in the colours and typefaces of the house. */
function dressed(css: string): string {
  const { colours, faces } = houseBrand();
  return typeset(paint(css, colours), faces);
}

/** A stylesheet of the build, read once: pages carry it in themselves. */
function readStyle(href: string): string {
  const known = styles.get(href) ?? dressed(readFileSync(new URL(`client${href}`, BUILD_FOLDER), 'utf8'));
  styles.set(href, known);
  return known;
}

/** What is learnt of a page while it is rendered. */
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
        // A page of the staff application is one person's, and asks as that person.
        { ...anonymousContext(cacheTags), viewer: staff?.viewer ?? null },
      );
      return { data, ...(errors ? { errors } : {}) };
    },
  };
}

/** A CDN may give an old page for a moment while it asks for a new one; a browser always asks. */
const FRESHNESS = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30';
/** Who may have it is asked of us alone. */
const FRESHNESS_OF_ONE = 'private, no-cache';

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  common: Readonly<Record<string, string>>,
): void {
  // It came too late: the visitor was told that the database does not answer.
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
