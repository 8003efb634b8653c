import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Notice } from '../bus/index.ts';
import { contentPolicy } from './security.ts';

/** How many pages are kept; the one unread for longest goes first. */
export const PAGES_MAX = 2_000;
/** A page that a bid made old is still given for this long: one render a second is enough for a crowd. */
export const OLD_PRICE_MAX_MS = 1_000;

export type Rendered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What the page was made of, `topic:id`. */
  readonly touched: ReadonlySet<string>;
  /** For people who are signed in, though the same for each of them. */
  readonly isPrivate: boolean;
};

export type Encoding = 'br' | 'gzip' | 'identity';

export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly isPrivate: boolean;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
};

type Kept = {
  readonly page: CachedPage;
  readonly touched: ReadonlySet<string>;
  readonly madeAt: number;
  isOld: boolean;
};

type Job = { promise: Promise<CachedPage>; isStale: boolean };

export type PageCache = {
  /** The page at hand, when it may be given; never renders. */
  peek(key: string): CachedPage | null;
  /** The page at hand, or a new one: one render at a time a key, whoever else waits. */
  get(key: string, render: () => Promise<Rendered>): Promise<CachedPage>;
  hear(notice: Notice): void;
  clear(): void;
};

/**
 * Pages as they are sent, compressed once. An edit drops every page made of what it changed; a bid or a
 * count only makes them old. Nothing here belongs to one person.
 */
export function openPageCache(now: () => number = () => performance.now()): PageCache {
  const kept = new Map<string, Kept>();
  const byTag = new Map<string, Set<string>>();
  const rendering = new Map<string, Job>();

  function peek(key: string): CachedPage | null {
    const entry = kept.get(key);
    if (!entry) return null;
    if (entry.isOld && now() - entry.madeAt > OLD_PRICE_MAX_MS) return null;
    kept.delete(key);
    kept.set(key, entry);
    return entry.page;
  }

  async function make(
    key: string,
    render: () => Promise<Rendered>,
    job: { isStale: boolean },
  ): Promise<CachedPage> {
    const rendered = await render();
    const page = await compress(rendered);
    if (rendered.status === 200 && !job.isStale) keep(key, page, rendered.touched);
    return page;
  }

  function keep(key: string, page: CachedPage, touched: ReadonlySet<string>): void {
    forget(key);
    kept.set(key, { page, touched, madeAt: now(), isOld: false });
    for (const tag of touched) {
      const keys = byTag.get(tag) ?? new Set();
      keys.add(key);
      byTag.set(tag, keys);
    }
    const oldest = kept.size > PAGES_MAX ? kept.keys().next().value : undefined;
    if (oldest !== undefined) forget(oldest);
  }

  function forget(key: string): void {
    for (const tag of kept.get(key)?.touched ?? []) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
    kept.delete(key);
  }

  function dropTagged(tag: string): void {
    for (const key of [...(byTag.get(tag) ?? [])]) forget(key);
  }

  return {
    peek,
    get(key, render) {
      const ready = peek(key);
      if (ready) return Promise.resolve(ready);
      const running = rendering.get(key);
      // What was begun before a change can't know of it.
      if (running && !running.isStale) return running.promise;
      const job: Job = { isStale: false, promise: null as never };
      job.promise = make(key, render, job).finally(() => {
        if (rendering.get(key) === job) rendering.delete(key);
      });
      rendering.set(key, job);
      return job.promise;
    },
    hear({ topic, id }) {
      if (topic === 'bids' || topic === 'auction') {
        for (const key of byTag.get(`auction:${id}`) ?? []) {
          const entry = kept.get(key);
          if (entry) entry.isOld = true;
        }
        return;
      }
      for (const job of rendering.values()) job.isStale = true;
      if (topic === 'content') return kept.clear();
      dropTagged(`ad:${id}`);
      dropTagged('ads');
    },
    clear() {
      for (const job of rendering.values()) job.isStale = true;
      kept.clear();
      byTag.clear();
    },
  };
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const BROTLI_QUALITY = 5;

async function compress({ status, headers, body, isPrivate }: Rendered): Promise<CachedPage> {
  const identity = Buffer.from(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([brotli(identity, { params }), deflate(identity)]);
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    etag,
    isPrivate,
    bodies: { br, gzip: gz, identity },
    headers: { ...headers, ...(isHtml ? { 'content-security-policy': contentPolicy(body) } : {}) },
  };
}

/** The best encoding the browser takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'identity';
}
