import { formatDateTime as inParis } from '#shared/words/format.ts';

/** Returns `20/11/2026 18:00 (Paris)`: the reader may be in another time zone. */
export const formatDateTime = (at: string | number): string => `${inParis(at)}\u00a0(Paris)`;
