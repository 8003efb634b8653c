/** Alerts: searches saved with one click, and the list of them. A visitor signs in first. */
export { AlertList } from './AlertList.tsx';
export { CreateAlert } from './CreateAlert.tsx';
