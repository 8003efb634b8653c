import { statement, type Writes } from '../database/index.ts';
import { found } from '../errors.ts';
import type { Events } from '../events.ts';
import { type AccountLetter, accountLetter } from '../mail/index.ts';
import { findAccount } from './accounts-store.ts';
import { deviceOf } from './device.ts';
import type { AccountsParts, Caller } from './parts.ts';

/** What may happen to the ways into an account. */
export const ACCOUNT_EVENT_KINDS = [
  'SIGNED_IN',
  'WAY_ADDED',
  'WAY_ENDED',
  'WAY_RENEWED',
  'ALL_ENDED',
  'SIGNED_OUT',
  'BLOCKED',
  'UNBLOCKED',
  'COPY_SENT',
  'PASSWORD_CHANGED',
  'EMAIL_CONFIRMED',
  'EMAIL_CHANGED',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];

/** What opens an account, or shows who sits at it. */
export const WAYS = [
  'PASSWORD',
  'PASSKEY',
  'GOOGLE',
  'FACEBOOK',
  'SESSION',
  'TOTP',
  'RECOVERY_CODE',
  'CALENDAR',
  'API_KEY',
  'APPLICATION',
  'WEBHOOK',
] as const;
export type Way = (typeof WAYS)[number];

export type Happening = { readonly kind: AccountEventKind; readonly way?: Way | null };

/** A happening as its person reads it. */
export type AccountEvent = {
  readonly id: number;
  readonly kind: AccountEventKind;
  readonly way: Way | null;
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string | null;
  readonly happenedAt: number;
};

const SHOWN = 50;

const addSql = statement(
  'accountEvents.add',
  'insert into account_events (account_id, kind, way, browser, system, network) values ($1, $2, $3, $4, $5, $6)',
);

/** Writes down what happened to an account, for its person; and, once it did, for whoever keeps watch. */
export async function tell(
  { events }: { readonly events: Events },
  writes: Writes,
  accountId: string,
  { kind, way = null }: Happening,
  caller: Pick<Caller, 'agent' | 'network'> | null,
): Promise<void> {
  const { browser, system } = deviceOf(caller?.agent ?? '');
  await writes.query(addSql, [accountId, kind, way, browser, system, caller?.network ?? null]);
  writes.afterCommit(() => events.accountChanged({ accountId, kind, way }));
}

/** Writes to an account's address what happened to it; `named` is what the letter speaks of. */
export async function writeTo(
  { mail, publicUrl }: Pick<AccountsParts, 'mail' | 'publicUrl'>,
  writes: Writes,
  accountId: string,
  letter: AccountLetter,
  named?: string,
): Promise<void> {
  await mail.send(
    writes,
    accountLetter(found(await findAccount(writes, accountId)), letter, publicUrl, named),
  );
}

/** Whether an account's password was changed within two minutes. */
export const hasJustChangedPassword = statement(
  'accountEvents.hasJustChangedPassword',
  `select from account_events where account_id = $1 and kind = 'PASSWORD_CHANGED'
     and happened_at > clock_timestamp() - interval '2 minutes'`,
).any<[accountId: string]>();

/** The last of a person's, the newest first. */
export const listAccountEvents = statement(
  'accountEvents.list',
  `select id, kind, way, browser, system, network, happened_at as "happenedAt"
   from account_events where account_id = $1 order by id desc limit ${SHOWN}`,
).all<AccountEvent, [accountId: string]>();
