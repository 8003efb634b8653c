import { statement } from '../database/index.ts';
import { inTurn, type PersonalData, together } from '../personal-data.ts';
import { collectVigilance } from './vigilance/vigilance-store.ts';

/** Purchases and sales, kept as the law requires; only codes for pending signatures are erased. */
export const ordersPersonalData: PersonalData = {
  name: 'orders',
  collect: statement(
    'orders.collect',
    `select auction_id as auction, ad_uuid as ad, hammer_price as "hammerPrice", fee_cents as "feeCents", state,
     to_json(created_at) as at, case when buyer_id = $1 then 'buyer' else 'seller' end as role,
     (select coalesce(json_agg(json_build_object('kind', s.kind, 'at', s.at) order by s.id), '[]')
      from order_steps s where s.order_id = orders.id) as steps
   from orders where $1 in (buyer_id, seller_id) order by created_at`,
  ).all(),
  erase: statement('signing.erase', 'delete from signing_codes where account_id = $1').run(),
};

/** The payout account; the books keep the last digits of accounts that were paid. */
export const payoutAccountPersonalData: PersonalData = {
  name: 'payoutAccount',
  collect: statement(
    'payouts.collect',
    `select holder, iban, to_json(changed_at) as "changedAt" from payout_accounts where account_id = $1`,
  ).all(),
  erase: inTurn(
    statement('escrow.erase', 'delete from escrow_payees where account_id = $1').run(),
    statement('payouts.erase', 'delete from payout_accounts where account_id = $1').run(),
  ),
};

/** A seller's details for the yearly report; kept as long as the books (`sweepSellers`). */
export const sellerPersonalData: PersonalData = {
  name: 'sellerDetails',
  collect: together({
    details: statement(
      'sellers.collect',
      `select to_char(born_on, 'YYYY-MM-DD') as "bornOn", tin, tin_country as "tinCountry", birth_place as "birthPlace",
     birth_country as "birthCountry", former, to_json(asked_at) as "askedAt", to_json(answered_at) as "answeredAt"
   from seller_details where account_id = $1`,
    ).all(),
    reported: statement(
      'sellers.collectTold',
      'select year, to_json(told_at) as "toldAt", figures::json from seller_reports where account_id = $1 order by year',
    ).all(),
    filed: statement(
      'sellers.collectFiled',
      `select f.year, to_char(f.filed_on, 'YYYY-MM-DD') as "filedOn", to_json(f.undone_at) as "undoneAt", r as record
   from seller_filings f, jsonb_array_elements(f.records) r where r #>> '{seller,id}' = $1::uuid::text order by f.id`,
    ).all(),
  }),
  erase: inTurn(
    // Without a completed sale nothing is reported; otherwise the books still need the details, with the name.
    statement(
      'sellers.drop',
      `delete from seller_details d where d.account_id = $1 and not exists (select from orders o
     where o.seller_id = d.account_id and o.state in ('HANDED_OVER', 'CLOSED'))`,
    ).run(),
    statement(
      'sellers.nameLeft',
      `update seller_details d set first_name = a.first_name, last_name = a.last_name
   from accounts a where a.id = d.account_id and d.account_id = $1`,
    ).run(),
  ),
};

/** The identity check of a high-value sale; kept as long as the law requires (`sweepVigilance`). */
export const vigilancePersonalData: PersonalData = { name: 'vigilance', collect: collectVigilance };

/** Signed documents and invoices, kept as the law requires, and the registrations with escrow providers. */
export const orderDocumentsPersonalData: PersonalData = {
  name: 'orderPapers',
  collect: together({
    invoices: statement(
      'invoices.collect',
      `select series || '-' || padded(number, 4) as reference, kind, subject, total_cents as "totalCents",
     to_json(issued_at) as at from invoices where account_id = $1 order by issued_at`,
    ).all(),
    signatures: statement(
      'signing.collect',
      `select order_id as order, paper, party, signer, sha256, evidence, to_json(signed_at) as at
   from order_signatures where account_id = $1 order by signed_at`,
    ).all(),
    mandates: statement(
      'saleMandates.collect',
      `select ad_uuid as ad, version, reserve, to_char(from_on, 'YYYY-MM-DD') as "fromOn",
     to_char(until_on, 'YYYY-MM-DD') as "untilOn", commission_bp as "commissionBp",
     commission_min_cents as "commissionMinCents", withdrawal_fee_cents as "withdrawalFeeCents", terms, refusal,
     case when ending = 'WITHDRAWN' then end_reason end as "withdrawnFor",
     to_json(proposed_at) as "proposedAt", to_json(signed_at) as "signedAt", to_json(ended_at) as "endedAt"
   from sale_mandates where seller_id = $1 order by proposed_at`,
    ).all(),
    carPapers: statement(
      'carPapers.collect',
      `select order_id as order, kind, to_char(dated_on, 'YYYY-MM-DD') as "datedOn", file_key as file, state, reason,
     to_json(handed_in_at) as at from order_car_papers where handed_in_by = $1 order by place`,
    ).all(),
    payees: statement(
      'escrow.collect',
      `select provider, provider_ref as "providerRef", is_ready as "isReady" from escrow_payees where account_id = $1`,
    ).all(),
  }),
};

/** Messages on orders: they stay, without a name, as evidence for the other side. */
export const orderMessagesPersonalData: PersonalData = {
  name: 'orderMessages',
  collect: statement(
    'messages.collect',
    `select order_id as order, party, text, to_json(at) as at from order_messages where author_id = $1 order by id`,
  ).all(),
};
