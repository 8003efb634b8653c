import { useSyncExternalStore } from 'react';
import { isCardGoodFor } from '#shared/sale/index.ts';
import { MeDocument, type PersonFragment } from '#web/graphql/documents.gen.ts';
import { personHeaders, request } from '#web/graphql/index.ts';
import { tabMemory } from '../tab-memory/index.ts';

export type Person = PersonFragment;

/** Whether the person's card is valid for a sale that ends then: it may expire too soon after it. */
export const hasCardFor = ({ cardGoodUntil }: Person, end: string): boolean =>
  isCardGoodFor(Date.parse(end), cardGoodUntil === null ? null : Date.parse(cardGoodUntil));

/**
 * The signed-in person. Pages are the same for everyone, so it loads after hydration: `unknown` until then, then
 * `visitor` or the person.
 */
export type Me =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'person'; readonly person: Person };

let me: Me = { kind: 'unknown' };
let asking: Promise<Me> | null = null;
const listeners = new Set<() => void>();

/** The tab memory's key for the account that the memory belongs to. */
const OWNER = 'person';
/** The tab memory's key for an address that already has an account. */
export const TAKEN_EMAIL = 'email';
let drawnFor: string | null = null;
let changes = 0;

/** Returns how often the page has changed from one account to another; each change remounts its content. */
export const changesNow = (): number => changes;

/**
 * Sets the session. Nothing of a previous account is left for another, nor in the tab's memory. If the session merely
 * expired, the page stays for its user to go on.
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

/** Returns the signed-in account's id as far as the page knows; null if there is none. */
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

/** Loads the session, with one request at a time; throws RequestError. */
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
 * Checks whether the known person is still signed in, and otherwise clears the page. Without an answer the page stays,
 * since they may just be offline.
 */
export function recheckMe(): void {
  if (me.kind === 'person') recheck().catch(() => {});
}

export const toPerson = (person: Person): Me => ({ kind: 'person', person });

const UNKNOWN: Me = { kind: 'unknown' };

/** Returns what `read` derives from the session, `unknown` until it is loaded; renders only when the value changes. */
export function useFromMe<Value extends string | number | boolean | null | Me>(
  read: (me: Me) => Value,
): Value {
  return useSyncExternalStore(
    followMe,
    () => read(meNow()),
    () => read(UNKNOWN),
  );
}

/** Returns the session; `unknown` in the server's HTML and until it is loaded. */
export const useMe = (): Me => useFromMe(me => me);

/** Returns the signed-in account's id; null for a visitor or while it is unknown. */
export const usePersonId = (): string | null => useFromMe(me => (me.kind === 'person' ? me.person.id : null));
