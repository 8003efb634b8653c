import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import type { ReadContext, RequestContext, Viewer } from '../context.ts';
import { addressOf, regionOf } from './security.ts';
import {
  consentCookie,
  deviceCookie,
  draftsCookie,
  linkCookie,
  sessionCookie,
  stateCookie,
} from './session-cookie.ts';

/** The account that a page was opened for, as the page states it; programs do not send it. */
const PERSON_HEADER = 'x-person';

/** Crawlers by their User-Agent; their visits are not counted as views. */
const CRAWLER = /bot\b|crawl|spider|slurp|facebookexternalhit|preview/i;

export type ContextParts = {
  readonly config: Pick<Config, 'publicUrl' | 'trustedProxies'>;
  readonly findViewer: (token: string, view?: string | null) => Promise<Viewer | null>;
  /** Hashes an address or browser with the house's key, so that it cannot be recovered. */
  readonly mark: (text: string) => Promise<string>;
  /** Returns the view of another person's account that a request carries; GraphQL only. */
  readonly readView?: (request: IncomingMessage) => string | null;
};

/** The cache's size in characters of addresses and browsers, and the longest entry. */
const MARKED_MAX = { maxSize: 2_000_000, maxEntrySize: 1_000 };

/** Caches the hashes of returning visitors; a User-Agent can have any length. */
function keepMarks(mark: ContextParts['mark']): ContextParts['mark'] {
  const kept = new LRUCache<string, Promise<string>>({
    ...MARKED_MAX,
    sizeCalculation: (_mark, text) => text.length + 1,
  });
  return text => {
    const known = kept.get(text);
    if (known) return known;
    const made = mark(text);
    kept.set(text, made);
    made.catch(() => kept.delete(text));
    return made;
  };
}

export type MakeContext = (request: IncomingMessage, response: ServerResponse) => Promise<RequestContext>;

/** Reads a request's context, the only place that turns a cookie into a person; it is read anew for each request. */
export function contextReader({ config, findViewer, readView = () => null, ...parts }: ContextParts) {
  const isSecure = config.publicUrl.protocol === 'https:';
  const cookie = sessionCookie(isSecure);
  const link = linkCookie(isSecure);
  const device = deviceCookie(isSecure);
  const consent = consentCookie(isSecure);
  const drafts = draftsCookie(isSecure);
  const address = addressOf(config.trustedProxies);
  const mark = keepMarks(parts.mark);
  return async (request: IncomingMessage): Promise<ReadContext> => {
    const sessionToken = cookie.read(request.headers.cookie);
    const viewer = sessionToken === null ? null : await findViewer(sessionToken, readView(request));
    const pageOf = request.headers[PERSON_HEADER] ?? '';
    const agent = request.headers['user-agent'] ?? '';
    const from = address(request);
    return {
      viewer,
      isOfAnother: viewer !== null && pageOf !== '' && pageOf !== viewer.id,
      visitor: await mark(viewer?.id ?? `${from} ${agent}`),
      origin: await mark(from),
      network: regionOf(from),
      isBot: CRAWLER.test(agent),
      agent,
      sessionToken,
      linkToken: link.read(request.headers.cookie),
      deviceToken: device.read(request.headers.cookie),
      consentId: consent.read(request.headers.cookie),
      draftsKey: drafts.read(request.headers.cookie),
      cacheTags: new Set(),
    };
  };
}

/** Builds the context that can also set cookies. */
export function contextMaker(parts: ContextParts): MakeContext {
  const isSecure = parts.config.publicUrl.protocol === 'https:';
  const cookie = sessionCookie(isSecure);
  const device = deviceCookie(isSecure);
  const consent = consentCookie(isSecure);
  const drafts = draftsCookie(isSecure);
  const state = stateCookie(isSecure);
  const read = contextReader(parts);
  return async (request, response) => ({
    ...(await read(request)),
    setSession: token => void response.appendHeader('set-cookie', cookie.write(token)),
    setDevice: token => void response.appendHeader('set-cookie', device.write(token)),
    setState: token => void response.appendHeader('set-cookie', state.write(token)),
    setConsent: value => void response.appendHeader('set-cookie', consent.write(value)),
    setDraftsKey: key => void response.appendHeader('set-cookie', drafts.write(key)),
  });
}
