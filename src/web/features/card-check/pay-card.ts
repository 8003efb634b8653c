/** Where the card's form stands: what is asked for, and what was wrong. */
export type CardStep = {
  readonly kind: 'card' | 'code' | 'complete';
  readonly wrongField?: 'number' | 'expiry' | 'cvc' | 'code';
  readonly problem?: 'declined' | 'wrongCode' | 'failed';
};

type Values = {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly code: string;
};
type Answer = { state?: string; field?: string; reason?: string };

const FIELDS: Readonly<Record<string, CardStep['wrongField']>> = {
  number: 'number',
  expMonth: 'expiry',
  expYear: 'expiry',
  cvc: 'cvc',
  code: 'code',
};

/** Hands the card, or the code of its second step, to the sandbox of the payment provider. */
export async function payCard(secret: string, values: Values, step: CardStep): Promise<CardStep> {
  // A telephone's digits have no slash: the year is what comes last.
  const [, expMonth = '', expYear = ''] = /^\s*(\d{1,2})\D*(\d{2}|\d{4})\s*$/.exec(values.expiry) ?? [];
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
  return wrongField ? { kind: step.kind, wrongField } : { kind: step.kind, problem: 'failed' };
}
