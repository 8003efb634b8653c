export const form = {
  cancel: 'Go back',
  save: 'Save',
  wrong: 'This value does not fit. Please check it.',
  parisTime: 'Paris time',
  reason: 'Reason',
} as const;
