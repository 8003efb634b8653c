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

/** Without it nobody could give any permission back: nobody takes it from themselves. */
const KEY_PERMISSION: Permission = 'Users:update';

const isPermission = (name: string): name is Permission => PERMISSIONS.some(each => each === name);

/** Names that are permissions, each once, in the order of the list. @throws AppError BadInput */
export function checkedPermissions(names: readonly string[]): Permission[] {
  requireInput(names.every(isPermission), 'permissions');
  return PERMISSIONS.filter(each => names.includes(each));
}

/** What the house's log calls each change. */
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
 * One change of somebody's account by staff: a line in the person's own file, with the reason, which leaves
 * with them; and one in the house's log, which names nobody but by number. `hold` takes what is held before an account;
 * `act` answers null where all is so already.
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
 * Gives and takes permissions, in groups and one by one. They are read again at every request, so they
 * hold from the next one on; open sockets are closed, and come back as what the person is now.
 * @throws AppError NotFound; Forbidden for what the giver has not; EmailNotConfirmed for an address that nobody has
 * proven; StaleVersion where somebody has changed them since they were read; BadInput, too, for who would take the
 * key to permissions from themselves; LastKeeper where nobody else has it
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
    // Sent again because its answer was lost, or saved as it was.
    if (versionOf(groupIds, permissions) === rightsVersion(before)) return null;
    if (wish.version !== null && wish.version !== rightsVersion(before)) throw new AppError('StaleVersion');
    const isLast = await isLastKeeper(writes, id);
    const count = await writePermissions(writes, id, permissions, groupIds);
    requireInput(count === groupIds.length, 'groupIds');
    const after = found(await findPerson(writes, id));
    const [had, has] = [permissionsOf(before), permissionsOf(after)];
    const given = has.filter(each => !had.includes(each));
    requireOwn(actor, given);
    // Whoever registered an address may be a stranger to it, and a group that gives nothing may give more tomorrow.
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

/** Nobody gives what they do not have themselves, to others or to themselves. @throws AppError Forbidden */
export function requireOwn({ permissions }: Viewer, given: readonly string[]): void {
  if (!given.every(each => permissions.has(each))) throw new AppError('Forbidden', { field: 'permissions' });
}

/** Another where groups or permissions of their own are others. */
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
 * Keeps somebody out, at once and in every window; what they bid stays as it is, and whoever bought or sold
 * here may come in again for that alone. A letter tells them so, and what they may ask for in writing.
 * @throws AppError NotFound, BadInput without a reason, or when it is oneself; LastKeeper
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
 * Lets somebody in again, with all that they might do before: it is given anew.
 * @throws AppError NotFound; Forbidden for who may do what the actor may not
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
 * Whether somebody sells by trade, once staff have compared what they say of themselves with the registers: buyers of
 * their cars may then go back on them, and their page, their ads and their planned auctions say who they are. A letter
 * tells what was found to who said anything of a trade, and to all that they are no professional any more.
 * `seen` is the version of what they say that staff have read (`findTraderVersion`); null is not compared.
 * @throws AppError NotFound, StaleVersion where they say something else by now
 */
export function setProfessional(
  parts: AccountsParts,
  id: string,
  { isProfessional, seen }: { readonly isProfessional: boolean; readonly seen: string | null },
  actor: Viewer,
): Promise<Person> {
  const change = async (writes: Writes, person: Person): Promise<PersonChange | null> => {
    if (seen !== null && seen !== (await findTraderVersion(writes, id))) throw new AppError('StaleVersion');
    // Sent again because its answer was lost; who is no professional is refused once, and only if they say they are.
    const isSo = person.isProfessional === isProfessional;
    const trade = await findTrade(writes, id);
    if (isSo && (isProfessional || trade?.state !== 'CHECKING')) return null;
    if (!isProfessional) await writeTo(parts, writes, id, isSo ? 'traderRefused' : 'traderEnded');
    else if (trade) await writeTo(parts, writes, id, 'traderConfirmed');
    return writeTrade(parts, writes, { id, isProfessional, actorId: actor.id });
  };
  return changePerson(parts, id, actor, change, holdAuctionsOf);
}

/** Writes whether somebody sells by trade, and has all that says so follow; their auctions and they are held. */
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
 * Holds somebody who is about to say who they are by trade, and before them the auctions that follow it.
 * @throws AppError Unauthenticated for who has left meanwhile
 */
export async function holdTrader(writes: Writes, id: string): Promise<Person> {
  await holdAuctionsOf(writes, id);
  const held = await lockPerson(writes, id);
  if (held === null) throw new AppError('Unauthenticated');
  return held;
}

/**
 * Who says that they are another company than staff have confirmed is a private person until staff do so anew, which a
 * letter tells them.
 */
export async function endTrade(parts: AccountsParts, writes: Writes, id: string): Promise<void> {
  const change = await writeTrade(parts, writes, { id, isProfessional: false, actorId: id });
  await writeChange(writes, id, id, change);
  await writeTo(parts, writes, id, 'traderChanged');
}

/** Signs somebody out of one browser, or of all with null. @throws AppError NotFound */
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
 * Staff who lost telephone, keys and recovery codes set up their second factor anew: whoever asks for it was
 * recognised otherwise. Their sessions and passkeys end with it. @throws AppError NotFound, BadInput when it is oneself
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

/** Writes to an address that nobody has proven yet once more. @throws AppError NotFound, BadInput, RateLimited */
export async function resendPersonConfirmation(parts: AccountsParts, id: string, actor: Viewer) {
  requireFound(id);
  await parts.limits.take('confirmation', id);
  return changePerson(parts, id, actor, async (writes, person) => {
    requireInput(!person.isEmailConfirmed, 'state');
    await sendConfirmation(parts, writes, person, person.email);
    return { kind: 'CONFIRMATION_SENT' };
  });
}
