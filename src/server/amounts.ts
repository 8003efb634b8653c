/** Amounts as letters and papers write them: in French form in every language (spec §9). */
const FORM = 'fr-FR';
const euros = new Intl.NumberFormat(FORM, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat(FORM, { style: 'currency', currency: 'EUR' });
const whole = new Intl.NumberFormat(FORM);

/** `12 500 €`, from whole euros. */
export const formatEuros = (amount: number): string => euros.format(amount);

/** `5 500,00 €`, from cents. */
export const formatCents = (amount: number): string => cents.format(amount / 100);

/** `12 500`. */
export const formatNumber = (value: number): string => whole.format(value);
