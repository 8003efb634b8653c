import { useTranslations } from 'use-intl';
import type { InquiryMessages } from '#web/i18n/index.ts';
import type { ProblemWords } from './problem-text.ts';

/** The sentences for what is wrong: the house's for what every form knows, the forms' own for the rest. */
export function useProblemWords({ problems }: InquiryMessages): ProblemWords {
  const t = useTranslations('form.validation');
  return { problems, required: t('required'), email: t('email'), phone: t('phone'), tooLong: t('tooLong') };
}
