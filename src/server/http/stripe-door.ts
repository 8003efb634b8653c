import type { Door } from './door.ts';
import { problem } from './problems.ts';

/** Receives a payment provider's webhooks; the signature covers the raw bytes. */
export function stripeDoor(path: string, hear: (body: Buffer, signature: string) => Promise<boolean>): Door {
  return app => {
    app.register(async scope => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.post(path, async (request, reply) => {
        const signature = request.headers['stripe-signature'];
        const { body } = request;
        const isHeard =
          typeof signature === 'string' && Buffer.isBuffer(body) && (await hear(body, signature));
        return isHeard ? reply.code(204).send() : problem(reply, 400, 'BadInput');
      });
    });
  };
}
