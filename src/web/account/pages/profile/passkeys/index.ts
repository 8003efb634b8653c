/**
 * Passkeys: the list of one's own, one more, another name, an end. Coming in with one belongs to the session;
 * what speaks to the device is loaded when it is asked.
 */
export { PasskeyList } from './PasskeyList.tsx';
