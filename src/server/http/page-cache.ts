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
  /** Not given to everyone who asks, though the same for each who has it. */
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

type CacheOptions = {
  /** Where ads' papers and pictures may come from, for the pages' policy. */
  readonly fileHost?: string | null;
  readonly now?: () => number;
  /** false: every request renders, as a bench compares it. */
  readonly isKeeping?: boolean;
};

type Job = {
  promise: Promise<CachedPage>;
  isStale: boolean;
  /** What was told since it was begun: whether the page had read it by then, nobody knows. */
  readonly heard: Set<string>;
};

export type PageCache = {
  /** The page at hand, when it may be given; never renders. */
  peek(key: string): CachedPage | null;
  /** The page at hand, or a new one: one render at a time a key, whoever else waits. */
  get(key: string, render: () => Promise<Rendered>): Promise<CachedPage>;
  /** A page for one person, in the form it is sent in: kept nowhere, shared with nobody. */
  once(render: () => Promise<Rendered>): Promise<CachedPage>;
  hear(notice: Notice): void;
  clear(): void;
  /** How many are kept, and how many were given at once or had to be rendered since the start. */
  figures(): { readonly kept: number; readonly given: number; readonly rendered: number };
};

/**
 * Pages as they are sent, compressed once. An edit drops every page made of what it changed; a bid or a
 * count only makes them old. Nothing here belongs to one person.
 */
export function openPageCache({
  now = () => performance.now(),
  isKeeping = true,
  fileHost = null,
}: CacheOptions = {}): PageCache {
  const shelf = new Shelf(now);
  const rendering = new Map<string, Job>();

  let given = 0;
  let rendered = 0;

  function peek(key: string): CachedPage | null {
    const ready = shelf.peek(key);
    if (ready) given += 1;
    return ready;
  }

  async function make(key: string, render: () => Promise<Rendered>, job: Job): Promise<CachedPage> {
    rendered += 1;
    const made = await render();
    const page = await compress(made, fileHost);
    if (isKeeping && made.status === 200 && !job.isStale) {
      shelf.keep(
        key,
        page,
        made.touched,
        [...made.touched].some(tag => job.heard.has(tag)),
      );
    }
    return page;
  }

  /** What is being rendered was begun before a change, and can't know of it. */
  function outdate(): void {
    for (const job of rendering.values()) job.isStale = true;
  }

  /** A price that moved is old on the pages at hand, and on those that are being made. */
  function markOld(tag: string): void {
    for (const job of rendering.values()) job.heard.add(tag);
    shelf.markOld(tag);
  }

  return {
    peek,
    get(key, render) {
      const ready = peek(key);
      if (ready) return Promise.resolve(ready);
      const running = rendering.get(key);
      if (running && !running.isStale) return running.promise;
      const job: Job = { isStale: false, heard: new Set(), promise: null as never };
      job.promise = make(key, render, job).finally(() => {
        if (rendering.get(key) === job) rendering.delete(key);
      });
      rendering.set(key, job);
      return job.promise;
    },
    once: async render => compress(await render(), fileHost),
    hear({ topic, id }) {
      if (topic === 'bids' || topic === 'auction') return markOld(`auction:${id}`);
      if (topic === 'reviews') {
        outdate();
        return shelf.dropTagged('reviews');
      }
      // Sessions, what one person was told, and work that waits stand in no page.
      if (topic !== 'ad' && topic !== 'content' && topic !== 'member') return;
      outdate();
      if (topic === 'member') return shelf.dropTagged(`member:${id}`);
      if (topic === 'content') return shelf.clear();
      shelf.dropTagged(`ad:${id}`);
      shelf.dropTagged('ads');
    },
    clear() {
      outdate();
      shelf.clear();
    },
    figures: () => ({ kept: shelf.size(), given, rendered }),
  };
}

/** The pages at hand, and which of them are made of what. */
class Shelf {
  readonly #kept = new Map<string, Kept>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  size(): number {
    return this.#kept.size;
  }

  peek(key: string): CachedPage | null {
    const entry = this.#kept.get(key);
    if (!entry) return null;
    if (entry.isOld && this.#now() - entry.madeAt > OLD_PRICE_MAX_MS) return null;
    // Set again, so that the map's order is the order of use.
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    return entry.page;
  }

  keep(key: string, page: CachedPage, touched: ReadonlySet<string>, isOld: boolean): void {
    this.#forget(key);
    this.#kept.set(key, { page, touched, madeAt: this.#now(), isOld });
    for (const tag of touched) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
    const oldest = this.#kept.size > PAGES_MAX ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#forget(oldest);
  }

  markOld(tag: string): void {
    for (const key of this.#byTag.get(tag) ?? []) {
      const entry = this.#kept.get(key);
      if (entry) entry.isOld = true;
    }
  }

  dropTagged(tag: string): void {
    for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#forget(key);
  }

  clear(): void {
    this.#kept.clear();
    this.#byTag.clear();
  }

  #forget(key: string): void {
    for (const tag of this.#kept.get(key)?.touched ?? []) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
    this.#kept.delete(key);
  }
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const BROTLI_QUALITY = 5;

async function compress(rendered: Rendered, fileHost: string | null): Promise<CachedPage> {
  const { status, headers, body, isPrivate } = rendered;
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
    headers: { ...headers, ...(isHtml ? { 'content-security-policy': contentPolicy(body, fileHost) } : {}) },
  };
}

/** The best encoding the browser takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'identity';
}
