/** The telephone desk: who calls, found by what they say of themselves, and the bid they give. */
export { type Caller, FindCaller, PhoneBid } from './PhoneBid.tsx';
