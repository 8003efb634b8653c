import { statement } from '../database/index.ts';
import { THEIR_LEADS } from '../leads/personal-data.ts';
import type { PersonalData } from '../personal-data.ts';

const wishesOf = statement('consignments.wishesOf', `select id from ${THEIR_LEADS} t`).column<
  { id: string },
  [accountId: string]
>('id');
/** SQL: the files of a seller's cars, and of their requests while no seller is known; each belongs to one person. */
const OF_SELLER = `(coalesce(c.seller_id, (select owner_id from ads where uuid = c.ad_uuid)) = $1
  or c.lead_id = any($2::uuid[]) and c.seller_id is null
    and not exists (select from ads where uuid = c.ad_uuid and owner_id is not null))`;

const collectSql = statement(
  'consignments.collect',
  `select c.number, c.title, to_json(c.opened_at) as "openedAt", c.lost_reason as "lostReason",
     (select json_agg(json_build_object('by', party, 'low', low, 'high', high, 'note', note, 'at', given_at,
        'agreedAt', agreed_at) order by place)
      from consignment_estimates where consignment_id = c.id) as estimates,
     (select json_agg(json_build_object('kind', kind, 'at', at, 'place', place, 'state', state) order by at)
      from consignment_appointments where consignment_id = c.id) as appointments,
     (select json_agg(json_build_object('askedAt', asked_at, 'answer', answer, 'at', answered_at,
        'change', case when answer = 'CHANGE' then note end) order by place)
      from consignment_approvals where consignment_id = c.id) as approvals
   from consignments c where ${OF_SELLER} order by c.number`,
);
const eraseSql = statement('consignments.erase', `delete from consignments c where ${OF_SELLER}`);
const leaveSql = statement(
  'consignments.leave',
  'update consignments set owner_id = null where owner_id = $1',
);

/** Estimates and appointments of a seller's cars: exported without staff notes, and erased with the account. */
export const consignmentsPersonalData: PersonalData = {
  name: 'consignments',
  collect: async (reads, accountId) => reads.query(collectSql, [accountId, await wishesOf(reads, accountId)]),
  async erase(writes, accountId) {
    await writes.query(eraseSql, [accountId, await wishesOf(writes, accountId)]);
    await writes.query(leaveSql, [accountId]);
  },
};
