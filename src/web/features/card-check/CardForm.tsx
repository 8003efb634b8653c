import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Form, FormAlert, TextField } from '#web/ui/index.ts';
import { type CardStep, payCard } from './pay-card.ts';
import type { Payment } from './payment.ts';

const EMPTY = { number: '', expiry: '', cvc: '', code: '' };
type Values = typeof EMPTY;

type Props = { secret: string; payment: Payment | null; onDone: () => void };

/** The card's fields, and the second step where the bank asks for one. */
export function CardForm({ secret, payment, onDone }: Props) {
  const t = useTranslations('bidding.card');
  const [values, setValues] = useState(EMPTY);
  const [step, setStep] = useState<CardStep>({ kind: payment?.asksCode ? 'code' : 'card' });
  const field = (name: keyof Values) => ({
    ...{ name, label: t(name), value: values[name], isRequired: true, inputMode: 'numeric' as const },
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    error: step.wrongField === name ? { key: `bidding.card.wrong.${name}`, text: t(`wrong.${name}`) } : null,
  });
  const send = async () => {
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
            <TextField {...field('expiry')} hint={t('expiryHint')} autoComplete="cc-exp" />
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
