import { tabMemory } from '../tab-memory/index.ts';

/** What is needed to send a form again; its id ensures that it counts only once. */
export type Waiting = {
  readonly id: string;
  readonly form: string;
  readonly carUuid: string | null;
  readonly leadSource: string;
  readonly opening: string | null;
};

const KEY = 'inquiry.waiting';

/** Keeps a form in the tab until it is answered, so that leaving the page does not lose it. */
export function keepWaiting(waiting: Waiting): void {
  tabMemory.keep(KEY, JSON.stringify(waiting));
}

export function forgetWaiting(id: string): void {
  if (readWaiting()?.id === id) tabMemory.forget(KEY);
}

/** Returns the form that this tab has sent without an answer; null if there is none. */
export function readWaiting(): Waiting | null {
  try {
    const kept = JSON.parse(tabMemory.read(KEY) ?? 'null') as Partial<Waiting> | null;
    const { id, form, carUuid = null, leadSource, opening = null } = kept ?? {};
    if (id === undefined || form === undefined || leadSource === undefined) return null;
    return { id, form, carUuid, leadSource, opening };
  } catch {
    return null;
  }
}

/** Returns the name under which the tab keeps the typed values of a form. */
export const typingKey = (form: string): string => `inquiry.typing.${form}`;

/** Forgets the typed values of a form, once they are saved or sent. */
export function forgetTyping(form: string): void {
  tabMemory.forget(typingKey(form));
}
