import type { Language } from '#shared/words/locale.ts';
import { inOrderOf, type Reads, statement, type Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import type { Claims, ProviderName } from '../social/index.ts';
import { addAccount, findAccount, findCredentials } from './accounts-store.ts';
import { holdByPassword, letIn } from './coming-in.ts';
import { sendConfirmation } from './confirmation.ts';
import { tell, writeTo } from './history.ts';
import type { AccountsParts, Caller, SignedIn, Sitter } from './parts.ts';
import { listPasskeys } from './passkeys-store.ts';
import { isPassword } from './passwords.ts';
import { hashToken, newToken } from './tokens.ts';
import { takeTry } from './tries.ts';
import { holdAccount, isOwnBrowser, proveEmail, requireSitter } from './ways.ts';

/** The result of a sign-in through a provider. */
export type SocialEntry =
  | ({ readonly kind: 'in' } & SignedIn)
  /** The address already has an account: its password, asked once, proves that both belong to the same person. */
  | { readonly kind: 'password'; readonly linkToken: string }
  /** The provider now opens the account that was signed in. */
  | { readonly kind: 'linked' }
  | { readonly kind: 'noEmail' | 'refused' };

const addSql = statement(
  'identities.add',
  `insert into account_identities (provider, subject, account_id) values ($1, $2, $3)
   on conflict do nothing returning account_id`,
);
const removeSql = statement(
  'identities.remove',
  'delete from account_identities where account_id = $1 and provider = $2 returning account_id',
);
const endLinksSql = statement(
  'identities.endLinks',
  'delete from social_links where account_id = $1 and provider = $2',
);
const addLinkSql = statement(
  'identities.addLink',
  'insert into social_links (token_hash, provider, subject, account_id) values ($1, $2, $3, $4)',
);
const findLinkSql = statement(
  'identities.findLink',
  `select l.provider, l.subject, l.account_id as "accountId", p.email,
     exists (select from account_identities i where i.provider = l.provider and i.subject = l.subject) as "isLinked"
   from social_links l join accounts p on p.id = l.account_id
   where l.token_hash = $1 and l.created_at > clock_timestamp() - interval '15 minutes'`,
);

/**
 * Signs in the person that a provider identifies; `signedIn` is the session with which they left for the provider.
 * @throws AppError Unauthenticated if that session has ended since
 */
export async function enterBySocial(
  parts: AccountsParts,
  claims: Claims,
  language: Language,
  signedIn: Sitter | null,
  caller: Caller,
): Promise<SocialEntry> {
  return parts.database.transaction(async writes => {
    if (signedIn !== null) return link(parts, writes, claims, signedIn, caller);
    const known = await findHolder(writes, claims);
    if (known !== null) return enter(parts, writes, claims, known, caller);
    if (claims.email === null) return { kind: 'noEmail' };
    return enterByEmail(parts, writes, { ...claims, email: claims.email }, language, caller);
  });
}

/** A person at a provider, by the provider's own id. */
type House = Pick<Claims, 'provider' | 'subject'>;

/** The way that the history names for each provider. */
const WAY_OF = { google: 'GOOGLE', facebook: 'FACEBOOK' } as const;

/** Returns the account that this person of a provider opens; null for none. */
const findHolder = statement(
  'identities.find',
  `select i.account_id as "accountId" from account_identities i join accounts p on p.id = i.account_id
   where i.provider = $1 and i.subject = $2 and p.erased_at is null`,
).value<{ accountId: string }, [house: House], Writes>('accountId', inOrderOf('provider', 'subject'));

async function enter(
  parts: AccountsParts,
  writes: Writes,
  house: House,
  accountId: string,
  caller: Caller,
): Promise<SocialEntry> {
  const held = await holdAccount(writes, accountId);
  if (!held || held.isShutOut || (await findHolder(writes, house)) !== accountId) return { kind: 'refused' };
  return { kind: 'in', ...(await letIn(parts, writes, held, WAY_OF[house.provider], caller)) };
}

/** The providers' names in letters. */
const HOUSES = { google: 'Google', facebook: 'Facebook' } as const;

/** Adds a provider to the account and tells its person; returns false if it already opens an account. */
async function add(
  parts: AccountsParts,
  writes: Writes,
  { provider, subject }: House,
  accountId: string,
  caller: Caller,
): Promise<boolean> {
  if ((await writes.query(addSql, [provider, subject, accountId])).length === 0) return false;
  await tell(parts, writes, accountId, { kind: 'WAY_ADDED', way: WAY_OF[provider] }, caller);
  await writeTo(parts, writes, accountId, 'houseAdded', HOUSES[provider]);
  return true;
}

async function link(
  parts: AccountsParts,
  writes: Writes,
  claims: Claims,
  sitter: Sitter,
  caller: Caller,
): Promise<SocialEntry> {
  const { accountId } = sitter;
  // The session may have ended while the person was at the provider.
  await requireSitter(writes, sitter);
  const holder = await findHolder(writes, claims);
  if (holder === accountId) return { kind: 'linked' };
  if (holder !== null) return { kind: 'refused' };
  return { kind: (await add(parts, writes, claims, accountId, caller)) ? 'linked' : 'refused' };
}

/**
 * Handles the first sign-in from a provider. It opens an existing account of the same address without asking only if
 * both sides have confirmed the address: otherwise control of the address on one side would give access to the other.
 */
async function enterByEmail(
  parts: AccountsParts,
  writes: Writes,
  claims: Claims & { readonly email: string },
  language: Language,
  caller: Caller,
): Promise<SocialEntry> {
  const { provider, subject, email, isEmailVerified } = claims;
  const holder = await findCredentials(writes, email);
  if (!holder) return enterAsNew(parts, writes, claims, language, caller);
  const held = await holdAccount(writes, holder.id);
  if (!held || held.isShutOut) return { kind: 'refused' };
  const account = found(await findAccount(writes, holder.id));
  // Without a password there is nothing to ask for: the confirmed address is proof enough.
  if (isEmailVerified && (account.isEmailConfirmed || !account.hasPassword)) {
    if (!account.isEmailConfirmed) {
      await proveEmail(parts, writes, holder.id, await isOwnBrowser(parts, holder.id, caller), caller);
    }
    const isAdded = await add(parts, writes, claims, holder.id, caller);
    return isAdded ? enter(parts, writes, claims, holder.id, caller) : { kind: 'refused' };
  }
  if (!account.hasPassword) return { kind: 'refused' };
  const { token, hash } = newToken();
  await writes.query(addLinkSql, [hash, provider, subject, holder.id]);
  return { kind: 'password', linkToken: token };
}

async function enterAsNew(
  parts: AccountsParts,
  writes: Writes,
  claims: Claims & { readonly email: string },
  language: Language,
  caller: Caller,
): Promise<SocialEntry> {
  const { provider, subject, email, firstName, lastName } = claims;
  const nobody = { passwordHash: null, phone: null };
  const id = await addAccount(writes, { ...nobody, email, firstName, lastName, language });
  // Another account took the address at this very moment.
  if (id === null) return { kind: 'refused' };
  if (claims.isEmailVerified) await proveEmail(parts, writes, id, true, caller);
  else await sendConfirmation(parts, writes, { id, language }, email);
  await writes.query(addSql, [provider, subject, id]);
  return enter(parts, writes, claims, id, caller);
}

type Link = { provider: ProviderName; subject: string; accountId: string; email: string; isLinked: boolean };

/** Returns a link begun in this browser in the last 15 minutes, completed or not; null for none. */
async function findBegun(reads: Reads, linkToken: string | null): Promise<Link | null> {
  if (linkToken === null) return null;
  const [begun] = await reads.query<Link>(findLinkSql, [hashToken(linkToken)]);
  return begun ?? null;
}

/** Returns the link that waits for a password in this browser: the provider and the address; null for none. */
export async function findLink(reads: Reads, linkToken: string | null): Promise<Link | null> {
  const begun = await findBegun(reads, linkToken);
  return begun?.isLinked ? null : begun;
}

/**
 * Links the provider that waits in this browser to the account of this password, and signs in. The wait stays valid for
 * its 15 minutes, so that a client whose response was lost may repeat the request. @throws AppError
 */
export async function linkWithPassword(
  parts: AccountsParts,
  linkToken: string | null,
  password: string,
  caller: Caller,
): Promise<SignedIn> {
  const { database } = parts;
  const waiting = await findBegun(database, linkToken);
  if (!waiting) throw new AppError('TokenExpired');
  const { provider, subject, accountId, email } = waiting;
  const takeBack = await takeTry(parts, { email, accountId }, caller);
  const known = await findCredentials(database, email);
  const matches = await isPassword(known?.passwordHash ?? null, password);
  if (!known || !matches || known.isShutOut) throw new AppError('InvalidCredentials', { field: 'password' });
  await takeBack();
  return database.transaction(async writes => {
    const held = await holdByPassword(writes, known, password);
    // The link may have ended a moment ago, with all ways in or with this provider.
    if (!(await findBegun(writes, linkToken))) throw new AppError('TokenExpired');
    await add(parts, writes, { provider, subject }, accountId, caller);
    return letIn(parts, writes, held, WAY_OF[provider], caller);
  });
}

/** Returns the providers that open a person's account. */
export const listIdentities = statement(
  'identities.list',
  'select provider from account_identities where account_id = $1 order by provider',
).column<{ provider: ProviderName }, [accountId: string]>('provider');

/** @throws AppError LastWayIn when the account has no password, provider or passkey left */
export async function requireWayIn(writes: Writes, accountId: string): Promise<void> {
  const { hasPassword } = found(await findAccount(writes, accountId));
  if (hasPassword) return;
  const ways = [...(await listIdentities(writes, accountId)), ...(await listPasskeys(writes, accountId))];
  if (ways.length === 0) throw new AppError('LastWayIn');
}

/** @throws AppError NotFound, LastWayIn when it is the only way in */
export async function removeIdentity(
  parts: AccountsParts,
  accountId: string,
  provider: ProviderName,
  caller: Caller,
): Promise<void> {
  await parts.database.transaction(async writes => {
    await holdAccount(writes, accountId);
    if ((await writes.query(removeSql, [accountId, provider])).length === 0) throw new AppError('NotFound');
    await requireWayIn(writes, accountId);
    await writes.query(endLinksSql, [accountId, provider]);
    await tell(parts, writes, accountId, { kind: 'WAY_ENDED', way: WAY_OF[provider] }, caller);
    await writeTo(parts, writes, accountId, 'houseEnded', HOUSES[provider]);
  });
}
