import { languageOfText } from '../words/index.ts';
import type { Builder } from './builder.ts';

type Types = Builder['$inferSchemaTypes'];

/** The language of a free text that stands beside it: who listens to it hears it in that. */
export const textLanguage = <Parent>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>,
  textOf: (parent: Parent) => string | null | undefined,
) =>
  t.string({
    nullable: true,
    description: 'fr, en or es; null without a text, and where it is too short to tell.',
    resolve: parent => languageOfText(textOf(parent) ?? ''),
  });
