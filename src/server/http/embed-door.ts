import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import { routeAt } from '#shared/paths/links.ts';
import { LANGUAGES, type Language, languageOf } from '#shared/words/locale.ts';
import type { Bus } from '../bus/index.ts';
import { type Embed, type FrameOf, lookIn } from '../embed/index.ts';
import type { Door } from './door.ts';
import { notFound, problem } from './problems.ts';
import { SHOWN_ANYWHERE } from './security.ts';

/** The cache of frames, dropped at each change. */
const KEPT = { max: 200, ttl: 1_000 };

type Query = Readonly<Record<string, string | undefined>>;
type Asked = FastifyRequest & { readonly query: Query };

export type EmbedDoorParts = {
  readonly embed: Embed;
  readonly bus: Pick<Bus, 'onMessage' | 'onReset'>;
  readonly origin: string;
  /** Limits the pages of one visitor. @throws AppError RateLimited */
  readonly admit: (request: IncomingMessage) => Promise<void>;
};

/** Serves what other sites embed: the script, its frames in each language, and oEmbed. */
export function embedDoor(parts: EmbedDoorParts): Door {
  return app => {
    app.get('/embed.js', (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .headers({ 'cache-control': 'public, max-age=3600', ...FOR_ALL })
        .send(parts.embed.script),
    );
    addFrames(app, parts);
    app.get<{ Querystring: Query }>('/oembed', async (request, reply) => {
      await parts.admit(request.raw);
      return sendOembed(parts, request.query, reply);
    });
  };
}

/** Any site may frame it by its policy; the older x-frame-options of all other responses would forbid that. */
const FRAMED: RouteShorthandOptions = {
  onSend: (_request, reply, _payload, done) => {
    reply.removeHeader('x-frame-options');
    done();
  },
};
const FOR_ALL = { ...SHOWN_ANYWHERE, 'access-control-allow-origin': '*' };

function addFrames(app: FastifyInstance, parts: EmbedDoorParts): void {
  const { embed, bus } = parts;
  const kept = new LRUCache<string, Promise<{ body: string; policy: string | null; isThere: boolean }>>(KEPT);
  // A frame that hears of a change requests the new state, and must not get an older response.
  bus.onMessage(() => kept.clear());
  bus.onReset(() => kept.clear());

  async function make(frame: FrameOf, language: Language, query: Query) {
    if (query.facts !== undefined)
      return { body: JSON.stringify(await embed.facts(frame)), policy: null, isThere: true };
    const { html: body, policy, isThere } = await embed.page(frame, language, lookIn(query));
    return { body, policy, isThere };
  }
  async function send(frame: FrameOf, language: Language, request: Asked, reply: FastifyReply) {
    const { query } = request;
    const { theme = '', accent = '', facts } = query;
    const key = JSON.stringify([frame, language, theme, accent, facts !== undefined]);
    const known = kept.get(key);
    if (!known) await parts.admit(request.raw);
    const made = known ?? make(frame, language, query);
    if (!known) kept.set(key, made);
    made.catch(() => kept.delete(key));
    const { body, policy, isThere } = await made;
    return reply
      .code(isThere ? 200 : 404)
      .type(policy === null ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8')
      .headers({
        ...{ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', ...SHOWN_ANYWHERE },
        ...(policy === null ? {} : { 'content-security-policy': policy }),
      })
      .send(body);
  }

  for (const language of LANGUAGES) {
    const below = language === 'FR' ? '' : `/${language.toLowerCase()}`;
    app.get<{ Params: { id: string }; Querystring: Query }>(
      `${below}/embed/lot/:id`,
      FRAMED,
      (request, reply) => send({ lot: request.params.id }, language, request, reply),
    );
    app.get<{ Querystring: Query }>(`${below}/embed/list`, FRAMED, (request, reply) => {
      const { brand, limit } = request.query;
      return send({ brand: brand || null, limit: countIn(limit) }, language, request, reply);
    });
  }
}

/** Answers oEmbed for a car's page, as JSON only. */
async function sendOembed({ embed, origin }: EmbedDoorParts, query: Query, reply: FastifyReply) {
  reply.headers({ 'cache-control': 'public, max-age=600', ...FOR_ALL });
  const { url = '', format = 'json', maxwidth, maxheight } = query;
  if (format !== 'json') return problem(reply, 501, 'BadInput', { field: 'format' });
  const address = URL.parse(url);
  const route = address?.origin === origin ? routeAt(address.pathname) : null;
  if (route?.name !== 'car') return notFound(reply);
  const within = { width: countIn(maxwidth), height: countIn(maxheight) };
  const found = await embed.oembed(route.params.slug ?? '', languageOf(route.locale), within);
  return found ? reply.send(found) : notFound(reply);
}

const countIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
