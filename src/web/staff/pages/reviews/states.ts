export const STATES = ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const;
