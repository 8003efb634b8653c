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

/** What came of somebody a provider vouches for. */
export type SocialEntry =
  | ({ readonly kind: 'in' } & SignedIn)
  /** Their address has an account here: its password, once, shows that both are theirs. */
  | { readonly kind: 'password'; readonly linkToken: string }
  /** The account of who was signed in has this way in now. */
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
 * Lets somebody in whom a provider vouches for; `signedIn` is who was here already when they left.
 * @throws AppError Unauthenticated where their session has ended on the way
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

/** Whom a provider vouches for, by its own number of them. */
type House = Pick<Claims, 'provider' | 'subject'>;

/** What the history calls each house. */
const WAY_OF = { google: 'GOOGLE', facebook: 'FACEBOOK' } as const;

/** Whose account this person of a provider opens; null: nobody's. */
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

/** As letters name them. */
const HOUSES = { google: 'Google', facebook: 'Facebook' } as const;

/** One more house lets this person in, which they are told; false where it lets somebody in already. */
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
  // They were away for a while, in which their session may have ended with all ways in.
  await requireSitter(writes, sitter);
  const holder = await findHolder(writes, claims);
  if (holder === accountId) return { kind: 'linked' };
  if (holder !== null) return { kind: 'refused' };
  return { kind: (await add(parts, writes, claims, accountId, caller)) ? 'linked' : 'refused' };
}

/**
 * The first time from that house. An account with the same address is theirs without a word only if both
 * sides have proven the address: else whoever got hold of it on one side would get the other.
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
  // Of an account without a password nothing could be asked: the proven address is its person's alone.
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
  // Somebody with the same address was faster, this very moment.
  if (id === null) return { kind: 'refused' };
  if (claims.isEmailVerified) await proveEmail(parts, writes, id, true, caller);
  else await sendConfirmation(parts, writes, { id, language }, email);
  await writes.query(addSql, [provider, subject, id]);
  return enter(parts, writes, claims, id, caller);
}

type Link = { provider: ProviderName; subject: string; accountId: string; email: string; isLinked: boolean };

/** What was begun in this browser a quarter of an hour ago at most, linked meanwhile or not; null where nothing was. */
async function findBegun(reads: Reads, linkToken: string | null): Promise<Link | null> {
  if (linkToken === null) return null;
  const [begun] = await reads.query<Link>(findLinkSql, [hashToken(linkToken)]);
  return begun ?? null;
}

/** What waits for a password in this browser: the house, and the address both have; null when nothing does. */
export async function findLink(reads: Reads, linkToken: string | null): Promise<Link | null> {
  const begun = await findBegun(reads, linkToken);
  return begun?.isLinked ? null : begun;
}

/**
 * Links what waits in this browser to the account whose password this is, and signs in. It waits on for its quarter of
 * an hour: whoever gives the password again has not heard that it was linked. @throws AppError
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
    // With all ways in, or that house alone, it may have ended a moment ago.
    if (!(await findBegun(writes, linkToken))) throw new AppError('TokenExpired');
    await add(parts, writes, { provider, subject }, accountId, caller);
    return letIn(parts, writes, held, WAY_OF[provider], caller);
  });
}

/** The houses that let a person in here. */
export const listIdentities = statement(
  'identities.list',
  'select provider from account_identities where account_id = $1 order by provider',
).column<{ provider: ProviderName }, [accountId: string]>('provider');

/** @throws AppError LastWayIn when neither password, nor provider, nor key would let the person in */
export async function requireWayIn(writes: Writes, accountId: string): Promise<void> {
  const { hasPassword } = found(await findAccount(writes, accountId));
  if (hasPassword) return;
  const ways = [...(await listIdentities(writes, accountId)), ...(await listPasskeys(writes, accountId))];
  if (ways.length === 0) throw new AppError('LastWayIn');
}

/** @throws AppError NotFound, LastWayIn when nothing else would let the person in */
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
