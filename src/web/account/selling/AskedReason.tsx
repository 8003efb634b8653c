import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LOSS_FIELDS } from '#shared/fields/index.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import { Button, Dialog, Form, FormEnd, TextArea } from '#web/ui/index.ts';

type Props = {
  name: string;
  label: string;
  /** The subject, for screen readers. */
  of?: string;
  text: string;
  /** The question, if it is not the reason. */
  question?: string | undefined;
  act: (reason: string) => Promise<unknown>;
};

/** A button whose dialog says what follows and asks for a reason. */
export function AskedReason({ name, label, of, text, question, act }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)} aria-label={of && `${label}, ${of}`}>
        {label}
      </Button>
      <Dialog name={name} title={label} isOpen={isOpen} onClose={close}>
        <p className="mt-2 mb-6 text-ink-soft">{text}</p>
        <Reason {...{ send: label, question, act }} onDone={close} />
      </Dialog>
    </>
  );
}

type ReasonProps = Pick<Props, 'question' | 'act'> & { send: string; onDone: () => void };

function Reason({ send, question, act, onDone }: ReasonProps) {
  const t = useTranslations('selling.leaving');
  const form = useForm({ reason: '' }, typed => act(checkedFields(LOSS_FIELDS, typed).reason), onDone);
  return (
    <Form onSend={form.send} className="flex flex-col gap-4">
      <TextArea label={question ?? t('reason')} isRequired rows={3} {...form.field('reason')} />
      <FormEnd alert={form.alert} send={send} />
    </Form>
  );
}
