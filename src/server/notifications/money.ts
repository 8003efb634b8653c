const money = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** Whole euros in French form, in every language (spec §9). */
export const euros = (amount: number): string => money.format(amount);
