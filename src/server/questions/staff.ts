import { record } from '../audit/index.ts';
import { boundTo } from '../bound.ts';
import { type RequestContext, requirePermission } from '../context.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import type { ActedList, ListAct } from '../list-acts.ts';
import { settleFlags } from './flags-store.ts';
import { hiddenLetter } from './letters.ts';
import type { QuestionsParts } from './parts.ts';
import { findForStaff, listForStaff, type StaffQuestion, writeHidden } from './staff-store.ts';

const REASON_LENGTH_MAX = 1_000;

/** Returns the operations of staff with Questions:answer: listing and hiding questions. */
export function openStaffQuestions({ database, bus, auctions, mail }: QuestionsParts) {
  /** Returns false where there was nothing to do. */
  type Step = (writes: Writes, question: StaffQuestion, actorId: string) => Promise<boolean>;

  async function writeFor(writes: Writes, id: string, step: Step, actorId: string): Promise<boolean> {
    const question = found(await findForStaff(writes, id));
    const isChange = await step(writes, question, actorId);
    await bus.publish(writes, [{ topic: 'ad', id: question.adUuid, version: 0 }]);
    if (question.auctionId) await auctions.touch(writes, question.auctionId);
    return isChange;
  }

  async function write(context: RequestContext, id: string, step: Step): Promise<StaffQuestion> {
    const { id: actorId } = requirePermission(context, 'Questions:answer');
    await database.transaction(writes => writeFor(writes, id, step, actorId));
    return found(await findForStaff(database, id));
  }

  const hiding =
    (reason: string): Step =>
    async (writes, { id, authorEmail, language, adTitle, question, hiddenAt, hiddenReason }, actorId) => {
      if (hiddenAt !== null && hiddenReason === reason) return false;
      await writeHidden(writes, id, reason, actorId);
      const entry = { actorId, action: 'question.hidden', subjectId: id, subjectName: adTitle } as const;
      await record(writes, { ...entry, reason });
      if (authorEmail === null || hiddenAt !== null) return true;
      await mail.send(writes, hiddenLetter(authorEmail, language, { car: adTitle, question, reason }));
      return true;
    };
  const show: Step = async (writes, { id, adTitle, hiddenAt }, actorId) => {
    if (hiddenAt === null) return false;
    await writeHidden(writes, id, null, actorId);
    await record(writes, { actorId, action: 'question.shown', subjectId: id, subjectName: adTitle });
    return true;
  };
  const settle: Step = async (writes, { id, adTitle }, actorId) => {
    if (!(await settleFlags(writes, id, actorId))) return false;
    const entry = { actorId, action: 'question.flagsSettled', subjectId: id } as const;
    await record(writes, { ...entry, subjectName: adTitle });
    return true;
  };

  const permission = 'Questions:answer';
  const actOf = (stepOf: (value: string | null) => Step, check?: ListAct['check']): ListAct => ({
    ...{ permission, ...(check ? { check } : {}) },
    run: (writes, id, { actorId, value }) => writeFor(writes, id, stepOf(value), actorId),
  });
  const acts: ActedList = {
    nameOf: async id => (isUuid(id) ? ((await findForStaff(database, id))?.adTitle ?? null) : null),
    acts: {
      SETTLE: actOf(() => settle),
      HIDE: actOf(
        value => hiding(readReason(value ?? '', 'value')),
        value => void readReason(value ?? '', 'value'),
      ),
      SHOW: actOf(() => show),
    },
  };

  return {
    ...boundTo(database, { list: listForStaff }),
    /** Hides a question and tells its author why. @throws AppError NotFound, BadInput */
    async hide(context: RequestContext, id: string, reason: string): Promise<StaffQuestion> {
      requirePermission(context, 'Questions:answer');
      return write(context, id, hiding(readReason(reason, 'reason')));
    },
    /** Shows it again. @throws AppError NotFound */
    show: (context: RequestContext, id: string) => write(context, id, show),
    /** Marks the contact data removed from a question and its answer as reviewed. @throws AppError NotFound */
    settle: (context: RequestContext, id: string) => write(context, id, settle),
    acts,
  };
}

/** @throws AppError BadInput with the field */
function readReason(given: string, field: string): string {
  const reason = given.trim();
  requireInput(reason !== '' && reason.length <= REASON_LENGTH_MAX, field);
  return reason;
}
