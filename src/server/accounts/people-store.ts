import { type KeptProfile, PROFILE_FIELDS } from '#shared/fields/index.ts';
import type { Instant } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { BRIEFLY, columnsOf, inOrderOf, statement, type Writes } from '../database/index.ts';
import { orderBy } from '../paging.ts';
import { IS_PUBLIC_AD } from '../public-ads.ts';

export const PEOPLE_FILTERS = ['STAFF', 'BLOCKED', 'UNCONFIRMED', 'PROFESSIONAL'] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

/** A line of the list of people. */
export type PersonLine = KeptProfile & {
  readonly id: string;
  readonly email: string;
  readonly pseudo: string | null;
  readonly isProfessional: boolean;
  readonly isStaff: boolean;
  readonly isEmailConfirmed: boolean;
  readonly blockedAt: number | null;
  readonly createdAt: number;
};

/** Everything that staff see of an account. */
export type Person = PersonLine & {
  readonly language: Language;
  readonly isCardValid: boolean;
  readonly blockReason: string | null;
  readonly addedPermissions: readonly string[];
  readonly groups: readonly { id: string; name: string; permissions: string[] }[];
  readonly bidCount: number;
  readonly adCount: number;
  readonly orderCount: number;
  readonly questionCount: number;
  readonly leadCount: number;
};

const IS_STAFF = `(cardinality(p.added_permissions) > 0
  or exists (select from group_members m where m.account_id = p.id))`;
const LINE = `p.id, p.email, ${columnsOf(PROFILE_FIELDS).selected('p')}, p.pseudo,
  p.is_professional as "isProfessional", ${IS_STAFF} as "isStaff",
  p.email_confirmed_at is not null as "isEmailConfirmed", p.blocked_at as "blockedAt", p.created_at as "createdAt"`;

/** The orders in which staff can sort the list. */
export const PERSON_ORDERS = {
  NAME: "lower(p.last_name || ' ' || p.first_name)",
  SINCE: 'p.created_at',
} as const;

export const listPeople = statement(
  'people.list',
  `select ${LINE}, count(*) over ()::int as "totalCount" from accounts p
   where p.erased_at is null
     and ($1::text is null or folded(concat_ws(' ', p.email, p.pseudo, p.phone, p.id, p.first_name, p.last_name)) like $1
       or ($1 ~ '^%[-+ .()0-9]{6,}%$' and p.phone like '%' || ltrim(regexp_replace($1, '[^0-9]', '', 'g'), '0')))
     and case $2::text when 'STAFF' then ${IS_STAFF} when 'BLOCKED' then p.blocked_at is not null
       when 'UNCONFIRMED' then p.email_confirmed_at is null when 'PROFESSIONAL' then p.is_professional
       else true end
   order by ${orderBy('$5', PERSON_ORDERS)}, p.created_at desc, p.id limit $3 offset $4`,
).page<PersonLine, { pattern: string | null; filter: PeopleFilter | null }>(inOrderOf('pattern', 'filter'));

export const findPerson = statement(
  'people.find',
  `select ${LINE}, p.language, p.block_reason as "blockReason",
     p.added_permissions as "addedPermissions",
     exists (select from cards where account_id = p.id and removed_at is null
             and expires_at > clock_timestamp()) as "isCardValid",
     coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name, 'permissions', g.permissions)
         order by g.name)
       from group_members m join groups g on g.id = m.group_id where m.account_id = p.id), '[]') as groups,
     (select count(*)::int from bid_requests where bidder_id = p.id) as "bidCount",
     (select count(*)::int from ads where owner_id = p.id) as "adCount",
     (select count(*)::int from orders where p.id in (buyer_id, seller_id)) as "orderCount",
     (select count(*)::int from questions where author_id = p.id) as "questionCount",
     (select count(*)::int from leads where account_id = p.id) as "leadCount"
   from accounts p where p.id = $1 and p.erased_at is null`,
).byId<Person>();

const lockSql = statement(
  'people.lock',
  'select id from accounts where id = $1 and erased_at is null for no key update',
);

/** Locks the account until the transaction ends; returns null when there is none. */
export async function lockPerson(writes: Writes, id: string): Promise<Person | null> {
  return (await writes.query(lockSql, [id])).length > 0 ? findPerson(writes, id) : null;
}

/** Locks the account before it is blocked: a bid that would lead, or an offer, waits for it. */
export const lockBids = statement(
  'people.lockBids',
  `select id from accounts where id = $1 and ${BRIEFLY} for update`,
).run<[id: string]>();

/** Blocks an account with a reason, or unblocks it with null. */
export const writeBlock = statement(
  'people.block',
  `update accounts set blocked_at = case when $2::text is null then null else clock_timestamp() end,
     block_reason = $2, blocked_by = case when $2::text is null then null else $3::uuid end where id = $1`,
).run<[id: string, reason: string | null, actorId: string]>();

export const writeProfessional = statement(
  'people.setProfessional',
  'update accounts set is_professional = $2 where id = $1',
).run<[id: string, isProfessional: boolean]>();

/** Returns the current version of a person's professional details; '' if they have given none. */
export const findTraderVersion = statement(
  'people.traderVersion',
  `select coalesce((select extract(epoch from updated_at)::text from traders where account_id = $1), '') as version`,
).value<{ version: string }, [id: string]>('version');

export const TRADE_STATES = ['CHECKING', 'CONFIRMED', 'REFUSED'] as const;
/** The state of a person's claim to be a professional seller. */
export type Trade = {
  readonly state: (typeof TRADE_STATES)[number];
  /** When staff decided; null if they have not, or if the decision was not recorded. */
  readonly decidedAt: Instant | null;
};

/** Returns null if the person claims no trade. A refusal stands until they change what they claim. */
export const findTrade = statement(
  'people.trade',
  `select s.state, case when s.state <> 'CHECKING' then c.changed_at end as "decidedAt"
   from accounts p join traders t on t.account_id = p.id
     left join lateral (select kind, actor_id, changed_at from account_changes
       where account_id = p.id and kind in ('PROFESSIONAL', 'PRIVATE') order by id desc limit 1) c on true,
     lateral (select case when p.is_professional then 'CONFIRMED'
       when c.kind = 'PRIVATE' and c.actor_id <> p.id and c.changed_at > t.updated_at then 'REFUSED'
       else 'CHECKING' end as state) s
   where p.id = $1`,
).one<Trade, [id: string]>();

/** Returns their public ads: each one shows who sells it. */
export const findShownAds = statement(
  'people.findShownAds',
  `select uuid from ads d where owner_id = $1 and ${IS_PUBLIC_AD}`,
).column<{ uuid: string }, [id: string]>('uuid');

const permissionsSql = statement(
  'people.setPermissions',
  'update accounts set added_permissions = $2 where id = $1',
);
const leaveGroupsSql = statement('people.leaveGroups', 'delete from group_members where account_id = $1');
const joinGroupsSql = statement(
  'people.joinGroups',
  `insert into group_members (account_id, group_id)
   select $1, id from groups where id = any($2::uuid[]) returning group_id`,
);

/** Writes a person's permissions and groups; returns how many of the groups exist. */
export async function writePermissions(
  writes: Writes,
  id: string,
  permissions: readonly string[],
  groupIds: readonly string[],
): Promise<number> {
  await writes.query(permissionsSql, [id, permissions]);
  await writes.query(leaveGroupsSql, [id]);
  return (await writes.query(joinGroupsSql, [id, groupIds])).length;
}

export const PERSON_CHANGE_KINDS = [
  ...(['PERMISSIONS', 'BLOCKED', 'UNBLOCKED', 'SIGNED_OUT', 'CONFIRMATION_SENT', 'COPY_SENT'] as const),
  ...(['SECOND_FACTOR_ENDED', 'VIEWED', 'PROFESSIONAL', 'PRIVATE'] as const),
] as const;
export type PersonChangeKind = (typeof PERSON_CHANGE_KINDS)[number];

type Grants = {
  readonly permissions?: readonly string[];
  readonly groups?: readonly string[];
  /** The day of the person's written request. */
  readonly wishedOn?: string;
};

export type PersonChange = {
  readonly kind: PersonChangeKind;
  readonly before?: Grants;
  readonly after?: Grants;
  readonly reason?: string | null;
};

/** Records what staff did to an account. */
export const addPersonChange = statement(
  'people.addChange',
  `insert into account_changes (account_id, actor_id, kind, before, after, reason)
   values ($1, $2, $3, $4, $5, $6)`,
).run<[accountId: string, actorId: string, personChange: PersonChange]>(
  (accountId, actorId, { kind, before = {}, after = {}, reason = null }) => [
    accountId,
    actorId,
    kind,
    JSON.stringify(before),
    JSON.stringify(after),
    reason,
  ],
);

/** The decisions of staff about reports against a person. */
export const REPORT_KINDS = ['REPORT_NONE', 'REPORT_WARNED', 'REPORT_REMOVED'] as const;

export type PersonChangeLine = {
  readonly id: string;
  /** What staff did to the account, or decided about a report against the person. */
  readonly kind: PersonChangeKind | (typeof REPORT_KINDS)[number];
  readonly actorName: string;
  readonly before: Grants;
  readonly after: Grants;
  readonly reason: string | null;
  readonly at: number;
};

const CHANGES_SHOWN = 100;

export const listPersonChanges = statement(
  'people.changes',
  `select c.id, c.kind, p.first_name || ' ' || p.last_name as "actorName", c.before, c.after, c.reason, c.at
   from (
     select id::text, id as number, kind, actor_id, before, after, reason, changed_at as at
     from account_changes where account_id = $1
     union all
     select r.id::text, 0, 'REPORT_' || r.measure, r.decided_by, '{}', '{}', r.statement, r.decided_at
     from reports r where r.author_id = $1 and r.measure <> 'NONE'
     union all
     select a.report_id || ' ' || a.side, 0, 'REPORT_' || a.measure, a.decided_by, '{}', '{}', a.statement, a.decided_at
     from report_appeals a join reports r on r.id = a.report_id
     where r.author_id = $1 and a.measure is not null and 'NONE' <> any(array[r.measure, a.measure])
   ) c join accounts p on p.id = c.actor_id
   order by c.at desc, c.number desc limit ${CHANGES_SHOWN}`,
).all<PersonChangeLine, [accountId: string]>();
