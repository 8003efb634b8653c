import type { SaleMandateInput } from '#shared/fields/index.ts';
import type { Instant } from '#shared/sale/index.ts';
import { inOrderOf, instant, statement, timestamp, type Writes } from '../../database/index.ts';
import type { MandateParticulars, SaleMandate } from './mandate.ts';

/** Called `M-1042-2`: the ad's number, and the version. */
const COLUMNS = `m.id, m.ad_uuid as "adUuid", m.seller_id as "sellerId", m.version,
  (select concat_ws(' ', d.brand, d.model, d.year) from ads d where d.uuid = m.ad_uuid) as car,
  'M-' || (select d.id from ads d where d.uuid = m.ad_uuid) || '-' || m.version as number, m.reserve,
  m.estimate_low as "estimateLow", m.estimate_high as "estimateHigh",
  to_char(m.from_on, 'YYYY-MM-DD') as "fromOn",
  to_char(m.until_on, 'YYYY-MM-DD') as "untilOn", m.withdrawal_fee_cents as "withdrawalFeeCents",
  m.commission_bp as "commissionBp", m.commission_min_cents as "commissionMinCents",
  m.proposed_at as "proposedAt", m.terms, m.sha256, m.signed_at as "signedAt", m.refused_at as "refusedAt", m.refusal,
  m.ended_at as "endedAt", m.ending, m.end_reason as "endReason"`;

/** A mandate as it stands, held until the transaction ends. */
export const lockMandate = statement(
  'saleMandates.lock',
  `select ${COLUMNS} from sale_mandates m where m.id = $1 for update`,
).one<SaleMandate, [id: string], Writes>();
export const findMandate = statement(
  'saleMandates.find',
  `select ${COLUMNS} from sale_mandates m where m.id = $1`,
).byId<SaleMandate>();
/** The mandate of a number, as papers have it. */
export const findMandateOf = statement(
  'saleMandates.findByNumber',
  `select ${COLUMNS} from sale_mandates m join ads n on n.uuid = m.ad_uuid
   where 'M-' || n.id || '-' || m.version = $1 for update of m`,
).one<SaleMandate, [number: string], Writes>();
/** Every version of a car's mandate, newest first. */
export const listMandatesOf = statement(
  'saleMandates.listOfAd',
  `select ${COLUMNS} from sale_mandates m where m.ad_uuid = $1 order by m.version desc`,
).all<SaleMandate, [adUuid: string]>();
/** Of one seller, the newest first. */
export const listOwnMandates = statement(
  'saleMandates.listOwn',
  `select ${COLUMNS} from sale_mandates m where m.seller_id = $1 order by m.proposed_at desc limit 200`,
).all<SaleMandate, [sellerId: string]>();
/** The signed mandate of a car, also past its last day and from a former owner; null if none. */
export const findSignedMandate = statement(
  'saleMandates.findSigned',
  `select ${COLUMNS} from sale_mandates m
   where m.ad_uuid = $1 and m.signed_at is not null and m.ended_at is null`,
).one<SaleMandate, [adUuid: string]>();
/** What the seller of a public sale has signed, also after its last day; null for any other sale. */
export const findMandateOfSale = statement(
  'saleMandates.findOfSale',
  `select ${COLUMNS} from sale_mandates m join auctions a on a.ad_uuid = m.ad_uuid
   where a.id = $1 and a.regime = 'PUBLIC_SALE' and m.seller_id = $2 and m.signed_at is not null and m.ended_at is null`,
).one<SaleMandate, [auctionId: string, sellerId: string | null]>();

/** The estimate agreed with the owner in the car's consignment; null where there is none or it is renegotiated. */
export const findAgreedEstimate = statement(
  'saleMandates.findAgreedEstimate',
  `select e.low as "estimateLow", e.high as "estimateHigh" from consignments c
   join lateral (select low, high, agreed_at from consignment_estimates
     where consignment_id = c.id order by place desc limit 1) e on e.agreed_at is not null
   where c.ad_uuid = $1 and c.lost_at is null`,
).byId<Pick<SaleMandate, 'estimateLow' | 'estimateHigh'>>();

/** Adds the next version of a car's mandate. The caller holds the lot. */
export const addMandate = statement(
  'saleMandates.add',
  `insert into sale_mandates (ad_uuid, seller_id, version, reserve, estimate_low, estimate_high, commission_bp,
     commission_min_cents, from_on, until_on, withdrawal_fee_cents, proposed_by, proposed_at)
   select $1::uuid, $2::uuid, 1 + coalesce((select max(version) from sale_mandates where ad_uuid = $1), 0), $3::bigint, $4::bigint, $5::bigint,
     $6::integer, $7::bigint, $8::date, $9::date, $10::bigint, $11::uuid, $12::timestamptz returning id`,
).onlyValue<
  { id: string },
  [of: { adUuid: string; sellerId: string; actorId: string; now: Instant }, mandate: SaleMandateInput],
  Writes
>('id', ({ adUuid, sellerId, actorId, now }, { reserve, estimateLow, estimateHigh, ...of }) => {
  const amounts = [reserve, estimateLow, estimateHigh, of.commissionBp, of.commissionMinCents];
  return [
    ...[adUuid, sellerId, ...amounts, of.fromOn, of.untilOn, of.withdrawalFeeCents, actorId, timestamp(now)],
  ];
});

/** Fixes what the document says. */
export const fixMandate = statement(
  'saleMandates.fix',
  'update sale_mandates set terms = $2, fixed_at = $3 where id = $1 and terms is null',
).run<[id: string, terms: MandateParticulars, now: Instant]>((id, terms, now) => [
  ...[id, JSON.stringify(terms), timestamp(now)],
]);
export const signMandateRow = statement(
  'saleMandates.sign',
  'update sale_mandates set signed_at = $2, sha256 = $3 where id = $1',
).run<[id: string, now: Instant, sha256: string]>((id, now, sha256) => [id, timestamp(now), sha256]);
export const refuseMandateRow = statement(
  'saleMandates.refuse',
  'update sale_mandates set refused_at = $2, refusal = $3 where id = $1',
).run<[id: string, now: Instant, reason: string]>((id, now, reason) => [id, timestamp(now), reason]);

export type Ending = {
  readonly id: string;
  readonly ending: NonNullable<SaleMandate['ending']>;
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly now: Instant;
};

export const endMandateRow = statement(
  'saleMandates.end',
  'update sale_mandates set ended_at = $2, ending = $3, ended_by = $4, end_reason = $5 where id = $1',
).run<[ending: Ending]>(inOrderOf('id', instant('now'), 'ending', 'actorId', 'reason'));

/** Whose car it is, and whether the house sells it for them. */
export const findMandator = statement(
  'saleMandates.findSeller',
  `select owner_id as "sellerId", handle_by_calandre and not calandre_collection as "isHandled" from ads where uuid = $1`,
).one<{ sellerId: string | null; isHandled: boolean }, [adUuid: string]>();
