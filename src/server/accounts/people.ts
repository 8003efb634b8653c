import { createHash } from 'node:crypto';
import { type Action, record } from '../audit/index.ts';
import { PERMISSIONS, type Permission, type Viewer } from '../context.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { sendConfirmation } from './confirmation.ts';
import { tell, writeTo } from './history.ts';
import { holdKeepers, isLastKeeper, requireAnotherKeeper } from './keepers.ts';
import type { AccountsParts } from './parts.ts';
import { removeAllPasskeys } from './passkeys-store.ts';
import {
  addPersonChange,
  findPerson,
  findShownAds,
  findTrade,
  findTraderVersion,
  lockBids,
  lockPerson,
  type Person,
  type PersonChange,
  writeBlock,
  writePermissions,
  writeProfessional,
} from './people-store.ts';
import { watchRights } from './rights.ts';
import { endSecondFactors } from './second-factor-store.ts';
import { closeSockets, endOtherSessions, endSessionById } from './sessions.ts';
import { holdAuctionsOf } from './ties.ts';

const REASON_LENGTH_MAX = 1_000;

/** Nobody may remove it from themselves: without it, nobody could give any permission back. */
const KEY_PERMISSION: Permission = 'Users:update';

const isPermission = (name: string): name is Permission => PERMISSIONS.some(each => each === name);

/** Returns the names once each, in the order of the list, if all are permissions. @throws AppError BadInput */
export function checkedPermissions(names: readonly string[]): Permission[] {
  requireInput(names.every(isPermission), 'permissions');
  return PERMISSIONS.filter(each => names.includes(each));
}

/** The audit log's name of each change. */
const ACTIONS: Readonly<Record<PersonChange['kind'], Action>> = {
  PERMISSIONS: 'account.permissionsChanged',
  BLOCKED: 'account.blocked',
  UNBLOCKED: 'account.unblocked',
  SIGNED_OUT: 'account.signedOut',
  CONFIRMATION_SENT: 'account.confirmationSent',
  COPY_SENT: 'account.copySent',
  SECOND_FACTOR_ENDED: 'account.secondFactorEnded',
  VIEWED: 'account.viewed',
  PROFESSIONAL: 'account.professional',
  PRIVATE: 'account.private',
};

/**
 * Changes an account on behalf of staff. Records the change in the person's file, with the reason, which is erased with
 * them, and in the audit log, which names the account only by its id. `hold` takes the locks that come before the
 * account's; `act` returns null if there is nothing to change.
 * @throws AppError NotFound
 */
export async function changePerson(
  { database }: AccountsParts,
  id: string,
  actor: Viewer,
  act: (writes: Writes, person: Person) => Promise<PersonChange | null>,
  hold: (writes: Writes, id: string) => Promise<unknown> = async () => {},
): Promise<Person> {
  requireFound(id);
  await database.transaction(async writes => {
    await hold(writes, id);
    const person = found(await lockPerson(writes, id));
    const change = await act(writes, person);
    if (change) await writeChange(writes, id, actor.id, change);
  });
  return found(await findPerson(database, id));
}

async function writeChange(writes: Writes, id: string, actorId: string, change: PersonChange): Promise<void> {
  await addPersonChange(writes, id, actorId, change);
  const { kind, before = {}, after = {} } = change;
  const entry = { actorId, action: ACTIONS[kind], subjectId: id, subjectName: id.slice(0, 8) };
  await record(writes, { ...entry, before, after });
}

function requireFound(id: string): void {
  found(isUuid(id) ? id : null);
}

/**
 * Gives and takes permissions, by group and one by one. They are read again at every request, so the change applies
 * from the next one; open sockets are closed and reconnect with the new permissions.
 * @throws AppError NotFound; Forbidden for permissions the actor lacks; EmailNotConfirmed for an unconfirmed address;
 * StaleVersion if they have changed since they were read; BadInput, also when actors would take Users:update from
 * themselves; LastKeeper if nobody else has it
 */
export function changePermissions(
  parts: AccountsParts,
  id: string,
  wish: { groupIds: readonly string[]; permissions: readonly string[]; version: string | null },
  actor: Viewer,
): Promise<Person> {
  const permissions = checkedPermissions(wish.permissions);
  const groupIds = [...new Set(wish.groupIds)];
  requireInput(groupIds.every(isUuid), 'groupIds');
  const change = async (writes: Writes, before: Person): Promise<PersonChange | null> => {
    // Nothing to change: saved unchanged, or sent again because the response was lost.
    if (versionOf(groupIds, permissions) === rightsVersion(before)) return null;
    if (wish.version !== null && wish.version !== rightsVersion(before)) throw new AppError('StaleVersion');
    const isLast = await isLastKeeper(writes, id);
    const count = await writePermissions(writes, id, permissions, groupIds);
    requireInput(count === groupIds.length, 'groupIds');
    const after = found(await findPerson(writes, id));
    const [had, has] = [permissionsOf(before), permissionsOf(after)];
    const given = has.filter(each => !had.includes(each));
    requireOwn(actor, given);
    // A stranger may have registered the address. A group counts even if it gives nothing: it may give more tomorrow.
    const isJoining = after.groups.some(
      ({ id: joined }) => !before.groups.some(group => group.id === joined),
    );
    if ((given.length > 0 || isJoining) && !before.isEmailConfirmed) throw new AppError('EmailNotConfirmed');
    const taken = had.filter(each => !has.includes(each));
    watchRights(parts, writes, { actorId: actor.id, subjectId: id, given, taken });
    const keepsKey = permissionsOf(after).includes(KEY_PERMISSION);
    requireInput(id !== actor.id || keepsKey, 'permissions');
    if (isLast && !keepsKey) throw new AppError('LastKeeper');
    await closeSockets(parts.bus, writes, [id]);
    return { kind: 'PERMISSIONS', before: grantsOf(before), after: grantsOf(after) };
  };
  return changePerson(parts, id, actor, change, holdKeepers);
}

/** Checks that staff give only permissions they have themselves, even to themselves. @throws AppError Forbidden */
export function requireOwn({ permissions }: Viewer, given: readonly string[]): void {
  if (!given.every(each => permissions.has(each))) throw new AppError('Forbidden', { field: 'permissions' });
}

/** Returns a version that changes with the person's groups and own permissions. */
export const rightsVersion = ({ groups, addedPermissions }: Person): string =>
  versionOf(
    groups.map(({ id }) => id),
    addedPermissions,
  );

function versionOf(groupIds: readonly string[], permissions: readonly string[]): string {
  const given = JSON.stringify([groupIds.toSorted(), permissions.toSorted()]);
  return createHash('sha256').update(given).digest('base64url');
}

export function permissionsOf({ addedPermissions, groups }: Person): readonly string[] {
  return [...new Set([...addedPermissions, ...groups.flatMap(group => group.permissions)])];
}

function grantsOf({ addedPermissions, groups }: Person) {
  return { permissions: addedPermissions, groups: groups.map(group => group.name) };
}

/**
 * Blocks a person at once, in every browser. Their bids stay; a party to an order may still sign in for that order. A
 * letter tells them about it, and what they may request in writing.
 * @throws AppError NotFound, BadInput without a reason or for oneself; LastKeeper
 */
export function blockPerson(parts: AccountsParts, id: string, reason: string, actor: Viewer) {
  const why = reason.trim();
  requireInput(why !== '' && why.length <= REASON_LENGTH_MAX, 'reason');
  requireInput(id !== actor.id, 'id');
  const change = async (writes: Writes, person: Person): Promise<PersonChange | null> => {
    if (person.blockedAt !== null && person.blockReason === why) return null;
    await requireAnotherKeeper(writes, id);
    await writeBlock(writes, id, why, actor.id);
    if (!person.blockedAt)
      watchRights(parts, writes, { actorId: actor.id, subjectId: id, taken: permissionsOf(person) });
    await endOtherSessions(parts.bus, writes, id, null);
    await tell(parts, writes, id, { kind: 'BLOCKED' }, null);
    await writeTo(parts, writes, id, 'suspended');
    return { kind: 'BLOCKED', reason: why };
  };
  return changePerson(parts, id, actor, change, async writes => {
    await holdKeepers(writes);
    await lockBids(writes, id);
  });
}

/**
 * Unblocks a person; they regain all their permissions, as if given again.
 * @throws AppError NotFound; Forbidden if they have permissions that the actor lacks
 */
export function unblockPerson(parts: AccountsParts, id: string, actor: Viewer): Promise<Person> {
  const change = async (writes: Writes, person: Person): Promise<PersonChange | null> => {
    const given = permissionsOf(person);
    requireOwn(actor, given);
    if (person.blockedAt === null) return null;
    await writeBlock(writes, id, null, actor.id);
    watchRights(parts, writes, { actorId: actor.id, subjectId: id, given });
    await tell(parts, writes, id, { kind: 'UNBLOCKED' }, null);
    return { kind: 'UNBLOCKED' };
  };
  return changePerson(parts, id, actor, change, holdKeepers);
}

/**
 * Sets whether a person is a professional seller, once staff have checked their details against the registers. Buyers
 * of their cars may then withdraw, and their profile, ads and planned auctions name them. A letter tells the result to
 * those who claimed a trade, and to everyone who stops being professional. `seen` is the version of the details that
 * staff have read (`findTraderVersion`); null is not compared.
 * @throws AppError NotFound, StaleVersion if the details have changed since
 */
export function setProfessional(
  parts: AccountsParts,
  id: string,
  { isProfessional, seen }: { readonly isProfessional: boolean; readonly seen: string | null },
  actor: Viewer,
): Promise<Person> {
  const change = async (writes: Writes, person: Person): Promise<PersonChange | null> => {
    if (seen !== null && seen !== (await findTraderVersion(writes, id))) throw new AppError('StaleVersion');
    // Sent again because the response was lost. A private person is refused only once, and only if they claim a trade.
    const isSo = person.isProfessional === isProfessional;
    const trade = await findTrade(writes, id);
    if (isSo && (isProfessional || trade?.state !== 'CHECKING')) return null;
    if (!isProfessional) await writeTo(parts, writes, id, isSo ? 'traderRefused' : 'traderEnded');
    else if (trade) await writeTo(parts, writes, id, 'traderConfirmed');
    return writeTrade(parts, writes, { id, isProfessional, actorId: actor.id });
  };
  return changePerson(parts, id, actor, change, holdAuctionsOf);
}

/**
 * Writes whether a person sells by trade and announces it; the caller holds the locks of their auctions and account.
 */
async function writeTrade(
  { domain, bus }: AccountsParts,
  writes: Writes,
  { id, isProfessional, actorId }: { id: string; isProfessional: boolean; actorId: string },
): Promise<PersonChange> {
  await writeProfessional(writes, id, isProfessional);
  await domain.tell(writes, 'seller.changed', { accountId: id, actorId });
  await bus.publish(writes, [
    { topic: 'member', id, version: 0 },
    ...(await findShownAds(writes, id)).map(uuid => ({ topic: 'ad', id: uuid, version: 0 }) as const),
  ]);
  return { kind: isProfessional ? 'PROFESSIONAL' : 'PRIVATE' };
}

/**
 * Locks the account of a person about to state their trade, and before it the auctions that follow it.
 * @throws AppError Unauthenticated when the account has been erased
 */
export async function holdTrader(writes: Writes, id: string): Promise<Person> {
  await holdAuctionsOf(writes, id);
  const held = await lockPerson(writes, id);
  if (held === null) throw new AppError('Unauthenticated');
  return held;
}

/**
 * Makes a professional private again because they now claim another company than staff confirmed; a letter tells them
 * that staff must confirm it anew.
 */
export async function endTrade(parts: AccountsParts, writes: Writes, id: string): Promise<void> {
  const change = await writeTrade(parts, writes, { id, isProfessional: false, actorId: id });
  await writeChange(writes, id, id, change);
  await writeTo(parts, writes, id, 'traderChanged');
}

/** Ends one session of a person, or all of them with null. @throws AppError NotFound */
export function signOutPerson(
  parts: AccountsParts,
  id: string,
  sessionId: string | null,
  actor: Viewer,
): Promise<Person> {
  if (sessionId !== null) requireFound(sessionId);
  return changePerson(parts, id, actor, async writes => {
    if (sessionId === null) await endOtherSessions(parts.bus, writes, id, null);
    else found((await endSessionById(parts.bus, writes, id, sessionId)) || null);
    await tell(parts, writes, id, { kind: 'SIGNED_OUT' }, null);
    return { kind: 'SIGNED_OUT' };
  });
}

/**
 * Resets the second factor of staff who lost their phone, passkeys and recovery codes, once the actor has identified
 * them otherwise. Ends their sessions and passkeys. @throws AppError NotFound, BadInput for oneself
 */
export function endSecondFactor(parts: AccountsParts, id: string, actor: Viewer): Promise<Person> {
  requireInput(id !== actor.id, 'id');
  return changePerson(parts, id, actor, async writes => {
    await endSecondFactors(writes, id);
    await removeAllPasskeys(writes, id);
    await endOtherSessions(parts.bus, writes, id, null);
    await tell(parts, writes, id, { kind: 'WAY_ENDED', way: 'TOTP' }, null);
    return { kind: 'SECOND_FACTOR_ENDED' };
  });
}

/** Sends the confirmation letter again to an unconfirmed address. @throws AppError NotFound, BadInput, RateLimited */
export async function resendPersonConfirmation(parts: AccountsParts, id: string, actor: Viewer) {
  requireFound(id);
  await parts.limits.take('confirmation', id);
  return changePerson(parts, id, actor, async (writes, person) => {
    requireInput(!person.isEmailConfirmed, 'state');
    await sendConfirmation(parts, writes, person, person.email);
    return { kind: 'CONFIRMATION_SENT' };
  });
}
