import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isQuestion } from '#shared/sale/index.ts';
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

/** Asking the seller. What was typed stays when it could not be sent. */
export function QuestionDialog({ isOpen, uuid, auctionId, onClose, onAsked }: Props) {
  const t = useTranslations('ad.questions');
  const { say, fail } = useToasts();
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);

  const send = async () => {
    setEmpty(!isQuestion(text));
    if (!isQuestion(text)) return;
    try {
      const { createQuestion } = await request(CreateQuestionDocument, {
        input: { uuid, auctionId, question: text },
      });
      setText('');
      onAsked(createQuestion);
      onClose();
      say('questionSuccess');
    } catch (error) {
      fail(error);
    }
  };
  return (
    <Dialog name="question" closesOnBack title={t('ask')} isOpen={isOpen} onClose={onClose}>
      <Form onSend={send} className="mt-3 flex flex-col gap-5">
        <TextArea
          name="question"
          label={t('yours')}
          hint={t('hint')}
          isRequired
          value={text}
          onChange={event => setText(event.target.value)}
          error={isEmpty ? { key: 'form.validation.required', text: t('empty') } : null}
        />
        <Button type="submit" size="large">
          {t('send')}
        </Button>
      </Form>
    </Dialog>
  );
}
