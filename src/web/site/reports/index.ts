/** Reporting an ad, a question or a member: a small button whose dialog and words load on click. */
export { ReportButton } from './ReportButton.tsx';
