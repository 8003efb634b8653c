type CardField = 'number' | 'expiry' | 'cvc' | 'code';

/** The current step of the card form, with its errors. */
export type CardStep = {
  readonly kind: 'card' | 'code' | 'complete';
  readonly wrong?: readonly CardField[] | undefined;
  readonly problem?: 'declined' | 'wrongCode' | 'failed';
};

type Values = {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly code: string;
};
type Answer = { state?: string; field?: string; reason?: string };

const FIELDS: Readonly<Record<string, CardField>> = {
  number: 'number',
  expMonth: 'expiry',
  expYear: 'expiry',
  cvc: 'cvc',
  code: 'code',
};

/** A phone's numeric keyboard has no slash: the year is the last digits, after a month of two digits. */
const EXPIRY = /^\s*(0[1-9]|1[0-2]|[1-9](?=\D))\D*(\d{2}|\d{4})\s*$/;
const SHAPES: Readonly<Record<CardField, RegExp>> = {
  ...{ number: /\d/, expiry: EXPIRY, cvc: /^\s*\d{3,4}\s*$/, code: /\S/ },
};

/** Formats an expiry date as on the card, 01/30; any other text stays as typed. */
export const tidyExpiry = (text: string): string => {
  const [, month, year] = EXPIRY.exec(text) ?? [];
  return month && year ? `${month.padStart(2, '0')}/${year.slice(-2)}` : text;
};

/** Returns the fields that are empty or badly formed; the provider checks the card itself. */
export const wrongIn = (values: Values, { kind }: CardStep): readonly CardField[] =>
  (kind === 'code' ? (['code'] as const) : (['number', 'expiry', 'cvc'] as const)).filter(
    field => !SHAPES[field].test(values[field]),
  );

/** Sends the card, or the code of its second step, to the payment provider's sandbox. */
export async function payCard(secret: string, values: Values, step: CardStep): Promise<CardStep> {
  const [, expMonth = '', expYear = ''] = EXPIRY.exec(values.expiry) ?? [];
  const body =
    step.kind === 'code'
      ? { code: values.code.trim() }
      : {
          number: values.number,
          expMonth: Number(expMonth),
          expYear: Number(expYear),
          cvc: values.cvc.trim(),
        };
  try {
    const response = await fetch(`/sandbox/card-checkouts/${secret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return nextStep(step, response.status, (await response.json()) as Answer);
  } catch {
    return { kind: step.kind, problem: 'failed' };
  }
}

function nextStep(step: CardStep, status: number, answer: Answer): CardStep {
  if (answer.state === 'complete') return { kind: 'complete' };
  if (answer.state === 'challenged') return { kind: 'code' };
  if (status === 402) return { kind: step.kind, problem: step.kind === 'code' ? 'wrongCode' : 'declined' };
  const wrongField = FIELDS[answer.field ?? ''];
  return wrongField ? { kind: step.kind, wrong: [wrongField] } : { kind: step.kind, problem: 'failed' };
}
