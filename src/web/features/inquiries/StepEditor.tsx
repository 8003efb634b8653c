import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Form, FormAlert } from '#web/ui/index.ts';
import type { InquiryStep, Values } from './draft.ts';
import { InquiryFields } from './InquiryFields.tsx';
import { Lure } from './Lure.tsx';
import { useKeptTyping } from './use-kept-typing.ts';
import { useStepForm } from './use-step-form.ts';

type Props = {
  /** The name under which the tab keeps the typed values: one per step of a draft. */
  name: string;
  heading: string;
  step: InquiryStep;
  isGuarded: boolean;
  /** Whether its answers become an ad. */
  isOffer?: boolean;
  known: Values;
  save: (values: Values, lure: string) => Promise<void>;
  beside?: ReactNode;
  /** Shown above the heading, for instance a choice that comes first. */
  above?: ReactNode;
  /** Shown between the heading and the fields. */
  below?: ReactNode;
  /** Shown at the end. */
  after?: ReactNode;
};

/** A step's fields and its submit button; the typed values stay until they are saved. */
export function StepEditor({
  name,
  heading,
  step,
  isGuarded,
  isOffer = false,
  known,
  save,
  beside,
  above,
  below,
  after,
}: Props) {
  const t = useTranslations('inquiry.common');
  const fields = useStepForm(step, known, isOffer);
  const forget = useKeptTyping(name, fields);
  const keep = async (values: Values) => {
    await save(values, fields.lure.read());
    forget();
  };
  return (
    <Form onSend={() => fields.send(keep)} className="flex flex-col gap-6">
      {above}
      <div className="flex flex-col gap-1.5">
        <h2 tabIndex={-1} className="display text-28 outline-none">
          {heading}
        </h2>
        <p className="text-14 text-ink-soft">{t('required')}</p>
      </div>
      {below}
      <InquiryFields fields={step.fields} form={fields} />
      {isGuarded && <Lure lure={fields.lure} />}
      <FormAlert>{fields.alert}</FormAlert>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="large">
          {t('next')}
        </Button>
        {beside}
      </div>
      <p className="text-14 text-ink-soft">{t('saved')}</p>
      {after}
    </Form>
  );
}
