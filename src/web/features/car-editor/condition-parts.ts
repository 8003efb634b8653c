import type { CarText, ConditionReport } from '#shared/fields/index.ts';
import type { FieldError } from '#web/ui/index.ts';

/** Returns a text with an entry for every language. */
export const inAll = ({ fr = null, en = null, es = null }: CarText) => ({ fr, en, es });

export type Parts = {
  report: ConditionReport;
  put: (part: Partial<ConditionReport>) => void;
  /** The error of a part, after the whole report was refused. */
  errorOf: (part: keyof ConditionReport) => FieldError | null;
};
