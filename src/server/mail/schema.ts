import { type CsvColumn, momentOf } from '../csv/index.ts';
import { addList, type Builder, exposed, withRight } from '../graphql/index.ts';
import type { Mail } from './index.ts';
import { LETTER_ORDERS, type LetterLine } from './staff-store.ts';

/** The columns of the CSV of e-mails, without their text. */
const SHEET: readonly CsvColumn<LetterLine>[] = [
  ['id', letter => letter.id],
  ['to', letter => letter.to],
  ['subject', letter => letter.subject],
  ['createdAt', letter => momentOf(letter.createdAt)],
  ['sentAt', letter => momentOf(letter.sentAt)],
  ['refusal', letter => letter.refusal],
  ['givenUp', letter => letter.givenUp],
  ['lastError', letter => letter.lastError],
];

/** Adds the outbox to the API, for staff with Users:update: recipients and subjects, never the text. */
export function mailSchema(builder: Builder, mail: Mail): void {
  const StaffLetter = letterType(builder);
  addLetters(builder, mail, StaffLetter);
  builder.mutationField('retryLetter', t =>
    t.field({
      type: StaffLetter,
      description:
        'Users:update. Hands a letter to the mail server anew, late or not; NotFound where it is sent.',
      args: { id: t.arg.id({ required: true }) },
      resolve: withRight('Users:update', ({ id }, { id: actorId }) => mail.staff.retry(id, actorId)),
    }),
  );
}

function letterType(builder: Builder) {
  const LetterGivenUp = builder.enumType('LetterGivenUp', {
    values: {
      LATE: {
        description:
          'What it says was over before it could be sent: its auction or code, or that its reader was outbid.',
      },
      UNWANTED: { description: 'Its reader is not written to any more.' },
      UNTAKEN: {
        description: 'No mail server took it for as long as letters are tried: `lastError` says why.',
      },
    } as const,
  });
  return builder.objectRef<LetterLine>('StaffLetter').implement({
    fields: t => ({
      ...exposed(t, { String: ['to', 'subject'], DateTime: ['createdAt'] }),
      id: t.id({ resolve: letter => String(letter.id) }),
      sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
      refusal: t.exposeString('refusal', {
        nullable: true,
        description: 'Why the mail server will never take it.',
      }),
      givenUp: t.expose('givenUp', {
        type: LetterGivenUp,
        nullable: true,
        description: 'Why the house itself does not send it any more.',
      }),
      lastError: t.exposeString('lastError', {
        nullable: true,
        description: 'Why it was not taken last time; it is tried again unless given up.',
      }),
    }),
  });
}

type LetterRef = ReturnType<typeof letterType>;

function addLetters(builder: Builder, mail: Mail, StaffLetter: LetterRef): void {
  const LetterFilter = builder.enumType('LetterFilter', {
    values: ['WAITING', 'SENT', 'REFUSED', 'GIVEN_UP'] as const,
  });
  addList(builder, 'staffLetters', {
    permission: 'Users:update',
    description: 'Newest first.',
    type: StaffLetter,
    page: ['StaffLetterPage', 'letters'],
    sort: ['LetterSort', LETTER_ORDERS],
    args: t => ({ filter: t({ type: LetterFilter }) }),
    rows: (asked, span) => mail.staff.list(asked, span),
    sheet: { name: 'letters', isFresh: true, columns: SHEET },
  });
}
