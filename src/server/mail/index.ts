/**
 * The mail room: letters are written in the transaction that causes them and kept. With a mail server they are handed
 * over after it, each at least once: twice, under one Message-ID, only where a process is cut off before the server's
 * word. Without one they stay in the outbox that development shows. It promises that none is lost, that none is sent
 * for something that never happened, that none is sent once it is worth nothing any more, that a dead mail server
 * delays nothing else, and that letters go as soon as it is back.
 */
import { record } from '../audit/index.ts';
import { boundTo } from '../bound.ts';
import type { Database, Reads, Writes } from '../database/index.ts';
import { found } from '../errors.ts';
import type { Jobs } from '../jobs/index.ts';
import { type Sender, withSender } from './layout.ts';
import type { Letter } from './letter.ts';
import {
  addLetters,
  countWaiting,
  endLetter,
  giveUpLetter,
  holdLetter,
  listLetters,
  sweepLetters,
  takeLetter,
} from './mail-store.ts';
import { openPost, type Post, Refused } from './post.ts';

import { findLine, type LetterLine, letTryAgain, listLines } from './staff-store.ts';

export {
  type AccountLetter,
  accountLetter,
  copyLetter,
  farewellLetter,
  proofCodeLetter,
  resetLetter,
} from './account-letters.ts';
export { composeLetter, type Fact, type Quote } from './layout.ts';
export type { Letter } from './letter.ts';
export { LIVES_MS } from './lives.ts';

export type MailParts = {
  readonly database: Database;
  readonly jobs: Jobs;
  /** null: letters stay in the outbox. */
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly publicUrl: URL;
  /** Who writes: the company and its address, in the foot of each letter. */
  readonly house: () => Sender;
};

const SEND = 'mail.send';
/** For how long a letter is nobody else's to hand over: longer than that takes, shorter than its job is left alone. */
const HELD_MS = 100_000;

/** Whether a letter is not wanted any more by whom it was written to; asked at the moment it is sent. */
type IsUnwanted = (reads: Reads, id: number) => Promise<boolean>;

export type Mail = ReturnType<typeof openMail>;

export function openMail({ database, jobs, smtpUrl, from, publicUrl, house }: MailParts) {
  const post = smtpUrl === null ? null : openPost(smtpUrl, from, publicUrl.hostname);
  const asked: IsUnwanted[] = [];
  if (post)
    jobs.handleOutside<{ id: number }>(SEND, ({ id }, stop) => handOver({ database, post, asked }, id, stop));

  /** Writes letters, with whatever else the transaction does; answers their numbers. */
  async function sendAll(writes: Writes, letters: readonly Letter[], isForMany = false): Promise<number[]> {
    if (letters.length === 0) return [];
    const signed = letters.map(letter => withSender(letter, house()));
    const ids = await addLetters(writes, signed);
    const waiting = ids.map(id => ({ kind: SEND, data: { id }, isForMany }));
    if (post) await jobs.enqueue(writes, waiting);
    return ids;
  }

  return {
    /** Writes a letter, with whatever else the transaction does. */
    async send(writes: Writes, letter: Letter): Promise<void> {
      await sendAll(writes, [letter]);
    },
    sendAll: (writes: Writes, letters: readonly Letter[]) => sendAll(writes, letters),
    /** The same of what is written to many: it leaves after what somebody waits for. */
    sendToMany: (writes: Writes, letters: readonly Letter[]) => sendAll(writes, letters, true),
    /** Asks `isUnwanted` of each letter when it is about to be sent: it may have waited for long. */
    sendUnless: (isUnwanted: IsUnwanted) => void asked.push(isUnwanted),
    /** How many letters wait for the mail server; those that it keeps putting off are not counted. */
    waiting: async (reads: Reads): Promise<number> => (await countWaiting(reads, SEND)) ?? 0,
    /** A letter as it leaves, with its sender in the foot. */
    signed: (letter: Letter): Letter => withSender(letter, house()),
    /** Forgets the letters whose time is over. */
    sweep: (stop?: AbortSignal) =>
      database.lane('LONG').transaction(async writes => void (await sweepLetters(writes, SEND)), stop),
    /** The outbox as development shows it, newest first. */
    async list(to: string | null): Promise<(Letter & { sentAt: string })[]> {
      const rows = await listLetters(database, to);
      return rows.map(({ at, ...letter }) => ({ ...letter, sentAt: new Date(at).toISOString() }));
    },
    /** What staff see of the outbox. */
    staff: {
      ...boundTo(database, { list: listLines }),
      /** Tries a letter that is not sent anew. @throws AppError NotFound */
      async retry(id: string, actorId: string | null): Promise<LetterLine> {
        const number = found(/^\d{1,15}$/.test(id) ? Number(id) : null);
        await database.transaction(async writes => {
          const state = found(await letTryAgain(writes, number));
          // By its number: whom it is for and what it says leave the house with their person.
          await record(writes, { actorId, action: 'letter.retried', subjectId: id, subjectName: `n° ${id}` });
          if (post && state === 'WAITING') await jobs.enqueue(writes, [{ kind: SEND, data: { id: number } }]);
        });
        return found(await findLine(database, number));
      },
    },
    async [Symbol.asyncDispose]() {
      await post?.[Symbol.asyncDispose]();
    },
  };
}

type HandOverParts = Pick<MailParts, 'database'> & {
  readonly post: Post;
  readonly asked: readonly IsUnwanted[];
};

/** Hands a letter over, unless something has become of it by now; answers what there is to write of it. */
async function handOver({ database, post, asked }: HandOverParts, id: number, stop: AbortSignal) {
  const letter = await database.transaction(async writes => {
    const waiting = await takeLetter(writes, id);
    if (!waiting) return null;
    // Another has it, and may not come back: its job comes again.
    if (waiting.isHeld) throw new Error('the letter is being handed over');
    const why = waiting.isLate ? 'LATE' : (await isUnwanted(writes, asked, id)) ? 'UNWANTED' : null;
    await (why ? giveUpLetter(writes, id, why) : holdLetter(writes, id, HELD_MS));
    return why ? null : waiting;
  });
  if (!letter) return null;
  try {
    const refusal = await post.handOver(letter, stop).then(
      () => null,
      (error: Error) => {
        if (error instanceof Refused) return error.message;
        throw error;
      },
    );
    return (writes: Writes) => endLetter(writes, id, refusal);
  } catch (error) {
    await database.transaction(writes => holdLetter(writes, id, 0)).catch(() => {});
    throw error;
  }
}

async function isUnwanted(reads: Reads, asked: readonly IsUnwanted[], id: number): Promise<boolean> {
  for (const ask of asked) if (await ask(reads, id)) return true;
  return false;
}
