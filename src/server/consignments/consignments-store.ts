import type { EstimateParty } from '#shared/fields/index.ts';
import type {
  ApprovalFacts,
  AuctionStatus,
  Instant,
  LotFacts,
  OrderState,
  SaleMandateFacts,
} from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { inOrderOf, statement, type Writes } from '../database/index.ts';
import { THEIR_LEADS } from '../leads/personal-data.ts';

/** A file with the data that determines its stage. */
export type FileRow = ApprovalFacts & {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly leadId: string | null;
  readonly adUuid: string | null;
  readonly adStatus: LotFacts['adStatus'] | null;
  /** The member of staff in charge. */
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  /** null where the seller has no account, or is unknown. */
  readonly sellerId: string | null;
  readonly sellerName: string | null;
  readonly sellerEmail: string | null;
  readonly sellerPhone: string | null;
  readonly language: Language | null;
  readonly openedAt: Instant;
  readonly lostAt: Instant | null;
  readonly lostReason: string | null;
  readonly estimateBy: EstimateParty | null;
  readonly estimateAt: Instant | null;
  readonly estimateAgreedAt: Instant | null;
  /** When the mandate in force was signed. */
  readonly mandateSignedAt: Instant | null;
  /** The last mandate proposed to the seller; null: none. */
  readonly mandateId: string | null;
  readonly proposedAt: Instant | null;
  readonly untilOn: string | null;
  /** The last request for approval; `adRevision` is the ad's present revision. */
  readonly approvalId: string | null;
  readonly approvalNote: string | null;
  /** Whether somebody else recorded the answer. */
  readonly isApprovalNoted: boolean;
  readonly adRevision: number | null;
  readonly identityAt: Instant | null;
  readonly isIdentityReceived: boolean;
  readonly inspectionAt: Instant | null;
  readonly inspectionBy: string | null;
  readonly inspectionDoneAt: Instant | null;
  readonly photosAt: Instant | null;
  readonly photosBy: string | null;
  readonly photosDoneAt: Instant | null;
  readonly hasReport: boolean;
  readonly hasPrice: boolean;
  readonly publishedAt: Instant | null;
  readonly auctionStatus: AuctionStatus | null;
  readonly auctionStart: Instant | null;
  readonly auctionEnd: Instant | null;
  readonly orderId: string | null;
  readonly orderState: OrderState | null;
  readonly orderDueAt: Instant | null;
} & Omit<SaleMandateFacts, 'untilOn'>;

/** SQL: the reference of a file, as `referenceOf` writes it. */
const REFERENCE = "'DOS-' || padded(c.number, 6)";
export const TITLE = "coalesce(nullif(concat_ws(' ', d.brand, d.model, d.version, d.year), ''), c.title)";
const SELLER = "coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), l.name)";

const FILE = `c.id, c.number, ${TITLE} as title, c.lead_id as "leadId", c.ad_uuid as "adUuid", d.status as "adStatus",
  c.owner_id as "ownerId", o.first_name || ' ' || o.last_name as "ownerName",
  s.id as "sellerId", ${SELLER} as "sellerName", coalesce(s.email, l.email) as "sellerEmail",
  coalesce(s.phone, l.phone) as "sellerPhone", coalesce(s.language, i.language) as language,
  c.opened_at as "openedAt", c.lost_at as "lostAt", c.lost_reason as "lostReason",
  e.party as "estimateBy", e.given_at as "estimateAt", e.agreed_at as "estimateAgreedAt",
  (select max(signed_at) from sale_mandates where ad_uuid = c.ad_uuid and ended_at is null) as "mandateSignedAt",
  m.id as "mandateId", m.proposed_at as "proposedAt", to_char(m.until_on, 'YYYY-MM-DD') as "untilOn",
  m.signed_at as "signedAt", m.refused_at as "refusedAt", m.ending,
  (select min(p.decided_at) from person_documents p where p.account_id = s.id and p.kind in ('IDENTITY', 'COMPANY')
     and p.state = 'ACCEPTED' and (p.expires_at is null or p.expires_at > clock_timestamp())) as "identityAt",
  exists (select from person_documents p where p.account_id = s.id and p.kind in ('IDENTITY', 'COMPANY')
     and p.state = 'RECEIVED') as "isIdentityReceived",
  coalesce(d.handle_by_calandre and not d.calandre_collection, true) as "isHandled", d.revision as "adRevision",
  g.id as "approvalId", g.asked_at as "approvalAskedAt", g.answer as "approvalAnswer", g.note as "approvalNote",
  g.answered_at as "approvalAnsweredAt", g.outdated_at as "approvalOutdatedAt",
  g.answer is not null and g.answered_by is distinct from s.id as "isApprovalNoted",
  x."inspectionAt", x."inspectionBy", x."inspectionDoneAt", x."photosAt", x."photosBy", x."photosDoneAt",
  coalesce(jsonb_typeof(d.details -> 'conditionReport') = 'object', false) as "hasReport", d.price is not null as "hasPrice",
  d.published_at as "publishedAt", a.status as "auctionStatus", a.start_at as "auctionStart", a.end_at as "auctionEnd",
  r.id as "orderId", r.state as "orderState",
  case r.state when 'CREATED' then r.sign_by when 'SIGNED' then r.pay_by when 'PAID' then r.collect_by end as "orderDueAt"`;

const TABLES = `consignments c left join ads d on d.uuid = c.ad_uuid left join leads l on l.id = c.lead_id
  left join inquiries i on i.id = l.inquiry_id left join accounts s on s.id = coalesce(c.seller_id, d.owner_id, l.account_id)
  left join accounts o on o.id = c.owner_id
  left join lateral (select party, given_at, agreed_at from consignment_estimates
    where consignment_id = c.id order by place desc limit 1) e on true
  left join lateral (select id, proposed_at, until_on, signed_at, refused_at, ending from sale_mandates
    where ad_uuid = c.ad_uuid and seller_id = s.id order by version desc limit 1) m on true
  left join lateral (select id, asked_at, answer, note, answered_by, answered_at, outdated_at from consignment_approvals
    where consignment_id = c.id and ad_uuid = c.ad_uuid order by place desc limit 1) g on true
  left join lateral (select min(at) filter (where kind = 'INSPECTION' and state = 'PLANNED') as "inspectionAt",
      min(staff_id::text) filter (where kind = 'INSPECTION' and state = 'PLANNED') as "inspectionBy",
      max(settled_at) filter (where kind = 'INSPECTION' and state = 'DONE') as "inspectionDoneAt",
      min(at) filter (where kind = 'PHOTOS' and state = 'PLANNED') as "photosAt",
      min(staff_id::text) filter (where kind = 'PHOTOS' and state = 'PLANNED') as "photosBy",
      max(settled_at) filter (where kind = 'PHOTOS' and state = 'DONE') as "photosDoneAt"
    from consignment_appointments where consignment_id = c.id) x on true
  left join lateral (select status, start_at, end_at from auctions where ad_uuid = c.ad_uuid
    order by created_at desc limit 1) a on true
  left join lateral (select id, state, sign_by, pay_by, collect_by from orders
    where ad_uuid = c.ad_uuid and state <> 'CANCELLED' order by number desc limit 1) r on true`;

/** More than any house has open; the filter by stage is done in code, since SQL does not know its rules. */
const FILES_MAX = 5_000;

export type FileWish = {
  /** Includes settled and closed ones. */
  readonly withClosed: boolean;
  readonly ownerId: string | null;
  readonly pattern: string | null;
};

export const listFiles = statement(
  'consignments.list',
  `select ${FILE} from ${TABLES}
   where ($1::boolean or (c.lost_at is null and r.state is distinct from 'CLOSED'))
     and ($2::uuid is null or c.owner_id = $2)
     and ($3::text is null or folded(concat_ws(' ', ${REFERENCE}, ${TITLE}, ${SELLER})) like $3)
   order by c.number desc limit ${FILES_MAX}`,
).all<FileRow, [wish: FileWish]>(inOrderOf('withClosed', 'ownerId', 'pattern'));

export const findFile = statement(
  'consignments.find',
  `select ${FILE} from ${TABLES} where c.id = $1`,
).byId<FileRow>();

export const findFileOfAd = statement(
  'consignments.ofAd',
  `select ${FILE} from ${TABLES} where c.ad_uuid = $1`,
).byId<FileRow>();

export const listFilesOfAds = statement(
  'consignments.ofAds',
  `select ${FILE} from ${TABLES} where c.ad_uuid = any($1::uuid[]) order by c.number`,
).all<FileRow, [adUuids: readonly string[]]>();

/** The file of an estimate. */
export const findFileOfEstimate = statement(
  'consignments.ofEstimate',
  `select ${FILE} from ${TABLES} where c.id = (select consignment_id from consignment_estimates where id = $1)`,
).byId<FileRow>();

/** Locks a file, so that changes to it, its estimates and its appointments are serialised. */
export const holdFile = statement(
  'consignments.hold',
  'select id from consignments where id = $1 for update',
).any<[id: string], Writes>();

export type NewFile = {
  readonly leadId: string | null;
  readonly adUuid: string | null;
  readonly title: string;
  readonly ownerId: string;
  readonly actorId: string;
};

/** Returns the id; null where the lead or the car has a file. */
export const addFile = statement(
  'consignments.open',
  `insert into consignments (lead_id, ad_uuid, title, owner_id, opened_by) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning id`,
).value<{ id: string }, [file: NewFile], Writes>(
  'id',
  inOrderOf('leadId', 'adUuid', 'title', 'ownerId', 'actorId'),
);

export const findOpened = statement(
  'consignments.opened',
  'select id from consignments where lead_id = $1 or ad_uuid = $2 order by number limit 1',
).value<{ id: string }, [leadId: string | null, adUuid: string | null]>('id');

const HANDLED = `(d.handle_by_calandre
     or exists (select from ad_drafts f where f.ad_uuid = d.uuid and f.wish = 'MANAGED'))`;

/** The title of an ad that the house handles or prepares for its owner. */
export const findHandled = statement(
  'consignments.handledAd',
  `select concat_ws(' ', d.brand, d.model, d.version, d.year) as title from ads d
   where d.uuid = $1 and ${HANDLED}`,
).value<{ title: string }, [adUuid: string]>('title');

export const assignFile = statement(
  'consignments.assign',
  'update consignments set owner_id = $2 where id = $1',
).run<[id: string, ownerId: string | null]>();

/** SQL: the file is open, and its ad, if any, has no mandate and no order. */
const TAKES_AD = `c.lost_at is null and not exists (select from sale_mandates where ad_uuid = c.ad_uuid)
     and not exists (select from orders where ad_uuid = c.ad_uuid)`;

/** Whether a file can be linked to an ad, or to another one. */
export const takesAd = statement(
  'consignments.takesAd',
  `select from consignments c where c.id = $1 and ${TAKES_AD}`,
).any<[id: string]>();

/** SQL: a draft without a planned auction, whose seller may follow its file. */
const OPEN_DRAFT = `d.status = 'DRAFT' and not d.calandre_collection
     and not exists (select from auctions where ad_uuid = d.uuid and status = 'open')`;

/** Whether the owner left the draft to the house, which may start selling it or return it. */
export const isLeftToHouse = statement(
  'consignments.isLeft',
  `select from ads d join ad_drafts f on f.ad_uuid = d.uuid
   where d.uuid = $1 and f.wish = 'MANAGED' and ${OPEN_DRAFT}`,
).any<[adUuid: string], Writes>();

/**
 * Records that the owner left a draft to the house, if the ad does not say so yet. They see it and can undo it; their
 * former wish is kept.
 */
export const leaveToHouse = statement(
  'consignments.leaveToHouse',
  `insert into ad_drafts (ad_uuid, wish, former_wish)
   select d.uuid, 'MANAGED', 'AD' from ads d where d.uuid = $1 and not d.handle_by_calandre and ${OPEN_DRAFT}
   on conflict (ad_uuid) do update set wish = excluded.wish, former_wish = ad_drafts.wish,
     version = ad_drafts.version + 1 where ad_drafts.wish <> excluded.wish`,
).run<[adUuid: string]>();

/**
 * Restores the owner's former wish for a draft that staff left to the house; with `isLeft` leaves it to the house
 * again, unless they have submitted it as their own.
 */
export const turnWish = statement(
  'consignments.turnWish',
  `update ad_drafts f set wish = f.former_wish, former_wish = f.wish, version = f.version + 1 from ads d
   where d.uuid = f.ad_uuid and d.uuid = $1 and (f.former_wish = 'MANAGED') = $2::boolean and ${OPEN_DRAFT}
     and not ($2 and exists (select from ad_submissions where ad_uuid = d.uuid and state = 'WAITING'))`,
).run<[adUuid: string, isLeft: boolean]>();

// Whoever owns the ad can read the file, so it must be the seller who made the request, or of the original ad.
/**
 * Links a file to an ad; false where the ad has a file, does not exist, or belongs to another person than the file's
 * seller. For an ad that the house handles, that person may be unknown, or wrong if the file left this ad: the owner
 * then becomes the file's seller. False also where the present ad has a proposal, mandate or sale.
 */
export const linkAd = statement(
  'consignments.link',
  `update consignments c set ad_uuid = d.uuid, left_ad = null,
     seller_id = case when d.uuid = c.left_ad then d.owner_id else c.seller_id end from ads d
   where c.id = $1 and d.uuid = $2 and (${HANDLED} or (d.status = 'DRAFT' and not d.calandre_collection))
     and ((d.uuid = c.left_ad and ${HANDLED}) or d.owner_id is not distinct from coalesce(c.seller_id,
       (select account_id from leads where id = c.lead_id),
       case when c.lead_id is null then (select owner_id from ads where uuid = c.ad_uuid)
         when ${HANDLED} then d.owner_id end))
     and ${TAKES_AD} and not exists (select from consignments other where other.ad_uuid = d.uuid)
   returning c.id`,
).any<[id: string, adUuid: string], Writes>();

/**
 * Detaches the file of an ad that gets another seller, unless it is sold: estimates and appointments stay with the
 * former seller. The ad's first owner keeps the file, unless its request came from somebody else. Returns the detached
 * file.
 */
export const unlinkAd = statement(
  'consignments.unlink',
  `with kept as (
     select c.id, d.status = 'SOLD' or exists (select from orders where ad_uuid = d.uuid and state <> 'CANCELLED') as sold
     from consignments c join ads d on d.uuid = c.ad_uuid where d.uuid = $2)
   update consignments c set seller_id = coalesce(c.seller_id, $3), left_ad = case when not kept.sold then $2::uuid end,
     ad_uuid = case when kept.sold then $2::uuid end
   from kept where c.id = kept.id
     and ($3::uuid is not null or (c.lead_id is not null and c.lead_id not in (select id from ${THEIR_LEADS} t)))
   returning case when not kept.sold then c.id end as id`,
).value<{ id: string | null }, [ownerId: string | null, adUuid: string, formerId: string | null], Writes>(
  'id',
);

/** Closes a file for a reason, or reopens it with null. */
export const loseFile = statement(
  'consignments.lose',
  `update consignments set lost_reason = $2,
     lost_at = case when $2::text is not null then coalesce(lost_at, clock_timestamp()) end where id = $1`,
).run<[id: string, reason: string | null]>();

/** A side's estimate of the price, in whole euros. */
export type Estimate = {
  readonly id: string;
  readonly party: EstimateParty;
  readonly low: number;
  readonly high: number;
  readonly note: string;
  readonly givenAt: Instant;
  readonly agreedAt: Instant | null;
};

/** The estimates of a file, newest first. */
export const listEstimates = statement(
  'consignments.estimates',
  `select id, party, low, high, note, given_at as "givenAt", agreed_at as "agreedAt"
   from consignment_estimates where consignment_id = $1 order by place desc`,
).all<Estimate, [id: string]>();

export type NewEstimate = Pick<Estimate, 'party' | 'low' | 'high' | 'note'>;

export const addEstimate = statement(
  'consignments.addEstimate',
  `insert into consignment_estimates (consignment_id, party, low, high, note, given_by)
   values ($1, $2, $3, $4, $5, $6)`,
).run<[id: string, estimate: NewEstimate, actorId: string]>(inOrderOf('party', 'low', 'high', 'note'));

export const agreeTo = statement(
  'consignments.agree',
  `update consignment_estimates set agreed_at = clock_timestamp(), agreed_by = $2
   where id = $1 and agreed_at is null`,
).run<[estimateId: string, actorId: string]>();

/**
 * Deletes closed files after three years, as for contacts who never became customers, and settled files after five,
 * when claims expire (L110-4 of the code de commerce).
 */
export const sweepFiles = statement(
  'consignments.sweep',
  `delete from consignments c where c.lost_at < clock_timestamp() - interval '3 years'
     or exists (select from orders r where r.ad_uuid = c.ad_uuid and r.state = 'CLOSED'
       and r.created_at < clock_timestamp() - interval '5 years')`,
).run();
