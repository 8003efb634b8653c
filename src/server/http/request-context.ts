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

/** Whom a page stands for, as it says itself: our own pages send it where they know, programs do not. */
const PERSON_HEADER = 'x-person';

/** Those who say what they are; their visits are no views. */
const CRAWLER = /bot\b|crawl|spider|slurp|facebookexternalhit|preview/i;

export type ContextParts = {
  readonly config: Pick<Config, 'publicUrl' | 'trustedProxies'>;
  readonly findViewer: (token: string, view?: string | null) => Promise<Viewer | null>;
  /** What stands for an address or a browser without naming it: nobody without the house's key finds it back. */
  readonly mark: (text: string) => Promise<string>;
  /** The view of somebody else's account that a request brings; elsewhere than in GraphQL there is none. */
  readonly readView?: (request: IncomingMessage) => string | null;
};

/** How many characters of addresses and browsers are kept with what stands for them; no single one is longer. */
const MARKED_MAX = { maxSize: 2_000_000, maxEntrySize: 1_000 };

/** The marks of those who come again and again, worked out once. A browser may call itself anything, at any length. */
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

/** The one place where a request becomes a person: by its cookie, read again each time. */
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

/** The same, for what may also hand the browser something to keep. */
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
