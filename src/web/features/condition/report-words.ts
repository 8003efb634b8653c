import { useTranslations } from 'use-intl';
import type { TextFragment } from '#web/graphql/documents.gen.ts';
import { codesIn, useText, type Words } from '../ad-sections/index.ts';

/** What a report is said in: its sentences, a text of the ad in the page's language, and what a paper is called. */
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
