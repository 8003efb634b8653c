/** The phone desk: finding the caller, and placing their bid. */
export { type Caller, FindCaller, PhoneBid } from './PhoneBid.tsx';
