/** How long an answer of the server is taken as a sign that the next one will come too. */
const TRUSTED_MS = 5_000;
/** How long somebody who follows a link waits for that sign. */
const PATIENCE_MS = 1_500;

/**
 * A house that is only slow is not gone: nobody's click is taken back for it. One that was renewed no longer has the
 * parts that this page knows of: only whole pages can be had from it.
 */
type Presence = 'there' | 'slow' | 'renewed' | 'gone';

declare global {
  interface Window {
    /** The router's own: which build this page comes from. */
    readonly __reactRouterManifest?: { readonly version: string };
  }
}

/** Whether the server answers; asked while a finger is still down, so that nobody waits for it. */
class ServerProbe {
  #asked: Promise<Presence> | null = null;
  #answeredAt = Number.NEGATIVE_INFINITY;

  /** Whether it answered a moment ago. */
  isFresh(): boolean {
    return navigator.onLine && performance.now() - this.#answeredAt < TRUSTED_MS;
  }

  /** One question at a time, however many want to know. */
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
