import { statement } from '../database/index.ts';
import { IS_GONE_AD, IS_PUBLIC_AD } from '../public-ads.ts';

/** SQL: the account owns the car or has bought it. */
const isTheirs = (account: string) => `(d.owner_id = ${account}
  or exists (select from orders where ad_uuid = d.uuid and buyer_id = ${account} and state <> 'CANCELLED'))`;

/**
 * Whether a document may be read by an account, or by everybody: by all where a public ad names it; by the ad's owner
 * and buyer otherwise; and by its uploader in any case.
 */
export const isPaperShown = statement(
  'ads.isPaperShown',
  `select exists (
       select from ads d where jsonb_path_query_array(d.details, 'strict $.** ? (@ starts with "/documents/")') ? $1
         and (${IS_PUBLIC_AD} or ${isTheirs('$2')}))
     or exists (select from documents p join files f on f.key = 'originals/' || p.file_key
       where p.id = $3 and f.account_id = $2) as "isShown"`,
).value<{ isShown: boolean }, [url: string, accountId: string | null, paperId: string | null]>('isShown');

/**
 * How cars name files: a photo by any record of the same file (a new description makes a new record), and also by
 * questions about the car.
 */
const NAMED = {
  photo: `photos asked join photos same on same.file_key = asked.file_key
    join (select photo_id, ad_uuid from ad_photos union all
      select p.photo_id, q.ad_uuid from question_photos p join questions q on q.id = p.question_id) n
      on n.photo_id = same.id
    join ads d on d.uuid = n.ad_uuid where asked.id = any($1::uuid[])`,
  recording: `unnest($1::uuid[]) as asked (id) join ads d
    on jsonb_path_query_array(d.details, '$.conditionReport.*[*].recordingId') ? asked.id::text where true`,
} as const;
export type ShownFile = keyof typeof NAMED;

const closedIn = (named: string) => `select asked.id from ${named} group by asked.id
  having bool_or(${IS_GONE_AD}) and not bool_or(${IS_PUBLIC_AD})`;
type Ids = readonly string[];

/** Returns those of these files that belong to a car no longer public, and to no public one. */
export const findClosed = {
  photo: statement('ads.closedPhotos', closedIn(NAMED.photo)).column<{ id: string }, [Ids]>('id'),
  recording: statement('ads.closedRecordings', closedIn(NAMED.recording)).column<{ id: string }, [Ids]>('id'),
} as const;

const theirsIn = (named: string) => `select from ${named} and ${isTheirs('$2')}`;

/** Whether one of these files belongs to a car that the account owns or has bought. */
export const areTheirs = {
  photo: statement('ads.theirPhotos', theirsIn(NAMED.photo)).any<[ids: Ids, accountId: string]>(),
  recording: statement('ads.theirRecordings', theirsIn(NAMED.recording)).any<[ids: Ids, accountId: string]>(),
} as const;
