import { requirePermission } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import { type Paged, spanOf } from '../paging.ts';
import type { Mail } from './index.ts';
import type { LetterCounts, LetterLine } from './staff-store.ts';

/** The outbox as staff with Users:update see it: to whom and about what, and never a letter's words. */
export function mailSchema(builder: Builder, mail: Mail): void {
  const StaffLetter = builder.objectRef<LetterLine>('StaffLetter').implement({
    fields: t => ({
      id: t.id({ resolve: letter => String(letter.id) }),
      to: t.exposeString('to'),
      subject: t.exposeString('subject'),
      createdAt: t.field({ type: 'DateTime', resolve: letter => letter.createdAt }),
      sentAt: t.field({ type: 'DateTime', nullable: true, resolve: letter => letter.sentAt }),
      refusal: t.exposeString('refusal', {
        nullable: true,
        description: 'Why the mail server will never take it.',
      }),
      lastError: t.exposeString('lastError', {
        nullable: true,
        description: 'Why it was not taken last time; it is tried again.',
      }),
    }),
  });
  const StaffLetterPage = builder.objectRef<Paged<LetterLine>>('StaffLetterPage').implement({
    fields: t => ({
      totalCount: t.exposeInt('totalCount'),
      letters: t.field({ type: [StaffLetter], resolve: page => [...page.rows] }),
    }),
  });
  const LetterCountsType = builder.objectRef<LetterCounts>('LetterCounts').implement({
    fields: t => ({ waiting: t.exposeInt('waiting'), refused: t.exposeInt('refused') }),
  });
  const LetterFilter = builder.enumType('LetterFilter', {
    values: ['WAITING', 'SENT', 'REFUSED'] as const,
  });
  builder.queryFields(t => ({
    staffLetters: t.field({
      type: StaffLetterPage,
      description: 'Users:update. Newest first.',
      args: {
        filter: t.arg({ type: LetterFilter }),
        search: t.arg.string(),
        page: t.arg.int(),
        first: t.arg.int(),
      },
      resolve: (_root, { filter, search, page, first }, context) => {
        requirePermission(context, 'Users:update');
        return mail.staff.list(filter ?? null, search ?? null, spanOf({ page, first }));
      },
    }),
    letterCounts: t.field({
      type: LetterCountsType,
      description: 'Users:update. What waits to be sent, and what was refused for good.',
      resolve: (_root, _args, context) => {
        requirePermission(context, 'Users:update');
        return mail.staff.counts();
      },
    }),
  }));
  builder.mutationField('retryLetter', t =>
    t.field({
      type: StaffLetter,
      description: 'Users:update. Hands a letter to the mail server anew; NotFound where it is sent.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        const { id: actorId } = requirePermission(context, 'Users:update');
        return mail.staff.retry(id, actorId);
      },
    }),
  );
}
