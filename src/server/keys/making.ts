import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { brandSlug } from '#shared/brand.ts';
import { isUuid } from '../database/index.ts';
import { requireInput } from '../errors.ts';
import { SCOPES, type Scope } from './scopes.ts';

/** The default rate limit of a key, in points per minute. */
export const PER_MINUTE_DEFAULT = 600;
const NAME_LENGTH_MAX = 60;
const SECRET_BYTES = 32;

/** A recognisable prefix, by which secret scanners find leaked keys. */
export const prefix = (): string => `${brandSlug()}_`;
export const makeSecret = (): string => prefix() + randomBytes(SECRET_BYTES).toString('base64url');
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');
/** Compares in constant time. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** The idempotency argument. */
export const SENDING = {
  description:
    'A UUID of the sending: within two minutes it counts once, however often it is sent, and tells another secret while nobody has used the one before. Without it all that says the same is one sending.',
} as const;

/** Returns what identifies a repeated request. @throws AppError BadInput for an invalid key */
export function sendingOf(wish: unknown, key: string | null): unknown {
  requireInput(key === null || isUuid(key), 'key');
  return key === null ? wish : [wish, key];
}

/** Validates name and scopes. @throws AppError BadInput with the field */
export function readNamed(
  { name, scopes }: { name: string; scopes: readonly Scope[] },
  may: readonly Scope[],
) {
  const trimmed = name.trim();
  requireInput(trimmed !== '' && trimmed.length <= NAME_LENGTH_MAX, 'name');
  requireInput(scopes.length > 0 && scopes.every(scope => may.includes(scope)), 'scopes');
  return { name: trimmed, scopes: SCOPES.filter(scope => scopes.includes(scope)) };
}
