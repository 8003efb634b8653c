/** The example's yearly borrowing rate, in percent; the lender's may differ. */
export const RATE = 5.9;
export const MONTHS = [12, 24, 36, 48, 60, 72, 84] as const;
export const AMOUNT_MIN = 3_000;
export const AMOUNT_MAX = 500_000;

/** Parses an amount in euros, with cents after a comma or a point; null when it is none. */
export function readAmount(text: string): number | null {
  const digits = text.replace(/[\s\u202f\u00a0€]/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{0,2})?$/.test(digits) ? Number(digits) : null;
}

export type Loan = { readonly monthly: number; readonly total: number; readonly cost: number };

/**
 * Returns a loan of equal monthly payments, in cents: with the monthly rate r over n months each is a · r / (1 − (1 +
 * r)⁻ⁿ). The payment is rounded up, as lenders do, so that nothing remains at the end.
 */
export function loanOf(amount: number, months: number, yearlyRate: number = RATE): Loan {
  const cents = Math.round(amount * 100);
  const rate = yearlyRate / 1_200;
  const exact = rate === 0 ? cents / months : (cents * rate) / (1 - (1 + rate) ** -months);
  const monthly = Math.ceil(exact - 1e-6);
  const total = monthly * months;
  return { monthly, total, cost: total - cents };
}
