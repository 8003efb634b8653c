import { statement, type Writes } from '../database/index.ts';
import type { Sitter } from './parts.ts';
import { RIGHTS } from './rights.ts';
import { PROOF_LASTS } from './sessions.ts';
import { hashToken } from './tokens.ts';

/** What somebody has to show besides their password. */
export type SecondFactor = {
  /** Whether they have shown one before: from then on none is added without one. */
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

/** The secrets, held until the transaction ends: two uses of one code wait for each other. */
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

/** The code of that step was given: it and those before are good no more. */
export const keepStep = statement(
  'secondFactors.step',
  'update second_factors set last_step = $2 where account_id = $1',
).run<[accountId: string, step: number]>();

export const dropTotp = statement(
  'secondFactors.dropTotp',
  'update second_factors set secret = null, pending_secret = null where account_id = $1 and secret is not null returning account_id',
).any<[accountId: string], Writes>();

/**
 * New recovery codes in the place of the old; those that come with a passkey, which whoever added it may have, beside
 * the old, and they end with it.
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

/** Spends one; answers the passkey that it came with, null where there is none such. */
export const spendRecoveryCode = statement(
  'recoveryCodes.use',
  `update recovery_codes set used_at = clock_timestamp()
   where account_id = $1 and code_hash = $2 and used_at is null returning passkey_id as "passkeyId"`,
).one<{ passkeyId: string | null }, [accountId: string, hash: Buffer], Writes>();

/**
 * The codes that came with a passkey outlive a new password by letter, which ends every key, where the key or one of
 * them is what is shown for the first time. They end with the key where its person removes it, as those of others do.
 */
export const keepCodesOf = statement(
  'recoveryCodes.keep',
  `update recovery_codes c set is_kept = true where account_id = $1 and passkey_id = $2 and not exists (
     select from second_factors where account_id = c.account_id and enrolled_at is not null)`,
).run<[accountId: string, passkeyId: string | null]>();

/** Whether that recovery code was spent while a proof lasts. */
export const isJustSpent = statement(
  'recoveryCodes.isJustSpent',
  `select from recovery_codes
   where account_id = $1 and code_hash = $2 and used_at > clock_timestamp() - ${PROOF_LASTS}`,
).any<[accountId: string, hash: Buffer], Writes>();

/** Whether a second factor was shown at this session, and that proof lasts. */
export const isJustProven = statement(
  'secondFactors.isJustProven',
  `select from sessions where token_hash = $1 and account_id = $2
     and second_factor_at > clock_timestamp() - ${PROOF_LASTS}`,
).any<[sitter: Sitter], Writes>(({ accountId, token }) => [hashToken(token), accountId]);

/**
 * Whoever sits at this session has shown a second factor of its person's; staff, where one is asked of them, add none
 * from then on without showing one.
 */
export async function markSecondFactor(
  { asksSecondFactor }: { readonly asksSecondFactor: boolean },
  writes: Writes,
  { accountId, token }: Sitter,
): Promise<void> {
  await writes.query(proveSql, [hashToken(token), accountId]);
  if (asksSecondFactor) await writes.query(enrolSql, [accountId]);
}

/** Forgets all of it: the person sets it up anew. */
export async function endSecondFactors(writes: Writes, accountId: string): Promise<void> {
  await writes.query(dropCodesSql, [accountId]);
  await writes.query(endSql, [accountId]);
}
