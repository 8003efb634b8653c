/** Time as the saleroom tells it: how long is left, and where an auction stands by the server's clock. */
export { Countdown, useIsLastHour } from './Countdown.tsx';
export { lotNow, useLotNow } from './lot-now.ts';
