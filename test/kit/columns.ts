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

/** The columns of every named statement, as the text of `database/rows.gen.ts`. @throws with the statement's name */
export async function describedColumns(url: string): Promise<string> {
  for await (const file of glob(['src/server/**/*.ts', 'demo/*.ts'], { cwd: ROOT })) {
    if (!PROGRAMS.test(file)) await import(join(ROOT, file));
  }
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
