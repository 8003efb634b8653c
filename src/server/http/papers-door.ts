import type { Orders } from '../orders/index.ts';
import type { Door } from './door.ts';
import { notFound, problem } from './problems.ts';
import type { MakeContext } from './request-context.ts';
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

export type ExportsParts = { readonly orders: Pick<Orders, 'readExport'>; readonly makeContext: MakeContext };

/** Tables for the accountant, for staff with Orders:update. */
export function exportsDoor({ orders, makeContext }: ExportsParts): Door {
  return app => {
    app.get<{ Params: { name: string }; Querystring: { year?: string } }>(
      '/exports/:name.csv',
      async (request, reply) => {
        const { viewer } = await makeContext(request.raw, reply.raw);
        if (!viewer?.permissions.has('Orders:update')) return notFound(reply);
        // Everybody's names and sums: whoever takes them has just shown that it is them.
        if (!viewer.isFresh) return problem(reply, 403, 'PasswordNeeded');
        const year = Number(request.query.year);
        if (!Number.isInteger(year) || year < 2000 || year > 2200) {
          return problem(reply, 400, 'BadInput', { field: 'year' });
        }
        const table = await orders.readExport(request.params.name, year);
        if (table === null) return notFound(reply);
        return reply
          .type('text/csv; charset=utf-8')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${request.params.name}-${year}.csv"`)
          .send(table);
      },
    );
  };
}
