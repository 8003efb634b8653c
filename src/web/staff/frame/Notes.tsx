import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Loaded, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  AddStaffNoteDocument,
  RemoveStaffNoteDocument,
  type StaffNoteKind,
  StaffNotesDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Form, FormEnd, Skeleton, TextArea } from '#web/ui/index.ts';

type Props = { kind: StaffNoteKind; id: string };

/** Internal notes of staff on a person, a car or an order; nobody else sees them. */
export function Notes({ kind, id }: Props) {
  const t = useTranslations('admin.notes');
  const send = useSend();
  // The key empties the field after a note was saved.
  const [count, setCount] = useState(0);
  const query = useQueryOf(StaffNotesDocument, { kind, id });
  return (
    <div data-notes="" className="flex flex-col gap-4">
      <p className="text-12 text-ink-soft">{t('text')}</p>
      <NewNote key={count} kind={kind} id={id} onDone={() => setCount(count + 1)} />
      <Loaded query={query} waiting={<Skeleton className="h-16" />}>
        {({ staffNotes }) => (
          <ul className="divide-y divide-line empty:hidden">
            {staffNotes.map(({ id: noteId, body, authorName, isOwn, writtenAt }) => (
              <li key={noteId} className="flex flex-col gap-1 py-3 text-14">
                <p className="whitespace-pre-line wrap-anywhere">{body}</p>
                <p className="tabular flex flex-wrap items-center gap-x-3 text-12 text-ink-soft">
                  {[authorName || t('gone'), formatDateTime(writtenAt)].join(' · ')}
                  {isOwn && (
                    <Action look="quiet" onAct={() => send(RemoveStaffNoteDocument, { kind, noteId })}>
                      {t('remove')}
                    </Action>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

function NewNote({ kind, id, onDone }: Props & { onDone: () => void }) {
  const t = useTranslations('admin.notes');
  const add = ({ body }: { body: string }) => request(AddStaffNoteDocument, { kind, id, body });
  const kept = { keptAs: `note.${kind}.${id}`, outlivesPage: true };
  const form = useForm({ body: '' }, add, onDone, kept);
  return (
    <Form onSend={form.send} className="flex flex-col gap-3">
      <TextArea label={t('new')} isRequired rows={3} {...form.field('body')} />
      <FormEnd look="secondary" alert={form.alert} send={t('add')} />
    </Form>
  );
}
