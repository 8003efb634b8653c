/**
 * Where a person stands with a lot: one word for it, one look of it and one thing to do, on the auction's page, in
 * its bars and in one's own lists.
 */
export { StandingAct, StandingWord } from './Standing.tsx';
export { type Standing, standingOf } from './standing.ts';
