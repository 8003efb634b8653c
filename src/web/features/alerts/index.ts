/** Alerts: a search kept with one click, and the list of those one has kept. A visitor signs in first. */
export { AlertList } from './AlertList.tsx';
export { CreateAlert } from './CreateAlert.tsx';
