/** What a house says of itself before it opens in production: all of it, none of it a stand-in. */
export const PARTICULARS = {
  HOUSE_ADDRESS: '3 quai Voltaire, 75007 Paris, France',
  HOUSE_PHONE: '+33 1 45 00 00 00',
  HOUSE_EMAIL: 'maison@enchere.test',
  HOUSE_VAT: 'FR40 303 265 045',
  HOUSE_LEGAL: 'SAS au capital de 50 000 €, 303 265 045 RCS Paris',
  HOUSE_DIRECTOR: 'Jeanne Martel',
  HOUSE_HOST: 'Nuages de Loire, 4 quai de la Fosse, 44000 Nantes, +33 2 40 11 22 33',
  HOUSE_MEDIATOR: 'Médiation du Commerce, 5 rue de la Paix, 75002 Paris, mediation-commerce.test',
  BANK_PAYEE: 'Maison Martel',
  BANK_IBAN: 'FR14 2004 1010 0505 0001 3M02 606',
  BANK_BIC: 'PSSTFRPPPAR',
} as const;

/** A house in production that says nothing of itself yet. */
export const CLOSED = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://calandre.test',
  RATE_LIMITS: 'on',
} as const;

/** The same, open. */
export const PRODUCTION = { ...CLOSED, ...PARTICULARS } as const;
