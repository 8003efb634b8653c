import type { Notice } from './index.ts';

/** Whoever listens in this process; both adapters hand notices to one of these. */
export class Listeners {
  readonly #notice = new Set<(notice: Notice) => void>();
  readonly #reset = new Set<() => void>();

  onNotice(listen: (notice: Notice) => void): void {
    this.#notice.add(listen);
  }

  onReset(listen: () => void): void {
    this.#reset.add(listen);
  }

  tell(notices: readonly Notice[]): void {
    for (const notice of notices) for (const listen of this.#notice) listen(notice);
  }

  reset(): void {
    for (const listen of this.#reset) listen();
  }
}

/** What travels: who said it, then what; a process ignores its own words. */
export function encode(origin: string, notice: Notice): string {
  return JSON.stringify([origin, notice.topic, notice.id, notice.version]);
}

/** Reads a notice of another process; null for one's own and for what is none. */
export function decode(origin: string, text: string): Notice | null {
  try {
    const [from, topic, id, version] = JSON.parse(text) as [string, Notice['topic'], string, number];
    return from === origin ? null : { topic, id, version };
  } catch {
    return null;
  }
}
