/** How long an answer of the server is taken as a sign that the next one will come too. */
const TRUSTED_MS = 5_000;
const PROBE_TIMEOUT_MS = 4_000;

/** Whether the server answers; asked while a finger is still down, so that nobody waits for it. */
class ServerProbe {
  #asked: Promise<boolean> | null = null;
  #answeredAt = Number.NEGATIVE_INFINITY;

  /** Whether it answered a moment ago. */
  isFresh(): boolean {
    return navigator.onLine && performance.now() - this.#answeredAt < TRUSTED_MS;
  }

  /** One question at a time, however many want to know. */
  ask(): Promise<boolean> {
    this.#asked ??= this.#fetch().finally(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  async #fetch(): Promise<boolean> {
    try {
      await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
      this.#answeredAt = performance.now();
      return true;
    } catch {
      return false;
    }
  }
}

export const serverProbe = new ServerProbe();
