import type { Bus } from '../bus/index.ts';
import { statement } from '../database/index.ts';
import { AppError } from '../errors.ts';
import type { PersonalData } from '../personal-data.ts';

const withdrawSql = statement(
  'ads.withdrawOf',
  `update ads set status = 'WITHDRAWN', updated_at = now() where owner_id = $1 and status = 'PUBLISHED'
   returning uuid`,
);

const openSql = statement(
  'ads.anyUnderHammer',
  `select exists (select from auctions where ad_uuid = any($1::uuid[]) and status = 'open') as "isAny"`,
);

// Content that bidders have seen stays with the sale: only an ad that never had an auction is emptied.
const UNSOLD = `owner_id = $1 and status in ('DRAFT', 'WITHDRAWN')
  and not exists (select from auctions a where a.ad_uuid = ads.uuid)`;
const emptySql = statement(
  'ads.emptyOf',
  `with emptied as (
     update ads set details = (details - '{documents,customDocs,optionReportUrl,carVerticalUrl}'::text[])
       #- '{conditionReport,films}' #- '{conditionReport,coldStart}'
     where ${UNSOLD} returning uuid
   ) delete from ad_photos p using emptied e where p.ad_uuid = e.uuid`,
);

const collect = statement(
  'ads.collect',
  `select uuid, status, to_json(hidden_at) as "hiddenAt", brand, model, version, year, price, to_json(created_at) as "writtenAt", details
   from ads where owner_id = $1 order by created_at`,
).all();

/** A person's ads; those for sale are withdrawn at the erasure, since nobody could answer for them. */
export function adsPersonalData(bus: Bus): PersonalData {
  return {
    name: 'ads',
    collect,
    async erase(writes, accountId) {
      const withdrawn = await writes.query<{ uuid: string }>(withdrawSql, [accountId]);
      // An auction may have been planned after the erasure's first check.
      const [open] = await writes.query<{ isAny: boolean }>(openSql, [withdrawn.map(({ uuid }) => uuid)]);
      if (open?.isAny) throw new AppError('CarUnderHammer');
      await bus.publish(
        writes,
        withdrawn.map(({ uuid }) => ({ topic: 'ad', id: uuid, version: 0 })),
      );
      await writes.query(emptySql, [accountId]);
    },
  };
}

/** Contact data that somebody requested; the request stays, anonymous. */
export const revealsPersonalData: PersonalData = {
  name: 'contactsShown',
  collect: statement(
    'ads.collectReveals',
    `select ad_uuid as "adUuid", to_json(revealed_at) as "revealedAt" from owner_contact_reveals
   where account_id = $1 order by id`,
  ).all(),
  erase: statement(
    'ads.forgetReveals',
    'update owner_contact_reveals set account_id = null where account_id = $1',
  ).run(),
};
