/** Reporting an ad, a question or a member: a small button, whose dialog and words come when it is pressed. */
export { ReportButton } from './ReportButton.tsx';
