/** A browser's request to the sandbox: a card, or the code of the second step. */
export type SandboxRequest =
  | { readonly kind: 'card'; readonly card: SandboxCard }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'invalid'; readonly field: string };

export type SandboxCard = {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
};

const DECLINED = '4000000000000002';
const SECOND_STEP = '4000002760003184';
const CODE = '123456';

export type Verdict = 'complete' | 'challenged' | 'declined';

/** Accepts every well-formed card except two: one is declined, one asks for a second step. */
export function judgeCard(card: SandboxCard): Verdict {
  if (card.number === DECLINED) return 'declined';
  return card.number === SECOND_STEP ? 'challenged' : 'complete';
}

export function judgeCode(code: string): Verdict {
  return code === CODE ? 'complete' : 'declined';
}

/** Parses the request; a card must be well formed and not expired at `now` (milliseconds). */
export function readSandboxRequest(body: unknown, now: number): SandboxRequest {
  if (typeof body !== 'object' || body === null) return { kind: 'invalid', field: 'number' };
  const { number, expMonth, expYear, cvc, code } = body as Record<string, unknown>;
  if (code !== undefined) {
    return typeof code === 'string' ? { kind: 'code', code } : { kind: 'invalid', field: 'code' };
  }
  const digits = String(number ?? '').replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return { kind: 'invalid', field: 'number' };
  const month = Number(expMonth);
  const year = Number(expYear) < 100 ? 2000 + Number(expYear) : Number(expYear);
  if (!Number.isInteger(month) || month < 1 || month > 12) return { kind: 'invalid', field: 'expMonth' };
  if (!Number.isInteger(year) || year > 2200) return { kind: 'invalid', field: 'expYear' };
  if (endOfCard({ expMonth: month, expYear: year }) <= now) return { kind: 'invalid', field: 'expYear' };
  if (!/^\d{3,4}$/.test(String(cvc ?? ''))) return { kind: 'invalid', field: 'cvc' };
  return { kind: 'card', card: { number: digits, expMonth: month, expYear: year } };
}

/** Returns when a card expires: the start of the month after the one printed on it. */
export function endOfCard({ expMonth, expYear }: Pick<SandboxCard, 'expMonth' | 'expYear'>): number {
  return Date.UTC(expYear, expMonth, 1);
}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  return /^(5[1-5]|2[2-7])/.test(number) ? 'mastercard' : 'card';
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
