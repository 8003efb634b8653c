import type { Instant } from '#shared/sale/index.ts';
import { MAY } from '../accounts/index.ts';
import type { AdInput } from '../ads/index.ts';
import { inOrderOf, json, statement, type Writes } from '../database/index.ts';

/** MANAGED: the house sells the car and prepares the ad. */
export const WISHES = ['AD', 'AUCTION', 'MANAGED'] as const;
export type Wish = (typeof WISHES)[number];

/** How the seller wants to sell: amounts in euros, a date as `2026-12-10`. */
export type WishedSale = {
  readonly wish: Wish;
  readonly wishedStartingPrice: number | null;
  readonly wishedReserve: number | null;
  readonly wishedStart: string | null;
};

export type SellersDraft = WishedSale & {
  /** Incremented by every save, submission and decision. */
  readonly version: number;
  /** The pending changes of a public ad; null: none. */
  readonly revision: AdInput | null;
};

export const NEW_DRAFT: SellersDraft = {
  ...{ version: 0, wish: 'AD', wishedStartingPrice: null, wishedReserve: null, wishedStart: null },
  revision: null,
};

export type Comment = { readonly field: string; readonly text: string };
export type Decision = 'APPROVED' | 'CHANGES_ASKED' | 'REFUSED';

export type Submission = {
  readonly id: string;
  readonly adUuid: string;
  readonly state: 'WAITING' | 'TAKEN_BACK' | Decision;
  readonly submittedAt: Instant;
  readonly reason: string | null;
  readonly comments: readonly Comment[];
};

// A new price cancels the staff's reduction of the old one, whenever that was made.
const DRAFT = `ad_uuid as "adUuid", version, wish, wished_starting_price as "wishedStartingPrice",
  wished_reserve as "wishedReserve", wished_start::text as "wishedStart",
  case when revision ? 'price' then revision || '{"reducedPrice": null}' else revision end as revision`;
export const findDrafts = statement(
  'selling.findDrafts',
  `select ${DRAFT} from ad_drafts where ad_uuid = any($1::uuid[])`,
).keyed<SellersDraft & { readonly adUuid: string }, [uuids: readonly string[]]>('adUuid');

const makeDraftSql = statement(
  'selling.makeDraft',
  'insert into ad_drafts (ad_uuid) values ($1) on conflict do nothing',
);
const hold = statement(
  'selling.lockDraft',
  `select ${DRAFT} from ad_drafts where ad_uuid = $1 for update`,
).only<SellersDraft, [uuid: string], Writes>();

/** Returns the draft of an ad, created if missing, locked until the transaction ends. */
export async function lockDraft(writes: Writes, uuid: string): Promise<SellersDraft> {
  await writes.query(makeDraftSql, [uuid]);
  return hold(writes, uuid);
}

/** Saves a draft and increments its version. */
export const saveDraft = statement(
  'selling.saveDraft',
  `update ad_drafts set version = version + 1, wish = $2,
     former_wish = case when wish = $2 then former_wish end, wished_reserve = $3, revision = $4,
     wished_starting_price = $5, wished_start = $6, saved_at = clock_timestamp() where ad_uuid = $1`,
).run<[uuid: string, draft: Omit<SellersDraft, 'version'>]>(
  inOrderOf('wish', 'wishedReserve', json('revision'), 'wishedStartingPrice', 'wishedStart'),
);

/** Increments the version, so that other windows notice a submission or decision. */
export const touchDraft = statement(
  'selling.touchDraft',
  'update ad_drafts set version = version + 1 where ad_uuid = $1',
).run<[uuid: string]>();

const SUBMISSION = `id, ad_uuid as "adUuid", state, submitted_at as "submittedAt", reason, comments`;

/** The last submission of each ad that has one. */
export const findLastSubmissions = statement(
  'selling.lastSubmissions',
  `select distinct on (ad_uuid) ${SUBMISSION} from ad_submissions where ad_uuid = any($1::uuid[])
   order by ad_uuid, submitted_at desc, id`,
).keyed<Submission, [uuids: readonly string[]]>('adUuid');

/** The open submissions, longest waiting first. */
export const listWaiting = statement(
  'selling.waiting',
  `select ${SUBMISSION} from ad_submissions where state = 'WAITING' order by submitted_at, id limit $1`,
).all<Submission, [first: number]>();

export const findSubmission = statement(
  'selling.findSubmission',
  `select ${SUBMISSION} from ad_submissions where id = $1`,
).byId<Submission>();

/** The house's decision on a submission, with its author; without a name once they are erased. */
export type HouseWord = Submission & { readonly decidedAt: Instant; readonly staffName: string };

/** All earlier objections to an ad, newest first. */
export const listWords = statement(
  'selling.words',
  `select s.id, s.ad_uuid as "adUuid", s.state, s.submitted_at as "submittedAt", s.reason, s.comments,
     s.decided_at as "decidedAt",
     trim(coalesce(p.first_name, '') || ' ' || coalesce(p.last_name, '')) as "staffName"
   from ad_submissions s left join accounts p on p.id = s.decided_by
   where s.ad_uuid = $1 and s.state in ('CHANGES_ASKED', 'REFUSED') order by s.submitted_at desc, s.id limit $2`,
).all<HouseWord, [uuid: string, first: number]>();

export const addSubmission = statement(
  'selling.addSubmission',
  'insert into ad_submissions (ad_uuid) values ($1) returning id',
).onlyValue<{ id: string }, [uuid: string], Writes>('id');

export type Decided = {
  readonly state: Decision | 'TAKEN_BACK';
  readonly byId: string;
  readonly reason?: string | null;
  readonly comments?: readonly Comment[];
};

/** Closes an open submission; returns false where it is not open. */
export const decide = statement(
  'selling.decide',
  `update ad_submissions set state = $2, decided_at = clock_timestamp(), decided_by = $3, reason = $4,
     comments = $5 where id = $1 and state = 'WAITING' returning id`,
).any<[id: string, decided: Decided], Writes>((id, { state, byId, reason = null, comments = [] }) => [
  id,
  state,
  byId,
  reason,
  JSON.stringify(comments),
]);

/** Drops pending changes and reviews of an ad that is sold or taken over by the house; other editors notice. */
export const dropRevision = statement(
  'selling.dropRevision',
  `with ended as (
     update ad_submissions set state = 'TAKEN_BACK', decided_at = clock_timestamp()
     where ad_uuid = $1 and state = 'WAITING' returning ad_uuid)
   update ad_drafts set version = version + 1, revision = null
   where ad_uuid = $1 and (revision is not null or exists (select from ended))`,
).run<[uuid: string]>();

/**
 * Erases a seller's wishes, pending changes and reviews, so that the next owner does not see them. That the house
 * prepares the ad stays, as it concerns the house.
 */
export const forgetSeller = statement(
  'selling.forgetSeller',
  `with forgotten as (delete from ad_submissions where ad_uuid = $1)
   update ad_drafts set version = version + 1, revision = null, wished_reserve = null, wished_starting_price = null,
     wished_start = null, former_wish = null, wish = case when wish = 'MANAGED' then wish else 'AD' end
   where ad_uuid = $1`,
).run<[uuid: string]>();

/** The staff who review submissions. */
export const findReviewers = statement(
  'selling.reviewers',
  `select p.id from accounts p where ${MAY('Ads:publish')}`,
).column<{ id: string }>('id');
