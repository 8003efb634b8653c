import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RequestError } from '#web/graphql/index.ts';
import { Button, Form, FormAlert } from '#web/ui/index.ts';
import type { InquiryStep, Values } from './draft.ts';
import { InquiryFields } from './InquiryFields.tsx';
import { Lure, useLure } from './Lure.tsx';
import { useKeptTyping } from './use-kept-typing.ts';
import { useProblemText } from './use-problem-text.ts';
import { useStepForm } from './use-step-form.ts';

/** One step's fields and the way on; what was typed stays until it is kept. */
export function StepEditor({
  name,
  heading,
  step,
  isGuarded,
  known,
  save,
  beside,
  above,
  below,
}: {
  /** What is typed is kept under it: one a step of a draft. */
  name: string;
  heading: string;
  step: InquiryStep;
  isGuarded: boolean;
  known: Values;
  save: (values: Values, lure: string) => Promise<void>;
  beside?: ReactNode;
  /** Stands above the fields, for instance a choice that comes first. */
  above?: ReactNode;
  /** Stands between the heading and the fields. */
  below?: ReactNode;
}) {
  const t = useTranslations('inquiry.common');
  const errorText = useTranslations('errors');
  const fields = useStepForm(step, known, useProblemText());
  const lure = useLure();
  const forget = useKeptTyping(name, fields);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    setRefusal(null);
    const values = await fields.check();
    if (values === null) return;
    try {
      await save(values, lure.read());
      forget();
    } catch (error) {
      const code = (error instanceof RequestError ? error.code : 'Unknown') as 'Unknown';
      if (!fields.refuse(error) && !lure.refuse(error))
        setRefusal(errorText(errorText.has(code) ? code : 'Unknown'));
    }
  };
  return (
    <Form onSend={send} className="flex flex-col gap-6">
      {isBusy => (
        <>
          {above}
          <div className="flex flex-col gap-1.5">
            <h2 className="display text-28">{heading}</h2>
            <p className="text-14 text-ink-soft">{t('required')}</p>
          </div>
          {below}
          <InquiryFields fields={step.fields} form={fields} />
          {isGuarded && <Lure lure={lure} />}
          <FormAlert>{refusal}</FormAlert>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" size="large" isBusy={isBusy}>
              {t('next')}
            </Button>
            {beside}
          </div>
          <p className="text-14 text-ink-soft">{t('saved')}</p>
        </>
      )}
    </Form>
  );
}
