import { record } from '../audit/index.ts';
import { type RequestContext, requireInput, requirePermission } from '../context.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { found } from '../errors.ts';
import { patternOf, type Span } from '../paging.ts';
import { settleFlags } from './flags-store.ts';
import { hiddenLetter } from './letters.ts';
import type { QuestionsParts } from './parts.ts';
import {
  findForStaff,
  listForStaff,
  type QuestionFilter,
  type StaffQuestion,
  writeHidden,
} from './staff-store.ts';

const REASON_LENGTH_MAX = 1_000;

/** What staff with Questions:answer see of questions, and take away from pages. */
export function openStaffQuestions({ database, bus, auctions, mail }: QuestionsParts) {
  async function write(
    id: string,
    act: (writes: Writes, question: StaffQuestion) => Promise<void>,
  ): Promise<StaffQuestion> {
    found(isUuid(id) ? id : null);
    await database.transaction(async writes => {
      const question = found(await findForStaff(writes, id));
      await act(writes, question);
      await bus.publish(writes, [{ topic: 'ad', id: question.adUuid, version: 0 }]);
      if (question.auctionId) await auctions.touch(writes, question.auctionId);
    });
    return found(await findForStaff(database, id));
  }

  return {
    list: (filter: QuestionFilter | null, search: string | null, span: Span) =>
      listForStaff(database, { filter, pattern: patternOf(search) }, span),
    /** Takes a question off its page and tells its author why. @throws AppError NotFound, BadInput */
    hide(context: RequestContext, id: string, reason: string): Promise<StaffQuestion> {
      const { id: actorId } = requirePermission(context, 'Questions:answer');
      const why = reason.trim();
      requireInput(why !== '' && why.length <= REASON_LENGTH_MAX, 'reason');
      return write(id, async (writes, { authorEmail, language, adTitle, question, hiddenAt }) => {
        await writeHidden(writes, id, why, actorId);
        const entry = { actorId, action: 'question.hidden', subjectId: id, subjectName: adTitle } as const;
        await record(writes, { ...entry, reason: why });
        if (authorEmail === null || hiddenAt !== null) return;
        await mail.send(writes, hiddenLetter(authorEmail, language, { car: adTitle, question, reason: why }));
      });
    },
    /** Puts it back. @throws AppError NotFound */
    show(context: RequestContext, id: string): Promise<StaffQuestion> {
      const { id: actorId } = requirePermission(context, 'Questions:answer');
      return write(id, async (writes, { adTitle }) => {
        await writeHidden(writes, id, null, actorId);
        await record(writes, { actorId, action: 'question.shown', subjectId: id, subjectName: adTitle });
      });
    },
    /** Has looked at what was taken out of a question and its answer. @throws AppError NotFound */
    settle(context: RequestContext, id: string): Promise<StaffQuestion> {
      const { id: actorId } = requirePermission(context, 'Questions:answer');
      return write(id, async (writes, { adTitle }) => {
        if (!(await settleFlags(writes, id, actorId))) return;
        const entry = { actorId, action: 'question.flagsSettled', subjectId: id } as const;
        await record(writes, { ...entry, subjectName: adTitle });
      });
    },
  };
}
