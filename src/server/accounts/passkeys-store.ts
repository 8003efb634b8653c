import { statement, type Writes } from '../database/index.ts';

/** A passkey as its person sees it. */
export type Passkey = {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
  /** Whether unused recovery codes were issued with it; they end with it. */
  readonly hasRecoveryCodes: boolean;
};

/** What a sign-in with a passkey is verified against. */
export type KnownKey = {
  readonly id: string;
  readonly accountId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
};

const HAS_CODES = `exists (select from recovery_codes c where c.passkey_id = passkeys.id and c.used_at is null)
     as "hasRecoveryCodes"`;
const COLUMNS = `id, label, created_at as "createdAt", used_at as "usedAt", ${HAS_CODES}`;

/** Returns a person's passkeys, the newest first. */
export const listPasskeys = statement(
  'passkeys.list',
  `select ${COLUMNS} from passkeys where account_id = $1 order by created_at desc, id`,
).all<Passkey, [accountId: string]>();

/** Returns the account of a passkey; null when it is unknown. */
export const findKeyOwner = statement(
  'passkeys.findOwner',
  'select account_id as "accountId" from passkeys where id = $1',
).value<{ accountId: string }, [id: string]>('accountId');

/** Locks a passkey while it is used: two uses of the same counter wait for each other. */
export const lockPasskey = statement(
  'passkeys.find',
  `select id, account_id as "accountId", public_key as "publicKey", counter, transports
   from passkeys where id = $1 for update`,
).one<KnownKey, [id: string], Writes>();

export type NewPasskey = Pick<KnownKey, 'id' | 'accountId' | 'counter' | 'transports'> & {
  readonly publicKey: Uint8Array;
  readonly label: string;
};

/** Adds a passkey; returns null when the person has the maximum, or the passkey is known already. */
export const addPasskey = statement(
  'passkeys.add',
  `insert into passkeys (id, account_id, public_key, counter, transports, label)
   select $1, $2, $3, $4, $5, $6 where (select count(*) from passkeys where account_id = $2) < $7::int
   on conflict do nothing returning ${COLUMNS}`,
).one<Passkey, [key: NewPasskey, most: number], Writes>(
  ({ id, accountId, publicKey, counter, transports, label }, most) => [
    id,
    accountId,
    Buffer.from(publicKey),
    counter,
    transports,
    label,
    most,
  ],
);

export const renamePasskey = statement(
  'passkeys.rename',
  `update passkeys set label = $3 where account_id = $1 and id = $2 returning ${COLUMNS}`,
).one<Passkey, [accountId: string, id: string, label: string], Writes>();

/** Returns the removed passkey; null if the person has none with this id. */
export const removePasskey = statement(
  'passkeys.remove',
  `delete from passkeys where account_id = $1 and id = $2 returning ${HAS_CODES}`,
).one<Pick<Passkey, 'hasRecoveryCodes'>, [accountId: string, id: string], Writes>();

/** Removes every passkey of a person. */
export const removeAllPasskeys = statement(
  'passkeys.removeAll',
  'delete from passkeys where account_id = $1',
).run<[accountId: string]>();

export const markUsed = statement(
  'passkeys.markUsed',
  'update passkeys set counter = $2, used_at = clock_timestamp() where id = $1',
).run<[id: string, counter: number]>();

/** What a challenge is signed for; a challenge for one purpose is valid for no other. */
export type Purpose = 'LOGIN' | 'ADD' | 'PROOF';

/** Stores a challenge for this account; null when the person is not known yet. */
export const addChallenge = statement(
  'passkeys.addChallenge',
  'insert into passkey_challenges (challenge, account_id, purpose) values ($1, $2, $3)',
).run<[challenge: string, accountId: string | null, purpose: Purpose]>();

/**
 * Uses up a challenge; returns whether it was issued for this account and purpose. It lives five minutes, or an hour if
 * issued for no account, because a sign-in form may stay open that long.
 */
export const takeChallenge = statement(
  'passkeys.takeChallenge',
  `delete from passkey_challenges where challenge = $1 and account_id is not distinct from $2 and purpose = $3
     and created_at > clock_timestamp() - case when account_id is null then interval '1 hour' else interval '5 minutes' end
   returning challenge`,
).any<[challenge: string, accountId: string | null, purpose: Purpose], Writes>();
