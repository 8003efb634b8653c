import { requireFreshPermission, requirePermission } from '../context.ts';
import { type CsvColumn, isoOf, partSpan, writePart } from '../csv/index.ts';
import type { CsvFileRef } from '../csv/schema.ts';
import type { Builder } from '../graphql/index.ts';
import { type Paged, sortsOf, spanOf } from '../paging.ts';
import type { Mail } from './index.ts';
import { LETTER_ORDERS, type LetterCounts, type LetterLine } from './staff-store.ts';

/** A line a letter, without its words. */
const SHEET: readonly CsvColumn<LetterLine>[] = [
  ['id', letter => letter.id],
  ['to', letter => letter.to],
  ['subject', letter => letter.subject],
  ['createdAt', letter => isoOf(letter.createdAt)],
  ['sentAt', letter => isoOf(letter.sentAt)],
  ['refusal', letter => letter.refusal],
  ['lastError', letter => letter.lastError],
];

/** The outbox as staff with Users:update see it: to whom and about what, and never a letter's words. */
export function mailSchema(builder: Builder, mail: Mail, CsvFile: CsvFileRef): void {
  const StaffLetter = letterType(builder);
  addLists(builder, mail, StaffLetter, CsvFile);
  addCounts(builder, mail);
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

function letterType(builder: Builder) {
  return builder.objectRef<LetterLine>('StaffLetter').implement({
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
}

type LetterRef = ReturnType<typeof letterType>;

function addLists(builder: Builder, mail: Mail, StaffLetter: LetterRef, CsvFile: CsvFileRef): void {
  const StaffLetterPage = builder.objectRef<Paged<LetterLine>>('StaffLetterPage').implement({
    fields: t => ({
      totalCount: t.exposeInt('totalCount'),
      letters: t.field({ type: [StaffLetter], resolve: page => [...page.rows] }),
    }),
  });
  const LetterFilter = builder.enumType('LetterFilter', {
    values: ['WAITING', 'SENT', 'REFUSED'] as const,
  });
  const LetterSort = builder.enumType('LetterSort', { values: sortsOf(LETTER_ORDERS) });
  builder.queryFields(t => ({
    staffLetters: t.field({
      type: StaffLetterPage,
      description: 'Users:update. Newest first.',
      args: {
        filter: t.arg({ type: LetterFilter }),
        search: t.arg.string(),
        page: t.arg.int(),
        first: t.arg.int(),
        sort: t.arg({ type: LetterSort }),
      },
      resolve: (_root, { filter, search, page, first, sort }, context) => {
        requirePermission(context, 'Users:update');
        return mail.staff.list(filter ?? null, search ?? null, spanOf({ page, first, sort }));
      },
    }),
    staffLettersCsv: t.field({
      type: CsvFile,
      description: 'Users:update, just signed in. What the list shows, as a file; never a letter’s words.',
      args: {
        filter: t.arg({ type: LetterFilter }),
        search: t.arg.string(),
        page: t.arg.int(),
        sort: t.arg({ type: LetterSort }),
      },
      resolve: async (_root, { filter, search, page, sort }, context) => {
        requireFreshPermission(context, 'Users:update');
        const span = partSpan(page, sort);
        return writePart(SHEET, await mail.staff.list(filter ?? null, search ?? null, span), span);
      },
    }),
  }));
}

function addCounts(builder: Builder, mail: Mail): void {
  const LetterCountsType = builder.objectRef<LetterCounts>('LetterCounts').implement({
    fields: t => ({ waiting: t.exposeInt('waiting'), refused: t.exposeInt('refused') }),
  });
  builder.queryField('letterCounts', t =>
    t.field({
      type: LetterCountsType,
      description: 'Users:update. What waits to be sent, and what was refused for good.',
      resolve: (_root, _args, context) => {
        requirePermission(context, 'Users:update');
        return mail.staff.counts();
      },
    }),
  );
}
