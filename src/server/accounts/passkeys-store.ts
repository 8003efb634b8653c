import { type Reads, statement, type Writes } from '../database/index.ts';

/** A key that a device of the person's keeps, as they see it. */
export type Passkey = {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
};

/** What signing in with a key is checked by. */
export type KnownKey = {
  readonly id: string;
  readonly accountId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
};

const COLUMNS = 'id, label, created_at as "createdAt", used_at as "usedAt"';

const listSql = statement(
  'passkeys.list',
  `select ${COLUMNS} from passkeys where account_id = $1 order by created_at desc, id`,
);
const findSql = statement(
  'passkeys.find',
  `select id, account_id as "accountId", public_key as "publicKey", counter, transports
   from passkeys where id = $1 for update`,
);
const ownerSql = statement(
  'passkeys.findOwner',
  'select account_id as "accountId" from passkeys where id = $1',
);
const addSql = statement(
  'passkeys.add',
  `insert into passkeys (id, account_id, public_key, counter, transports, label)
   select $1, $2, $3, $4, $5, $6 where (select count(*) from passkeys where account_id = $2) < $7::int
   on conflict do nothing returning ${COLUMNS}`,
);
const renameSql = statement(
  'passkeys.rename',
  `update passkeys set label = $3 where account_id = $1 and id = $2 returning ${COLUMNS}`,
);
const removeSql = statement(
  'passkeys.remove',
  'delete from passkeys where account_id = $1 and id = $2 returning id',
);
const removeAllSql = statement('passkeys.removeAll', 'delete from passkeys where account_id = $1');
const usedSql = statement(
  'passkeys.markUsed',
  'update passkeys set counter = $2, used_at = clock_timestamp() where id = $1',
);
const askSql = statement(
  'passkeys.addChallenge',
  'insert into passkey_challenges (challenge, account_id) values ($1, $2)',
);
const takeSql = statement(
  'passkeys.takeChallenge',
  `delete from passkey_challenges where challenge = $1 and account_id is not distinct from $2
     and created_at > clock_timestamp() - case when account_id is null then interval '1 hour' else interval '5 minutes' end
   returning challenge`,
);

/** A person's keys, the newest first. */
export function listPasskeys(reads: Reads, accountId: string): Promise<Passkey[]> {
  return reads.query<Passkey>(listSql, [accountId]);
}

/** Whose key this is; null when it is nobody's. */
export async function findKeyOwner(reads: Reads, id: string): Promise<string | null> {
  return (await reads.query<{ accountId: string }>(ownerSql, [id]))[0]?.accountId ?? null;
}

/** A key for the moment in which it is used: two uses of one counter wait for each other. */
export async function lockPasskey(writes: Writes, id: string): Promise<KnownKey | null> {
  return (await writes.query<KnownKey>(findSql, [id]))[0] ?? null;
}

export type NewPasskey = Pick<KnownKey, 'id' | 'accountId' | 'counter' | 'transports'> & {
  readonly publicKey: Uint8Array;
  readonly label: string;
};

/** Adds a key; null when the person has as many as one may have, or the key is known. */
export async function addPasskey(writes: Writes, key: NewPasskey, most: number): Promise<Passkey | null> {
  const { id, accountId, publicKey, counter, transports, label } = key;
  const values = [id, accountId, Buffer.from(publicKey), counter, transports, label, most];
  return (await writes.query<Passkey>(addSql, values))[0] ?? null;
}

export async function renamePasskey(
  writes: Writes,
  accountId: string,
  id: string,
  label: string,
): Promise<Passkey | null> {
  return (await writes.query<Passkey>(renameSql, [accountId, id, label]))[0] ?? null;
}

export async function removePasskey(writes: Writes, accountId: string, id: string): Promise<boolean> {
  return (await writes.query(removeSql, [accountId, id])).length > 0;
}

/** Ends every key of a person. */
export async function removeAllPasskeys(writes: Writes, accountId: string): Promise<void> {
  await writes.query(removeAllSql, [accountId]);
}

export async function markUsed(writes: Writes, id: string, counter: number): Promise<void> {
  await writes.query(usedSql, [id, counter]);
}

/** Keeps what a device is asked to sign, for this account; null: nobody is known yet. */
export async function addChallenge(
  writes: Writes,
  challenge: string,
  accountId: string | null,
): Promise<void> {
  await writes.query(askSql, [challenge, accountId]);
}

/**
 * Whether that was asked, of that account in the last minutes, or of nobody in the last hour, as long as a form
 * may stand open; it is asked no second time.
 */
export async function takeChallenge(
  writes: Writes,
  challenge: string,
  accountId: string | null,
): Promise<boolean> {
  return (await writes.query(takeSql, [challenge, accountId])).length > 0;
}
