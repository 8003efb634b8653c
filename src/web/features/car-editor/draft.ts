import { differences, merge, type NameOf, pick } from './changes.ts';

type Names<Values> = readonly NameOf<Values>[];

/** The saving state of a draft. */
export type Saving = 'saved' | 'dirty' | 'saving' | 'failed' | 'partly' | 'stale';

/** A state saved on the server, with its revision for detecting later changes. */
export type Kept<Values> = { readonly values: Values; readonly revision: number };

/** The server's answer. A refusal may name the field, null otherwise, and the files that no longer exist. */
export type Sent =
  | { readonly kind: 'kept'; readonly revision: number }
  | { readonly kind: 'refused'; readonly field: string | null; readonly gone?: readonly string[] }
  | { readonly kind: 'stale' };

/** Another person's changes: merged, or to be decided field by field. */
export type Meanwhile<Values> = {
  /** null for the same account elsewhere, or for an unknown person. */
  readonly who: string | null;
  readonly taken: readonly string[];
  readonly clashes: readonly string[];
  readonly theirs: Values;
};

export type DraftState<Values> = {
  readonly base: Values;
  readonly values: Values;
  readonly revision: number;
  /** Typed texts that are not a valid value of their field, as typed. */
  readonly unread: ReadonlyMap<string, string>;
  /** Fields whose last value was refused. */
  readonly refused: ReadonlySet<string>;
  /** Files that no longer exist: photos and recordings by their ids, documents by their URLs. */
  readonly gone: ReadonlySet<string>;
  readonly meanwhile: Meanwhile<Values> | null;
  readonly saving: Saving;
};

/** What a draft needs from its page. */
export type DraftPort<Values> = {
  /** Whether changes are saved after a short pause; otherwise the user presses a button. */
  isAutomatic(): boolean;
  /** Returns which of these fields have a value that the server would refuse. */
  wrongIn(values: Values, names: Names<Values>): readonly string[];
  /** Saves these fields. @throws Error without an answer, or on an unexpected refusal */
  send(values: Values, names: Names<Values>, revision: number): Promise<Sent>;
  /** Loads the saved state and who saved it last. @throws Error */
  reload(): Promise<Kept<Values> & { readonly who: string | null }>;
  /** Reports an error that belongs to no field. */
  fail(error: unknown): void;
};

export type Draft<Values> = {
  readonly snapshot: () => DraftState<Values>;
  readonly subscribe: (listener: () => void) => () => void;
  set<Name extends NameOf<Values>>(name: Name, value: Values[Name]): void;
  /** Keeps a typed text that is not a valid value of its field. */
  setUnread(name: NameOf<Values>, text: string): void;
  /** Saves all pending changes; returns whether everything is saved. */
  flush(): Promise<boolean>;
  /** Resolves a conflict: these fields take the other person's value, the others keep the user's. */
  settle(theirs: readonly string[]): void;
  /** Rebases the draft on a newer state; unsaved changes stay. */
  renew(kept: Kept<Values>): void;
};

/** The pause in typing after which changes are saved. */
const SAVE_AFTER_MS = 700;
/** So many conflicts in one save are a bug, not other people. */
const OVERTAKEN_MAX = 5;

export const hasUnsaved = ({ saving }: { readonly saving: Saving }): boolean => saving !== 'saved';

/**
 * Opens a draft: the user's changes, the saved state, and another person's changes since. A refused field does not
 * block the others, a conflict needs a decision, and no typed text is lost.
 */
export const openDraft = <Values extends object>(
  first: Kept<Values>,
  port: DraftPort<Values>,
): Draft<Values> => new OpenDraft(first, port);

class OpenDraft<Values extends object> implements Draft<Values> {
  readonly #port: DraftPort<Values>;
  #state: DraftState<Values>;
  readonly #listeners = new Set<() => void>();
  /** The field named by the server, by the field that was refused because of it. */
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

  /** Clears a field's error, and the errors that it caused on other fields. */
  #forgive(name: string): void {
    for (const [other, cause] of this.#turnedDown) {
      if (other === name || cause === name) this.#turnedDown.delete(other);
    }
    this.#wrong = this.#wrong.filter(other => other !== name);
  }

  /** Validates all unsaved fields again. */
  #recheck(): void {
    this.#wrong = this.#port.wrongIn(this.#state.values, this.#changed());
    this.#put({});
  }

  async #sendAll(): Promise<void> {
    let overtaken = 0;
    for (this.#recheck(); !this.#isAsked() && this.#waiting().length > 0; this.#recheck()) {
      if (await this.#sendWaiting()) continue;
      overtaken += 1;
      // With a save button, the user first sees what the other person wrote.
      if (!this.#port.isAutomatic()) return;
      if (overtaken === OVERTAKEN_MAX) throw new Error(`Overtaken ${overtaken} times`);
    }
  }

  /** Saves the pending fields; false if another person saved first. */
  async #sendWaiting(): Promise<boolean> {
    const batches: Names<Values>[] = [this.#waiting()];
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const next = batch.length === 0 ? [] : await this.#sendBatch(batch);
      if (next === 'overtaken') return false;
      batches.unshift(...next);
    }
    return true;
  }

  /** Saves some fields together; returns the batches to send next in their place. */
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
    // The refused field was not sent: sending each field alone shows which one is meant.
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
