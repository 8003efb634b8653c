import type { useTranslations } from 'use-intl';

/** The key of a sentence. */
export type Sentence = Parameters<ReturnType<typeof useTranslations<never>>>[0];
/** What is wrong, field by field. */
export type Problems = Readonly<Record<string, Sentence>>;

/** What was typed is not what is asked: nothing was sent. */
export class WrongFields extends Error {
  override readonly name = 'WrongFields';
  readonly problems: Problems;
  constructor(problems: Problems) {
    super(Object.keys(problems).join());
    this.problems = problems;
  }
}
