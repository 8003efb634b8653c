import { ADDRESS_FIELDS, PROFILE_FIELDS } from '#shared/fields/index.ts';
import { columnsOf, statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

const profileSql = statement(
  'accounts.collect',
  `select email, to_json(email_confirmed_at) as "emailConfirmedAt", ${columnsOf(PROFILE_FIELDS).selected('p')},
     pseudo, language, is_professional as "isProfessional",
     added_permissions as permissions, to_json(terms_accepted_at) as "termsAcceptedAt",
     to_json(created_at) as "createdAt",
     (select coalesce(json_agg(g.name), '[]') from group_members m join groups g on g.id = m.group_id
       where m.account_id = p.id) as groups
   from accounts p where id = $1`,
);
const addressesSql = statement(
  'addresses.collect',
  `select ${columnsOf(ADDRESS_FIELDS).selected('a')}, is_default as "isDefault"
   from addresses a where account_id = $1 order by created_at, id`,
);
const sessionsSql = statement(
  'sessions.collect',
  `select browser, system, network, to_json(created_at) as "createdAt", to_json(seen_at) as "seenAt",
     to_json(expires_at) as "expiresAt" from sessions where account_id = $1 order by created_at`,
);
const eventsSql = statement(
  'accountEvents.collect',
  `select kind, way, browser, system, network, to_json(happened_at) as at
   from account_events where account_id = $1 order by id`,
);
const secondFactorSql = statement(
  'secondFactors.collect',
  `select to_json(enrolled_at) as "enrolledAt", secret is not null as "byTelephone",
     (select count(*)::int from recovery_codes where account_id = $1 and used_at is null) as "recoveryCodesLeft"
   from second_factors where account_id = $1`,
);
const identitiesSql = statement(
  'identities.collect',
  `select provider, subject, to_json(linked_at) as "linkedAt" from account_identities where account_id = $1`,
);

const devicesSql = statement(
  'devices.collect',
  `select browser, system, to_json(known_at) as "knownAt", to_json(seen_at) as "seenAt"
   from known_devices where account_id = $1 order by known_at`,
);
const changesSql = statement(
  'people.collect',
  `select kind, before, after, reason, to_json(changed_at) as at
   from account_changes where account_id = $1 order by id`,
);
const passkeysSql = statement(
  'passkeys.collect',
  `select label, to_json(created_at) as "createdAt", to_json(used_at) as "usedAt"
   from passkeys where account_id = $1 order by created_at`,
);

/** The account itself; it is erased with the account. */
export const accountPersonalData: PersonalData = {
  name: 'account',
  async collect(reads, accountId) {
    const [profile] = await reads.query<object>(profileSql, [accountId]);
    return {
      ...profile,
      addresses: await reads.query(addressesSql, [accountId]),
      sessions: await reads.query(sessionsSql, [accountId]),
      happenings: await reads.query(eventsSql, [accountId]),
      secondFactor: await reads.query(secondFactorSql, [accountId]),
      knownBrowsers: await reads.query(devicesSql, [accountId]),
      signsInWith: await reads.query(identitiesSql, [accountId]),
      changedByStaff: await reads.query(changesSql, [accountId]),
      passkeys: await reads.query(passkeysSql, [accountId]),
    };
  },
  erase: statement('people.erase', 'delete from account_changes where account_id = $1').run(),
};
