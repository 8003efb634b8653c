import {
  ADDRESS_FIELDS,
  type KeptAddress,
  type KeptProfile,
  PROFILE_FIELDS,
  type Profile,
} from '#shared/fields/index.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Message } from '../bus/index.ts';
import { columnsOf, inOrderOf, statement, type Writes } from '../database/index.ts';

export type Address = KeptAddress & { readonly id: string; readonly isDefault: boolean };

export type Account = KeptProfile & {
  readonly id: string;
  readonly email: string;
  readonly pseudo: string | null;
  readonly language: Language;
  readonly addedPermissions: string[];
  readonly isCardValid: boolean;
  /** The first instant at which the card on file is no longer valid; null without a card. */
  readonly cardGoodUntil: number | null;
  readonly isEmailConfirmed: boolean;
  readonly hasPassword: boolean;
  /** null: never asked. */
  readonly takesMarketing: boolean;
  readonly createdAt: number;
  readonly groups: { name: string; permissions: string[] }[];
  readonly addresses: Address[];
};

const profile = columnsOf(PROFILE_FIELDS);
const address = columnsOf(ADDRESS_FIELDS);

export const findAccount = statement(
  'accounts.find',
  `select p.id, p.email, ${profile.selected('p')}, p.pseudo, p.language,
     p.added_permissions as "addedPermissions",
     exists (select from cards where account_id = p.id and removed_at is null
             and expires_at > clock_timestamp()) as "isCardValid",
     (select max(expires_at) from cards where account_id = p.id and removed_at is null) as "cardGoodUntil",
     p.email_confirmed_at is not null as "isEmailConfirmed", p.password_hash is not null as "hasPassword",
     p.email_confirmed_at is not null and exists (select from newsletter_subscribers s
       where lower(s.email) = lower(p.email) and s.confirmed_at is not null) as "takesMarketing", p.created_at as "createdAt",
     coalesce((select json_agg(json_build_object('name', g.name, 'permissions', g.permissions) order by g.name)
       from group_members m join groups g on g.id = m.group_id where m.account_id = p.id), '[]') as groups,
     coalesce((select json_agg(json_build_object('id', a.id, ${address.paired('a')}, 'isDefault', a.is_default)
         order by a.is_default desc, a.created_at, a.id)
       from addresses a where a.account_id = p.id), '[]') as addresses
   from accounts p where p.id = $1 and p.erased_at is null`,
).one<Account, [id: string]>();

/** Whether an account is blocked and party to no order, the only reason for which a blocked account may sign in. */
export const IS_SHUT_OUT = `blocked_at is not null
       and not exists (select from orders where accounts.id in (buyer_id, seller_id)) as "isShutOut"`;

export type Credentials = {
  readonly id: string;
  /** As registered; the address typed at sign-in may differ in case. */
  readonly email: string;
  readonly passwordHash: string | null;
  readonly language: Language;
  readonly isBlocked: boolean;
  /** Blocked, and party to no order. */
  readonly isShutOut: boolean;
};

export const findCredentials = statement(
  'accounts.findCredentials',
  `select id, email, password_hash as "passwordHash", language, blocked_at is not null as "isBlocked",
     ${IS_SHUT_OUT}
   from accounts where lower(email) = lower($1) and erased_at is null`,
).one<Credentials, [email: string]>();

export type NewAccount = Pick<KeptProfile, 'firstName' | 'lastName' | 'phone'> & {
  readonly email: string;
  /** null for an account made through a provider. */
  readonly passwordHash: string | null;
  readonly language: Language;
};

/** Adds an account; returns null when the address already has one. */
export const addAccount = statement(
  'accounts.add',
  `insert into accounts (email, password_hash, first_name, last_name, phone, language)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
).value<{ id: string }, [account: NewAccount], Writes>(
  'id',
  inOrderOf('email', 'passwordHash', 'firstName', 'lastName', 'phone', 'language'),
);

/** Returns false for an account that has been erased, as `updatePseudo` and `setLanguage` do. */
export const updateProfile = statement(
  'accounts.updateProfile',
  `update accounts set ${profile.assigned(2)} where id = $1 and erased_at is null returning id`,
).any<[id: string, given: Profile], Writes>((id, given) => [id, ...profile.valuesOf(given)]);

/** Sets or clears the pseudonym; the database refuses one that another account has (`isPseudoTaken`). */
export const updatePseudo = statement(
  'accounts.updatePseudo',
  'update accounts set pseudo = $2 where id = $1 and erased_at is null returning id',
).any<[id: string, pseudo: string | null], Writes>();

/** Whether the error says that another account has the pseudonym, even when both asked at the same moment. */
export function isPseudoTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'accounts_pseudo';
}

export const setLanguage = statement(
  'accounts.setLanguage',
  'update accounts set language = $2 where id = $1 and erased_at is null returning id',
).any<[id: string, language: Language], Writes>();

export const setPassword = statement(
  'accounts.setPassword',
  'update accounts set password_hash = $2 where id = $1',
).run<[id: string, passwordHash: string]>();

/** Stores another hash of the same password; does nothing if the password has changed since. */
export const replaceHash = statement(
  'accounts.rehash',
  'update accounts set password_hash = $3 where id = $1 and password_hash = $2',
).run<[id: string, from: string, to: string]>();

/** Returns what shows this person's name: their ads, the ads they asked about, the auctions they bid in. */
export const placesNaming = statement(
  'accounts.placesNaming',
  `select 'ad' as topic, uuid as id from ads where owner_id = $1
   union select 'ad', ad_uuid from questions where author_id = $1 and answer is not null
   union select 'bids', auction_id from bids where bidder_id = $1`,
).all<Pick<Message, 'topic' | 'id'>, [id: string]>();
