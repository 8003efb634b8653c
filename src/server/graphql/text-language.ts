import { languageOfText } from '../words/index.ts';
import type { Builder } from './builder.ts';

type Types = Builder['$inferSchemaTypes'];

/** Adds the language of a free text, for screen readers. */
export const textLanguage = <Parent>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>,
  textOf: (parent: Parent) => string | null | undefined,
) =>
  t.string({
    nullable: true,
    description: 'fr, en or es; null without a text, and where it is too short to tell.',
    resolve: parent => languageOfText(textOf(parent) ?? ''),
  });
