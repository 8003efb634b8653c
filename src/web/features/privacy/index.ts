export { PrivacyNote } from './PrivacyNote.tsx';
