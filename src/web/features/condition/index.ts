/** A car's condition report, drawn and in words. */
export { ConditionReport } from './ConditionReport.tsx';
export { type ReportWords, useReportWords } from './report-words.ts';
