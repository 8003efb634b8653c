import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, type FieldError, Form, FormAlert, TextField } from '#web/ui/index.ts';
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
  const put = (name: keyof Values) => (text: string) => setValues({ ...values, [name]: text });
  const errorOf = (field: keyof Values): FieldError | null =>
    step.wrongField === field ? { key: `bidding.card.wrong.${field}`, text: t(`wrong.${field}`) } : null;

  const send = async () => {
    const next = await payCard(secret, values, step);
    if (next.kind === 'complete') onDone();
    else setStep(next);
  };

  return (
    <Form onSend={send} className="mt-5 flex flex-col gap-5">
      {step.kind === 'code' ? (
        <CardField
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          value={values.code}
          onValue={put('code')}
          error={errorOf('code')}
        />
      ) : (
        <CardFields values={values} put={put} errorOf={errorOf} />
      )}
      <FormAlert>{step.problem ? t(step.problem) : null}</FormAlert>
      <Button type="submit" size="large">
        {payment?.button ?? t(step.kind === 'code' ? 'checkCode' : 'save')}
      </Button>
      {!payment && <p className="text-12 text-ink-soft">{t('nothingTaken')}</p>}
    </Form>
  );
}

type FieldsProps = {
  values: Values;
  put: (name: keyof Values) => (text: string) => void;
  errorOf: (field: keyof Values) => FieldError | null;
};

function CardFields({ values, put, errorOf }: FieldsProps) {
  const t = useTranslations('bidding.card');
  return (
    <>
      <CardField
        name="number"
        label={t('number')}
        value={values.number}
        onValue={put('number')}
        error={errorOf('number')}
        autoComplete="cc-number"
      />
      <div className="grid grid-cols-2 gap-4">
        <CardField
          name="expiry"
          label={t('expiry')}
          hint={t('expiryHint')}
          value={values.expiry}
          onValue={put('expiry')}
          error={errorOf('expiry')}
          autoComplete="cc-exp"
        />
        <CardField
          name="cvc"
          label={t('cvc')}
          value={values.cvc}
          onValue={put('cvc')}
          error={errorOf('cvc')}
          autoComplete="cc-csc"
        />
      </div>
    </>
  );
}

type CardFieldProps = {
  name: keyof Values;
  label: string;
  value: string;
  onValue: (text: string) => void;
  error: FieldError | null;
  hint?: string;
  autoComplete?: string;
};

function CardField({ onValue, ...field }: CardFieldProps) {
  return (
    <TextField {...field} isRequired inputMode="numeric" onChange={event => onValue(event.target.value)} />
  );
}
