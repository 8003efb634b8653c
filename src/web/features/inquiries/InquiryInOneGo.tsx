import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Form, FormAlert } from '#web/ui/index.ts';
import { askOpening, type Draft, type InquiryForm, resumed, saveStep, type Values } from './draft.ts';
import { InquiryFields } from './InquiryFields.tsx';
import { Lure } from './Lure.tsx';
import { Sent } from './Sent.tsx';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useFollowed, useKeptTyping } from './use-kept-typing.ts';
import { useSending } from './use-sending.ts';
import { useStepForm } from './use-step-form.ts';

type Props = {
  form: InquiryForm;
  carUuid?: string | null;
  /** The initial values of the form. */
  begin?: Values;
  /** Values chosen outside the form; they fill its fields whenever they change. */
  follow?: Values;
};

const NOTHING: Values = {};

/** A form of one step: filled in, sent and confirmed in place. */
export function InquiryInOneGo({ form, carUuid = null, begin = NOTHING, follow = NOTHING }: Props) {
  const locale = useLocale();
  const t = useTranslations('inquiry.common');
  const [step] = form.steps;
  if (!step) throw new Error('a form has a step');
  const fields = useStepForm(step, begin);
  const [id, setId] = useState<string | null>(null);
  const [sent, setSent] = useState<Draft | null>(null);
  useFollowed(fields, follow);
  const opening = useOpening();
  const forget = useKeptTyping(form.name, fields);
  const send = useSending();
  const finish = (draft: Draft) => {
    forget();
    setSent(draft);
  };
  const isResuming = useResumed(form.name, carUuid, setId, finish);

  const keep = async (values: Values) => {
    const lure = fields.lure.read();
    const draft = await saveStep({ form: form.name, id, step, values, carUuid, locale, lure });
    setId(draft.id);
    finish(await send(draft, await opening.current));
  };
  const place = useFocusOnStep(sent ? 'sent' : step.name);
  if (sent)
    return (
      <div ref={place}>
        <Sent draft={sent} />
      </div>
    );
  return (
    <Form onSend={() => fields.send(keep)} className="flex flex-col gap-6">
      <p className="text-14 text-ink-soft">{t('required')}</p>
      <InquiryFields fields={step.fields} form={fields} />
      {form.isGuarded && <Lure lure={fields.lure} />}
      <FormAlert>{fields.alert}</FormAlert>
      <Button type="submit" size="large" isBusy={isResuming} className="self-start">
        {t('send')}
      </Button>
    </Form>
  );
}

/** Requests the server's proof of when the form was opened; not in the page, which is the same for everybody. */
function useOpening() {
  const opening = useRef<Promise<string | null> | null>(null);
  useEffect(() => {
    opening.current ??= askOpening();
  }, []);
  return opening;
}

/**
 * Returns whether a form sent before a reload is still being sent. Once it is sent, the confirmation is shown; if it is
 * refused, the same draft is sent again.
 */
function useResumed(
  form: string,
  carUuid: string | null,
  onId: (id: string) => void,
  onSent: (draft: Draft) => void,
): boolean {
  const [isResuming, setResuming] = useState(false);
  const take = useEffectEvent(onId);
  const finish = useEffectEvent(onSent);
  useEffect(() => {
    const last = resumed();
    if (last?.waiting.form !== form || last.waiting.carUuid !== carUuid) return;
    let isHere = true;
    take(last.waiting.id);
    setResuming(true);
    // A refusal is shown by WaitingInquiry, which is on every page.
    const end = (sent: Draft | null) => {
      if (!isHere) return;
      setResuming(false);
      if (sent) finish(sent);
    };
    last.sent.then(end, () => end(null));
    return () => {
      isHere = false;
    };
  }, [form, carUuid]);
  return isResuming;
}
