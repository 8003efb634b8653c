import { statement, type Writes } from '../database/index.ts';
import type { Sitter } from './parts.ts';
import { RIGHTS } from './rights.ts';
import { PROOF_LASTS } from './sessions.ts';
import { hashToken } from './tokens.ts';

/** The state of a person's second factor. */
export type SecondFactor = {
  /** Whether they have ever shown one: from then on, adding another requires showing one. */
  readonly isEnrolled: boolean;
  readonly hasTotp: boolean;
  readonly recoveryCodesLeft: number;
};

export const findSecondFactor = statement(
  'secondFactors.find',
  `select exists (select from second_factors where account_id = $1 and enrolled_at is not null) as "isEnrolled",
     exists (select from second_factors where account_id = $1 and secret is not null) as "hasTotp",
     (select count(*)::int from recovery_codes where account_id = $1 and used_at is null) as "recoveryCodesLeft"`,
).only<SecondFactor, [accountId: string]>();

const enrolSql = statement(
  'secondFactors.enrol',
  `insert into second_factors (account_id, enrolled_at)
   select p.id, clock_timestamp() from accounts p where p.id = $1 and cardinality(${RIGHTS}) > 0
   on conflict (account_id) do update set enrolled_at = coalesce(second_factors.enrolled_at, excluded.enrolled_at)`,
);
const dropCodesSql = statement('recoveryCodes.drop', 'delete from recovery_codes where account_id = $1');
const addCodesSql = statement(
  'recoveryCodes.add',
  'insert into recovery_codes (account_id, code_hash, passkey_id) select $1, unnest($2::bytea[]), $3::text',
);
const proveSql = statement(
  'secondFactors.prove',
  `update sessions set second_factor_at = clock_timestamp(), proven_at = clock_timestamp()
   where token_hash = $1 and account_id = $2`,
);
const endSql = statement('secondFactors.end', 'delete from second_factors where account_id = $1');

export const putPendingSecret = statement(
  'secondFactors.putPending',
  `insert into second_factors (account_id, pending_secret) values ($1, $2)
   on conflict (account_id) do update set pending_secret = excluded.pending_secret`,
).run<[accountId: string, secret: string]>();

export type Secrets = {
  readonly secret: string | null;
  readonly pendingSecret: string | null;
  readonly lastStep: number;
};

/** Locks the secrets until the transaction ends: two uses of one code wait for each other. */
export const lockSecrets = statement(
  'secondFactors.lock',
  `select secret, pending_secret as "pendingSecret", last_step as "lastStep" from second_factors
   where account_id = $1 for update`,
).one<Secrets, [accountId: string], Writes>();

export const confirmSecret = statement(
  'secondFactors.confirm',
  `update second_factors set secret = pending_secret, pending_secret = null, last_step = $2,
     enrolled_at = coalesce(enrolled_at, clock_timestamp()) where account_id = $1`,
).run<[accountId: string, step: number]>();

/** Records the step of a used code: this code and earlier ones are no longer valid. */
export const keepStep = statement(
  'secondFactors.step',
  'update second_factors set last_step = $2 where account_id = $1',
).run<[accountId: string, step: number]>();

export const dropTotp = statement(
  'secondFactors.dropTotp',
  'update second_factors set secret = null, pending_secret = null where account_id = $1 and secret is not null returning account_id',
).any<[accountId: string], Writes>();

/**
 * Replaces the recovery codes. Codes issued with a passkey are added to the old ones and end with the passkey, because
 * whoever added it may know them.
 */
export async function putRecoveryCodes(
  writes: Writes,
  accountId: string,
  hashes: readonly Buffer[],
  passkeyId: string | null,
): Promise<void> {
  if (passkeyId === null) await writes.query(dropCodesSql, [accountId]);
  await writes.query(addCodesSql, [accountId, hashes, passkeyId]);
}

/** Uses up a code; returns the passkey it was issued with, null for none. */
export const spendRecoveryCode = statement(
  'recoveryCodes.use',
  `update recovery_codes set used_at = clock_timestamp()
   where account_id = $1 and code_hash = $2 and used_at is null returning passkey_id as "passkeyId"`,
).one<{ passkeyId: string | null }, [accountId: string, hash: Buffer], Writes>();

/**
 * Keeps the codes that were issued with a passkey when a reset of the password ends every passkey, if that passkey or
 * one of the codes is the first factor shown. They still end if the person removes the passkey.
 */
export const keepCodesOf = statement(
  'recoveryCodes.keep',
  `update recovery_codes c set is_kept = true where account_id = $1 and passkey_id = $2 and not exists (
     select from second_factors where account_id = c.account_id and enrolled_at is not null)`,
).run<[accountId: string, passkeyId: string | null]>();

/** Whether that recovery code was used within the time a proof lasts. */
export const isJustSpent = statement(
  'recoveryCodes.isJustSpent',
  `select from recovery_codes
   where account_id = $1 and code_hash = $2 and used_at > clock_timestamp() - ${PROOF_LASTS}`,
).any<[accountId: string, hash: Buffer], Writes>();

/** Whether this session showed a second factor within the time a proof lasts. */
export const isJustProven = statement(
  'secondFactors.isJustProven',
  `select from sessions where token_hash = $1 and account_id = $2
     and second_factor_at > clock_timestamp() - ${PROOF_LASTS}`,
).any<[sitter: Sitter], Writes>(({ accountId, token }) => [hashToken(token), accountId]);

/**
 * Records that this session has shown a second factor. Where staff are asked for one, they cannot add another from then
 * on without showing one.
 */
export async function markSecondFactor(
  { asksSecondFactor }: { readonly asksSecondFactor: boolean },
  writes: Writes,
  { accountId, token }: Sitter,
): Promise<void> {
  await writes.query(proveSql, [hashToken(token), accountId]);
  if (asksSecondFactor) await writes.query(enrolSql, [accountId]);
}

/** Deletes the whole second factor: the person sets it up anew. */
export async function endSecondFactors(writes: Writes, accountId: string): Promise<void> {
  await writes.query(dropCodesSql, [accountId]);
  await writes.query(endSql, [accountId]);
}
