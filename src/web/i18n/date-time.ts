import { formatDateTime as inParis } from '#shared/words/format.ts';

/** `20/11/2026 18:00 (Paris)`: whoever reads it may be on another clock. */
export const formatDateTime = (at: string | number): string => `${inParis(at)}\u00a0(Paris)`;
