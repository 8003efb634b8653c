import { tabMemory } from '../tab-memory/index.ts';

/** What a request that is on its way needs to be sent again: by its id it is sent once, however often it is asked. */
export type Waiting = {
  readonly id: string;
  readonly form: string;
  readonly carUuid: string | null;
  readonly leadSource: string;
  readonly opening: string | null;
};

const KEY = 'inquiry.waiting';

/** Keeps a request for as long as nobody has answered for it, so that a page that goes does not take it along. */
export function keepWaiting(waiting: Waiting): void {
  tabMemory.keep(KEY, JSON.stringify(waiting));
}

export function forgetWaiting(id: string): void {
  if (readWaiting()?.id === id) tabMemory.forget(KEY);
}

/** The request that this tab has sent and has no answer to; null where there is none. */
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

/** Under which name the tab keeps what is typed into a form. */
export const typingKey = (form: string): string => `inquiry.typing.${form}`;

/** What was typed into a form is kept, or sent. */
export function forgetTyping(form: string): void {
  tabMemory.forget(typingKey(form));
}
