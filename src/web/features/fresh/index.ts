/**
 * Before what cannot be taken back, or opens an account: where the server asks who is there, so does the page, by
 * password, by a code from the mailbox of who has none, or by a passkey; and then it does it again.
 */
export { FreshProvider, useFresh } from './FreshProvider.tsx';
