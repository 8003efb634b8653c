/**
 * Passkeys: coming in with a key that a device keeps, and the list of one's own. What speaks to the device
 * is loaded when a button is pressed.
 */
export { PasskeyButton } from './PasskeyButton.tsx';
export { PasskeyList } from './PasskeyList.tsx';
