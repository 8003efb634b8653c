/**
 * The mail room: e-mails are written to an outbox in the transaction that causes them. With a mail server they are sent
 * after the commit, at least once: twice, with one Message-ID, only if the process dies before the server's answer.
 * Without one they stay in the outbox, which development shows. No e-mail is lost, none is sent for a transaction that
 * was rolled back, and none is sent when it is obsolete. A dead mail server delays nothing else, and e-mails are sent
 * as soon as it is back.
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
  /** null: e-mails stay in the outbox. */
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly publicUrl: URL;
  /** The company and its address, for the footer. */
  readonly house: () => Sender;
};

const SEND = 'mail.send';
/** The lease on an e-mail being sent: longer than sending takes, shorter than its job's lease. */
const HELD_MS = 100_000;

/**
 * Asked just before sending, since the e-mail may have waited: returns why it is given up, its current content, or null
 * where the callback is not responsible for it.
 */
type Ask = (
  reads: Reads,
  letter: Pick<WaitingLetter, 'notificationId'> & { readonly id: number },
) => Promise<GivenUp | Letter | null>;

/** Records, in the same transaction, that the e-mails of these notifications were sent. */
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

  /** Adds e-mails to the outbox, in the same transaction; returns their ids. */
  async function sendAll(writes: Writes, letters: readonly Letter[], isForMany = false): Promise<number[]> {
    if (letters.length === 0) return [];
    const signed = letters.map(letter => withSender(letter, house()));
    const ids = await addLetters(writes, signed);
    const waiting = ids.map(id => ({ kind: SEND, data: { id }, isForMany }));
    // Without a mail server an e-mail in the outbox counts as sent.
    const told = signed.flatMap(({ notificationId }) => notificationId ?? []);
    await (post ? jobs.enqueue(writes, waiting) : noteSent(writes, told));
    return ids;
  }

  return {
    /** Adds an e-mail to the outbox, in the same transaction. */
    async send(writes: Writes, letter: Letter): Promise<void> {
      await sendAll(writes, [letter]);
    },
    sendAll: (writes: Writes, letters: readonly Letter[]) => sendAll(writes, letters),
    /** Adds campaign e-mails, which are sent after personal ones. */
    sendToMany: (writes: Writes, letters: readonly Letter[]) => sendAll(writes, letters, true),
    /** Registers a callback asked before each e-mail is sent. */
    beforeSending: (ask: Ask) => void asked.push(ask),
    /** Registers a callback told, in the same transaction, of each sent e-mail of a notification. */
    afterSending(asking: Note): void {
      note = asking;
    },
    /** Counts e-mails that wait for the mail server, without those it keeps deferring. */
    waiting: async (reads: Reads): Promise<number> => (await countWaiting(reads, SEND)) ?? 0,
    /** Returns an e-mail as sent, with the sender in its footer. */
    signed: (letter: Letter): Letter => withSender(letter, house()),
    /** Deletes old e-mails, and records recently sent ones that were not recorded yet. */
    sweep: (stop?: AbortSignal) =>
      database.lane('LONG').transaction(async writes => {
        await sweepLetters(writes, SEND);
        await noteSent(writes, await findTold(writes));
      }, stop),
    /** Lists the outbox for development, newest first. */
    async list(to: string | null): Promise<(Letter & { sentAt: string })[]> {
      const rows = await listLetters(database, to);
      return rows.map(({ at, ...letter }) => ({ ...letter, sentAt: new Date(at).toISOString() }));
    },
    /** The outbox, for staff. */
    staff: {
      ...boundTo(database, { list: listLines }),
      /** Retries an unsent e-mail. @throws AppError NotFound */
      async retry(id: string, actorId: string | null): Promise<LetterLine> {
        const number = found(/^\d{1,15}$/.test(id) ? Number(id) : null);
        await database.transaction(async writes => {
          const state = found(await letTryAgain(writes, number));
          // Logged by its id: recipient and subject are personal data and may be erased.
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

/** Sends an e-mail that is still waiting; returns what to record. */
async function handOver(parts: HandOverParts, id: number, stop: AbortSignal) {
  const { database, post } = parts;
  const letter = await database.transaction(async writes => {
    const waiting = await takeLetter(writes, id);
    if (!waiting) return null;
    // Another process is sending it and may have died: the job must run again.
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

/** Returns the e-mail with its current content, or why it is not sent. */
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
