import { Readable } from 'node:stream';
import type { Accounting } from '../accounting/index.ts';
import { hasRight, READS_ACCOUNTS, type RequestContext, requireFreshPermission } from '../context.ts';
import type { SheetForm, SheetParts } from '../csv/index.ts';
import { AppError, requireInput } from '../errors.ts';
import { findUnkeepable, type Sheets } from '../graphql/index.ts';
import type { Imports } from '../imports/index.ts';
import { requireOwn } from '../imports/schema.ts';
import type { Orders } from '../orders/index.ts';
import type { Door } from './door.ts';
import { notFound } from './problems.ts';
import type { MakeContext } from './request-context.ts';

export type ExportsParts = {
  readonly orders: Pick<Orders, 'readExport' | 'readPayoutFile' | 'readSellersFile'>;
  readonly accounting: Pick<Accounting, 'readFec' | 'chart'>;
  readonly imports: Pick<Imports, 'get' | 'readFaults'>;
  readonly sheets: Sheets;
  readonly makeContext: MakeContext;
};

type Asked = Readonly<Partial<Record<'year' | 'batch' | 'variables' | 'id' | 'language', unknown>>>;

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
  fec: 'text/plain; charset=iso-8859-15',
} as const;

type File = {
  readonly type: keyof typeof TYPES;
  readonly name: string;
  readonly body: string | Buffer | Readable;
};
type Request = { readonly params: Readonly<Record<string, string>>; readonly query: Asked };

/**
 * Serves staff's exports as CSV or XLSX. A list's export takes the list's arguments as `variables`, in JSON, as in
 * GraphQL over HTTP. With a `language` (FR or EN) it is formatted for people, without one for programs. The yearly
 * tables are for the accountant and need READS_ACCOUNTS, as do the files of transfers for the bank and of sellers for
 * the tax authority.
 */
export function exportsDoor(parts: ExportsParts): Door {
  const { orders, accounting, imports, sheets, makeContext } = parts;
  return app => {
    /** Answers with a file; null: not found. */
    const give = (
      path: string,
      read: (context: RequestContext, request: Request) => Promise<File | null>,
    ): void =>
      void app.get<{ Params: Record<string, string>; Querystring: Asked }>(path, async (request, reply) => {
        const context = await makeContext(request.raw, reply.raw);
        const file = await read(context, request);
        if (!file) return notFound(reply);
        return reply
          .type(TYPES[file.type])
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${file.name}"`)
          .send(file.body);
      });

    // The import's own file with its faults, for its author only.
    give('/exports/import-faults.csv', async (context, { query: { id, language } }) => {
      const viewer = await requireOwn(imports, context, String(id));
      const table = await imports.readFaults(viewer.id, String(id), language === 'EN' ? 'EN' : 'FR');
      return { type: 'csv', name: 'import-faults.csv', body: Readable.from(table) };
    });
    give('/exports/fec.txt', async (context, { query }) => {
      requireFreshPermission(context, READS_ACCOUNTS);
      const { name, bytes } = await accounting.readFec(yearOf(query));
      return { type: 'fec', name, body: bytes };
    });
    const files = {
      payouts: ['Orders:update', ({ batch }: Asked) => orders.readPayoutFile(String(batch))],
      sellers: [READS_ACCOUNTS, (asked: Asked) => orders.readSellersFile(yearOf(asked))],
    } as const;
    for (const [path, [right, readFile]] of Object.entries(files))
      give(`/exports/${path}.xml`, async (context, { query }) => {
        requireFreshPermission(context, right);
        const { name, text } = await readFile(query);
        return { type: 'xml', name, body: text };
      });
    for (const kind of ['csv', 'xlsx'] as const)
      give(`/exports/:name.${kind}`, async (context, { params: { name = '' }, query }) => {
        const form: SheetForm = { kind, language: languageOf(query) };
        const fileOf = async (called: string, table: SheetParts): Promise<File> => ({
          ...{ type: kind, name: `${called}.${kind}` },
          body: Readable.from(await begun(table), { objectMode: false }),
        });
        const sheet = sheets.open(name, readJson(query.variables), context, form);
        if (sheet) return fileOf(name, sheet);
        // Others do not even learn which tables exist.
        if (!context.viewer || !hasRight(context.viewer, READS_ACCOUNTS)) return null;
        // Names and amounts of everybody: it needs a recent sign-in.
        requireFreshPermission(context, READS_ACCOUNTS);
        const year = yearOf(query);
        const table = await orders.readExport(name, year, form, accounting.chart);
        return table && fileOf(`${name}-${year}`, table);
      });
  };
}

/** Reads the language of a table; null: for a program. @throws AppError BadInput */
function languageOf({ language }: Asked): SheetForm['language'] {
  const isKnown = language === 'FR' || language === 'EN';
  requireInput(language === undefined || isKnown, 'language');
  return isKnown ? language : null;
}

/** Reads the requested year. @throws AppError BadInput */
function yearOf({ year }: Asked): number {
  const number = Number(year);
  requireInput(Number.isInteger(number) && number >= 2000 && number <= 2200, 'year');
  return number;
}

/** Parses JSON. @throws AppError BadInput */
function readJson(text: unknown = '{}'): unknown {
  let read: unknown;
  try {
    read = JSON.parse(String(text));
  } catch {
    throw new AppError('BadInput', { field: 'variables' });
  }
  // Refuses texts that the database cannot store.
  const field = findUnkeepable(read);
  if (field !== null) throw new AppError('BadInput', { field });
  return read;
}

/** Awaits the first part before the response starts: an error then gets its status and code. */
async function begun(parts: SheetParts): Promise<SheetParts> {
  const first = await parts.next();
  return (async function* all() {
    if (first.done) return;
    yield first.value;
    yield* parts;
  })();
}
