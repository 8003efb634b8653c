import { statement, type Writes } from '../database/index.ts';
import { found } from '../errors.ts';
import type { Events } from '../events.ts';
import { type AccountLetter, accountLetter } from '../mail/index.ts';
import { findAccount } from './accounts-store.ts';
import { deviceOf } from './device.ts';
import type { AccountsParts, Caller } from './parts.ts';

/** The kinds of events of an account. */
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

/** The ways into an account, and the proofs of identity. */
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

/** An event as its person sees it. */
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

/** Records an event of an account for its person, and reports it to monitoring after the commit. */
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

/** Sends a letter about a change to the account's address; `named` is the thing that the letter names. */
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

/** Whether an account's password was changed in the last two minutes. */
export const hasJustChangedPassword = statement(
  'accountEvents.hasJustChangedPassword',
  `select from account_events where account_id = $1 and kind = 'PASSWORD_CHANGED'
     and happened_at > clock_timestamp() - interval '2 minutes'`,
).any<[accountId: string]>();

/** Returns a person's last events, the newest first. */
export const listAccountEvents = statement(
  'accountEvents.list',
  `select id, kind, way, browser, system, network, happened_at as "happenedAt"
   from account_events where account_id = $1 order by id desc limit ${SHOWN}`,
).all<AccountEvent, [accountId: string]>();
