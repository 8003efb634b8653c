/** Why something may be reported, in the order in which people read it. */
export const REPORT_REASONS = [
  'FRAUD',
  'NOT_THEIRS',
  'WRONG_FACTS',
  'FORBIDDEN',
  'INSULT',
  'PERSONAL_DATA',
  'COPYRIGHT',
  'OTHER',
] as const;
