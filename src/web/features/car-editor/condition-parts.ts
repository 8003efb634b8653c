import type { CarText, ConditionReport } from '#shared/fields/index.ts';
import type { FieldError } from '#web/ui/index.ts';

/** A text with every language in its place. */
export const inAll = ({ fr = null, en = null, es = null }: CarText) => ({ fr, en, es });

export type Parts = {
  report: ConditionReport;
  put: (part: Partial<ConditionReport>) => void;
  /** What is wrong with a part, once the whole was refused. */
  errorOf: (part: keyof ConditionReport) => FieldError | null;
};
