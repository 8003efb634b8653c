/**
 * Sensitive actions: where the server wants a proof of identity, the page asks for the password, a code by e-mail if
 * there is none, or a passkey; and then repeats the action.
 */
export { FreshProvider, useFresh } from './FreshProvider.tsx';
