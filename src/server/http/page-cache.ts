import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Message } from '../bus/index.ts';
import { contentPolicy, type Inline } from './security.ts';

/** The cache's size in bytes, in all encodings; the least recently used page goes first. */
const BYTES_MAX = 192 * 1024 * 1024;
/** How long a page with an outdated price is still served: one render a second suffices for any crowd. */
export const OLD_PRICE_MAX_MS = 1_000;

export type Rendered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The inline scripts and styles; empty for a response that is not a page. */
  readonly inline: Inline;
  /** What the page was made of, `topic:id`. */
  readonly cacheTags: ReadonlySet<string>;
  /** Not served to everyone, though the same for all who may see it. */
  readonly isPrivate: boolean;
  /** Milliseconds from the render's start until its content changes with time alone. */
  readonly keptMs?: number;
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
  readonly cacheTags: ReadonlySet<string>;
  readonly madeAt: number;
  readonly endsAt: number;
  isOld: boolean;
};

type CacheOptions = {
  /** The origin of ads' documents and photos, for the pages' policy. */
  readonly fileHost?: string | null;
  readonly now?: () => number;
  /** false: every request renders, for benchmarks. */
  readonly isKeeping?: boolean;
  readonly bytesMax?: number;
};

type Job = {
  promise: Promise<CachedPage>;
  isStale: boolean;
  /** The changes since it was begun: it is unknown whether the render has read them. */
  readonly heard: Set<string>;
};

export type PageCache = {
  /** Returns the cached page if it may be served; never renders. */
  peek(key: string): CachedPage | null;
  /** Whether `get` needs no new render: the page is cached or being rendered. */
  isComing(key: string): boolean;
  /** Returns the cached page, or renders it; concurrent requests of a key share one render. */
  get(key: string, render: () => Promise<Rendered>): Promise<CachedPage>;
  /** Renders a page for one person, neither cached nor shared. */
  once(render: () => Promise<Rendered>): Promise<CachedPage>;
  hear(notice: Message): void;
  clear(): void;
  /** The cached pages and bytes, and how many were served from the cache or rendered since the start. */
  figures(): {
    readonly kept: number;
    readonly bytes: number;
    readonly given: number;
    readonly rendered: number;
  };
};

/**
 * Opens the cache of pages, compressed once. An edit drops every page made of the changed data; a bid or counter only
 * marks them as old. No page belongs to one person.
 */
export function openPageCache({
  now = () => performance.now(),
  isKeeping = true,
  fileHost = null,
  bytesMax = BYTES_MAX,
}: CacheOptions = {}): PageCache {
  const kept = new CachedPages(now, bytesMax);
  const rendering = new Map<string, Job>();

  let given = 0;
  let rendered = 0;

  function peek(key: string): CachedPage | null {
    const ready = kept.peek(key);
    if (ready) given += 1;
    return ready;
  }

  async function make(key: string, render: () => Promise<Rendered>, job: Job): Promise<CachedPage> {
    rendered += 1;
    const begunAt = now();
    const made = await render();
    const page = await compress(made, fileHost);
    if (isKeeping && made.status === 200 && !job.isStale) {
      kept.keep(
        key,
        page,
        made.cacheTags,
        begunAt + (made.keptMs ?? Infinity),
        [...made.cacheTags].some(tag => job.heard.has(tag)),
      );
    }
    return page;
  }

  /** Marks all running renders as stale: they began before the change. */
  function outdate(): void {
    for (const job of rendering.values()) job.isStale = true;
  }

  /** Marks cached and running pages of a tag as old, as after a bid. */
  function markOld(tag: string): void {
    for (const job of rendering.values()) job.heard.add(tag);
    kept.markOld(tag);
  }

  return {
    peek,
    isComing: key => kept.peek(key) !== null || rendering.get(key)?.isStale === false,
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
        return kept.dropTagged('reviews');
      }
      if (topic === 'sale') {
        outdate();
        return kept.dropTagged('sales');
      }
      // Other topics (sessions, personal news, jobs) do not appear in pages.
      if (topic !== 'ad' && topic !== 'content' && topic !== 'member') return;
      outdate();
      if (topic === 'member') return kept.dropTagged(`member:${id}`);
      if (topic === 'content') return kept.clear();
      kept.dropTagged(`ad:${id}`);
      kept.dropTagged('ads');
    },
    clear() {
      outdate();
      kept.clear();
    },
    figures: () => ({ ...kept.figures(), given, rendered }),
  };
}

/** The cached pages, indexed by tag. */
class CachedPages {
  readonly #kept: LRUCache<string, Kept>;
  readonly #byTag = new Map<string, Set<string>>();
  readonly #now: () => number;

  constructor(now: () => number, bytesMax: number) {
    this.#now = now;
    this.#kept = new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: ({ page }, key) => key.length + bytesOf(page),
      dispose: ({ cacheTags }, key) => this.#untag(key, cacheTags),
    });
  }

  figures(): { kept: number; bytes: number } {
    return { kept: this.#kept.size, bytes: this.#kept.calculatedSize };
  }

  peek(key: string): CachedPage | null {
    const entry = this.#kept.get(key);
    if (!entry || this.#now() >= entry.endsAt) return null;
    if (entry.isOld && this.#now() - entry.madeAt > OLD_PRICE_MAX_MS) return null;
    return entry.page;
  }

  keep(key: string, page: CachedPage, cacheTags: ReadonlySet<string>, endsAt: number, isOld: boolean): void {
    this.#kept.set(key, { page, cacheTags, madeAt: this.#now(), endsAt, isOld });
    // A page larger than the whole cache is not stored.
    if (!this.#kept.has(key)) return;
    for (const tag of cacheTags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
  }

  markOld(tag: string): void {
    for (const key of this.#byTag.get(tag) ?? []) {
      const entry = this.#kept.peek(key);
      if (entry) entry.isOld = true;
    }
  }

  dropTagged(tag: string): void {
    for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }

  #untag(key: string, cacheTags: ReadonlySet<string>): void {
    for (const tag of cacheTags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}

/** Estimated size of a page's headers, policy and tags. */
const BYTES_BESIDE = 4_096;

const bytesOf = ({ bodies }: CachedPage): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, BYTES_BESIDE);

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const BROTLI_QUALITY = 5;

/** Compresses outside the event loop's thread. */
export async function encode(encoding: Encoding, bytes: Buffer): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  return encoding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : deflate(bytes);
}

async function compress(rendered: Rendered, fileHost: string | null): Promise<CachedPage> {
  const { status, headers, body, inline, isPrivate } = rendered;
  const identity = Buffer.from(body);
  const [br, gz] = await Promise.all([encode('br', identity), encode('gzip', identity)]);
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    etag,
    isPrivate,
    bodies: { br, gzip: gz, identity },
    headers: {
      ...headers,
      ...(isHtml ? { 'content-security-policy': contentPolicy(inline, fileHost) } : {}),
    },
  };
}

/** Returns the best encoding that the browser accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'identity';
}
