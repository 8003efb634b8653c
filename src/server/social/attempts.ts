import { createHash } from 'node:crypto';
import type { Language } from '#shared/words/locale.ts';
import { type Reads, statement, type Writes } from '../database/index.ts';
import type { ProviderName } from './providers.ts';

/** Somebody on the way to a provider and back. */
export type Attempt = {
  readonly provider: ProviderName;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly language: Language;
  /** Who was signed in when leaving. */
  readonly accountId: string | null;
};

const hashOf = (state: string) => createHash('sha256').update(state).digest();

export const addAttempt = statement(
  'social.addAttempt',
  `insert into social_attempts (state_hash, provider, nonce, code_verifier, language, account_id)
   values ($1, $2, $3, $4, $5, $6)`,
).run<[state: string, attempt: Attempt]>((state, { provider, nonce, codeVerifier, language, accountId }) => [
  hashOf(state),
  provider,
  nonce,
  codeVerifier,
  language,
  accountId,
]);

/** Takes an attempt up, once; null when it is unknown, used or a quarter of an hour old. */
export const takeAttempt = statement(
  'social.takeAttempt',
  `delete from social_attempts where state_hash = $1 and provider = $2
     and created_at > clock_timestamp() - interval '15 minutes'
   returning provider, nonce, code_verifier as "codeVerifier", language, account_id as "accountId"`,
).one<Attempt, [state: string, provider: ProviderName], Writes>((state, provider) => [
  hashOf(state),
  provider,
]);

export const sweepAttempts = statement(
  'social.sweep',
  "delete from social_attempts where created_at < clock_timestamp() - interval '15 minutes'",
).run<[], Reads>();
