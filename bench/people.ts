import { newToken } from '#server/accounts/tokens.ts';
import { type Reads, statement } from '#server/database/index.ts';
import { sessionCookie } from '#server/http/session-cookie.ts';

const bidderSql = statement(
  'bench.addBidders',
  `with people as (
     insert into accounts (email, first_name)
     select gen_random_uuid() || '@bench.test', 'Bidder' from generate_series(1, cardinality($1::bytea[]))
     returning id
   ), cards as (
     insert into cards (account_id, brand, last_four, expires_at, provider_ref)
     select id, 'visa', '4242', now() + interval '1 year', 'bench' from people
   )
   insert into sessions (token_hash, account_id, expires_at)
   select ($1::bytea[])[row_number() over ()], id, now() + interval '30 days' from people
   returning account_id as id`,
);
const auctionsSql = statement(
  'bench.addAuctions',
  `with cars as (insert into ads (slug, brand, model, car_type, status)
     select gen_random_uuid(), 'Bench', 'Car', 'CLASSIC', 'PUBLISHED' from generate_series(1, $1::int) returning uuid)
   insert into auctions (ad_uuid, start_at, end_at, starting_price, scheduled_end_at)
   select uuid, now() - interval '1 hour', now() + interval '1 day', 1000, now() from cars
   returning id, ad_uuid as uuid`,
);

/** What the first bid on an auction of a bench must be. */
export const STARTING_PRICE = 1_000;

/** Signed-in people with a good card who have bid before: their ids, and what their browsers send over https or not. */
export async function addBidders(database: Reads, count: number, isSecure: boolean) {
  const tokens = Array.from({ length: count }, newToken);
  const people = await database.query<{ id: string }>(bidderSql, [tokens.map(({ hash }) => hash)]);
  const name = sessionCookie(isSecure).write('').split('=')[0] ?? '';
  return { ids: people.map(({ id }) => id), cookies: tokens.map(({ token }) => `${name}=${token}`) };
}

/** Auctions that run for a day, each with the car that it sells. */
export function addAuctions(database: Reads, count: number): Promise<{ id: string; uuid: string }[]> {
  return database.query(auctionsSql, [count]);
}
