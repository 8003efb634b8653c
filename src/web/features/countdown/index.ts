/** The time left, and the state of an auction by the server's clock. */
export { Countdown, useIsLastHour } from './Countdown.tsx';
export { lotNow, useLotNow } from './lot-now.ts';
