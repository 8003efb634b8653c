import type { Instant } from '#shared/sale/index.ts';
import { statement, type Writes } from '../database/index.ts';

/** A telephone call by staff to a bidder during a lot's sale. */
export type SaleCall = {
  readonly id: string;
  readonly adUuid: string;
  readonly personId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  /** The number given for this call, else the account's. */
  readonly phone: string | null;
  readonly note: string;
  readonly doneAt: Instant | null;
  readonly doneBy: string | null;
};

/** Lists the calls by lot, then by time of entry. */
export const listCalls = statement(
  'sales.calls',
  `select c.id, c.ad_uuid as "adUuid", c.person_id as "personId", p.first_name as "firstName",
     p.last_name as "lastName", p.email, coalesce(c.phone, p.phone) as phone, c.note, c.done_at as "doneAt",
     s.first_name || ' ' || s.last_name as "doneBy"
   from sale_calls c join sale_lots l on l.sale_id = c.sale_id and l.ad_uuid = c.ad_uuid
     join accounts p on p.id = c.person_id left join accounts s on s.id = c.done_by
   where c.sale_id = $1 order by l.number, c.created_at, c.id`,
).all<SaleCall, [saleId: string]>();

type Added = { saleId: string; adUuid: string; personId: string; phone: string | null; note: string };

/** Inserts nothing where the lot or the person does not exist. */
export const insertCall = statement(
  'sales.addCall',
  `insert into sale_calls (sale_id, ad_uuid, person_id, phone, note, added_by)
   select l.sale_id, l.ad_uuid, p.id, $4, $5, $6 from sale_lots l, accounts p
   where l.sale_id = $1 and l.ad_uuid = $2 and p.id = $3 and p.erased_at is null for key share of l returning id`,
).value<{ id: string }, [call: Added, actorId: string], Writes>('id', (call, actorId) => [
  ...[call.saleId, call.adUuid, call.personId, call.phone, call.note],
  actorId,
]);

export const setCallDone = statement(
  'sales.settleCall',
  `update sale_calls set done_at = case when $2::boolean then coalesce(done_at, clock_timestamp()) end,
     done_by = case when $2::boolean then coalesce(done_by, $3) end where id = $1 returning sale_id as "saleId"`,
).value<{ saleId: string }, [id: string, isDone: boolean, actorId: string], Writes>('saleId');

export const dropCall = statement(
  'sales.removeCall',
  'delete from sale_calls where id = $1 returning sale_id as "saleId"',
).value<{ saleId: string }, [id: string], Writes>('saleId');
