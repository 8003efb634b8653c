/**
 * The accounts room: who people are and what they may do. Passwords are argon2id, sessions are kept as
 * hashes, permissions are read again at every request. It promises that neither sign-in nor reset tells
 * whether an address has an account.
 */
import type { Bus } from '../bus/index.ts';
import type { Database } from '../database/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Mail } from '../mail/index.ts';
import { changeProfile, changePseudo, login, type Registration, register } from './accounts.ts';
import { findAccount, findCredentials, type Profile } from './accounts-store.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import { endSession, findViewer } from './sessions.ts';

export type { Account } from './accounts-store.ts';
export { hashPassword } from './passwords.ts';
export { accountsSchema } from './schema.ts';

export type AccountsParts = {
  readonly database: Database;
  readonly bus: Bus;
  readonly limits: Limits;
  readonly mail: Mail;
  readonly publicUrl: URL;
};

export type Accounts = ReturnType<typeof openAccounts>;

export function openAccounts(parts: AccountsParts) {
  const { database } = parts;
  return {
    findViewer: (token: string) => findViewer(database, token),
    find: (id: string) => findAccount(database, id),
    findIdByEmail: async (email: string) => (await findCredentials(database, email.trim()))?.id ?? null,
    register: (given: Registration, visitor: string) => register(parts, given, visitor),
    login: (email: string, password: string, visitor: string) => login(parts, email, password, visitor),
    logout: (token: string) => database.transaction(writes => endSession(writes, token)),
    updateProfile: (id: string, profile: Profile) => changeProfile(parts, id, profile),
    updatePseudo: (id: string, pseudo: string | null) => changePseudo(parts, id, pseudo),
    requestPasswordReset: (email: string, visitor: string) => requestReset(parts, email, visitor),
    resetPassword: (token: string, password: string) => resetPassword(parts, token, password),
  };
}
