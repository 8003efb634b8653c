/**
 * The accounts room: who people are and what they may do. Passwords are argon2id, sessions are kept as
 * hashes, permissions are read again at every request. It promises that neither sign-in nor reset tells
 * whether an address has an account, that a session ended is ended everywhere at once, and that who leaves
 * leaves nothing behind but what the rules of sale keep, nameless.
 */
import type { GivenProfile, Registration } from '#shared/fields/index.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Viewer } from '../context.ts';
import { isUuid, openBatched, statement, type Writes } from '../database/index.ts';
import type { AccountLetter } from '../mail/index.ts';
import { patternOf, type Span } from '../paging.ts';
import type { Claims, ProviderName } from '../social/index.ts';
import { changeProfile, changePseudo, login, register } from './accounts.ts';
import { findAccount, findCredentials, setLanguage } from './accounts-store.ts';
import { type AddressInput, addAddress, chooseAddress, removeAddress, updateAddress } from './addresses.ts';
import {
  confirmEmail,
  findEmailLetter,
  findWantedEmail,
  openMayBid,
  requestEmailChange,
  resendConfirmation,
} from './confirmation.ts';
import { copyOf, eraseAccount } from './departure.ts';
import { forgetOtherDevices } from './devices.ts';
import { listGroups, removeGroup, saveGroup } from './groups.ts';
import { type Happening, listAccountEvents, tell, writeTo } from './history.ts';
import { enterBySocial, findLink, linkWithPassword, listIdentities, removeIdentity } from './identities.ts';
import { findMember } from './member.ts';
import { changePassword, confirmPassword } from './own-password.ts';
import type { AccountsParts, Caller, Sitter } from './parts.ts';
import {
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyProof,
  finishPasskey,
  loginWithPasskey,
  nameOwnPasskey,
  proveWithPasskey,
  removeOwnPasskey,
} from './passkeys.ts';
import { listPasskeys } from './passkeys-store.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import {
  blockPerson,
  changePermissions,
  endSecondFactor,
  resendPersonConfirmation,
  setProfessional,
  signOutPerson,
  unblockPerson,
} from './people.ts';
import { findPerson, listPeople, listPersonChanges, type PeopleFilter } from './people-store.ts';
import { proveWithCode, sendProofCode } from './proof.ts';
import {
  beginTotp,
  confirmTotp,
  proveSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from './second-factor.ts';
import { findSecondFactor } from './second-factor-store.ts';
import {
  endOtherSessions,
  endSession,
  endSessionById,
  findViewers,
  listSessions,
  sweepSessionsSql,
} from './sessions.ts';
import { findViewed, viewPerson } from './viewing.ts';
import { requireSitter } from './ways.ts';

export type { Account } from './accounts-store.ts';
export { makeOwner } from './owner.ts';
export type { Caller, Sitter } from './parts.ts';
export { hashPassword } from './passwords.ts';
export { sessionKeyOf } from './sessions.ts';

/** Somebody who acts for themselves. */
type Self = Pick<Viewer, 'id' | 'isFresh' | 'secondFactor'>;

export type Accounts = ReturnType<typeof openAccounts>;

export function openAccounts(parts: AccountsParts) {
  return {
    ...wayIn(parts),
    ...ownWays(parts),
    ...ownAccount(parts),
    ...ownAddresses(parts),
    ...socialSignIn(parts),
    ...staffs(parts),
    ...passkeys(parts),
  };
}

/** Coming in and going out. */
function wayIn(parts: AccountsParts) {
  const { database, bus } = parts;
  const findByToken = openBatched<string, Viewer | null>(tokens => findViewers(parts, tokens));
  return {
    /** Who a session stands for; with a `view` of theirs, the person they look at. */
    async findViewer(token: string, view: string | null = null): Promise<Viewer | null> {
      const viewer = await findByToken(token);
      return (viewer && view !== null && (await findViewed(parts, view, viewer))) || viewer;
    },
    find: (id: string) => findAccount(database, id),
    findMember: (id: string) => findMember(database, id),
    /** Who may act under an address; null for nobody, and for who is blocked. */
    async findIdByEmail(email: string): Promise<string | null> {
      const known = await findCredentials(database, email.trim());
      return known && !known.isBlocked ? known.id : null;
    },
    register: (given: Registration, caller: Caller) => register(parts, given, caller),
    login: (email: string, password: string, caller: Caller) => login(parts, email, password, caller),
    logout: (token: string) => database.transaction(writes => endSession(bus, writes, token)),
    requestPasswordReset: (email: string, visitor: string) => requestReset(parts, email, visitor),
    /** Answers what the browser is known by from now on. */
    resetPassword: (token: string, password: string, caller: Caller) =>
      resetPassword(parts, token, password, caller),
    findEmailLetter: (token: string, caller: Caller) => findEmailLetter(parts, token, caller),
    confirmEmail: (token: string, password: string | null, caller: Caller) =>
      confirmEmail(parts, token, password, caller),
    requireMayBid: openMayBid(parts),
    /** Clears away what time has ended. */
    async sweep(): Promise<void> {
      for (const sql of sweepSqls) await database.query(sql);
    },
  };
}

/** What has opened the account until now, and how its person shows that it is them. */
function ownWays(parts: AccountsParts) {
  const { database, bus } = parts;
  const ended = { kind: 'WAY_ENDED', way: 'SESSION' } as const;
  return {
    sessions: (id: string, token: string | null) => listSessions(database, id, token),
    /** Ends one of a person's sessions; false when they have no such session. */
    endSession: (accountId: string, id: string, caller: Caller) =>
      database.transaction(async writes => {
        const isEnded = await endSessionById(bus, writes, accountId, id);
        if (isEnded) await tell(parts, writes, accountId, ended, caller);
        return isEnded;
      }),
    /** Ends every session but this one; the browsers of the others are strangers from now on. */
    endOtherSessions: (accountId: string, token: string | null, caller: Caller) =>
      database.transaction(async writes => {
        await endOtherSessions(bus, writes, accountId, token);
        await forgetOtherDevices(parts.secrets, writes, accountId, caller.deviceToken);
        await tell(parts, writes, accountId, ended, caller);
      }),
    events: (id: string) => listAccountEvents(database, id),
    /** For a room whose addresses read what is somebody's: made by who sits at their session, and told to them. */
    ways: {
      requireSitter,
      tell: (writes: Writes, accountId: string, happening: Happening, caller: Caller | null) =>
        tell(parts, writes, accountId, happening, caller),
      write: (writes: Writes, accountId: string, letter: AccountLetter, named: string) =>
        writeTo(parts, writes, accountId, letter, named),
    },
    confirmPassword: (who: Sitter, password: string) => confirmPassword(parts, who, password),
    sendProofCode: (who: Sitter) => sendProofCode(parts, who),
    proveWithCode: (who: Sitter, code: string) => proveWithCode(parts, who, code),
    beginPasskeyProof: (id: string) => beginPasskeyProof(parts, id),
    secondFactor: (id: string) => findSecondFactor(database, id),
    beginTotp: (staff: Viewer) => beginTotp(parts, staff),
    confirmTotp: (staff: Viewer, token: string, code: string, caller: Caller) =>
      confirmTotp(parts, staff, token, code, caller),
    proveSecondFactor: (who: Sitter, code: string, caller: Caller) =>
      proveSecondFactor(parts, who, code, caller),
    renewRecoveryCodes: (staff: Viewer) => renewRecoveryCodes(parts, staff),
    removeTotp: (staff: Viewer, caller: Caller) => removeTotp(parts, staff, caller),
    proveWithPasskey: (who: Sitter, answer: string) => proveWithPasskey(parts, who, answer),
  };
}

/** What a person says of themselves, and how they leave. */
function ownAccount(parts: AccountsParts) {
  const { database } = parts;
  return {
    updateProfile: (id: string, profile: GivenProfile) => changeProfile(parts, id, profile),
    updatePseudo: (id: string, pseudo: string | null) => changePseudo(parts, id, pseudo),
    setLanguage: (id: string, language: Language) =>
      database.transaction(writes => setLanguage(writes, id, language)),
    changePassword: (
      who: { accountId: string; token: string | null },
      passwords: Parameters<typeof changePassword>[2],
      caller: Caller,
    ) => changePassword(parts, who, passwords, caller),
    resendConfirmation: (id: string) => resendConfirmation(parts, id),
    wantedEmail: (id: string) => findWantedEmail(database, id),
    requestEmailChange: (who: Self, token: string, email: string, password: string | null) =>
      requestEmailChange(parts, who, token, email, password),
    copy: (id: string) => copyOf(parts, id),
    erase: (who: Self, password: string | null) => eraseAccount(parts, who, password),
  };
}

/** Coming in through providers. */
function socialSignIn(parts: AccountsParts) {
  const { database } = parts;
  return {
    enterBySocial: (claims: Claims, language: Language, signedIn: Sitter | null, caller: Caller) =>
      enterBySocial(parts, claims, language, signedIn, caller),
    findLink: (linkToken: string | null) => findLink(database, linkToken),
    linkWithPassword: (linkToken: string | null, password: string, caller: Caller) =>
      linkWithPassword(parts, linkToken, password, caller),
    identities: (accountId: string) => listIdentities(database, accountId),
    removeIdentity: (accountId: string, provider: ProviderName, caller: Caller) =>
      removeIdentity(parts, accountId, provider, caller),
  };
}

/** Coming in with a key that a device keeps. */
function passkeys(parts: AccountsParts) {
  const { database } = parts;
  return {
    passkeys: (id: string) => listPasskeys(database, id),
    hasPasskey: async (id: string) => (await listPasskeys(database, id)).length > 0,
    beginPasskey: (who: Self, password: string | null) => beginPasskey(parts, who, password),
    addPasskey: (who: Self, token: string, made: { answer: string; label: string }, caller: Caller) =>
      finishPasskey(parts, who, token, made, caller),
    renamePasskey: (accountId: string, id: string, label: string) =>
      nameOwnPasskey(parts, accountId, id, label),
    removePasskey: (accountId: string, id: string, caller: Caller) =>
      removeOwnPasskey(parts, accountId, id, caller),
    beginPasskeyLogin: (caller: Caller) => beginPasskeyLogin(parts, caller),
    loginWithPasskey: (answer: string, caller: Caller) => loginWithPasskey(parts, answer, caller),
  };
}

function ownAddresses(parts: AccountsParts) {
  return {
    addAddress: (accountId: string, input: AddressInput) => addAddress(parts, accountId, input),
    updateAddress: (accountId: string, id: string, input: AddressInput) =>
      updateAddress(parts, accountId, id, input),
    removeAddress: (accountId: string, id: string) => removeAddress(parts, accountId, id),
    chooseAddress: (accountId: string, id: string) => chooseAddress(parts, accountId, id),
  };
}

/** What staff with Users:update see and decide of people. */
function staffs(parts: AccountsParts) {
  const { database } = parts;
  return {
    listPeople: (search: string | null, filter: PeopleFilter | null, span: Span) =>
      listPeople(database, { pattern: patternOf(search), filter }, span),
    findPerson: async (id: string) => (isUuid(id) ? findPerson(database, id) : null),
    personChanges: (id: string) => listPersonChanges(database, id),
    changePermissions: (id: string, wish: Parameters<typeof changePermissions>[2], actor: Viewer) =>
      changePermissions(parts, id, wish, actor),
    block: (id: string, reason: string, actor: Viewer) => blockPerson(parts, id, reason, actor),
    view: (id: string, actor: Viewer) => viewPerson(parts, id, actor),
    setProfessional: (id: string, isProfessional: boolean, actor: Viewer) =>
      setProfessional(parts, id, isProfessional, actor),
    unblock: (id: string, actor: Viewer) => unblockPerson(parts, id, actor),
    signOut: (id: string, sessionId: string | null, actor: Viewer) =>
      signOutPerson(parts, id, sessionId, actor),
    endSecondFactor: (id: string, actor: Viewer) => endSecondFactor(parts, id, actor),
    resendTo: (id: string, actor: Viewer) => resendPersonConfirmation(parts, id, actor),
    listGroups: () => listGroups(database),
    saveGroup: (id: string | null, wish: Parameters<typeof saveGroup>[2], actor: Viewer) =>
      saveGroup(parts, id, wish, actor),
    removeGroup: (id: string, actor: Viewer) => removeGroup(parts, id, actor),
  };
}

/** Sessions at their end, what people need not be told any more, letters too old to be followed. */
const sweepSqls = [
  sweepSessionsSql,
  ...[
    ['password_resets', 'expires_at', '0'],
    ['email_confirmations', 'expires_at', '0'],
    ['social_links', 'created_at', '15 minutes'],
    ['passkey_challenges', 'created_at', '1 hour'],
    ['known_devices', 'seen_at', '1 year'],
    ['account_events', 'happened_at', '1 year'],
  ].map(([table, since, kept]) =>
    statement(
      `accounts.sweep.${table}`,
      `delete from ${table} where ${since} <= clock_timestamp() - interval '${kept}'`,
    ),
  ),
];
