import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { minimumBid } from '#shared/sale/index.ts';
import { type Grounds, type Line, median, openChild, openOwned, sized } from './kit.ts';
import { addAuctions, addBidders, STARTING_PRICE } from './people.ts';
import type { Heard, Join } from './sockets-clients.ts';

const SOCKETS = sized(10_000, 400);
const ROUNDS = sized(15, 1);
const REST_MS = sized(300, 10);
const PROCESSES = sized([1, 2], [2]);
const RATIO_MAX = 1.3;
const ADD_BID = 'mutation($input: AddBidInput!) { addBid(addBidInput: $input) { id } }';

type Clients = ReturnType<typeof openChild>;
/** Who tells a crowd: where it is joined, and what sets it going, answered at the acknowledgement by our clock. */
type Teller = {
  readonly crowd: string;
  readonly ports: readonly number[];
  /** The car that is watched; null where there is nothing to subscribe to. */
  readonly uuid: string | null;
  tell(): Promise<bigint>;
};

/** From the acknowledgement of a bid until the last of ten thousand sockets has heard of it, beside bare sends. */
export async function benchSockets(grounds: Grounds): Promise<Line[]> {
  await using open = new AsyncDisposableStack();
  const bareServer = await buildBare(open);
  const clients = [0, 1].map(() => open.use(openChild('sockets-clients.ts')));
  const lines: Line[] = [];
  for (const processes of PROCESSES) {
    await using servers = new AsyncDisposableStack();
    const house = await openHouses(grounds, servers, processes);
    await joinAll(clients, house);
    // Once to be warm, and for the length of what is sent.
    const { length } = await measure(clients, house);
    const bare = await openBare(servers, bareServer.command, length, processes);
    await joinAll(clients, bare);
    const figures = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      figures.bare.push((await measure(clients, bare)).ms);
      figures.ours.push((await measure(clients, house)).ms);
    }
    const [mine, limit] = [median(figures.ours), median(figures.bare)];
    const what = `${SOCKETS.toLocaleString('en')} sockets, ${processes} process${processes > 1 ? 'es' : ''}`;
    const met = mine / limit <= RATIO_MAX;
    lines.push(
      { what: `${what}, ours`, value: `${mine.toFixed(1)} ms` },
      { what: `${what}, ${bareServer.name}`, value: `${limit.toFixed(1)} ms` },
      {
        what: `${what}, ours : bare`,
        value: `${(mine / limit).toFixed(2)} ×`,
        target: `≤ ${RATIO_MAX} ×`,
        met,
      },
    );
  }
  return lines;
}

/** The crowd in equal parts: over the processes that hold the sockets, and those that tell. */
async function joinAll(clients: readonly Clients[], { crowd, ports, uuid }: Teller): Promise<void> {
  const count = SOCKETS / clients.length / ports.length;
  for (const port of ports) {
    await Promise.all(
      clients.map(each => each.ask({ kind: 'join', crowd, port, count, uuid } satisfies Join)),
    );
  }
}

export async function measure(
  clients: readonly Clients[],
  { crowd, tell }: Teller,
): Promise<{ ms: number; length: number }> {
  await sleep(REST_MS);
  await Promise.all(clients.map(each => each.ask({ kind: 'await', crowd })));
  const hearing = Promise.all(clients.map(each => each.first<Heard>()));
  const toldAt = await tell();
  const heard = await hearing;
  const lastAt = heard.map(each => BigInt(each.lastAt)).reduce((one, other) => (one > other ? one : other));
  return { ms: Number(lastAt - toldAt) / 1e6, length: heard[0]?.length ?? 0 };
}

/** Houses on one database; the bid goes to the first, and the others hear of it over the bus. */
export async function openHouses(
  grounds: Grounds,
  servers: AsyncDisposableStack,
  processes: number,
  file = 'bids-http-server.ts',
  more: readonly string[] = [],
): Promise<Teller & { readonly houses: readonly Clients[] }> {
  const crowd = `ours-${processes}`;
  const way = more.length > 0 ? [] : ['unlimited'];
  const ground = await grounds.fresh(crowd);
  const database = servers.use(openOwned(ground));
  const { cookies } = await addBidders(database, 2, false);
  const [auction] = await addAuctions(database, 1);
  const ports: number[] = [];
  const houses: Clients[] = [];
  for (let index = 0; index < processes; index += 1) {
    const house = servers.use(openChild(file, [...way, ground.url, ground.dataDir, ...more]));
    ports.push((await house.first<{ port: number }>()).port);
    houses.push(house);
  }
  const agent = new Agent({ keepAlive: true });
  servers.defer(() => agent.destroy());
  let turn = 0;
  let price: number | null = null;
  return {
    ...{ crowd, ports, houses, uuid: auction?.uuid ?? null },
    tell() {
      price = minimumBid(price, STARTING_PRICE);
      const cookie = cookies[turn++ % cookies.length] ?? '';
      const input = { auctionId: auction?.id, bid: price, isAuctionCGVAccepted: true };
      const body = JSON.stringify({ query: ADD_BID, variables: { input } });
      return post({ port: ports[0] ?? 0, agent, cookie, body });
    },
  };
}

/** When the acknowledgement was there, by the machine's clock. */
function post(given: { port: number; agent: Agent; cookie: string; body: string }): Promise<bigint> {
  const { port, agent, cookie, body } = given;
  const { promise, resolve, reject } = Promise.withResolvers<bigint>();
  const headers = { 'content-type': 'application/json', cookie };
  const asked = request({ method: 'POST', port, path: '/graphql', agent, headers }, response => {
    const at = process.hrtime.bigint();
    response.setEncoding('utf8').once('data', (text: string) => {
      if (text.includes('"errors"')) reject(new Error(`the bid was refused: ${text}`));
      else resolve(at);
    });
  });
  asked.once('error', reject);
  asked.end(body);
  return promise;
}

/** The bare server in C; in JavaScript where nothing compiles it. */
async function buildBare(open: AsyncDisposableStack): Promise<{ name: string; command: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'calandre-bare-'));
  open.defer(() => rm(folder, { recursive: true, force: true }));
  const program = join(folder, 'bare-send');
  const source = fileURLToPath(new URL('bare-send.c', import.meta.url));
  try {
    await promisify(execFile)('gcc', ['-O2', '-o', program, source]);
    return { name: 'bare sends in C', command: [program] };
  } catch {
    const script = fileURLToPath(new URL('bare-send.ts', import.meta.url));
    return { name: 'bare sends in Node', command: [process.execPath, script] };
  }
}

async function openBare(
  servers: AsyncDisposableStack,
  [program = '', ...args]: readonly string[],
  length: number,
  processes: number,
): Promise<Teller> {
  const ports: number[] = [];
  const tellers: (() => Promise<bigint>)[] = [];
  for (let index = 0; index < processes; index += 1) {
    const child = spawn(program, [...args, String(SOCKETS / processes), String(length)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    servers.defer(() => void child.kill());
    const lines = createInterface(child.stdout);
    const next = () => new Promise<string>(resolve => lines.once('line', resolve));
    ports.push(Number(await next()));
    tellers.push(async () => {
      const ack = next();
      child.stdin.write('\n');
      await ack;
      return process.hrtime.bigint();
    });
  }
  return {
    ...{ crowd: `bare-${processes}`, ports, uuid: null },
    tell: async () => (await Promise.all(tellers.map(tell => tell())))[0] ?? 0n,
  };
}
