import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { RequestError } from '#web/graphql/index.ts';
import { Button, Form, TextArea } from '#web/ui/index.ts';
import { useForm, WrongFields } from '../form/index.ts';
import { useToasts } from '../toasts/index.ts';

const LENGTH_MAX = 2_000;
const TOO_LONG = { text: 'orderMessages.wrong.tooLong' } as const;

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
  const key = useRef<string | null>(null);

  const write = async ({ text }: { text: string }) => {
    const { length } = text.trim();
    if (length === 0) throw new WrongFields({ text: 'orderMessages.wrong.missing' });
    if (length > LENGTH_MAX) throw new WrongFields(TOO_LONG);
    key.current ??= crypto.randomUUID();
    await onWrite(text, key.current);
    key.current = null;
    // What was typed meanwhile is the next message, and stays.
    form.put(typed => (typed.text === text ? { text: '' } : {}));
  };
  const form = useForm({ text: '' }, write, undefined, {
    wordsOf: ({ field }) => (field === 'text' ? TOO_LONG : null),
    onRefused: error => {
      if (error instanceof RequestError && error.field === 'state') void onClosed();
      else fail(error);
    },
  });
  return (
    <Form onSend={form.send} className="flex flex-col items-start gap-4 [&>div]:w-full">
      <TextArea
        rows={3}
        isRequired
        label={t('yours')}
        {...form.field('text')}
        name="message"
        onInput={() => {
          key.current = null;
        }}
      />
      <Button type="submit" look="secondary">
        {t('send')}
      </Button>
    </Form>
  );
}
