import { ADDRESS_FIELDS, PROFILE_FIELDS } from '#shared/fields/index.ts';
import { columnsOf, statement } from '../database/index.ts';
import { type PersonalData, together } from '../personal-data.ts';

const profileOf = statement(
  'accounts.collect',
  `select email, to_json(email_confirmed_at) as "emailConfirmedAt", ${columnsOf(PROFILE_FIELDS).selected('p')},
     pseudo, language, is_professional as "isProfessional",
     added_permissions as permissions,
     to_json(created_at) as "createdAt",
     (select coalesce(json_agg(g.name), '[]') from group_members m join groups g on g.id = m.group_id
       where m.account_id = p.id) as groups
   from accounts p where id = $1`,
).one<object, [accountId: string]>();
const keptBeside = together({
  addresses: statement(
    'addresses.collect',
    `select ${columnsOf(ADDRESS_FIELDS).selected('a')}, is_default as "isDefault"
   from addresses a where account_id = $1 order by created_at, id`,
  ).all(),
  sessions: statement(
    'sessions.collect',
    `select browser, system, network, to_json(created_at) as "createdAt", to_json(seen_at) as "seenAt",
     to_json(expires_at) as "expiresAt" from sessions where account_id = $1 order by created_at`,
  ).all(),
  happenings: statement(
    'accountEvents.collect',
    `select kind, way, browser, system, network, to_json(happened_at) as at
   from account_events where account_id = $1 order by id`,
  ).all(),
  secondFactor: statement(
    'secondFactors.collect',
    `select to_json(enrolled_at) as "enrolledAt", secret is not null as "byTelephone",
     (select count(*)::int from recovery_codes where account_id = $1 and used_at is null) as "recoveryCodesLeft"
   from second_factors where account_id = $1`,
  ).all(),
  knownBrowsers: statement(
    'devices.collect',
    `select browser, system, to_json(known_at) as "knownAt", to_json(seen_at) as "seenAt"
   from known_devices where account_id = $1 order by known_at`,
  ).all(),
  signsInWith: statement(
    'identities.collect',
    `select provider, subject, to_json(linked_at) as "linkedAt" from account_identities where account_id = $1`,
  ).all(),
  changedByStaff: statement(
    'people.collect',
    `select kind, before, after, reason, to_json(changed_at) as at
   from account_changes where account_id = $1 order by id`,
  ).all(),
  passkeys: statement(
    'passkeys.collect',
    `select label, to_json(created_at) as "createdAt", to_json(used_at) as "usedAt"
   from passkeys where account_id = $1 order by created_at`,
  ).all(),
});

/** The account's own data; erased with the account. */
export const accountPersonalData: PersonalData = {
  name: 'account',
  collect: async (reads, accountId) => ({
    ...(await profileOf(reads, accountId)),
    ...(await keptBeside(reads, accountId)),
  }),
  erase: statement('people.erase', 'delete from account_changes where account_id = $1').run(),
};
