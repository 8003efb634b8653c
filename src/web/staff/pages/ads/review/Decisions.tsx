import { useTranslations } from 'use-intl';
import { carTitle } from '#web/features/cards/index.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  AskForChangesDocument,
  RefuseSubmissionDocument,
  type WaitingAdFragment,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { useFieldWords } from '#web/staff/frame/index.ts';
import { Button, Dialog, Form, FormEnd, TextArea } from '#web/ui/index.ts';

const NOTHING = { reason: '', remarks: {} as Readonly<Record<string, string>> };
type Props = { waiting: WaitingAdFragment; onClose: () => void; onDecided: (text: string) => void };

/** Tells what was refused; what somebody decided meanwhile, or its seller took back, waits no more. */
function useRefused(onDecided: Props['onDecided']) {
  const t = useTranslations('admin.adReview');
  const { fail } = useToasts();
  return (error: unknown) =>
    error instanceof RequestError && error.field === 'state' ? onDecided(t('decided')) : fail(error);
}

/** A remark beside each field that should change. */
export function AskDialog({ waiting, onClose, onDecided }: Props) {
  const t = useTranslations('admin.adReview');
  const wordOf = useFieldWords();
  const onRefused = useRefused(onDecided);
  const ask = async ({ reason, remarks }: typeof NOTHING) => {
    const comments = Object.entries(remarks)
      .map(([field, text]) => ({ field, text: text.trim() }))
      .filter(({ text }) => text !== '');
    if (comments.length > 0)
      return request(AskForChangesDocument, { id: waiting.id, comments, reason: reason.trim() || null });
    form.setAlert(t('commentNeeded'));
    return null;
  };
  const form = useForm(NOTHING, ask, () => onDecided(t('asked')), { onRefused });
  return (
    <Dialog
      name="ask-changes"
      title={t('askTitle', { car: carTitle(waiting.ad) })}
      isOpen
      onClose={onClose}
      width="wide"
    >
      <Form onSend={form.send} className="mt-3 flex flex-col gap-4">
        <TextArea rows={2} label={t('reason')} {...form.field('reason')} />
        {waiting.differences.map(({ field }) => (
          <TextArea
            key={field}
            name={`comment-${field}`}
            rows={1}
            label={t('comment', { field: wordOf(field) })}
            value={form.values.remarks[field] ?? ''}
            onChange={event => form.put({ remarks: { ...form.values.remarks, [field]: event.target.value } })}
          />
        ))}
        <FormEnd alert={form.alert} send={t('askConfirm')} />
      </Form>
    </Dialog>
  );
}

/** A refusal, with the reason that the seller will read. */
export function RefuseDialog({ waiting, onClose, onDecided }: Props) {
  const t = useTranslations('admin.adReview');
  const onRefused = useRefused(onDecided);
  const refuse = async ({ reason }: { reason: string }) => {
    if (reason.trim() === '') throw new WrongFields({ reason: 'admin.adReview.reasonNeeded' });
    return request(RefuseSubmissionDocument, { id: waiting.id, reason });
  };
  const form = useForm({ reason: '' }, refuse, () => onDecided(t('refused')), { onRefused });
  return (
    <Dialog name="refuse" title={t('refuseTitle', { car: carTitle(waiting.ad) })} isOpen onClose={onClose}>
      <Form onSend={form.send} className="mt-3 flex flex-col gap-4">
        <TextArea label={t('reason')} hint={t('reasonNeeded')} isRequired {...form.field('reason')} />
        <Button type="submit" look="danger" className="self-start">
          {t('refuseConfirm')}
        </Button>
      </Form>
    </Dialog>
  );
}
