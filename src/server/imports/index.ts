/**
 * The imports room: files of ads that staff bring in. It promises that a file is brought in whole or not at
 * all, but where only its right lines are wished; that a trial writes nothing and says the same as the real
 * run would; that every fault of every line is named with its field; and that a car under the hammer is
 * changed by no file. A file arrives in pieces and is worked off by a job: nobody waits for it.
 */
import { requireInput } from '../context.ts';
import { type Database, isUuid } from '../database/index.ts';
import { found } from '../errors.ts';
import type { Jobs } from '../jobs/index.ts';
import {
  type AdImport,
  addImport,
  addPiece,
  findImport,
  type ImportWish,
  listImports,
  startImport,
} from './imports-store.ts';

export { IMPORT_KEYS } from './imports-store.ts';

import { type RunParts, runImport } from './run.ts';

const RUN = 'imports.run';
const NAME_LENGTH_MAX = 200;
/** Of one piece, and of a file, in characters. */
const PIECE_LENGTH_MAX = 50_000;
const FILE_LENGTH_MAX = 4_000_000;

export type Imports = ReturnType<typeof openImports>;

export function openImports({ database, jobs, ads }: { database: Database; jobs: Jobs } & RunParts) {
  // One file at a time: bids need the same database.
  jobs.handle<{ id: string }>(RUN, ({ id }, writes) => runImport({ ads, database }, writes, id), {
    atOnce: 1,
  });

  async function find(authorId: string, id: string): Promise<AdImport | null> {
    const file = isUuid(id) ? await findImport(database, id) : null;
    return file?.authorId === authorId ? file : null;
  }
  return {
    list: (authorId: string) => listImports(database, authorId),
    /** One's own; null for anybody else's. */
    find,
    get: async (authorId: string, id: string) => found(await find(authorId, id)),
    async begin(authorId: string, wish: ImportWish): Promise<string> {
      const fileName = wish.fileName.trim();
      requireInput(fileName !== '' && wish.fileName.length <= NAME_LENGTH_MAX, 'fileName');
      return database.transaction(writes => addImport(writes, authorId, { ...wish, fileName }));
    },
    /** @throws AppError NotFound, BadInput once it has begun or grown too large */
    async add(authorId: string, id: string, text: string): Promise<void> {
      requireInput(text.length <= PIECE_LENGTH_MAX, 'text');
      found(await find(authorId, id));
      const isTaken = await database.transaction(writes => addPiece(writes, id, text, FILE_LENGTH_MAX));
      requireInput(isTaken, 'text');
    },
    async start(authorId: string, id: string): Promise<void> {
      found(await find(authorId, id));
      await database.transaction(async writes => {
        requireInput(await startImport(writes, id), 'state');
        await jobs.enqueue(writes, [{ kind: RUN, data: { id } }]);
      });
    },
  };
}
