import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/index.ts';
import type { Marketing } from '../marketing/index.ts';
import type { Door } from './door.ts';
import { problem } from './problems.ts';
import type { MakeContext } from './request-context.ts';
import { ownOrigins } from './security.ts';

const BODY_LENGTH_MAX = 16 * 1024;

export type ConversionsParts = {
  readonly marketing: Pick<Marketing, 'read' | 'convert'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly clock: () => number;
  readonly makeContext: MakeContext;
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly config: Pick<Config, 'publicUrl' | 'isProduction'>;
};

/**
 * Takes what a page reports about a visit, for advertisers (spec §7). Without a stored consent nothing is done, and the
 * response is the same, so that it reveals nothing.
 */
export function conversionsDoor({
  marketing,
  limits,
  clock,
  makeContext,
  isOwnOrigin,
  config,
}: ConversionsParts): Door {
  const originsAt = ownOrigins(config);
  return app => {
    app.get('/api/fb-event', (_request, reply) => problem(reply.header('allow', 'POST'), 405, 'BadInput'));
    app.post('/api/fb-event', { bodyLimit: BODY_LENGTH_MAX }, async (request, reply) => {
      if (!isOwnOrigin(request.raw)) return problem(reply, 403, 'Forbidden');
      const event = marketing.read(request.body, originsAt(request.headers.host));
      if (event === null) return problem(reply, 400, 'BadInput');
      const { consentId, origin } = await makeContext(request.raw, reply.raw);
      await limits.take('conversion', origin);
      await marketing.convert(consentId, event, clock());
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  };
}
