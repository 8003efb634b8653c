/** One way to take bids over HTTP, in a process of its own: `ours` as in production, `unlimited`, or the `usual` one. */
import { type FastifyReply, fastify } from 'fastify';
import pg from 'pg';
import { hashToken } from '#server/accounts/tokens.ts';
import { listen } from '#server/http/index.ts';
import { sessionCookie } from '#server/http/session-cookie.ts';
import { minimumBid } from '#shared/sale/index.ts';
import { PRODUCTION } from '#test/kit/production.ts';
import { openBenchHouse } from './kit.ts';

const [way, url = '', dataDir = ''] = process.argv.slice(2);
const here = { host: '127.0.0.1', port: 0 };

async function serveOurs(env: NodeJS.ProcessEnv): Promise<number> {
  const house = await openBenchHouse({ url, dataDir }, env);
  return listen(house.app, here);
}

const SESSION = `select account_id from sessions where token_hash = $1 and expires_at > now()`;
const CARD = 'select from cards where account_id = $1 and removed_at is null and expires_at > now()';
const AUCTION = `select price, starting_price, version, leader_id from auctions
  where id = $1 and status = 'open' and now() between start_at and end_at for update`;
const REQUEST = `insert into bid_requests (id, auction_id, bidder_id, bid, hash, decided_at)
  values (gen_random_uuid(), $1, $2, $3, 'none', now()) returning id`;
const BID = `insert into bids (auction_id, version, request_id, bidder_id, amount, is_immediate, leads, end_at, placed_at,
    hash)
  select id, $2, $3, $4, $5, true, true, end_at, now(), 'none' from auctions where id = $1`;
const UPDATE = `update auctions set price = $2, leader_id = $3, leader_ceiling = $2, version = $4,
  bid_count = bid_count + 1 where id = $1`;

type AuctionRow = { price: string | null; starting_price: string; version: string };

/** Fastify, a pool of twenty, and a transaction a bid: locked, checked, written, committed. */
async function serveUsually(): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  const cookie = sessionCookie(true);
  const ask = (on: pg.Pool | pg.PoolClient, text: string, values: unknown[]) =>
    on.query({ name: text.slice(0, 60), text, values });

  async function place(client: pg.PoolClient, bidderId: string, auctionId: string, bid: number) {
    const { rows } = await ask(client, AUCTION, [auctionId]);
    const auction = rows[0] as AuctionRow | undefined;
    if (!auction) return { code: 'NotFound' };
    const minimum = minimumBid(
      auction.price === null ? null : Number(auction.price),
      Number(auction.starting_price),
    );
    if (bid < minimum) return { code: 'BidTooLow', minimum };
    if ((await ask(client, CARD, [bidderId])).rowCount === 0) return { code: 'CardRequired' };
    const version = Number(auction.version) + 1;
    const request = await ask(client, REQUEST, [auctionId, bidderId, bid]);
    await ask(client, BID, [auctionId, version, request.rows[0].id, bidderId, bid]);
    await ask(client, UPDATE, [auctionId, bid, bidderId, version]);
    return { bid, version };
  }

  async function answer(token: string | null, { auctionId, bid }: Asked, reply: FastifyReply) {
    const session = await ask(pool, SESSION, [hashToken(token ?? '')]);
    if (session.rowCount === 0) return reply.code(401).send({ code: 'Unauthenticated' });
    const client = await pool.connect();
    try {
      await client.query('begin');
      const outcome = await place(client, session.rows[0].account_id, auctionId, bid);
      await client.query('commit');
      return outcome;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  type Asked = { auctionId: string; bid: number };
  const app = fastify();
  app.post<{ Body: Asked }>('/bids', (request, reply) =>
    answer(cookie.read(request.headers.cookie), request.body, reply),
  );
  return listen(app, here);
}

process.once('disconnect', () => process.exit());
const ways = { ours: () => serveOurs(PRODUCTION), unlimited: () => serveOurs({}), usual: serveUsually };
process.send?.({ port: await ways[way as keyof typeof ways]() });
