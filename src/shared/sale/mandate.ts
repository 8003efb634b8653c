/** How long a mandate to search runs from its signature, in months. */
export const MANDATE_MONTHS = 6;

/** What a mandate to search says, clause by clause: read before it is signed, and sent to whoever signed it. */
export const MANDATE_LINES = ['object', 'term', 'deposit', 'refund', 'fee', 'withdrawal'] as const;
