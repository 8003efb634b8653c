import type { MessageKeys, Messages, NestedKeyOf } from 'use-intl';
import type { FieldError } from '#web/ui/index.ts';

/** A message key. The translator's own key type would take most of the compiler's time. */
export type Sentence = MessageKeys<Messages, NestedKeyOf<Messages>>;
/** Errors by field: a message key, or the message itself if it contains values. */
export type Problems = Readonly<Record<string, Sentence | FieldError>>;

/** The typed values are invalid; nothing was sent. */
export class WrongFields extends Error {
  override readonly name = 'WrongFields';
  readonly problems: Problems;
  constructor(problems: Problems) {
    super(Object.keys(problems).join());
    this.problems = problems;
  }
}
