import { statement } from '../database/index.ts';

/** The activity on a car so far. */
export type Figures = {
  readonly views: number;
  readonly favorites: number;
  readonly questions: number;
  readonly openQuestions: number;
  readonly bids: number;
};

export const findFigures = statement(
  'selling.figures',
  `select d.uuid,
     coalesce((select view_count from ad_view_counts where ad_uuid = d.uuid), 0)
       + coalesce((select sum(view_count) from auctions where ad_uuid = d.uuid), 0)::int as views,
     (select count(*)::int from favorites where ad_uuid = d.uuid) as favorites,
     (select count(*)::int from questions where ad_uuid = d.uuid) as questions,
     (select count(*)::int from questions where ad_uuid = d.uuid and answer is null and hidden_at is null) as "openQuestions",
     coalesce((select bid_count from auctions where ad_uuid = d.uuid order by created_at desc limit 1), 0) as bids
   from ads d where d.uuid = any($1::uuid[])`,
).keyed<Figures & { readonly uuid: string }, [uuids: readonly string[]]>('uuid');
