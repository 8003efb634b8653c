/**
 * The documents room: the papers a person hands in, and the way to those the house makes for them. It
 * promises that a paper is nobody's but its person's and staff's, that none has an address of its own, only
 * links that are signed and soon over, and that what came in is taken for what its bytes are.
 */

import { PAPER_NAME_MAX } from '#shared/fields/index.ts';
import type { Millis } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Account } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import type { Viewer } from '../context.ts';
import type { Core } from '../core.ts';
import { isUuid } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { type Files, fileNameOf, type Incoming, type PrivateFile } from '../files/index.ts';
import {
  addDocument,
  DOCUMENT_KINDS,
  decideDocument,
  dropOldDocuments,
  findDocument,
  listDocuments,
  listWaiting,
  type NewDocument,
  type PersonDocument,
  removeDocument,
  type Verdict,
} from './documents-store.ts';
import { decisionLetter } from './letters.ts';
import { openReminders, type Reminders, type RemindersParts } from './reminders.ts';

const LINK = 'paper';
/** What a paper of an order is asked for by: its kind, a row, and which one of that row's. */
const PAPER_ID = /^[a-z]+_([^_]+)(_[A-Z]+)*$/;
const LINK_GOOD_FOR_MS: Millis = 10 * 60_000;
const DOCUMENTS_MAX = 100;
const WAITING_MAX = 200;
const REASON_LENGTH_MAX = 500;

export type DocumentsParts = RemindersParts &
  Pick<Core, 'database' | 'secrets' | 'limits' | 'mail'> & {
    readonly files: Pick<Files, 'beginPrivate' | 'linkTo' | 'removePrivate'>;
    readonly findAccount: (id: string) => Promise<Account | null>;
    /** Papers another room makes: their ids are no uuids. */
    readonly papers: {
      requireDocument(id: string, asking: Pick<Viewer, 'id' | 'permissions'>): Promise<void>;
      readOrderDocument(id: string, language: Language): Promise<{ bytes: Buffer; name: string } | null>;
    };
  };

export type Documents = ReturnType<typeof openDocumentsRoom>;

export function openDocumentsRoom(parts: DocumentsParts) {
  const { database, files, secrets, limits, papers, clock, findAccount } = parts;
  const reminders = openReminders(parts);

  async function add(
    of: Pick<NewDocument, 'accountId' | 'kind' | 'fileName'>,
    { key: fileKey, mediaType, byteCount }: PrivateFile,
  ) {
    const document = await database.transaction(async writes => {
      const fileName = fileNameOf(of.fileName, mediaType);
      const paper = { ...of, fileName, fileKey, mediaType, byteCount };
      const added = await addDocument(writes, paper, DOCUMENTS_MAX);
      if (added === null) await files.removePrivate(writes, [fileKey]);
      return added;
    });
    requireInput(document !== null, 'count');
    return { id: found(document).id };
  }

  return {
    /**
     * Looks at what is said of a paper before any of it is read; answers the way to take it in, which throws BadInput
     * with `document`, or `count` where they have as many as one may. @throws AppError BadInput with `kind`, `name` or
     * `after`, RateLimited
     */
    async begin(accountId: string, given: { kind: string; name: string; after?: readonly string[] }) {
      const kind = DOCUMENT_KINDS.find(each => each === given.kind);
      const fileName = given.name.replace(/[\p{C}/\\]/gu, '').trim();
      requireInput(kind !== undefined, 'kind');
      requireInput(fileName !== '' && fileName.length <= PAPER_NAME_MAX, 'name');
      await limits.take('upload', accountId);
      const of = { accountId, kind: kind ?? 'IDENTITY', fileName };
      const take = await files.beginPrivate(accountId, given.after ?? []);
      return async (file: Incoming) => add(of, await take(file));
    },
    list: (accountId: string) => listDocuments(database, accountId),
    listWaiting: () => listWaiting(database, WAITING_MAX),
    findAccount,
    /** With its bytes, and every link to it. @throws AppError NotFound where it is not theirs, or a sale has it kept */
    async remove(accountId: string, id: string): Promise<void> {
      if (!isUuid(id)) throw new AppError('NotFound');
      await database.transaction(async writes =>
        files.removePrivate(writes, [found(await removeDocument(writes, accountId, id))]),
      );
    },
    /** Forgets what no law has kept any more. */
    sweep: (): Promise<void> =>
      database.transaction(async writes => {
        const dropped = await dropOldDocuments(writes);
        await files.removePrivate(
          writes,
          dropped.map(({ fileKey }) => fileKey),
        );
      }),
    /** A way to a paper for a few minutes. @throws AppError NotFound where it is not theirs */
    async linkTo(
      id: string,
      { id: accountId, permissions }: Pick<Viewer, 'id' | 'permissions'>,
      language: Language,
    ): Promise<string> {
      const isStaff = permissions.has('Orders:update');
      if (isUuid(id)) {
        const document = found(await findDocument(database, id));
        if (document.accountId !== accountId && !isStaff) throw new AppError('NotFound');
        return files.linkTo({ key: document.fileKey, mediaType: document.mediaType }, document.fileName);
      }
      if (!isUuid(PAPER_ID.exec(id)?.[1] ?? '')) throw new AppError('NotFound');
      if (!isStaff) await papers.requireDocument(id, { id: accountId, permissions });
      const until = clock() + LINK_GOOD_FOR_MS;
      return `/papers/${await secrets.sign(LINK, JSON.stringify([id, language, until, accountId]))}`;
    },
    /** The paper of an order that a link leads to; null where it is over, was never ours, or its person has left. */
    async readOrderDocument(token: string): Promise<{ bytes: Buffer; name: string } | null> {
      const text = await secrets.read(LINK, token);
      if (text === null) return null;
      const [id, language, until, accountId] = JSON.parse(text) as [string, Language, Millis, string];
      if (until <= clock() || !(await findAccount(accountId))) return null;
      return papers.readOrderDocument(id, language);
    },
    decide: (id: string, verdict: Verdict) => decide(parts, reminders, id, verdict),
  };
}

/** Staff accept or refuse a paper, once; its person is written to. @throws AppError NotFound, BadInput */
async function decide(
  { database, clock, mail, findAccount }: DocumentsParts,
  reminders: Reminders,
  id: string,
  verdict: Verdict,
): Promise<PersonDocument> {
  const reason = verdict.reason?.trim() || null;
  requireInput((reason?.length ?? 0) <= REASON_LENGTH_MAX, 'reason');
  requireInput(verdict.decision === 'ACCEPTED' || reason !== null, 'reason');
  requireInput(verdict.expiresAt === null || verdict.expiresAt > clock(), 'expiresAt');
  if (!isUuid(id)) throw new AppError('NotFound');
  return database.transaction(async writes => {
    const document = found(await decideDocument(writes, id, { ...verdict, reason }));
    await reminders.promise(writes, document);
    const action = verdict.decision === 'ACCEPTED' ? 'document.accepted' : 'document.refused';
    // An entry is never changed, and what a file is called may name its person.
    const of = { subjectId: id, subjectName: `${document.kind} ${id.slice(0, 8)}`, reason };
    await record(writes, { actorId: verdict.actorId, action, ...of });
    const person = await findAccount(document.accountId);
    if (person) await mail.send(writes, decisionLetter(person.email, person.language, document));
    return document;
  });
}
