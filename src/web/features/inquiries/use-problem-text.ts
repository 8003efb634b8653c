import { useTranslations } from 'use-intl';
import type { OfferProblem } from '#shared/fields/index.ts';
import type { AnswerProblem } from '#shared/sale/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import type { FieldError } from '#web/ui/index.ts';
import type { InquiryField } from './draft.ts';

/** `gone`: files that are kept no more. */
type Problem = AnswerProblem | OfferProblem | 'gone';
export type ProblemText = (field: InquiryField, problem: Problem) => FieldError;

/** A problem in words, the house's for what every form knows, with the key that names its sentence (spec §5). */
export function useProblemText(): ProblemText {
  const house = useTranslations('form.validation');
  const own = useTranslations('inquiry.problems');
  return ({ minimum, maximum }, problem) => {
    switch (problem) {
      case 'required':
      case 'email':
      case 'phone':
      case 'tooLong':
        return { key: `form.validation.${problem}`, text: house(problem) };
      default: {
        const values = { minimum: formatNumber(minimum ?? 0), maximum: formatNumber(maximum ?? 0) };
        return { key: `inquiry.problems.${problem}`, text: own(problem, values) };
      }
    }
  };
}
