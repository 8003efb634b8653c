/**
 * Accounts: who people are and what they may do. Passwords are hashed with argon2id, sessions are stored as hashes, and
 * permissions are read again at every request. Neither sign-in nor password reset reveals whether an address has an
 * account. A session that ends, ends everywhere at once. An erased account leaves only the data that the rules of sale
 * keep, without a name.
 */
import { type Language, localeOf, offeredLocales } from '#shared/words/locale.ts';
import { boundTo } from '../bound.ts';
import type { Viewer } from '../context.ts';
import { openBatched, statement, type Writes } from '../database/index.ts';
import { AppError, requireInput } from '../errors.ts';
import type { AccountLetter } from '../mail/index.ts';
import { changeProfile, changePseudo, login, register } from './accounts.ts';
import { findAccount, findCredentials, setLanguage } from './accounts-store.ts';
import { addAddress, chooseAddress, removeAddress, updateAddress } from './addresses.ts';
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
import { listAccountEvents, tell, writeTo } from './history.ts';
import { enterBySocial, findLink, linkWithPassword, listIdentities, removeIdentity } from './identities.ts';
import { findMember } from './member.ts';
import { changePassword, confirmPassword } from './own-password.ts';
import type { AccountsParts, Caller } from './parts.ts';
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
  endTrade,
  holdTrader,
  resendPersonConfirmation,
  setProfessional,
  signOutPerson,
  unblockPerson,
} from './people.ts';
import { findPerson, findTrade, findTraderVersion, listPeople, listPersonChanges } from './people-store.ts';
import { proveWithCode, sendProofCode } from './proof.ts';
import { mayStill } from './rights.ts';
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
import { eraseAtWish, readCopy, sendCopy } from './written-wishes.ts';

export type { Account } from './accounts-store.ts';
export { makeOwner } from './owner.ts';
export type { Caller, Sitter } from './parts.ts';
export { hashPassword } from './passwords.ts';
export { TRADE_STATES, type Trade } from './people-store.ts';
export { MAY, RIGHTS } from './rights.ts';
export { findSitting, sessionKeyOf } from './sessions.ts';
export { WAYS } from './ways.ts';

export type Accounts = ReturnType<typeof openAccounts>;

export function openAccounts(parts: AccountsParts) {
  return {
    ...wayIn(parts),
    ...ownWays(parts),
    ...ownAccount(parts),
    ...boundTo(parts, { addAddress, updateAddress, removeAddress, chooseAddress }),
    ...boundTo(parts, { enterBySocial, linkWithPassword, removeIdentity }),
    ...boundTo(parts.database, { findLink, identities: listIdentities }),
    ...staffs(parts),
    ...passkeys(parts),
  };
}

/** Sign-in, registration and sign-out. */
function wayIn(parts: AccountsParts) {
  const { database, bus } = parts;
  const findByToken = openBatched<string, Viewer | null>(tokens => findViewers(parts, tokens));
  return {
    /** Returns the viewer of a session; with a `view` of theirs, the person whose account they look at. */
    async findViewer(token: string, view: string | null = null): Promise<Viewer | null> {
      const viewer = await findByToken(token);
      return (viewer && view !== null && (await findViewed(parts, view, viewer))) || viewer;
    },
    ...boundTo(database, { find: findAccount, findMember }),
    /** Returns the account of an address; null when there is none, or when it is blocked. */
    async findIdByEmail(email: string): Promise<string | null> {
      const known = await findCredentials(database, email.trim());
      return known && !known.isBlocked ? known.id : null;
    },
    ...boundTo(parts, { register, login, findEmailLetter, confirmEmail }),
    logout: (token: string) => database.transaction(writes => endSession(bus, writes, token)),
    ...boundTo(parts, { requestPasswordReset: requestReset, resetPassword }),
    requireMayBid: openMayBid(parts),
    /** Whether bidders must confirm their address first. */
    confirmsBidders: parts.confirmsBidders,
    /** Deletes expired rows. */
    async sweep(): Promise<void> {
      for (const sql of sweepSqls) await database.query(sql);
    },
  };
}

/** The ways into the person's own account, and how they prove who they are. */
function ownWays(parts: AccountsParts) {
  const { database, bus } = parts;
  const ended = { kind: 'WAY_ENDED', way: 'SESSION' } as const;
  return {
    ...boundTo(database, { sessions: listSessions, events: listAccountEvents }),
    ...boundTo(database, { secondFactor: findSecondFactor }),
    /** Ends one of a person's sessions; returns false when they have no such session. */
    endSession: (accountId: string, id: string, caller: Caller) =>
      database.transaction(async writes => {
        const isEnded = await endSessionById(bus, writes, accountId, id);
        if (isEnded) await tell(parts, writes, accountId, ended, caller);
        return isEnded;
      }),
    /** Ends every session but this one. The browsers of the other sessions are no longer known devices. */
    endOtherSessions: (accountId: string, token: string | null, caller: Caller) =>
      database.transaction(async writes => {
        await endOtherSessions(bus, writes, accountId, token);
        await forgetOtherDevices(parts.secrets, writes, accountId, caller.deviceToken);
        await tell(parts, writes, accountId, ended, caller);
      }),
    /** For rooms whose secret links show a person's data: checks the session, records changes and sends letters. */
    ways: {
      requireSitter,
      ...boundTo(parts, { tell }),
      write: (writes: Writes, accountId: string, letter: AccountLetter, named: string) =>
        writeTo(parts, writes, accountId, letter, named),
    },
    ...boundTo(parts, { confirmPassword, sendProofCode, proveWithCode, beginPasskeyProof, proveWithPasskey }),
    ...boundTo(parts, { beginTotp, confirmTotp, proveSecondFactor, renewRecoveryCodes, removeTotp }),
  };
}

/** The person's own data, and how they leave. */
function ownAccount(parts: AccountsParts) {
  const { database } = parts;
  return {
    ...boundTo(parts, { updateProfile: changeProfile, updatePseudo: changePseudo, changePassword }),
    ...boundTo(parts, {
      resendConfirmation,
      requestEmailChange,
      copy: copyOf,
      readCopy,
      erase: eraseAccount,
    }),
    ...boundTo(database, { wantedEmail: findWantedEmail }),
    /** @throws AppError BadInput for a language that the house does not offer */
    setLanguage: async (id: string, language: Language) => {
      requireInput(offeredLocales().includes(localeOf(language)), 'language');
      await database.transaction(async writes => {
        if (!(await setLanguage(writes, id, language))) throw new AppError('Unauthenticated');
        await parts.domain.tell(writes, 'language.chosen', { accountId: id });
      });
    },
  };
}

/** Passkeys, and sign-in with one. */
function passkeys(parts: AccountsParts) {
  const { database } = parts;
  return {
    ...boundTo(database, { passkeys: listPasskeys }),
    hasPasskey: async (id: string) => (await listPasskeys(database, id)).length > 0,
    ...boundTo(parts, { beginPasskey, addPasskey: finishPasskey, beginPasskeyLogin, loginWithPasskey }),
    ...boundTo(parts, { renamePasskey: nameOwnPasskey, removePasskey: removeOwnPasskey }),
  };
}

/** What staff with Users:update see and decide about people. */
function staffs(parts: AccountsParts) {
  const { database } = parts;
  return {
    mayStill,
    ...boundTo(database, { listPeople, findPerson, personChanges: listPersonChanges, listGroups }),
    ...boundTo(database, { traderVersion: findTraderVersion }),
    /** For the room that keeps the details of professional sellers. */
    trade: { hold: holdTrader, find: findTrade, ...boundTo(parts, { end: endTrade }) },
    ...boundTo(parts, { block: blockPerson, view: viewPerson, unblock: unblockPerson }),
    ...boundTo(parts, { changePermissions, setProfessional, endSecondFactor, saveGroup, removeGroup }),
    ...boundTo(parts, { signOut: signOutPerson, resendTo: resendPersonConfirmation }),
    ...boundTo(parts, { sendCopy, eraseAtWish }),
  };
}

/** Deletes expired sessions, old account events, expired letters and other rows past their lifetime. */
const sweepSqls = [
  sweepSessionsSql,
  ...[
    ['password_resets', 'expires_at', '0'],
    ['email_confirmations', 'expires_at', '0'],
    ['data_copies', 'expires_at', '0'],
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
