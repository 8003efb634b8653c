import { MeDocument, type PersonFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';

export type Person = PersonFragment;

/**
 * Who is signed in. Pages are the same for everyone, so the answer arrives after the page is hydrated:
 * `unknown` until then, `visitor` or the person from then on.
 */
export type Me =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'person'; readonly person: Person };

let me: Me = { kind: 'unknown' };
let asking: Promise<Me> | null = null;
const listeners = new Set<() => void>();

export function setMe(next: Me): void {
  me = next;
  for (const listener of listeners) listener();
}

export const meNow = (): Me => me;

/** The id of who is signed in as far as the page knows; null where that is nobody. */
export const personIdNow = (): string | null => (me.kind === 'person' ? me.person.id : null);

export function followMe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function ask(): Promise<Me> {
  const { me: person } = await request(MeDocument, {});
  setMe(person ? { kind: 'person', person } : { kind: 'visitor' });
  return me;
}

/** Asks the server who is signed in, once at a time; throws RequestError. */
export function refreshMe(): Promise<Me> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

export const toPerson = (person: Person): Me => ({ kind: 'person', person });
