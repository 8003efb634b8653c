/**
 * Bidders on connections that stay open, in a process of their own: each bids, hears the answer, and bids again, at once
 * or when the next bid is due.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { minimumBid } from '#shared/sale/index.ts';
import { AddBidDocument } from '#web/graphql/documents.gen.ts';
import { STARTING_PRICE } from './people.ts';

export type Run = {
  readonly kind: 'run';
  readonly way: 'ours' | 'usual';
  readonly port: number;
  readonly connections: number;
  readonly auctions: readonly string[];
  readonly ms: number;
  /** How many bids are due in a second, evenly; without it each connection bids again once it is answered. */
  readonly perSecond?: number;
};
/**
 * Bids decided in a second, those of them that were placed, and how long an answer took in milliseconds: from when the
 * bid was due where that is said, so that what waits for a connection, or for us, waits in full view. Where it is not,
 * the first answer on each connection is no part of the times: that all come in at one instant is the bench's doing.
 */
export type RunFigures = { decided: number; placed: number; p50: number; p99: number };

const HEAD_END = '\r\n\r\n';
let cookies: readonly string[] = [];
let nextPerson = 0;

async function run({ way, port, connections, auctions, ms, perSecond }: Run): Promise<RunFigures> {
  // Every bid is a step above the last one that left: one that a later overtakes on its way is refused.
  const highest = new Map<string, number>();
  const took: number[] = [];
  let decided = 0;
  let placed = 0;
  let turn = 0;
  let nextDue = 0;

  function request(): string {
    const auctionId = auctions[turn++ % auctions.length] ?? '';
    const bid = minimumBid(highest.get(auctionId) ?? null, STARTING_PRICE);
    highest.set(auctionId, bid);
    const body = way === 'ours' ? graphqlBid(auctionId, bid) : JSON.stringify({ auctionId, bid });
    const cookie = cookies[nextPerson++ % cookies.length];
    return (
      `POST ${way === 'ours' ? '/graphql' : '/bids'} HTTP/1.1\r\nhost: calandre.test\r\ncookie: ${cookie}\r\n` +
      'content-type: application/json\r\naccept: application/json\r\nuser-agent: Mozilla/5.0 (bench)\r\n' +
      `content-length: ${body.length}${HEAD_END}${body}`
    );
  }

  async function bidOn(socket: Socket, begunAt: number): Promise<void> {
    const nextAnswer = answersOf(socket);
    for (let turns = 0; ; turns += 1) {
      const now = performance.now();
      const dueAt = perSecond === undefined ? now : begunAt + (1_000 * nextDue++) / perSecond;
      if (dueAt >= begunAt + ms) break;
      if (dueAt > now) await sleep(Math.ceil(dueAt - now));
      socket.write(request(), 'latin1');
      const answer = await nextAnswer();
      if (turns > 0 || perSecond !== undefined) took.push(performance.now() - dueAt);
      decided += 1;
      if (isPlaced(answer)) placed += 1;
    }
    socket.destroy();
  }

  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      await once(socket, 'connect');
      return socket.setEncoding('latin1');
    }),
  );
  const begunAt = performance.now();
  await Promise.all(sockets.map(socket => bidOn(socket, begunAt)));
  // Whoever answers late is not spared the time: with a long queue much is answered after the last bid was sent.
  const lastedMs = performance.now() - begunAt;
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN;
  const figures = { decided: (1_000 * decided) / lastedMs, placed: (1_000 * placed) / lastedMs };
  return { ...figures, p50: at(0.5), p99: at(0.99) };
}

function graphqlBid(auctionId: string, bid: number): string {
  const rest = { isAuctionCGVAccepted: true, termsLocale: 'FR', leadSource: 'website' };
  const input = { auctionId, bid, maxBid: null, clientBidId: randomUUID(), ...rest };
  return JSON.stringify({ documentId: AddBidDocument.id, variables: { input } });
}

/** The bodies of the answers, one at a time. */
function answersOf(socket: Socket): () => Promise<string> {
  let text = '';
  let answer: PromiseWithResolvers<string> | null = null;
  socket.on('data', (chunk: string) => {
    text += chunk;
    const head = text.indexOf(HEAD_END);
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
    if (text.length < head + HEAD_END.length + length) return;
    answer?.resolve(text.slice(head + HEAD_END.length));
    text = '';
  });
  // Whoever was slow enough to have asked nothing in time waits for no answer.
  socket.once('close', () => answer?.reject(new Error(`the server hung up after "${text}"`)));
  return () => {
    answer = Promise.withResolvers<string>();
    return answer.promise;
  };
}

/** Whether the bid stands; one that came too late for its amount was decided as well, and anything else is no bid. */
function isPlaced(answer: string): boolean {
  if (answer.includes('"BidTooLow"')) return false;
  if (/^\{("data":\{"addBid":\{"id"|"bid":)/.test(answer)) return true;
  throw new Error(`no bid was decided: ${answer}`);
}

process.once('disconnect', () => process.exit());
process.on('message', async (message: Run | { kind: 'people'; cookies: readonly string[] }) => {
  if (message.kind === 'people') {
    cookies = message.cookies;
    process.send?.({});
  } else process.send?.(await run(message));
});
