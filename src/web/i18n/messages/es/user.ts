import { mine } from './mine.ts';

/** What one’s own pages say besides: the overview, favourites, searches, the calendar, passkeys. */
export const user = { mine };
