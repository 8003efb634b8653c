import type { Instant } from '#shared/sale/index.ts';
import { MAY } from '../accounts/index.ts';
import { inOrderOf, type Reads, statement, type Writes } from '../database/index.ts';
import type { Photo } from '../files/index.ts';

export type Question = {
  readonly id: string;
  readonly adUuid: string;
  readonly auctionId: string | null;
  /** The car's seller, who sees the author's full name; null where it has none. */
  readonly sellerId: string | null;
  readonly authorId: string;
  readonly authorFirstName: string;
  readonly authorLastName: string;
  readonly question: string;
  readonly answer: string | null;
  readonly answerDate: Instant | null;
  /** When it was last changed; null where it never was. */
  readonly answerEditedAt: Instant | null;
  /** Whether the house answered, not the seller. */
  readonly isHouseAnswer: boolean;
  readonly date: Instant;
  /** Whether the house has hidden it. */
  readonly isHidden: boolean;
  readonly photos: readonly Photo[];
};

export const QUESTION_COLUMNS = `
  q.id, q.ad_uuid as "adUuid", q.auction_id as "auctionId", q.author_id as "authorId",
  d.owner_id as "sellerId", q.hidden_at is not null as "isHidden",
  p.first_name as "authorFirstName", p.last_name as "authorLastName", q.question, q.answer,
  q.answer_date as "answerDate", q.answer_edited_at as "answerEditedAt",
  q.answer is not null and coalesce(q.is_house_answer, q.answered_by <> d.owner_id, true) as "isHouseAnswer",
  q.created_at as date,
  coalesce((select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'alt', f.alt,
      'blur', f.blur) order by qp.position)
    from question_photos qp join photos f on f.id = qp.photo_id where qp.question_id = q.id), '[]') as photos`;
export const QUESTION_TABLES =
  'questions q join accounts p on p.id = q.author_id join ads d on d.uuid = q.ad_uuid';
const LIST_LENGTH_MAX = 500;
const OWN_LENGTH_MAX = 50;

const answeredSql = statement(
  'questions.answered',
  `select shown.* from unnest($1::uuid[]) as asked (uuid) cross join lateral (
     select ${QUESTION_COLUMNS} from ${QUESTION_TABLES}
     where q.ad_uuid = asked.uuid and q.answer is not null and q.hidden_at is null
     order by q.created_at desc, q.id limit ${LIST_LENGTH_MAX}) as shown
   order by shown.date desc, shown.id`,
);
const clearPhotosSql = statement(
  'questions.clearPhotos',
  'delete from question_photos where question_id = $1',
);
const addPhotosSql = statement(
  'questions.addPhotos',
  `insert into question_photos (question_id, photo_id, position)
   select $1, k.id, k.position from unnest($2::uuid[]) with ordinality as k (id, position)
   join photos using (id) returning photo_id as "photoId"`,
);

export const findQuestion = statement(
  'questions.find',
  `select ${QUESTION_COLUMNS} from ${QUESTION_TABLES} where q.id = $1`,
).byId<Question>();

/** Returns the answered questions of each ad, newest first. */
export async function findAnswered(reads: Reads, ads: readonly string[]): Promise<Map<string, Question[]>> {
  const byAd = new Map<string, Question[]>(ads.map(ad => [ad, []]));
  for (const row of await reads.query<Question>(answeredSql, [ads])) byAd.get(row.adUuid)?.push(row);
  return byAd;
}

/** Serialises the questions of one person about one car, until the transaction ends. */
export const lockAsker = statement(
  'questions.lockAsker',
  `select pg_advisory_xact_lock(hashtextextended('questions ' || $1::text || $2::text, 0))::text as locked`,
).run<[adUuid: string, authorId: string]>();

export const findOpenOf = statement(
  'questions.openOf',
  `select ${QUESTION_COLUMNS} from ${QUESTION_TABLES}
   where q.ad_uuid = $1 and $2 in (q.author_id, d.owner_id) and q.answer is null and q.hidden_at is null
   order by q.created_at desc, q.id limit ${LIST_LENGTH_MAX}`,
).all<Question, [adUuid: string, authorId: string]>();

export type OpenQuestion = Pick<Question, 'id' | 'adUuid' | 'question' | 'date'>;

/** A person's open questions, newest first. */
export const findAllOpenOf = statement(
  'questions.allOpenOf',
  `select id, ad_uuid as "adUuid", question, created_at as date from questions
   where author_id = $1 and answer is null and hidden_at is null order by created_at desc, id limit ${OWN_LENGTH_MAX}`,
).all<OpenQuestion, [authorId: string]>();

/** All questions on a car: open ones first, then the newest. */
export const findOfAd = statement(
  'questions.ofAd',
  `select ${QUESTION_COLUMNS} from ${QUESTION_TABLES} where q.ad_uuid = $1 and q.hidden_at is null
   order by q.answer is not null, q.created_at desc, q.id limit ${LIST_LENGTH_MAX}`,
).all<Question, [adUuid: string]>();

export const addQuestion = statement(
  'questions.add',
  'insert into questions (ad_uuid, auction_id, author_id, question) values ($1, $2, $3, $4) returning id',
).onlyValue<
  { id: string },
  [question: { adUuid: string; auctionId: string | null; authorId: string; text: string }],
  Writes
>('id', inOrderOf('adUuid', 'auctionId', 'authorId', 'text'));

const holdSql = statement('questions.hold', 'select id from questions where id = $1 for update');

/** Returns a question, locked against other answers. */
export async function holdQuestion(writes: Writes, id: string): Promise<Question | null> {
  await writes.query(holdSql, [id]);
  return findQuestion(writes, id);
}

/** Stores an answer and its author; an edit keeps the original date and sets the edit date. */
export const writeAnswer = statement(
  'questions.answer',
  `update questions set answer = $2, answered_by = $3, is_house_answer = $5, answer_date = coalesce(answer_date, clock_timestamp()),
     answer_edited_at = case when $4::boolean then clock_timestamp() else answer_edited_at end
   where id = $1`,
).run<[of: { id: string; answer: string; byId: string; isEdit: boolean; isHouse: boolean }]>(
  inOrderOf('id', 'answer', 'byId', 'isEdit', 'isHouse'),
);

/** Sets the photos of an answer; returns those that exist. */
export async function setPhotos(
  writes: Writes,
  id: string,
  photoIds: readonly string[],
): Promise<ReadonlySet<string>> {
  await writes.query(clearPhotosSql, [id]);
  const kept = await writes.query<{ photoId: string }>(addPhotosSql, [id, photoIds]);
  return new Set(kept.map(({ photoId }) => photoId));
}

/**
 * The accounts that answer for a car: its seller, or the house's staff where the house sells it: handled, in its
 * collection, or without an owner.
 */
export const findAnswerers = statement(
  'questions.findAnswerers',
  `select owner_id as id from ads
   where uuid = $1 and owner_id is not null and not handle_by_calandre and not calandre_collection
   union
   select p.id from ads d, accounts p
   where d.uuid = $1 and (d.owner_id is null or d.handle_by_calandre or d.calandre_collection)
     and ${MAY('Questions:answer')}`,
).column<{ id: string }, [adUuid: string]>('id');
