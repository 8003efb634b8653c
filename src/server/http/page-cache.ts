import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Message } from '../bus/index.ts';
import { contentPolicy, type Inline } from './security.ts';

/** How many bytes of pages are kept, in all their encodings; the page unread for longest goes first. */
const BYTES_MAX = 192 * 1024 * 1024;
/** A page that a bid made old is still given for this long: one render a second is enough for a crowd. */
export const OLD_PRICE_MAX_MS = 1_000;

export type Rendered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What of its scripts and styles is ours; none of it in what is no page. */
  readonly inline: Inline;
  /** What the page was made of, `topic:id`. */
  readonly cacheTags: ReadonlySet<string>;
  /** Not given to everyone who asks, though the same for each who has it. */
  readonly isPrivate: boolean;
  /** In milliseconds from when it was begun: then it is another by the clock alone. */
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
  /** Where ads' papers and pictures may come from, for the pages' policy. */
  readonly fileHost?: string | null;
  readonly now?: () => number;
  /** false: every request renders, as a bench compares it. */
  readonly isKeeping?: boolean;
  readonly bytesMax?: number;
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
  /** Whether `get` answers without a render of its own: the page is at hand, or is being rendered. */
  isComing(key: string): boolean;
  /** The page at hand, or a new one: one render at a time a key, whoever else waits. */
  get(key: string, render: () => Promise<Rendered>): Promise<CachedPage>;
  /** A page for one person, in the form it is sent in: kept nowhere, shared with nobody. */
  once(render: () => Promise<Rendered>): Promise<CachedPage>;
  hear(notice: Message): void;
  clear(): void;
  /** How many are kept and of how many bytes; how many were given at once or rendered since the start. */
  figures(): {
    readonly kept: number;
    readonly bytes: number;
    readonly given: number;
    readonly rendered: number;
  };
};

/**
 * Pages as they are sent, compressed once. An edit drops every page made of what it changed; a bid or a
 * count only makes them old. Nothing here belongs to one person.
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

  /** What is being rendered was begun before a change, and can't know of it. */
  function outdate(): void {
    for (const job of rendering.values()) job.isStale = true;
  }

  /** A price that moved is old on the pages at hand, and on those that are being made. */
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
      // Sessions, what one person was told, and work that waits stand in no page.
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

/** The pages at hand, and which of them are made of what. */
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
    // A page that is larger than all that may be kept is not.
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

/** What stands beside a page's bodies: its headers, its policy and its tags. */
const BYTES_BESIDE = 4_096;

const bytesOf = ({ bodies }: CachedPage): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, BYTES_BESIDE);

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const BROTLI_QUALITY = 5;

/** The bytes as this encoding has them, worked out beside the event loop. */
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

/** The best encoding the browser takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'identity';
}
