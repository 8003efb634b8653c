import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import type { Agents } from '../agents/index.ts';
import { API_PATH, referencePath } from '../api/index.ts';
import { wordsIn } from '../words/index.ts';
import type { Door } from './door.ts';
import { admit, answerPreflight, contextOf, type KeyParts, openKey } from './key-door.ts';
import { challengeOf, MCP_PATH } from './oauth-door.ts';
import { problem } from './problems.ts';

export type AgentsDoorParts = KeyParts & { readonly agents: Agents; readonly origin: string };

/** Adds the MCP endpoint for agents with API keys, and llms.txt. */
export function agentsDoor(parts: AgentsDoorParts): Door {
  const text = writeLlms(parts.origin);
  return app => {
    app.post(MCP_PATH, (request, reply) => answer(parts, request, reply));
    // No streams: each message has its own response.
    for (const method of ['GET', 'DELETE'] as const)
      app.route({
        method,
        url: MCP_PATH,
        handler: (_request, reply) => problem(reply.header('allow', 'POST, OPTIONS'), 405, 'BadInput'),
      });
    app.options(MCP_PATH, (request, reply) => answerPreflight(parts, request, reply));
    app.get('/llms.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(text),
    );
  };
}

async function answer(parts: AgentsDoorParts, request: FastifyRequest, reply: FastifyReply) {
  const key = await openKey(parts, request, reply, challengeOf(parts.origin));
  const points = parts.agents.pointsOf(request.body);
  if (!key || !(await admit(parts, key, { scopes: [], points }, reply))) return reply;
  const context = await contextOf(parts, request.raw, key);
  const response = await parts.agents.serve(asWeb(parts.origin, request), { context, scopes: key.scopes });
  for (const [name, value] of response.headers) if (name !== 'cache-control') reply.header(name, value);
  return reply.code(response.status).send(await response.text());
}

/** Converts a request for the protocol's library. The API key is left out. */
function asWeb(origin: string, { headers, body }: FastifyRequest): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    /^(accept|content-type|mcp-[a-z-]+|last-event-id)$/.test(name) && typeof value === 'string'
      ? [[name, value] as const]
      : [],
  );
  return new Request(origin + MCP_PATH, {
    method: 'POST',
    headers: Object.fromEntries(sent),
    body: JSON.stringify(body ?? null),
  });
}

/** Writes llms.txt: what there is to read, and where (llmstxt.org). */
function writeLlms(origin: string): string {
  const say = wordsIn('EN');
  const line = (path: string, name: 'sales' | 'results' | 'reference' | 'openapi' | 'schema') =>
    `- [${say(`papers.api.agents.llms.${name}.title`)}](${origin}${path}): ${say(`papers.api.agents.llms.${name}.text`)}`;
  return [
    ...[`# ${brand().name}`, '', `> ${say('papers.api.agents.llms.summary')}`, ''],
    ...[say('papers.api.agents.llms.mcp', { address: origin + MCP_PATH }), ''],
    ...[`## ${say('papers.api.agents.llms.pages')}`, ''],
    ...[line(linkTo('search', 'en'), 'sales'), line(linkTo('results', 'en'), 'results'), ''],
    ...[`## ${say('papers.api.agents.llms.api')}`, '', line(referencePath('EN'), 'reference')],
    ...[line(`${API_PATH}/openapi.json`, 'openapi'), line(`${API_PATH}/schema.graphql`, 'schema'), ''],
  ].join('\n');
}
