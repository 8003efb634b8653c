import type { MessageKeys, Messages, NestedKeyOf } from 'use-intl';
import type { FieldError } from '#web/ui/index.ts';

/** The key of a sentence. Asked of the translator itself, it would cost the compiler most of its time. */
export type Sentence = MessageKeys<Messages, NestedKeyOf<Messages>>;
/** What is wrong, field by field: the key of its sentence, or the sentence too where it names something. */
export type Problems = Readonly<Record<string, Sentence | FieldError>>;

/** What was typed is not what is asked: nothing was sent. */
export class WrongFields extends Error {
  override readonly name = 'WrongFields';
  readonly problems: Problems;
  constructor(problems: Problems) {
    super(Object.keys(problems).join());
    this.problems = problems;
  }
}
