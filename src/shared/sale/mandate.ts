/** The term of a search mandate from its signature, in months. */
export const MANDATE_MONTHS = 6;

/** The clauses of a search mandate, shown before the signature and sent to the signer. */
export const MANDATE_LINES = ['object', 'term', 'deposit', 'refund', 'fee', 'withdrawal'] as const;
