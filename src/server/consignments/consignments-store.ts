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

/** A file with what the house keeps elsewhere of its car, and its stage follows from. */
export type FileRow = ApprovalFacts & {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly leadId: string | null;
  readonly adUuid: string | null;
  readonly adStatus: LotFacts['adStatus'] | null;
  /** Who of the house has it. */
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  /** null where the seller has no account, or is not known. */
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
  /** When what its seller has signed was signed, while it has not ended. */
  readonly mandateSignedAt: Instant | null;
  /** The last mandate that its seller was proposed; null: none. */
  readonly mandateId: string | null;
  readonly proposedAt: Instant | null;
  readonly untilOn: string | null;
  /** The last time that its seller was asked for their word on its ad, which stands at this revision. */
  readonly approvalId: string | null;
  readonly approvalNote: string | null;
  /** Somebody else wrote down what they said. */
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

/** As the reference of a file is written: the same as `referenceOf`. */
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

/** More files than any house has open at once; which of them fit is told by rules that no statement knows. */
const FILES_MAX = 5_000;

export type FileWish = {
  /** Those too that are settled, or were given up. */
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

/** The file of an estimate, for whoever answers it. */
export const findFileOfEstimate = statement(
  'consignments.ofEstimate',
  `select ${FILE} from ${TABLES} where c.id = (select consignment_id from consignment_estimates where id = $1)`,
).byId<FileRow>();

/** Whoever changes a file, its estimates or its appointments holds it: they are written one after the other. */
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

/** Answers the id; null where there is a file of that lead, or that car. */
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

/** An ad that the house handles for its owner, or prepares for them. */
export const findHandled = statement(
  'consignments.handledAd',
  `select concat_ws(' ', d.brand, d.model, d.version, d.year) as title from ads d
   where d.uuid = $1 and ${HANDLED}`,
).value<{ title: string }, [adUuid: string]>('title');

export const assignFile = statement(
  'consignments.assign',
  'update consignments set owner_id = $2 where id = $1',
).run<[id: string, ownerId: string | null]>();

/** Nothing was proposed, signed or sold of the ad that a file has, if any. */
const TAKES_AD = `c.lost_at is null and not exists (select from sale_mandates where ad_uuid = c.ad_uuid)
     and not exists (select from orders where ad_uuid = c.ad_uuid)`;

/** Whether a file may be given an ad, or another one. */
export const takesAd = statement(
  'consignments.takesAd',
  `select from consignments c where c.id = $1 and ${TAKES_AD}`,
).any<[id: string]>();

/** A draft that no auction is planned of: whose sale it is may follow its file. */
const OPEN_DRAFT = `d.status = 'DRAFT' and not d.calandre_collection
     and not exists (select from auctions where ad_uuid = d.uuid and status = 'open')`;

/** Its owner left it to the house, which may begin to sell it for them, or give it back. */
export const isLeftToHouse = statement(
  'consignments.isLeft',
  `select from ads d join ad_drafts f on f.ad_uuid = d.uuid
   where d.uuid = $1 and f.wish = 'MANAGED' and ${OPEN_DRAFT}`,
).any<[adUuid: string], Writes>();

/**
 * Notes that its owner left a draft to the house, where nobody has said so in the ad: they see it, and may undo it.
 * What they wished before is kept.
 */
export const leaveToHouse = statement(
  'consignments.leaveToHouse',
  `insert into ad_drafts (ad_uuid, wish, former_wish)
   select d.uuid, 'MANAGED', 'AD' from ads d where d.uuid = $1 and not d.handle_by_calandre and ${OPEN_DRAFT}
   on conflict (ad_uuid) do update set wish = excluded.wish, former_wish = ad_drafts.wish,
     version = ad_drafts.version + 1 where ad_drafts.wish <> excluded.wish`,
).run<[adUuid: string]>();

/**
 * What staff left to the house is sold as its owner wished before, or with `isLeft` is left to the house again, unless
 * they have handed it in as their own by then.
 */
export const turnWish = statement(
  'consignments.turnWish',
  `update ad_drafts f set wish = f.former_wish, former_wish = f.wish, version = f.version + 1 from ads d
   where d.uuid = f.ad_uuid and d.uuid = $1 and (f.former_wish = 'MANAGED') = $2::boolean and ${OPEN_DRAFT}
     and not ($2 and exists (select from ad_submissions where ad_uuid = d.uuid and state = 'WAITING'))`,
).run<[adUuid: string, isLeft: boolean]>();

// Whoever owns the ad reads the file: it is the seller who wished for it, or whose ad it was opened from.
/**
 * False where the ad has a file already, is not there, or of another person than the file's seller. Of one that the
 * house handles that person may be unknown yet, or was a mistake where the file left it: who owns it is from then on,
 * whoever wished for it. False too where something was proposed, signed or sold of the ad that the file has.
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
 * The car is another seller's by now: what was estimated and arranged stays whose it was, and the file leaves the ad
 * unless it was sold by then. The first owner of an ad keeps the file, unless its wish is another person's. Answers the
 * file that left.
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

/** Gives a file up for a reason, or with null takes it up again. */
export const loseFile = statement(
  'consignments.lose',
  `update consignments set lost_reason = $2,
     lost_at = case when $2::text is not null then coalesce(lost_at, clock_timestamp()) end where id = $1`,
).run<[id: string, reason: string | null]>();

/** What one side thinks the car will bring, in whole euros. */
export type Estimate = {
  readonly id: string;
  readonly party: EstimateParty;
  readonly low: number;
  readonly high: number;
  readonly note: string;
  readonly givenAt: Instant;
  readonly agreedAt: Instant | null;
};

/** The last one first. */
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
 * Drops what nobody needs any more: a file that was given up after three years, as of anybody who was no customer, and
 * one that is settled after five, when no claim comes of it (L110-4 of the code de commerce).
 */
export const sweepFiles = statement(
  'consignments.sweep',
  `delete from consignments c where c.lost_at < clock_timestamp() - interval '3 years'
     or exists (select from orders r where r.ad_uuid = c.ad_uuid and r.state = 'CLOSED'
       and r.created_at < clock_timestamp() - interval '5 years')`,
).run();
