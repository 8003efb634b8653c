import { createHash } from 'node:crypto';
import { isEmail } from '#shared/sale/index.ts';

/** What may be told to advertisers, by the names they know (spec §7). */
export const EVENT_NAMES = [
  'PageView',
  'ViewContent',
  'Contact',
  'Schedule',
  'CompleteRegistration',
  'InitiateCheckout',
  'AddToWishlist',
] as const;
type EventName = (typeof EVENT_NAMES)[number];

/** What happened, whose and about which car; nobody can be read from it. */
export type Conversion = {
  readonly eventName: EventName;
  /** The browser's own name for it: told twice it is counted once. */
  readonly eventId: string;
  readonly sourceUrl: string;
  /** Hashes of address and number, as advertisers compare them. */
  readonly user: { readonly em?: string; readonly ph?: string };
  readonly car: Readonly<Record<string, string | number>>;
};

const EVENT_ID = /^[\w-]{8,64}$/;
const TEXT_LENGTH_MAX = 200;
const CAR_FIELDS = ['uuid', 'brand', 'model', 'year', 'kind'] as const;

/** Reads what a page of ours, which stands at one of these origins, posts; null for anything that is none. */
export function readConversion(body: unknown, origins: readonly string[]): Conversion | null {
  if (!isRecord(body)) return null;
  const { eventName, eventId, sourceUrl, user = {}, car = {} } = body;
  if (!isEventName(eventName) || typeof eventId !== 'string' || !EVENT_ID.test(eventId)) return null;
  const source = typeof sourceUrl === 'string' ? URL.parse(sourceUrl) : null;
  if (!source || !origins.includes(source.origin) || !isRecord(user) || !isRecord(car)) return null;
  const about = carOf(car);
  const hashed = hashedUser(user);
  if (about === null || hashed === null) return null;
  // Where somebody came from or what they searched for stands in the query: the page's address is enough.
  return { eventName, eventId, sourceUrl: source.origin + source.pathname, user: hashed, car: about };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEventName = (value: unknown): value is EventName => EVENT_NAMES.some(name => name === value);

function carOf(given: Record<string, unknown>): Conversion['car'] | null {
  const car: Record<string, string | number> = {};
  for (const name of CAR_FIELDS) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    const isText = typeof value === 'string' && value.length <= TEXT_LENGTH_MAX;
    if (!isText && typeof value !== 'number') return null;
    car[name] = value as string | number;
  }
  return car;
}

function hashedUser({ email, phone }: Record<string, unknown>): Conversion['user'] | null {
  const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '') : '';
  if (email !== undefined && email !== null && !isEmail(address)) return null;
  if (phone !== undefined && phone !== null && digits.length < 6) return null;
  return { ...(address ? { em: hashOf(address) } : {}), ...(digits ? { ph: hashOf(digits) } : {}) };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
