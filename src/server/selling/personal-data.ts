import { statement } from '../database/index.ts';
import { inTurn, type PersonalData, together } from '../personal-data.ts';
import { listTraderChecks, listVatFindings } from './trader-checks.ts';
import { findTrader } from './traders.ts';

/** Unpublished data of a seller: drafts, reviews, their trade and the register results. */
export const sellingPersonalData: PersonalData = {
  name: 'selling',
  collect: together({
    cars: statement(
      'selling.collect',
      `select f.ad_uuid as ad, f.wish, f.former_wish as "formerWish", f.wished_reserve as "wishedReserve",
     f.wished_starting_price as "wishedStartingPrice", f.wished_start::text as "wishedStart", f.revision,
     (select json_agg(json_build_object('state', s.state, 'submittedAt', s.submitted_at, 'reason', s.reason,
        'comments', s.comments) order by s.submitted_at) from ad_submissions s where s.ad_uuid = f.ad_uuid)
       as submissions
   from ad_drafts f join ads d on d.uuid = f.ad_uuid where d.owner_id = $1 order by f.ad_uuid`,
    ).all(),
    trader: findTrader,
    registersSay: listTraderChecks,
    viesSaid: listVatFindings,
  }),
  erase: inTurn(
    // The register results are deleted with it.
    statement('selling.eraseTrader', 'delete from traders where account_id = $1').run(),
    // The proof behind an invoice without VAT is kept as long as the invoice.
    statement(
      'selling.eraseVatFindings',
      'delete from vat_findings where account_id = $1 and not is_proof(id)',
    ).run(),
    statement(
      'selling.eraseWishes',
      `update ad_drafts f set wished_reserve = null, wished_starting_price = null, wished_start = null,
     revision = null
   from ads d where d.uuid = f.ad_uuid and d.owner_id = $1`,
    ).run(),
    statement(
      'selling.endWaits',
      `update ad_submissions s set state = 'TAKEN_BACK', decided_at = clock_timestamp(), decided_by = $1
   from ads d where d.uuid = s.ad_uuid and d.owner_id = $1 and s.state = 'WAITING'`,
    ).run(),
  ),
};
