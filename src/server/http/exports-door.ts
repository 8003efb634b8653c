import { Readable } from 'node:stream';
import type { Accounting } from '../accounting/index.ts';
import { requireFreshPermission, requireInput } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Sheets } from '../graphql/index.ts';
import type { Imports } from '../imports/index.ts';
import { requireOwn } from '../imports/schema.ts';
import type { Orders } from '../orders/index.ts';
import type { Door } from './door.ts';
import { notFound, problem, refusal } from './problems.ts';
import type { MakeContext } from './request-context.ts';

export type ExportsParts = {
  readonly orders: Pick<Orders, 'readExport' | 'readPayoutFile' | 'readSellersFile'>;
  readonly accounting: Pick<Accounting, 'readFec'>;
  readonly imports: Pick<Imports, 'get' | 'readFaults'>;
  readonly sheets: Sheets;
  readonly makeContext: MakeContext;
};

type Asked = Readonly<Partial<Record<'year' | 'batch' | 'variables' | 'id' | 'language', unknown>>>;

/**
 * What staff take away as CSV. A list's sheet takes the arguments of the list as `variables`, in JSON, as GraphQL over
 * HTTP does; the tables of a year are for the accountant, and need Orders:update, as do the files of transfers for
 * the bank and of sellers for the tax authority.
 */
export function exportsDoor({ orders, accounting, imports, sheets, makeContext }: ExportsParts): Door {
  return app => {
    // What its author sent in themselves, with what is wrong with it: nobody else's is found.
    app.get<{ Querystring: Asked }>('/exports/import-faults.csv', async (request, reply) => {
      const context = await makeContext(request.raw, reply.raw);
      const { id, language } = request.query;
      try {
        const viewer = await requireOwn(imports, context, String(id));
        const table = await imports.readFaults(viewer.id, String(id), language === 'EN' ? 'EN' : 'FR');
        return reply
          .type('text/csv; charset=utf-8')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', 'attachment; filename="import-faults.csv"')
          .send(Readable.from(table));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return refusal(reply, error);
      }
    });
    app.get<{ Querystring: Asked }>('/exports/fec.txt', async (request, reply) => {
      const context = await makeContext(request.raw, reply.raw);
      const year = yearOf(request.query);
      try {
        requireFreshPermission(context, 'Orders:update');
        requireInput(year !== null, 'year');
        const { name, bytes } = await accounting.readFec(year ?? 0);
        return reply
          .type('text/plain; charset=iso-8859-15')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(bytes);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return refusal(reply, error);
      }
    });
    const files = {
      payouts: ({ batch }: Asked) => orders.readPayoutFile(String(batch)),
      sellers: (asked: Asked) => {
        const year = yearOf(asked);
        if (year === null) throw new AppError('BadInput', { field: 'year' });
        return orders.readSellersFile(year);
      },
    };
    for (const [path, read] of Object.entries(files))
      app.get<{ Querystring: Asked }>(`/exports/${path}.xml`, async (request, reply) => {
        const context = await makeContext(request.raw, reply.raw);
        try {
          requireFreshPermission(context, 'Orders:update');
          const { name, text } = await read(request.query);
          return reply
            .type('application/xml; charset=utf-8')
            .header('cache-control', 'private, no-store')
            .header('content-disposition', `attachment; filename="${name}"`)
            .send(text);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return refusal(reply, error);
        }
      });
    app.get<{ Params: { name: string }; Querystring: Asked }>(
      '/exports/:name.csv',
      async (request, reply) => {
        const { params, query } = request;
        const context = await makeContext(request.raw, reply.raw);
        const send = (name: string, table: string | Readable) =>
          reply
            .type('text/csv; charset=utf-8')
            .header('cache-control', 'private, no-store')
            .header('content-disposition', `attachment; filename="${name}.csv"`)
            .send(table);
        try {
          const sheet = sheets.open(params.name, readJson(query.variables), context);
          if (sheet) return send(params.name, Readable.from(await begun(sheet)));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return refusal(reply, error);
        }
        const { viewer } = context;
        if (!viewer?.permissions.has('Orders:update')) return notFound(reply);
        // Everybody's names and sums: whoever takes them has just shown that it is them.
        if (!viewer.isFresh) return problem(reply, 403, 'PasswordNeeded');
        const year = yearOf(query);
        if (year === null) return problem(reply, 400, 'BadInput', { field: 'year' });
        const table = await orders.readExport(params.name, year);
        return table === null ? notFound(reply) : send(`${params.name}-${year}`, table);
      },
    );
  };
}

/** The year that is asked for; null for what is none. */
function yearOf({ year }: Asked): number | null {
  const number = Number(year);
  return Number.isInteger(number) && number >= 2000 && number <= 2200 ? number : null;
}

/** @throws AppError BadInput */
function readJson(text: unknown = '{}'): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new AppError('BadInput', { field: 'variables' });
  }
}

/** Reads the first part before anything is answered: what is refused is refused with its code. */
async function begun(parts: AsyncGenerator<string, void>): Promise<AsyncGenerator<string, void>> {
  const first = await parts.next();
  return (async function* all() {
    if (first.done) return;
    yield first.value;
    yield* parts;
  })();
}
