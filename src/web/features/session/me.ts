import { useSyncExternalStore } from 'react';
import { isCardGoodFor } from '#shared/sale/index.ts';
import { MeDocument, type PersonFragment } from '#web/graphql/documents.gen.ts';
import { personHeaders, request } from '#web/graphql/index.ts';
import { tabMemory } from '../tab-memory/index.ts';

export type Person = PersonFragment;

/** Whether their card is good for a sale that ends then: one that is good today may run out too soon after it. */
export const hasCardFor = ({ cardGoodUntil }: Person, end: string): boolean =>
  isCardGoodFor(Date.parse(end), cardGoodUntil === null ? null : Date.parse(cardGoodUntil));

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
/** As what it remembers the address that an account was to be made with and has one. */
export const TAKEN_EMAIL = 'email';
let drawnFor: string | null = null;
let changes = 0;

/** How often somebody has left this page for nobody or another: what was drawn for them goes each time. */
export const changesNow = (): number => changes;

/**
 * Says who is signed in. Of whoever was there before nothing is left to another, nor in this tab's memory; what is
 * drawn stays where a session merely ended, for its person to go on with.
 */
export function setMe(next: Me): void {
  const isFirst = me.kind === 'unknown';
  me = next;
  const id = personIdNow();
  const owner = tabMemory.read(OWNER);
  const isLeft = owner && owner !== id;
  if (isLeft) tabMemory.clear();
  if (isFirst ? isLeft : id && drawnFor && drawnFor !== id) changes += 1;
  if (id) {
    drawnFor = id;
    tabMemory.keep(OWNER, id);
  }
  personHeaders['x-person'] = id ?? '';
  tell();
}

function tell(): void {
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

async function recheck(): Promise<void> {
  if ((await refreshMe()).kind === 'person') return;
  changes += 1;
  tell();
}

/**
 * Asks again whether a known person is still there, of whom else nothing is shown any more; where nobody answers the
 * page stays, they may be on a train.
 */
export function recheckMe(): void {
  if (me.kind === 'person') recheck().catch(() => {});
}

export const toPerson = (person: Person): Me => ({ kind: 'person', person });

const UNKNOWN: Me = { kind: 'unknown' };

/** What `read` makes of who is signed in, drawn anew only when it changes; of nobody known until the answer is here. */
export function useFromMe<Value extends string | number | boolean | null | Me>(
  read: (me: Me) => Value,
): Value {
  return useSyncExternalStore(
    followMe,
    () => read(meNow()),
    () => read(UNKNOWN),
  );
}

/** Who is signed in; `unknown` in the server's HTML and until the answer is here. */
export const useMe = (): Me => useFromMe(me => me);

/** The id of who is signed in; null where nobody is, or it is not known yet. */
export const usePersonId = (): string | null => useFromMe(me => (me.kind === 'person' ? me.person.id : null));
