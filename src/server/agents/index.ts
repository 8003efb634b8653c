/**
 * What agents are given: the tools of the public API over the Model Context Protocol. It promises that a tool does what
 * the API's operation of its name does, within the same scopes and refusals, and that no tool places a bid: one is
 * prepared, and its person confirms it on a page of ours. It decides nothing, and knows no HTTP but the protocol's.
 */

import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { brand, brandSlug } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import { isBidAmount } from '#shared/sale/index.ts';
import { offeredLocales, ownLocale } from '#shared/words/locale.ts';
import { bodySchema, type Described, type Ran, type RunParts, run, type Sent } from '../api/index.ts';
import type { RequestContext } from '../context.ts';
import type { Scope } from '../keys/index.ts';
import { wordsIn } from '../words/index.ts';

/** Those of the API that agents have: what is read, followed and asked. */
const TOOLS: ReadonlySet<string> = new Set([
  ...['listLots', 'listSales', 'findLot', 'listBids', 'listResults', 'findComparables'],
  ...['watchLot', 'unwatchLot', 'askQuestion'],
]);

const PREPARE = 'prepareBid';
const PREPARE_SCOPE: Scope = 'read';
const LOT_OF = `query($id: ID!) { publicCarAd(uuid: $id) {
  uuid auction { lotState currentBid minimumBid end } } }`;

export type AgentsParts = RunParts & {
  readonly operations: readonly Described[];
  readonly origin: string;
};

/** Who asks: as whom, and what the key is good for. */
export type Agent = { readonly context: RequestContext; readonly scopes: readonly Scope[] };

type Arguments = Readonly<Record<string, unknown>>;
export type Agents = ReturnType<typeof openAgents>;

export function openAgents(parts: AgentsParts) {
  const operations = parts.operations.filter(({ name }) => TOOLS.has(name));
  const byName = new Map(operations.map(operation => [String(operation.name), operation]));

  async function call(name: string, given: Arguments, { context, scopes }: Agent): Promise<Ran> {
    const operation = byName.get(name);
    const scope = operation?.scope ?? (name === PREPARE ? PREPARE_SCOPE : null);
    if (scope === null) return { refused: { code: 'NotFound', field: 'name' } };
    if (!scopes.includes(scope)) return { refused: { code: 'Forbidden', scope } };
    return operation
      ? run(parts, operation, sentAs(operation, given), context)
      : prepare(parts, given, context);
  }

  return {
    /** What a message costs of a key's minute: the tools that it calls, or a point. */
    pointsOf: (message: unknown): number =>
      Math.max(
        1,
        [message].flat().reduce<number>((sum, each) => sum + costOf(byName, each), 0),
      ),
    /** Answers a message of the protocol, each for itself: nothing is kept between two. */
    async serve(request: Request, agent: Agent): Promise<Response> {
      const server = new Server(
        { name: brandSlug(), title: brand().name, version: '1' },
        { capabilities: { tools: {} }, instructions: wordsIn('EN')('papers.api.agents.instructions') },
      );
      server.setRequestHandler('tools/list', () => ({
        tools: [
          ...operations.filter(({ scope }) => agent.scopes.includes(scope)).map(toolOf),
          ...(agent.scopes.includes(PREPARE_SCOPE) ? [preparing()] : []),
        ],
      }));
      server.setRequestHandler('tools/call', async ({ params }) =>
        answered(await call(params.name, params.arguments ?? {}, agent)),
      );
      const handler = createMcpHandler(() => server, { responseMode: 'json', maxSubscriptions: 0 });
      try {
        const response = await handler.fetch(request);
        // It is whole before what made it is closed.
        return new Response(await response.text(), { status: response.status, headers: response.headers });
      } finally {
        await handler.close();
      }
    },
  };
}

function costOf(byName: ReadonlyMap<string, Described>, message: unknown): number {
  const { method, params }: { method?: unknown; params?: unknown } = { ...Object(message) };
  const { name }: { name?: unknown } = { ...Object(params) };
  return method === 'tools/call' ? (byName.get(String(name))?.points ?? 1) : 1;
}

const words = (name: Described['name'], part: 'title' | 'text') =>
  wordsIn('EN')(`papers.api.operations.${name}.${part}`);

/** An operation as agents are told of it. */
const toolOf = ({ name, method, inputs }: Described) => ({
  ...{ name, title: words(name, 'title'), description: words(name, 'text') },
  inputSchema: { ...bodySchema(inputs), type: 'object' as const },
  annotations: { readOnlyHint: method === 'GET', destructiveHint: false, idempotentHint: method !== 'POST' },
});

const EUROS = { type: 'integer', minimum: 1, description: 'Whole euros.' };
const preparing = () => ({
  name: PREPARE,
  title: wordsIn('EN')('papers.api.agents.prepare.title'),
  description: wordsIn('EN')('papers.api.agents.prepare.text'),
  inputSchema: {
    type: 'object' as const,
    additionalProperties: false,
    properties: {
      id: { type: 'string', description: 'The lot.' },
      bid: EUROS,
      maxBid: EUROS,
      language: { type: 'string', enum: [...offeredLocales()] },
    },
    required: ['id', 'bid'],
  },
  annotations: { readOnlyHint: true },
});

/** The arguments of a tool, where its operation looks for them. */
function sentAs({ inputs, method }: Described, given: Arguments): Sent {
  const inPath = new Set(inputs.filter(({ place }) => place === 'path').map(({ name }) => name));
  const [path, rest] = [true, false].map(isPath =>
    Object.fromEntries(Object.entries(given).filter(([name]) => inPath.has(name) === isPath)),
  );
  return {
    path: Object.fromEntries(Object.entries(path ?? {}).map(([name, value]) => [name, String(value)])),
    query: method === 'GET' ? Object.fromEntries(Object.entries(rest ?? {}).map(inQuery)) : {},
    header: () => undefined,
    body: method === 'GET' ? undefined : rest,
  };
}

const inQuery = ([name, value]: [string, unknown]): [string, string | string[]] => [
  name,
  Array.isArray(value) ? value.map(String) : String(value),
];

const refuse = (code: 'BadInput' | 'NotFound', field: string): Ran => ({ refused: { code, field } });

/** Where a person confirms a bid, which nobody has placed: what it is for and how much is checked as it stands now. */
async function prepare(
  { execute, origin }: AgentsParts,
  given: Arguments,
  context: RequestContext,
): Promise<Ran> {
  const {
    id,
    bid,
    maxBid,
    language = offeredLocales().find(each => each === 'en') ?? ownLocale(),
    ...more
  } = given;
  const [stranger] = Object.keys(more);
  if (stranger !== undefined) return refuse('BadInput', stranger);
  if (typeof id !== 'string') return refuse('BadInput', 'id');
  if (!isAmount(bid)) return refuse('BadInput', 'bid');
  if (maxBid !== undefined && (!isAmount(maxBid) || maxBid <= bid)) return refuse('BadInput', 'maxBid');
  const locale = offeredLocales().find(each => each === language);
  if (!locale) return refuse('BadInput', 'language');
  const asked = { text: LOT_OF, operationName: null, variables: { id } };
  const { data } = await execute.run(asked, context);
  const auction = auctionIn(data);
  if (!auction) return refuse('NotFound', 'id');
  const { lotState, minimumBid, currentBid, end } = auction;
  if (lotState !== 'RUNNING')
    return { refused: { code: lotState === 'ANNOUNCED' ? 'AuctionNotStarted' : 'AuctionFinished' } };
  if (bid < minimumBid) return { refused: { code: 'BidTooLow', minimum: minimumBid } };
  const most = maxBid ?? null;
  const confirmAt = origin + linkTo('user/preparedBid', locale, {}, { lot: id, bid, maxBid: most });
  return { body: { lot: id, bid, maxBid: most, minimumBid, currentBid, end, confirmAt } };
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && isBidAmount(value);

type Auction = {
  readonly lotState: string;
  readonly minimumBid: number;
  readonly currentBid: number | null;
  readonly end: string;
};
const auctionIn = (data: unknown): Auction | null =>
  (data as { publicCarAd?: { auction: Auction | null } | null } | null)?.publicCarAd?.auction ?? null;

/** What came of a tool, as text that any agent reads; a refusal has its code. */
function answered(ran: Ran) {
  const told = 'refused' in ran ? ran.refused : (ran.body ?? { done: true });
  return {
    content: [{ type: 'text' as const, text: JSON.stringify(told) }],
    ...('refused' in ran ? { isError: true } : {}),
  };
}
