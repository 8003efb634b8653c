/** The condition of a car as a specialist found it, drawn and in words. */
export { ConditionReport } from './ConditionReport.tsx';
export { type ReportWords, useReportWords } from './report-words.ts';
