import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { carTitle } from '#web/features/cards/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  AskForChangesDocument,
  RefuseSubmissionDocument,
  type WaitingAdFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useFieldWords } from '#web/staff/frame/index.ts';
import { Button, Dialog, type FieldError, Form, FormAlert, TextArea } from '#web/ui/index.ts';

type Props = { waiting: WaitingAdFragment; onClose: () => void };

/** A remark beside each field that should change. */
export function AskDialog({ waiting, onClose, onAsked }: Props & { onAsked: () => void }) {
  const t = useTranslations('admin.adReview');
  const wordOf = useFieldWords();
  const { fail } = useToasts();
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const send = async () => {
    const comments = Object.entries(remarks)
      .map(([field, text]) => ({ field, text: text.trim() }))
      .filter(({ text }) => text !== '');
    setEmpty(comments.length === 0);
    if (comments.length === 0) return;
    try {
      await request(AskForChangesDocument, { id: waiting.id, comments, reason: reason.trim() || null });
      onAsked();
    } catch (error) {
      fail(error);
    }
  };
  return (
    <Dialog
      name="ask-changes"
      title={t('askTitle', { car: carTitle(waiting.ad) })}
      isOpen
      onClose={onClose}
      width="wide"
    >
      <Form onSend={send} className="mt-3 flex flex-col gap-4">
        {isBusy => (
          <>
            <TextArea
              name="reason"
              rows={2}
              label={t('reason')}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
            {waiting.differences.map(({ field }) => (
              <TextArea
                key={field}
                name={`comment-${field}`}
                rows={1}
                label={t('comment', { field: wordOf(field) })}
                value={remarks[field] ?? ''}
                onChange={event => setRemarks({ ...remarks, [field]: event.target.value })}
              />
            ))}
            <FormAlert>{isEmpty && t('commentNeeded')}</FormAlert>
            <Button type="submit" isBusy={isBusy} className="self-start">
              {t('askConfirm')}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** A refusal, with the reason that the seller will read. */
export function RefuseDialog({ waiting, onClose, onRefused }: Props & { onRefused: () => void }) {
  const t = useTranslations('admin.adReview');
  const { fail } = useToasts();
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const error: FieldError | null = isEmpty
    ? { key: 'form.validation.required', text: t('reasonNeeded') }
    : null;
  const send = async () => {
    setEmpty(reason.trim() === '');
    if (reason.trim() === '') return;
    try {
      await request(RefuseSubmissionDocument, { id: waiting.id, reason });
      onRefused();
    } catch (problem) {
      fail(problem);
    }
  };
  return (
    <Dialog name="refuse" title={t('refuseTitle', { car: carTitle(waiting.ad) })} isOpen onClose={onClose}>
      <Form onSend={send} className="mt-3 flex flex-col gap-4">
        {isBusy => (
          <>
            <TextArea
              name="reason"
              label={t('reason')}
              hint={t('reasonNeeded')}
              isRequired
              error={error}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
            <Button type="submit" isBusy={isBusy} className="self-start">
              {t('refuseConfirm')}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
