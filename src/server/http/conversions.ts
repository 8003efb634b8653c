import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Door } from './door.ts';
import { problem } from './problems.ts';

const BODY_LENGTH_MAX = 16 * 1024;

export type ConversionsParts<Event> = {
  readonly read: (body: unknown) => Event | null;
  readonly convert: (consentId: string | null, event: Event) => Promise<void>;
  readonly makeContext: (request: IncomingMessage, response: ServerResponse) => Promise<RequestContext>;
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly limit: (origin: string) => Promise<void>;
};

/**
 * What a page says of a visit, for advertisers (spec §7). Without a consent that stands in the database the
 * answer is the same and nothing is done: the page learns nothing, and nobody else either.
 */
export function conversionsDoor<Event>(parts: ConversionsParts<Event>): Door {
  return app => {
    app.get('/api/fb-event', (_request, reply) => problem(reply.header('allow', 'POST'), 405, 'BadInput'));
    app.post('/api/fb-event', { bodyLimit: BODY_LENGTH_MAX }, async (request, reply) => {
      if (!parts.isOwnOrigin(request.raw)) return problem(reply, 403, 'Forbidden');
      const event = parts.read(request.body);
      if (event === null) return problem(reply, 400, 'BadInput');
      const { consentId, origin } = await parts.makeContext(request.raw, reply.raw);
      try {
        await parts.limit(origin);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return problem(reply, 429, error.code, error.details);
      }
      await parts.convert(consentId, event);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  };
}
