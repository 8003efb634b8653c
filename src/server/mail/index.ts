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
  findTold,
  type GivenUp,
  giveUpLetter,
  holdLetter,
  listLetters,
  rewriteLetter,
  sweepLetters,
  takeLetter,
  type WaitingLetter,
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
export { composeLetter, type Fact, houseLetter, type Quote } from './layout.ts';
export type { Letter, Unsubscribe } from './letter.ts';
export { LIVES_MS } from './lives.ts';
export { type GivenUp, HELD_BACK } from './mail-store.ts';

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

/**
 * What has become of a letter while it waited, asked as it is sent: why it is given up, what it says by now, or null
 * where it is none of theirs.
 */
type Ask = (
  reads: Reads,
  letter: Pick<WaitingLetter, 'notificationId'> & { readonly id: number },
) => Promise<GivenUp | Letter | null>;

/** Notes that the letters of these news have left, with whatever else the transaction does. */
type Note = (writes: Writes, notificationIds: readonly string[]) => Promise<void>;

export type Mail = ReturnType<typeof openMail>;

export function openMail({ database, jobs, smtpUrl, from, publicUrl, house }: MailParts) {
  const post = smtpUrl === null ? null : openPost(smtpUrl, from, publicUrl.hostname);
  const asked: Ask[] = [];
  let note: Note = async () => {};
  const noteSent: Note = async (writes, ids) => (ids.length > 0 ? note(writes, ids) : undefined);
  if (post)
    jobs.handleOutside<{ id: number }>(SEND, ({ id }, stop) =>
      handOver({ database, post, asked, noteSent, house }, id, stop),
    );

  /** Writes letters, with whatever else the transaction does; answers their numbers. */
  async function sendAll(writes: Writes, letters: readonly Letter[], isForMany = false): Promise<number[]> {
    if (letters.length === 0) return [];
    const signed = letters.map(letter => withSender(letter, house()));
    const ids = await addLetters(writes, signed);
    const waiting = ids.map(id => ({ kind: SEND, data: { id }, isForMany }));
    // Without a mail server a letter has come as far as it goes.
    const told = signed.flatMap(({ notificationId }) => notificationId ?? []);
    await (post ? jobs.enqueue(writes, waiting) : noteSent(writes, told));
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
    /** Asks of each letter when it is about to be sent: it may have waited for long. */
    beforeSending: (ask: Ask) => void asked.push(ask),
    /** Tells one who asks for it of each letter of news once it is handed over, in the transaction that keeps that. */
    afterSending(asking: Note): void {
      note = asking;
    },
    /** How many letters wait for the mail server; those that it keeps putting off are not counted. */
    waiting: async (reads: Reads): Promise<number> => (await countWaiting(reads, SEND)) ?? 0,
    /** A letter as it leaves, with its sender in the foot. */
    signed: (letter: Letter): Letter => withSender(letter, house()),
    /** Forgets the letters whose time is over, and has what left of late noted where it was not. */
    sweep: (stop?: AbortSignal) =>
      database.lane('LONG').transaction(async writes => {
        await sweepLetters(writes, SEND);
        await noteSent(writes, await findTold(writes));
      }, stop),
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

type HandOverParts = Pick<MailParts, 'database' | 'house'> & {
  readonly post: Post;
  readonly asked: readonly Ask[];
  readonly noteSent: Note;
};

/** Hands a letter over, unless something has become of it by now; answers what there is to write of it. */
async function handOver(parts: HandOverParts, id: number, stop: AbortSignal) {
  const { database, post } = parts;
  const letter = await database.transaction(async writes => {
    const waiting = await takeLetter(writes, id);
    if (!waiting) return null;
    // Another has it, and may not come back: its job comes again.
    if (waiting.isHeld) throw new Error('the letter is being handed over');
    const now = await askAgain(parts, writes, id, waiting);
    const isOver = typeof now === 'string';
    await (isOver ? giveUpLetter(writes, id, now) : holdLetter(writes, id, HELD_MS));
    return isOver ? null : now;
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
    return async (writes: Writes) => {
      await endLetter(writes, id, refusal);
      if (refusal === null && letter.notificationId) await parts.noteSent(writes, [letter.notificationId]);
    };
  } catch (error) {
    await database.transaction(writes => holdLetter(writes, id, 0)).catch(() => {});
    throw error;
  }
}

/** The letter as it is to be sent by now, or why it is not. */
async function askAgain(
  { asked, house }: HandOverParts,
  writes: Writes,
  id: number,
  waiting: WaitingLetter,
): Promise<WaitingLetter | GivenUp> {
  const { notificationId } = waiting;
  let letter = waiting;
  for (const ask of asked) {
    const answer = await ask(writes, { id, notificationId });
    if (typeof answer === 'string') return answer;
    if (!answer) continue;
    const written = withSender(answer, house());
    letter = {
      ...letter,
      ...written,
      notificationId,
      isLate: (await rewriteLetter(writes, id, written)) ?? true,
    };
  }
  return letter.isLate ? 'LATE' : letter;
}
