import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { routeAt } from '#shared/paths/links.ts';
import { LANGUAGES, type Language, languageOf } from '#shared/words/locale.ts';
import { type Embed, type FrameOf, lookIn } from '../embed/index.ts';
import type { Door } from './door.ts';
import { notFound, problem } from './problems.ts';
import { SHOWN_ANYWHERE } from './security.ts';

/** How many frames are kept, and for how long: what changes meanwhile comes over the line. */
const KEPT = { max: 200, ttl: 1_000 };

type Query = Readonly<Record<string, string | undefined>>;

export type EmbedDoorParts = { readonly embed: Embed; readonly origin: string };

/** What other sites show of the house: the script, its frames in each language, and oEmbed. */
export function embedDoor(parts: EmbedDoorParts): Door {
  return app => {
    app.get('/embed.js', (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .headers({ 'cache-control': 'public, max-age=3600', ...FOR_ALL })
        .send(parts.embed.script),
    );
    addFrames(app, parts);
    app.get<{ Querystring: Query }>('/oembed', ({ query }, reply) => sendOembed(parts, query, reply));
  };
}

const FOR_ALL = { ...SHOWN_ANYWHERE, 'access-control-allow-origin': '*' };

function addFrames(app: FastifyInstance, { embed }: EmbedDoorParts): void {
  const kept = new LRUCache<string, Promise<{ body: string; policy: string | null; isThere: boolean }>>(KEPT);

  async function make(frame: FrameOf, language: Language, query: Query) {
    if (query.facts !== undefined)
      return { body: JSON.stringify(await embed.facts(frame)), policy: null, isThere: true };
    const { html: body, policy, isThere } = await embed.page(frame, language, lookIn(query));
    return { body, policy, isThere };
  }
  async function send(frame: FrameOf, language: Language, query: Query, reply: FastifyReply) {
    const { theme = '', accent = '', facts } = query;
    const key = JSON.stringify([frame, language, theme, accent, facts !== undefined]);
    const made = kept.get(key) ?? make(frame, language, query);
    kept.set(key, made);
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
      ({ params: { id }, query }, reply) => send({ lot: id }, language, query, reply),
    );
    app.get<{ Querystring: Query }>(`${below}/embed/list`, ({ query }, reply) =>
      send({ brand: query.brand || null, limit: countIn(query.limit) }, language, query, reply),
    );
  }
}

/** oEmbed for the page of a car of ours, as JSON alone. */
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
