import { type Database, isUuid, type Reads, statement } from '../database/index.ts';
import type { Incoming } from './incoming.ts';
import type { Workshop } from './workshop.ts';

/** A document of a car: a PDF, or a picture of one. */
type PaperFile = {
  readonly fileKey: string;
  readonly extension: 'pdf' | 'webp';
};

const add = statement(
  'files.addDocument',
  'insert into documents (file_key, extension) values ($1, $2) returning id',
).onlyValue<{ id: string }, [fileKey: string, extension: PaperFile['extension']]>('id');
const find = statement(
  'files.findDocument',
  'select file_key as "fileKey", extension from documents where id = $1',
).byId<PaperFile>();
const findIds = statement(
  'files.findDocuments',
  'select id from documents where id = any($1::uuid[])',
).column<{ id: string }, [ids: readonly string[]]>('id');

const ADDRESS = /^\/documents\/([0-9a-f-]{36})\.(?:pdf|webp)$/;

/** Returns the id of the document that a URL names; null when it is not one of ours. */
export function documentIdOf(url: string): string | null {
  const id = ADDRESS.exec(url)?.[1] ?? null;
  return id !== null && isUuid(id) ? id : null;
}

/** Returns the URLs of documents of ours that no longer exist; URLs elsewhere are ignored. */
export async function findGonePapers(reads: Reads, urls: readonly string[]): Promise<string[]> {
  const papers = urls.flatMap(url => {
    const id = documentIdOf(url);
    return id === null ? [] : [{ id, url }];
  });
  if (papers.length === 0) return [];
  const kept = new Set(
    await findIds(
      reads,
      papers.map(({ id }) => id),
    ),
  );
  return papers.filter(({ id }) => !kept.has(id)).map(({ url }) => url);
}

type DocumentsParts = {
  readonly database: Database;
  readonly workshop: Pick<Workshop, 'takeApart'>;
  /** Stores the bytes and returns their key. */
  readonly keep: (bytes: Buffer, accountId: string) => Promise<string>;
  readonly read: (key: string) => Promise<Buffer | null>;
};

/** The documents of cars. The ads that name a document decide who may read it, which this room does not know. */
export function openDocuments({ database, workshop, keep, read }: DocumentsParts) {
  return {
    /** Takes an uploaded PDF or picture, rewritten. @throws as `takeApart` does, field document */
    async takeDocument(given: Incoming, accountId: string): Promise<{ id: string; url: string }> {
      const { kind, bytes } = await workshop.takeApart(given, ['pdf', 'picture'], 'document');
      const extension = kind === 'pdf' ? 'pdf' : 'webp';
      const key = await keep(bytes, accountId);
      const id = await add(database, key, extension);
      return { id, url: `/documents/${id}.${extension}` };
    },
    /** See `findGonePapers`. */
    findGonePapers: (urls: readonly string[]) => findGonePapers(database, urls),
    /** Returns a document's bytes; null when there is none of that name. */
    async readDocument(id: string, extension: string): Promise<Buffer | null> {
      const document = await find(database, id);
      return document?.extension === extension ? read(document.fileKey) : null;
    },
  };
}
