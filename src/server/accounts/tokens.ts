import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret for a cookie or a letter, and the hash that the database keeps. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
