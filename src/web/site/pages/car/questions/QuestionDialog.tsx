import { useTranslations } from 'use-intl';
import { isQuestion } from '#shared/sale/index.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { CreateQuestionDocument, type QuestionTextFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Dialog, Form, TextArea } from '#web/ui/index.ts';

type Props = {
  isOpen: boolean;
  uuid: string;
  auctionId: string | null;
  onClose: () => void;
  onAsked: (question: QuestionTextFragment) => void;
};

/** The form to ask the seller. The text stays when sending fails or the dialog is closed. */
export function QuestionDialog({ isOpen, uuid, auctionId, onClose, onAsked }: Props) {
  const t = useTranslations('ad.questions');
  const { say, fail } = useToasts();
  const form = useForm(
    { question: '' },
    async ({ question }) => {
      if (!isQuestion(question)) throw new WrongFields({ question: 'ad.questions.empty' });
      const input = { uuid, auctionId, question };
      return { question, asked: (await request(CreateQuestionDocument, { input })).createQuestion };
    },
    ({ question, asked }) => {
      // Text typed in the meantime is the next question, and stays.
      form.put(typed => (typed.question === question ? { question: '' } : {}));
      onAsked(asked);
      onClose();
      say('questionSuccess');
    },
    { onRefused: fail },
  );
  return (
    <Dialog name="question" closesOnBack keepsWords title={t('ask')} isOpen={isOpen} onClose={onClose}>
      <Form onSend={form.send} className="mt-3 flex flex-col gap-5">
        <TextArea label={t('yours')} hint={t('hint')} isRequired {...form.field('question')} />
        <Button type="submit" size="large">
          {t('send')}
        </Button>
      </Form>
    </Dialog>
  );
}
