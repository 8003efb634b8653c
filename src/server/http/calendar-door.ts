import type { FastifyReply } from 'fastify';
import { brandSlug } from '#shared/brand.ts';
import { type Language, languageOf } from '#shared/words/locale.ts';
import { type Asked, type Door, localeIn } from './door.ts';
import { notFound } from './problems.ts';

export type CalendarDoorParts = {
  readonly writeLot: (auctionId: string, language: Language) => Promise<string | null>;
  readonly writeSale: (slug: string, language: Language) => Promise<string | null>;
  readonly writeFeed: (token: string) => Promise<string | null>;
};

/**
 * Serves iCalendar files: the end of an auction, or of each lot of a sale, for everyone, and a person's feed at its
 * secret URL.
 */
export function calendarDoor({ writeLot, writeSale, writeFeed }: CalendarDoorParts): Door {
  return app => {
    for (const [path, write] of Object.entries({ lots: writeLot, sales: writeSale }))
      app.get<Asked<'id'>>(`/calendar/${path}/:id.ics`, async ({ params, query }, reply) => {
        const text = await write(params.id, languageOf(localeIn(query)));
        return text === null
          ? notFound(reply)
          : send(reply.header('content-disposition', `attachment; filename="${brandSlug()}.ics"`), text);
      });
    app.get<{ Params: { token: string } }>('/calendar/feeds/:token.ics', async ({ params }, reply) => {
      const text = await writeFeed(params.token);
      return text === null ? notFound(reply) : send(reply, text);
    });
  };
}

/** Never cached: an end may move, and a feed's URL may be revoked. */
function send(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    .send(text);
}
