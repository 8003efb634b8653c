import { statement } from '../database/index.ts';
import { THEIR_LEADS } from '../leads/personal-data.ts';
import type { PersonalData } from '../personal-data.ts';

const adsOf = statement('consignments.adsOfSeller', 'select uuid from ads where owner_id = $1').column<
  { uuid: string },
  [accountId: string]
>('uuid');
/** The files of a seller's cars, and of what they wished for before there was an ad. */
const OF_SELLER = `(c.seller_id = $1 or (c.seller_id is null and c.ad_uuid = any($2::uuid[])) or c.lead_id in (select id from ${THEIR_LEADS} t))`;

const eraseSql = statement('consignments.erase', `delete from consignments c where ${OF_SELLER}`);
const leaveSql = statement(
  'consignments.leave',
  'update consignments set owner_id = null where owner_id = $1',
);

const collectSql = statement(
  'consignments.collect',
  `select c.number, c.title, to_json(c.opened_at) as "openedAt", c.lost_reason as "lostReason",
     (select json_agg(json_build_object('by', party, 'low', low, 'high', high, 'note', note, 'at', given_at,
        'agreedAt', agreed_at) order by place)
      from consignment_estimates where consignment_id = c.id) as estimates,
     (select json_agg(json_build_object('kind', kind, 'at', at, 'place', place, 'state', state) order by at)
      from consignment_appointments where consignment_id = c.id) as appointments
   from consignments c where ${OF_SELLER} order by c.number`,
);

/** What was estimated and arranged for a seller's cars: theirs, without the notes of staff, and gone with them. */
export const consignmentsPersonalData: PersonalData = {
  name: 'consignments',
  collect: async (reads, accountId) => reads.query(collectSql, [accountId, await adsOf(reads, accountId)]),
  async erase(writes, accountId) {
    await writes.query(eraseSql, [accountId, await adsOf(writes, accountId)]);
    await writes.query(leaveSql, [accountId]);
  },
};
