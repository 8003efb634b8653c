import { MeDocument, type PersonFragment } from '#web/graphql/documents.gen.ts';
import { personHeaders, request } from '#web/graphql/index.ts';
import { tabMemory } from '../tab-memory/index.ts';

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

/** Whose what this tab remembers is. */
const OWNER = 'person';
let changes = 0;

/** How often somebody has left this page for nobody or another: what was drawn for them goes each time. */
export const changesNow = (): number => changes;

/** Says who is signed in. Of whoever was there before, in this tab, nothing is left to the next. */
export function setMe(next: Me): void {
  me = next;
  const id = personIdNow();
  const owner = tabMemory.read(OWNER);
  if (next.kind !== 'unknown' && owner && owner !== id) {
    tabMemory.clear();
    changes += 1;
  }
  if (id) tabMemory.keep(OWNER, id);
  personHeaders['x-person'] = id ?? '';
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

/** Asks again whether a known person is still there; where nobody answers the page stays, they may be on a train. */
export function recheckMe(): void {
  if (me.kind === 'person') refreshMe().catch(() => {});
}

export const toPerson = (person: Person): Me => ({ kind: 'person', person });
