import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { STATEMENTS } from '#server/database/index.ts';
import { ROOT } from './sources.ts';

type Field = { readonly name: string; readonly dataTypeID: number };

/** Asks what a statement would answer, without running it. */
class Description {
  #fields: readonly Field[] = [];
  readonly #asked = Promise.withResolvers<readonly Field[]>();
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  get fields() {
    return this.#asked.promise;
  }
  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#fields = fields;
  }
  handleError(error: Error): void {
    this.#asked.reject(error);
  }
  handleReadyForQuery(): void {
    this.#asked.resolve(this.#fields);
  }
}

/** How what the database sends is read (`database/transaction.ts`); JSON is whatever its reader takes it for. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ bool: 'boolean', int2: 'number', int4: 'number', int8: 'number', float4: 'number', float8: 'number' },
  ...{ timestamptz: 'number', bytea: 'Buffer', json: 'never', jsonb: 'never', void: 'string', oid: 'number' },
};

function readAs(type: string): string {
  if (type.startsWith('_')) return `readonly ${readAs(type.slice(1))}[]`;
  return READ_AS[type] ?? 'string';
}

/** What runs once it is read. */
const PROGRAMS = /\.test\.ts$|take-apart\.ts$|demo\/bidders\.ts$/;

export type Release = {
  /** Each named statement, as it was asked. */
  readonly statements: Readonly<Record<string, string>>;
  /** What every new row has to bring, `table.column`: the others have a default, or may be missing. */
  readonly required: readonly string[];
};

const REQUIRED = `select table_name || '.' || column_name as name from information_schema.columns
  where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
    and is_generated = 'NEVER' order by 1`;

/** What processes of this form ask of their database, and bring to it. */
export async function releaseOf(url: string): Promise<Release> {
  await readPrograms();
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(REQUIRED);
  await client.end();
  const known = [...STATEMENTS.values()].filter(({ name }) => !name.startsWith('test.'));
  const statements = Object.fromEntries(known.map(({ name, text }) => [name, text]).sort());
  return { statements, required: rows.map(({ name }) => name) };
}

/** What a release asked that this database does not understand, and what it would have to bring and does not know of. */
export async function missedBy({ statements, required }: Release, url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const missed: string[] = [];
  for (const [name, text] of Object.entries(statements)) {
    await client
      .query(new Description(text))
      .fields.catch((error: Error) => missed.push(`${name}: ${error.message}`));
  }
  const tables = new Set(required.map(name => name.split('.')[0]));
  const { rows } = await client.query<{ name: string }>(REQUIRED);
  await client.end();
  const brought = new Set(required);
  for (const { name } of rows) {
    if (tables.has(name.split('.')[0]) && !brought.has(name)) missed.push(`${name} has to be brought`);
  }
  return missed;
}

async function readPrograms(): Promise<void> {
  for await (const file of glob(['src/server/**/*.ts', 'demo/*.ts'], { cwd: ROOT })) {
    if (!PROGRAMS.test(file)) await import(join(ROOT, file));
  }
}

/** The columns of every named statement, as the text of `database/rows.gen.ts`. @throws with the statement's name */
export async function describedColumns(url: string): Promise<string> {
  await readPrograms();
  const client = new pg.Client(url);
  await client.connect();
  try {
    const types = await client.query<{ oid: number; typname: string }>('select oid, typname from pg_type');
    const typeOf = new Map(types.rows.map(({ oid, typname }) => [Number(oid), typname]));
    const lines: string[] = [];
    const known = [...STATEMENTS.values()].filter(({ name }) => !name.startsWith('test.'));
    for (const { name, text } of known.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const fields = await client.query(new Description(text)).fields.catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`);
      });
      const columns = fields.map(field => `'${field.name}': ${readAs(typeOf.get(field.dataTypeID) ?? '')}`);
      lines.push(`  '${name}': { ${columns.join('; ')} };`);
    }
    return `/** Written by \`npm run rows\`: what the database says each statement answers. */\nexport type Columns = {\n${lines.join('\n')}\n};\n`;
  } finally {
    await client.end();
  }
}
