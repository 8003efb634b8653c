import type { MessageKeys, Messages, NestedKeyOf } from 'use-intl';

/** The key of a sentence. Asked of the translator itself, it would cost the compiler most of its time. */
export type Sentence = MessageKeys<Messages, NestedKeyOf<Messages>>;
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
