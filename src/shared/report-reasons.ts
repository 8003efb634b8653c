/** The reasons for a report, in the order shown. */
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
