import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { brandSlug } from '#shared/brand.ts';
import { requireInput } from '../errors.ts';
import { SCOPES, type Scope } from './scopes.ts';

/** What a key may cost a minute where nothing else is wished. */
export const PER_MINUTE_DEFAULT = 600;
const NAME_LENGTH_MAX = 60;
const SECRET_BYTES = 32;

/** Whoever searches through what was published by mistake finds a secret of ours by this. */
export const prefix = (): string => `${brandSlug()}_`;
export const makeSecret = (): string => prefix() + randomBytes(SECRET_BYTES).toString('base64url');
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');
/** In a time that tells nothing. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** What is wished for, in order. @throws AppError BadInput with the field that is wrong */
export function readNamed(
  { name, scopes }: { name: string; scopes: readonly Scope[] },
  may: readonly Scope[],
) {
  const trimmed = name.trim();
  requireInput(trimmed !== '' && trimmed.length <= NAME_LENGTH_MAX, 'name');
  requireInput(scopes.length > 0 && scopes.every(scope => may.includes(scope)), 'scopes');
  return { name: trimmed, scopes: SCOPES.filter(scope => scopes.includes(scope)) };
}
