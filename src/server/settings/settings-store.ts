import type { Instant } from '#shared/sale/index.ts';
import { inOrderOf, instant, json, statement, type Writes } from '../database/index.ts';

/** A decision and its start date. */
export type DatedSetting = {
  readonly id: number;
  readonly name: string;
  readonly value: unknown;
  readonly holdsFrom: Instant;
};
/** A decision as shown to staff, with its author and time. */
export type SettingChange = DatedSetting & {
  /** Empty for an erased account. */
  readonly authorName: string;
  readonly writtenAt: Instant;
};

/** Lists all decisions by start date. */
export const listDated = statement(
  'settings.list',
  'select id, name, value, holds_from as "holdsFrom" from settings order by holds_from, id',
).all<DatedSetting>();

/** Lists all decisions with their authors, newest first. */
export const listChanges = statement(
  'settings.listChanges',
  `select s.id, s.name, s.value, s.holds_from as "holdsFrom", s.written_at as "writtenAt",
     trim(coalesce(p.first_name, '') || ' ' || coalesce(p.last_name, '')) as "authorName"
   from settings s join accounts p on p.id = s.author_id order by s.id desc`,
).all<SettingChange>();

/** Locks the settings, so that concurrent changes run one after the other. */
export const holdSettings = statement(
  'settings.hold',
  "select pg_advisory_xact_lock(hashtext('settings'))::text as held, clock_timestamp()::timestamptz(3) as now",
).one<{ now: Instant }, [], Writes>();

export const addSetting = statement(
  'settings.add',
  `insert into settings (name, value, holds_from, author_id, written_at) values ($1, $2, $3, $4, $5) returning id`,
).one<{ id: number }, [setting: NewSetting], Writes>(
  inOrderOf('name', json('value'), instant('holdsFrom'), 'authorId', instant('now')),
);
type NewSetting = {
  /** A setting's name, or a text's key. */
  readonly name: string;
  readonly value: object;
  readonly holdsFrom: Instant;
  readonly authorId: string;
  readonly now: Instant;
};

export type UnderWay = {
  readonly runningAuctions: number;
  readonly plannedAuctions: number;
  readonly openOrders: number;
  readonly unpaidOrders: number;
  readonly invoices: number;
  readonly openLeads: number;
};

/** Counts the open auctions and orders that a change could concern. */
export const countUnderWay = statement(
  'settings.countUnderWay',
  `select
     (select count(*)::int from auctions where status = 'open' and start_at <= clock_timestamp()) as "runningAuctions",
     (select count(*)::int from auctions where status = 'open' and start_at > clock_timestamp()) as "plannedAuctions",
     (select count(*)::int from orders where state not in ('CLOSED', 'CANCELLED')) as "openOrders",
     (select count(*)::int from orders where state in ('CREATED', 'SIGNED')) as "unpaidOrders",
     (select count(*)::int from invoices) as invoices,
     (select count(*)::int from leads where state in ('NEW', 'IN_PROGRESS')) as "openLeads"`,
).one<UnderWay>();
