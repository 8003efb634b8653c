import { differences, merge, type NameOf, pick } from './changes.ts';

type Names<Values> = readonly NameOf<Values>[];

/** How things stand with what is written: all kept, or why not. */
export type Saving = 'saved' | 'dirty' | 'saving' | 'failed' | 'partly' | 'stale';

/** A state that the server keeps, and the number by which it knows whether another one came after it. */
export type Kept<Values> = { readonly values: Values; readonly revision: number };

/** What the server answered: a refused field may be named, `null` where it is not, and files it has lost with it. */
export type Sent =
  | { readonly kind: 'kept'; readonly revision: number }
  | { readonly kind: 'refused'; readonly field: string | null; readonly gone?: readonly string[] }
  | { readonly kind: 'stale' };

/** What somebody else did meanwhile: taken over as it is, or to be decided field by field. */
export type Meanwhile<Values> = {
  /** null: the same person elsewhere, or nobody knows. */
  readonly who: string | null;
  readonly taken: readonly string[];
  readonly clashes: readonly string[];
  readonly theirs: Values;
};

export type DraftState<Values> = {
  readonly base: Values;
  readonly values: Values;
  readonly revision: number;
  /** What was typed and is no value of its field, as it was typed. */
  readonly unread: ReadonlyMap<string, string>;
  /** Fields whose last value was not taken. */
  readonly refused: ReadonlySet<string>;
  /** Files that the server keeps no more, photos and recordings by their ids, papers by their addresses. */
  readonly gone: ReadonlySet<string>;
  readonly meanwhile: Meanwhile<Values> | null;
  readonly saving: Saving;
};

/** What a draft asks of the page it stands in. */
export type DraftPort<Values> = {
  /** Whether what is typed is saved a moment later; else somebody presses a button. */
  isAutomatic(): boolean;
  /** Which of these fields hold what no server would take. */
  wrongIn(values: Values, names: Names<Values>): readonly string[];
  /** Keeps these fields. @throws Error when nothing was answered, or something unforeseen */
  send(values: Values, names: Names<Values>, revision: number): Promise<Sent>;
  /** What is kept now, and who wrote it. @throws Error */
  reload(): Promise<Kept<Values> & { readonly who: string | null }>;
  /** What went wrong beside the fields. */
  fail(error: unknown): void;
};

export type Draft<Values> = {
  readonly snapshot: () => DraftState<Values>;
  readonly subscribe: (listener: () => void) => () => void;
  set<Name extends NameOf<Values>>(name: Name, value: Values[Name]): void;
  /** Keeps in sight what was typed and can't be read as a value of the field. */
  setUnread(name: NameOf<Values>, text: string): void;
  /** Sends what waits now; whether all that is written was taken. */
  flush(): Promise<boolean>;
  /** Ends what somebody else's edit began: these fields become theirs, the others stay mine. */
  settle(theirs: readonly string[]): void;
  /** Goes on from a newer state; what is written and not kept yet stays. */
  renew(kept: Kept<Values>): void;
};

/** A pause after which what is typed is sent. */
const SAVE_AFTER_MS = 700;
/** Somebody who is overtaken so often in one go is overtaken by a fault. */
const OVERTAKEN_MAX = 5;

export const hasUnsaved = ({ saving }: { readonly saving: Saving }): boolean => saving !== 'saved';

/**
 * What is written of one thing, what of it is kept, and what somebody else wrote meanwhile. A field that is
 * refused holds up no other; what both changed is asked; nothing that was typed is lost.
 */
export const openDraft = <Values extends object>(
  first: Kept<Values>,
  port: DraftPort<Values>,
): Draft<Values> => new OpenDraft(first, port);

class OpenDraft<Values extends object> implements Draft<Values> {
  readonly #port: DraftPort<Values>;
  #state: DraftState<Values>;
  readonly #listeners = new Set<() => void>();
  /** By the field that was not taken, the one that the server named. */
  readonly #turnedDown = new Map<string, string>();
  #wrong: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;
  #hasFailed = false;

  constructor({ values, revision }: Kept<Values>, port: DraftPort<Values>) {
    this.#port = port;
    this.#state = {
      ...{ base: values, values, revision, saving: 'saved', meanwhile: null },
      ...{ unread: new Map(), refused: new Set(), gone: new Set() },
    };
  }

  readonly snapshot = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  set<Name extends NameOf<Values>>(name: Name, value: Values[Name]): void {
    this.#forgive(name);
    const unread = new Map(this.#state.unread);
    unread.delete(name);
    this.#put({ values: { ...this.#state.values, [name]: value }, unread });
    this.#later();
  }

  setUnread(name: NameOf<Values>, text: string): void {
    this.#forgive(name);
    this.#put({ unread: new Map(this.#state.unread).set(name, text) });
  }

  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#hasFailed = false;
    this.#running ??= this.#sendAll()
      .catch(error => {
        this.#hasFailed = true;
        this.#port.fail(error);
      })
      .then(() => {
        this.#running = null;
        this.#put({});
        return this.#state.saving === 'saved';
      });
    this.#put({});
    return this.#running;
  }

  settle(theirs: readonly string[]): void {
    const { meanwhile, values } = this.#state;
    if (!meanwhile) return;
    const given = differences(meanwhile.theirs, values).filter(name => theirs.includes(name));
    this.#put({ values: { ...values, ...pick(meanwhile.theirs, given) }, meanwhile: null });
    this.#later();
  }

  renew({ values, revision }: Kept<Values>): void {
    const { base, values: mine } = this.#state;
    this.#put({ base: values, revision, values: merge(base, mine, values).values });
  }

  #put(part: Partial<DraftState<Values>>): void {
    const refused = new Set([...this.#turnedDown.keys(), ...this.#wrong]);
    this.#state = { ...this.#state, ...part, refused };
    this.#state = { ...this.#state, saving: this.#saving() };
    for (const listener of this.#listeners) listener();
  }

  #saving(): Saving {
    const { refused, unread } = this.#state;
    if (this.#running) return 'saving';
    if (this.#isAsked()) return 'stale';
    if (this.#hasFailed) return 'failed';
    if (this.#waiting().length > 0) return 'dirty';
    return refused.size + unread.size > 0 ? 'partly' : 'saved';
  }

  #changed(): NameOf<Values>[] {
    return differences(this.#state.base, this.#state.values);
  }

  #waiting(): NameOf<Values>[] {
    const { refused, unread } = this.#state;
    return this.#changed().filter(name => !refused.has(name) && !unread.has(name));
  }

  #isAsked(): boolean {
    return (this.#state.meanwhile?.clashes.length ?? 0) > 0;
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (this.#port.isAutomatic()) this.#timer = setTimeout(() => void this.flush(), SAVE_AFTER_MS);
  }

  /** What was said against a field is said no more, nor of others because of it. */
  #forgive(name: string): void {
    for (const [other, cause] of this.#turnedDown) {
      if (other === name || cause === name) this.#turnedDown.delete(other);
    }
    this.#wrong = this.#wrong.filter(other => other !== name);
  }

  /** Looks again at all that is not kept yet. */
  #recheck(): void {
    this.#wrong = this.#port.wrongIn(this.#state.values, this.#changed());
    this.#put({});
  }

  async #sendAll(): Promise<void> {
    let overtaken = 0;
    for (this.#recheck(); !this.#isAsked() && this.#waiting().length > 0; this.#recheck()) {
      if (await this.#sendWaiting()) continue;
      overtaken += 1;
      // By the button: whoever pressed it sees first what the other one wrote.
      if (!this.#port.isAutomatic()) return;
      if (overtaken === OVERTAKEN_MAX) throw new Error(`Overtaken ${overtaken} times`);
    }
  }

  /** Sends what waits now; false where somebody else was first. */
  async #sendWaiting(): Promise<boolean> {
    const batches: Names<Values>[] = [this.#waiting()];
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const next = batch.length === 0 ? [] : await this.#sendBatch(batch);
      if (next === 'overtaken') return false;
      batches.unshift(...next);
    }
    return true;
  }

  /** Sends some fields together; answers what is to be sent next in their place. */
  async #sendBatch(batch: Names<Values>): Promise<Names<Values>[] | 'overtaken'> {
    const { values, revision } = this.#state;
    const answer = await this.#port.send(values, batch, revision);
    if (answer.kind === 'kept') {
      this.#put({ revision: answer.revision, base: { ...this.#state.base, ...pick(values, batch) } });
      return [];
    }
    if (answer.kind === 'stale') {
      await this.#takeTheirs();
      return 'overtaken';
    }
    this.#put({ gone: new Set([...this.#state.gone, ...(answer.gone ?? [])]) });
    const named = batch.filter(name => name === answer.field);
    const refused = named.length === 0 && batch.length === 1 ? batch : named;
    // It names a field that was not sent: which of them it is about shows when each goes alone.
    if (refused.length === 0) return batch.map(name => [name]);
    for (const name of refused) {
      if (this.#state.values[name] === values[name]) this.#turnedDown.set(name, answer.field ?? name);
    }
    this.#put({});
    return [batch.filter(name => !refused.includes(name))];
  }

  async #takeTheirs(): Promise<void> {
    const { values: theirs, revision, who } = await this.#port.reload();
    const { base, values: mine } = this.#state;
    const { values, taken, clashes } = merge(base, mine, theirs);
    this.#put({ base: theirs, values, revision, meanwhile: { who, taken, clashes, theirs } });
  }
}
