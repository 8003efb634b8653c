import type { AnswerProblem } from '#shared/sale/index.ts';
import { formatNumber, type InquiryMessages } from '#web/i18n/index.ts';
import type { FieldError } from '#web/ui/index.ts';
import type { InquiryField } from './draft.ts';

/** What a form needs to say what is wrong: the house's own sentences, and those of the forms. */
export type ProblemWords = {
  readonly problems: InquiryMessages['problems'];
  readonly required: string;
  readonly email: string;
  readonly phone: string;
  readonly tooLong: string;
};

/** A problem in words, with the key that names its sentence (spec §5). */
export function problemText(words: ProblemWords, field: InquiryField, problem: AnswerProblem): FieldError {
  switch (problem) {
    case 'required':
    case 'email':
    case 'phone':
    case 'tooLong':
      return { key: `form.validation.${problem}`, text: words[problem] };
    default:
      return {
        key: `inquiry.problems.${problem}`,
        text: words.problems[problem]
          .replace('{minimum}', formatNumber(field.minimum ?? 0))
          .replace('{maximum}', formatNumber(field.maximum ?? 0)),
      };
  }
}
