import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Form, FormAlert } from '#web/ui/index.ts';
import { leadSource } from '../analytics/index.ts';
import { askOpening, type InquiryForm, saveStep, sendDraft, type Values } from './draft.ts';
import { InquiryFields } from './InquiryFields.tsx';
import { Lure } from './Lure.tsx';
import { Sent } from './Sent.tsx';
import { useFollowed, useKeptTyping } from './use-kept-typing.ts';
import { useStepForm } from './use-step-form.ts';

type Props = {
  form: InquiryForm;
  carUuid?: string | null;
  /** What is chosen when the form is opened. */
  begin?: Values;
  /** What was chosen beside the form: it stands in its fields from the moment it changes. */
  follow?: Values;
};

const NOTHING: Values = {};

/** A form of one step: filled in, sent and answered where it stands. */
export function InquiryInOneGo({ form, carUuid = null, begin = NOTHING, follow = NOTHING }: Props) {
  const locale = useLocale();
  const t = useTranslations('inquiry.common');
  const [step] = form.steps;
  if (!step) throw new Error('a form has a step');
  const fields = useStepForm(step, begin);
  const [id, setId] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  useFollowed(fields, follow);
  const opening = useOpening();
  const forget = useKeptTyping(form.name, fields);

  const keep = async (values: Values) => {
    const lure = fields.lure.read();
    const draft = await saveStep({ form: form.name, id, step, values, carUuid, locale, lure });
    setId(draft.id);
    await sendDraft(draft.id, leadSource(), await opening.current);
    forget();
    setSent(true);
  };
  if (isSent) return <Sent form={form} />;
  return (
    <Form onSend={() => fields.send(keep)} className="flex flex-col gap-6">
      {isBusy => (
        <>
          <p className="text-14 text-ink-soft">{t('required')}</p>
          <InquiryFields fields={step.fields} form={fields} />
          {form.isGuarded && <Lure lure={fields.lure} />}
          <FormAlert>{fields.alert}</FormAlert>
          <Button type="submit" size="large" isBusy={isBusy} className="self-start">
            {t('send')}
          </Button>
        </>
      )}
    </Form>
  );
}

/** Since when the form has been here, as the server will believe: the page is everybody's, so it asks by itself. */
function useOpening() {
  const opening = useRef<Promise<string | null> | null>(null);
  useEffect(() => {
    opening.current ??= askOpening();
  }, []);
  return opening;
}
