import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, type FieldError, Form, FormAlert, TextField } from '#web/ui/index.ts';
import { type CardStep, payCard, tidyExpiry, wrongIn } from './pay-card.ts';
import type { Payment } from './payment.ts';

const EMPTY = { number: '', expiry: '', cvc: '', code: '' };
type Values = typeof EMPTY;

type Props = { secret: string; payment: Payment | null; onDone: () => void };

/** The card's fields, and the code of the second step if the bank asks for one. */
export function CardForm({ secret, payment, onDone }: Props) {
  const t = useTranslations('bidding.card');
  const required = useTranslations('form.validation');
  const [values, setValues] = useState(EMPTY);
  const [step, setStep] = useState<CardStep>({ kind: payment?.asksCode ? 'code' : 'card' });
  const errorOf = (name: keyof Values): FieldError | null => {
    if (!step.wrong?.includes(name)) return null;
    if (values[name].trim() === '') return { key: 'form.validation.required', text: required('required') };
    return { key: `bidding.card.wrong.${name}`, text: t(`wrong.${name}`) };
  };
  const field = (name: keyof Values) => ({
    ...{ name, label: t(name), value: values[name], isRequired: true, inputMode: 'numeric' as const },
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setStep({ ...step, wrong: step.wrong?.filter(one => one !== name) });
    },
    error: errorOf(name),
  });
  const send = async () => {
    const wrong = wrongIn(values, step);
    if (wrong.length > 0) return setStep({ kind: step.kind, wrong });
    const next = await payCard(secret, values, step);
    if (next.kind === 'complete') onDone();
    else setStep(next);
  };

  return (
    <Form onSend={send} className="mt-5 flex flex-col gap-5">
      {step.kind === 'code' ? (
        <TextField {...field('code')} hint={t('codeHint')} />
      ) : (
        <>
          <TextField {...field('number')} autoComplete="cc-number" />
          <div className="grid grid-cols-2 gap-4">
            <TextField
              {...field('expiry')}
              onBlur={() => setValues({ ...values, expiry: tidyExpiry(values.expiry) })}
              hint={t('expiryHint')}
              autoComplete="cc-exp"
            />
            <TextField {...field('cvc')} autoComplete="cc-csc" />
          </div>
        </>
      )}
      <FormAlert>{step.problem ? t(step.problem) : null}</FormAlert>
      <Button type="submit" size="large">
        {payment?.button ?? t(step.kind === 'code' ? 'checkCode' : 'save')}
      </Button>
      {!payment && <p className="text-12 text-ink-soft">{t('nothingTaken')}</p>}
    </Form>
  );
}
