import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RequestError } from '#web/graphql/index.ts';
import { Button, Form, TextArea } from '#web/ui/index.ts';
import { useToasts } from '../toasts/index.ts';

const LENGTH_MAX = 2_000;
type Wrong = 'missing' | 'tooLong';

/** A field for the next message. What was typed stays until it is sent; sent again, it is one message. */
export function MessageForm({
  onWrite,
  onClosed,
}: {
  onWrite: (text: string, key: string) => Promise<void>;
  /** The order is over for too long by now. */
  onClosed: () => Promise<void>;
}) {
  const t = useTranslations('orderMessages');
  const { fail } = useToasts();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const key = useRef<string | null>(null);

  const send = async () => {
    const { length } = text.trim();
    const found = length === 0 ? 'missing' : length > LENGTH_MAX ? 'tooLong' : null;
    setWrong(found);
    if (found) return;
    key.current ??= crypto.randomUUID();
    try {
      await onWrite(text, key.current);
      key.current = null;
      setText('');
    } catch (error) {
      const field = error instanceof RequestError ? error.field : null;
      if (field === 'text') setWrong('tooLong');
      else if (field === 'state') await onClosed();
      else fail(error);
    }
  };
  return (
    <Form onSend={send} className="flex flex-col items-start gap-4 [&>div]:w-full">
      {isBusy => (
        <>
          <TextArea
            name="message"
            rows={3}
            isRequired
            label={t('yours')}
            value={text}
            onChange={event => {
              key.current = null;
              setText(event.target.value);
            }}
            error={wrong && { key: `orderMessages.wrong.${wrong}`, text: t(`wrong.${wrong}`) }}
          />
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {t('send')}
          </Button>
        </>
      )}
    </Form>
  );
}
