import { useTranslations } from 'use-intl';
import type { TextFragment } from '#web/graphql/documents.gen.ts';
import { codesIn, useText, type Words } from '../ad-sections/index.ts';

/** The report's texts: its translator, free texts in the page's language, and document names. */
export type ReportWords = {
  readonly t: ReturnType<typeof useTranslations<'condition'>>;
  readonly textOf: (text: TextFragment | null) => Words | null;
  readonly paperOf: (code: string) => string;
};

export function useReportWords(): ReportWords {
  return {
    t: useTranslations('condition'),
    textOf: useText(),
    paperOf: codesIn(useTranslations(), 'documentLabel'),
  };
}
