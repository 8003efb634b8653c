import type { Door } from './door.ts';
import { notFound, problem } from './problems.ts';
import { SHOWN_IN_OUR_FRAMES } from './security.ts';

type Paper = { readonly bytes: Buffer; readonly name: string };

/** Papers of orders, out by a link that is signed and soon over. Nothing on the way may keep one. */
export function papersDoor(read: (token: string) => Promise<Paper | null>): Door {
  return app => {
    app.get<{ Params: { '*': string } }>('/papers/*', async ({ params }, reply) => {
      const paper = await read(params['*']);
      if (!paper) return notFound(reply);
      return reply
        .type('application/pdf')
        .headers(SHOWN_IN_OUR_FRAMES)
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(paper.name)}`)
        .send(paper.bytes);
    });
  };
}

/** What a payment provider tells us, signed over the bytes as they came. */
export function stripeDoor(hear: (body: Buffer, signature: string) => Promise<boolean>): Door {
  return app => {
    app.register(async scope => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.post('/payments/stripe/events', async (request, reply) => {
        const signature = request.headers['stripe-signature'];
        const { body } = request;
        const isHeard =
          typeof signature === 'string' && Buffer.isBuffer(body) && (await hear(body, signature));
        return isHeard ? reply.code(204).send() : problem(reply, 400, 'BadInput');
      });
    });
  };
}
