/** How long after a response the server is assumed to be reachable. */
const TRUSTED_MS = 5_000;
/** How long a click on a link waits for the probe. */
const PATIENCE_MS = 1_500;

/**
 * The result of a probe. A slow server is not gone, so a click on a link still counts. After a deployment (`renewed`)
 * this page's chunks no longer exist: links must load whole documents.
 */
type Presence = 'there' | 'slow' | 'renewed' | 'gone';

declare global {
  interface Window {
    /** Set by the router: the build of this page. */
    readonly __reactRouterManifest?: { readonly version: string };
  }
}

/** Checks whether the server is reachable. It starts at pointerdown, so that nobody waits for it. */
class ServerProbe {
  #asked: Promise<Presence> | null = null;
  #answeredAt = Number.NEGATIVE_INFINITY;

  /** Whether the server answered a moment ago. */
  isFresh(): boolean {
    return navigator.onLine && performance.now() - this.#answeredAt < TRUSTED_MS;
  }

  /** Probes the server, with one request at a time. */
  ask(): Promise<Presence> {
    this.#asked ??= this.#fetch().finally(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  async #fetch(): Promise<Presence> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const answer = await fetch('/healthz', { cache: 'no-store', signal });
      const { version } = (await answer.json()) as { version?: string };
      if (version !== window.__reactRouterManifest?.version) return 'renewed';
      this.#answeredAt = performance.now();
      return 'there';
    } catch {
      return signal.aborted && navigator.onLine ? 'slow' : 'gone';
    }
  }
}

export const serverProbe = new ServerProbe();
